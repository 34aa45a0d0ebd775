import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { access } from '#contract/identity/access.api';
import { useEffect } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import type { Column } from '#client/kit/list/column';
import { WholeList } from '#client/kit/list/whole-list';
import { Screen } from '#client/kit/screen';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { formatJam, formatTanggal } from '#client/kit/time';
import { questionOf, useAction, useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import '#client/identity/access.words';

type Row = OutputOf<typeof access.blocked>['data'][number];
/** A timer holds no more. */
const LONGEST_S = 86_400;
const at = (it: string) => `${formatTanggal(it)} ${formatJam(it)}`;
const nameOf = ({ nama, username, ip }: Row, t: Translate<'access'>) => nama ?? username ?? (ip ? `${t('network')} ${ip}` : t('unknown'));

/** Who cannot get in, and the way to let them in again. */
export function BlockedAccountScreen() {
  const t = useWords('access');
  return (
    <Screen title={t('blocked')} actions={<LiftAll />}>
      <p className="screen-about">{t('blockedAbout')}</p>
      <Blocked />
    </Screen>
  );
}

function Blocked() {
  const t = useWords('access');
  const { data } = useView(access.blocked, {});
  useAskAtTheEnd(data);
  const columns: Column<Row>[] = [
    { key: 'who', title: t('who'), width: 230, text: (it) => nameOf(it, t), render: (it) => <>{nameOf(it, t)}{it.nama && it.username ? ` (${it.username})` : ''}{it.nama && it.ip && <div>{t('ip')} {it.ip}</div>}</> },
    { key: 'alasan', title: t('alasan'), width: 170, text: (it) => t(it.alasan), render: (it) => <StatusTag tone={it.alasan === 'PASSWORD_SALAH' || it.alasan === 'RESET_SANDI' ? 'warn' : 'bad'}>{t(it.alasan)}</StatusTag> },
    { key: 'tries', title: t('tries'), align: 'end', width: 100, text: (it) => it.jumlah_percobaan || null },
    { key: 'since', title: t('since'), text: (it) => at(it.diblokir_pada) },
    { key: 'until', title: t('until'), text: (it) => (it.berakhir_pada ? at(it.berakhir_pada) : t('forever')) },
    { key: 'actions', title: t('actions'), render: (it) => <Lift row={it} /> },
  ];
  return <WholeList name={access.blocked.name} columns={columns} rows={data} rowKey="key" empty={t('nobody')} />;
}

/** That a block has run out nobody tells: it is asked again when the first of them has. */
function useAskAtTheEnd(rows: readonly Row[]) {
  const client = useQueryClient();
  useEffect(() => {
    const left = Math.min(...rows.flatMap((it) => it.sisa_detik ?? []), LONGEST_S);
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: questionOf(access.blocked, {}).queryKey }), (left + 1) * 1000);
    return () => clearTimeout(timer);
  }, [rows, client]);
}

/** Nothing where nobody is blocked but by an admin; the list has asked who is. */
function LiftAll() {
  const [t, telling] = [useWords('access'), useTelling()];
  const { run, pending } = useAction(access.liftAll);
  const { data: blocked } = useQuery({ ...questionOf(access.blocked, {}), enabled: false });
  const lift = () => void run({}).then(({ data }) => telling.success({ title: t('liftedAll', { jumlah: data.jumlah }) }), () => undefined);
  if (!blocked?.data.some(({ alasan }) => alasan !== 'DIBLOKIR_ADMIN')) return null;
  return <Button loading={pending} onClick={lift}>{t('liftAll')}</Button>;
}

function Lift({ row }: { row: Row }) {
  const [t, telling] = [useWords('access'), useTelling()];
  const { run, pending } = useAction(access.lift);
  if (!row.dapat_dibuka) return null;
  const lift = () => void run({ key: row.key }).then(() => telling.success({ title: t('lifted') }), () => undefined);
  return <Button size="small" aria-label={t('liftOf', { nama: nameOf(row, t) })} loading={pending} onClick={lift}>{t('lift')}</Button>;
}
