import { Button, Typography } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { useAddress } from '#client/kit/address';
import { Screen } from '#client/kit/screen';
import type { Column } from '#client/kit/list/column';
import { ServerTable } from '#client/kit/server-table';
import { useMayAsk } from '#client/kit/session';
import { formatDetik, formatTanggal } from '#client/kit/time';
import { type Translate, useLanguage, useWords } from '#client/kit/words';
import { useArea } from '#client/audit/area';
import { useEventNames } from '#client/kit/events/event-name';
import { detailsOf, reasonOf, sentenceOf, type Told } from '#client/audit/event-sentence';
import { sesiOf, useNameIn } from '#client/audit/names';
import { Who, whoIs } from '#client/audit/who';
import '#client/audit/audit.css';
import '#client/audit/audit.words';
import '#client/audit/changes.words';

/** What happened in one stream, newest first: who did what, and the seal on it. */
export function StreamScreen() {
  const t = useWords('audit');
  const { stream = '' } = useParams();
  const [params, setParams] = useAddress();
  const id_murid = params.get('id_murid') ?? undefined;
  const nama = useNameIn(stream, id_murid);
  // Registers are opened in the teachers' area only.
  const [recent, area] = [useWords('changes'), useArea()];
  const isTeachers = area === '/teacher';
  const id_sesi = useMayAsk(attendance.register) && isTeachers && sesiOf(stream);
  return (
    <Screen title={t('title')} back={{ to: `${area}/audit`, label: recent('title') }} actions={id_sesi && <Link to={`/teacher/schedule/${id_sesi}`}>{t('openRegister')}</Link>}>
      {id_murid && (
        <p className="stream-about">
          <strong>{nama ?? t('ofStudent')}</strong>
          <Button size="small" onClick={() => setParams({})}>{t('all')}</Button>
        </p>
      )}
      <ServerTable endpoint={audit.stream} input={{ stream, id_murid }} columns={columnsOf(t, useEventNames().nameOf, !id_murid && sesiOf(stream) !== undefined)} rowKey="id" empty={t('empty')} />
    </Screen>
  );
}

/** In a register each event also says whom it is about. */
const columnsOf = (t: Translate<'audit'>, nameOf: ReturnType<typeof useEventNames>['nameOf'], isOfMany: boolean): Column<Told>[] => [
  { key: 'at', title: t('when'), width: 140, text: ({ at }) => `${formatTanggal(new Date(at))} ${formatDetik(at)}` },
  { key: 'what', title: t('what'), width: 300, text: (event) => sentenceOf(event, t, nameOf), render: (event) => <What event={event} /> },
  ...(isOfMany ? [{ key: 'about', title: t('about'), text: ({ murid }: Told) => murid ?? '' }] : []),
  { key: 'oleh', title: t('who'), width: 160, text: ({ oleh }) => whoIs(oleh), render: ({ oleh }) => <Who {...oleh} /> },
  { key: 'revision', title: t('revision'), align: 'end' as const, width: 80, text: ({ revision }) => revision },
  { key: 'hash', title: t('hash'), width: 160, text: ({ hash }) => hash, render: ({ hash }) => <Typography.Text code copyable={{ text: hash }}>{hash.slice(0, 12)}</Typography.Text> },
];

/** What happened, why, and the way to the board as it was then. */
function What({ event }: { event: Told }) {
  const t = useWords('audit');
  const [area, { nameOf }] = [useArea(), useEventNames()];
  const language = useLanguage();
  const [why, { tanggal_sesi }] = [reasonOf(event), event.data];
  return (
    <span className="stream-what">
      {sentenceOf(event, t, nameOf)}
      {detailsOf(event, language).map(([name, value]) => <small key={name} className="stream-why">{name}: {value}</small>)}
      {why && <small className="stream-why">{t('why', { alasan: why })}</small>}
      {typeof tanggal_sesi === 'string' && <small className="stream-why"><Link to={`${area}/audit/attendance?tanggal=${tanggal_sesi}&at=${event.at}`}>{t('onBoard')}</Link></small>}
    </span>
  );
}
