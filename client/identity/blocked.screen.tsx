import { useSuspenseQuery } from '@tanstack/react-query';
import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { access } from '#contract/identity/access.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { useMedia } from '#client/kit/media';
import { RowCards } from '#client/kit/row-cards';
import { inSight } from '#client/kit/table-columns';
import { Screen } from '#client/kit/screen';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { formatJam, formatTanggal } from '#client/kit/time';
import { questionOf, useAction } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import '#client/identity/access.words';

type Row = OutputOf<typeof access.blocked>['data'][number];
/** Blocks are no part of the history that the live channel tells of, so they are asked for again and again. */
const ASK_EVERY_MS = 3_000;
const at = (it: string) => `${formatTanggal(it)} ${formatJam(it)}`;
const nameOf = ({ nama, username, ip }: Row, t: Translate<'access'>) => nama ?? username ?? (ip ? `${t('network')} ${ip}` : t('unknown'));

/** Who cannot get in, and the way to let them in again. */
export function BlockedAccountScreen() {
  const t = useWords('access');
  return (
    <Screen title={t('blocked')}>
      <p>{t('blockedAbout')}</p>
      <Blocked />
    </Screen>
  );
}

function Blocked() {
  const t = useWords('access');
  const isNarrow = useMedia('(max-width: 767.98px)');
  const { data: { data } } = useSuspenseQuery({ ...questionOf(access.blocked, {}), refetchInterval: ASK_EVERY_MS });
  const columns: TableColumnsType<Row> = [
    { key: 'who', title: t('who'), render: (_, it) => <><strong>{nameOf(it, t)}</strong>{it.nama && it.username ? ` (${it.username})` : ''}{it.nama && it.ip && <div>{t('ip')} {it.ip}</div>}</> },
    { key: 'alasan', title: t('alasan'), render: (_, it) => <StatusTag tone={it.alasan === 'PASSWORD_SALAH' || it.alasan === 'RESET_SANDI' ? 'warn' : 'bad'}>{t(it.alasan)}</StatusTag> },
    { key: 'tries', title: t('tries'), align: 'right', render: (_, it) => it.jumlah_percobaan || '–' },
    { key: 'since', title: t('since'), render: (_, it) => at(it.diblokir_pada) },
    { key: 'until', title: t('until'), render: (_, it) => (it.berakhir_pada ? at(it.berakhir_pada) : t('forever')) },
    { key: 'actions', title: <span className="visually-hidden">{t('actions')}</span>, render: (_, it) => <Lift row={it} /> },
  ];
  if (!data.length) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nobody')} />;
  if (isNarrow) return <RowCards columns={columns} rows={data} rowKey="key" sorting={{}} onSort={() => undefined} isBusy={false} empty={t('nobody')} pagination={{ total: data.length, pageSize: 1000, hideOnSinglePage: true }} />;
  return <Table rowKey="key" columns={inSight(columns)} dataSource={data} pagination={false} scroll={{ x: 'max-content' }} />;
}

function Lift({ row }: { row: Row }) {
  const [t, telling] = [useWords('access'), useTelling()];
  const { run, pending } = useAction(access.lift);
  if (!row.dapat_dibuka) return null;
  const lift = () => void run({ key: row.key }).then(() => telling.success({ title: t('lifted') }), () => undefined);
  return <Button size="small" aria-label={t('liftOf', { nama: nameOf(row, t) })} loading={pending} onClick={lift}>{t('lift')}</Button>;
}
