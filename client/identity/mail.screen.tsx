import { Button } from 'antd';
import { access } from '#contract/identity/access.api';
import type { OutputOf } from '#contract/kit/endpoint';
import type { Column } from '#client/kit/list/column';
import { ListScreen } from '#client/kit/list-screen';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { formatJam, formatTanggal } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import { words } from '#client/identity/access.words';

type Row = OutputOf<typeof access.mails>['data'][number];
const at = (it: string) => `${formatTanggal(it)} ${formatJam(it)}`;

/** What became of the school's mails; never what they said. */
export function OutgoingMailScreen() {
  const t = useWords('access');
  const columns: Column<Row>[] = [
    { key: 'dibuat', title: t('made'), sorter: true, text: (it) => at(it.dibuat) },
    { key: 'jenis', title: t('jenis'), width: 200, text: (it) => (it.jenis in words.id ? t(it.jenis as 'verifikasi') : it.jenis) },
    { key: 'nama', title: t('who'), width: 180, text: (it) => it.nama },
    { key: 'state', title: t('state'), width: 300, text: (it) => stateOf(it, t).text, render: (it) => <State {...it} /> },
    { key: 'actions', title: t('actions'), width: 130, render: (it) => <Again {...it} /> },
  ];
  return (
    <ListScreen title={t('mail')} about={t('mailAbout')} endpoint={access.mails} columns={columns} rowKey="id" empty={t('noMail')} />
  );
}

function State(row: Row) {
  const { tone, text } = stateOf(row, useWords('access'));
  return <StatusTag tone={tone}>{text}</StatusTag>;
}

/** What became of a mail, and how that is to be taken. */
function stateOf(row: Row, t: Translate<'access'>): { tone: Tone; text: string } {
  if (row.terkirim) return { tone: 'good', text: t('sent', { waktu: at(row.terkirim) }) };
  if (!row.galat) return { tone: 'calm', text: t('waiting') };
  const galat = faultOf(row.galat, t);
  return row.berikut ? { tone: 'warn', text: t('trying', { n: row.percobaan, galat, waktu: at(row.berikut) }) } : { tone: 'bad', text: t('failed', { galat }) };
}
const faultOf = (it: string, t: Translate<'access'>) => (it === 'SMTP_URL' ? t('noServer') : it);

function Again({ id, terkirim, galat }: Row) {
  const t = useWords('access');
  const { run, pending } = useAction(access.sendMailAgain);
  if (terkirim || !galat) return null;
  return <Button size="small" loading={pending} onClick={() => void run({ id }).catch(() => undefined)}>{t('sendAgain')}</Button>;
}
