import { Button, type TableColumnsType } from 'antd';
import { access } from '#contract/identity/access.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag } from '#client/kit/status-tag';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import { words } from '#client/identity/access.words';

type Row = OutputOf<typeof access.mails>['data'][number];
const at = (it: string) => `${formatTanggal(it)} ${formatJam(it)}`;

/** What became of the school's mails; never what they said. */
export function OutgoingMailScreen() {
  const t = useWords('access');
  const columns: TableColumnsType<Row> = [
    { key: 'dibuat', title: t('made'), sorter: true, render: (_, it) => at(it.dibuat) },
    { key: 'jenis', title: t('jenis'), render: (_, it) => (it.jenis in words.id ? t(it.jenis as 'verifikasi') : it.jenis) },
    { key: 'nama', title: t('who'), render: (_, it) => it.nama ?? '–' },
    { key: 'state', title: t('state'), render: (_, it) => <State {...it} /> },
    { key: 'actions', title: <span className="visually-hidden">{t('actions')}</span>, render: (_, it) => <Again {...it} /> },
  ];
  return (
    <ListScreen title={t('mail')} about={t('mailAbout')} endpoint={access.mails} columns={columns} rowKey="id" stacks empty={t('noMail')} />
  );
}

function State(row: Row) {
  const t = useWords('access');
  if (row.terkirim) return <StatusTag tone="good">{t('sent', { waktu: at(row.terkirim) })}</StatusTag>;
  if (!row.galat) return <StatusTag tone="calm">{t('waiting')}</StatusTag>;
  const galat = faultOf(row.galat, t);
  return row.berikut ? <StatusTag tone="warn">{t('trying', { n: row.percobaan, galat, waktu: at(row.berikut) })}</StatusTag> : <StatusTag tone="bad">{t('failed', { galat })}</StatusTag>;
}
const faultOf = (it: string, t: Translate<'access'>) => (it === 'SMTP_URL' ? t('noServer') : it);

function Again({ id, terkirim, galat }: Row) {
  const t = useWords('access');
  const { run, pending } = useAction(access.sendMailAgain);
  if (terkirim || !galat) return null;
  return <Button size="small" loading={pending} onClick={() => void run({ id }).catch(() => undefined)}>{t('sendAgain')}</Button>;
}
