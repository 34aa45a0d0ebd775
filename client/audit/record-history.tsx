import { Link } from 'react-router-dom';
import { audit } from '#contract/audit/audit.api';
import { tanggalOf } from '#contract/school-year/school-days';
import { useEventNames } from '#client/kit/events/event-name';
import { formatAngka } from '#client/kit/number';
import { RecordCard } from '#client/kit/record';
import { useMayAsk } from '#client/kit/session';
import { clock, formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { useArea } from '#client/audit/area';
import '#client/audit/changes.words';

const SHOWN = 8;

/** What was done last about one person or class: a line is one person's changes of one kind within an hour. Nothing for who may not read it. */
export function RecordHistory({ id }: { id: string }) {
  const t = useWords('changes');
  return useMayAsk(audit.changes) ? <RecordCard id="riwayat" title={t('history')}><Lines id={id} /></RecordCard> : null;
}

/** The time of today's, the day of others, with its year where that is another. */
function whenOf(at: string) {
  const day = tanggalOf(new Date(at), clock.zone());
  if (day === clock.today()) return formatJam(at);
  return day.slice(0, 4) === clock.today().slice(0, 4) ? formatTanggal(day).slice(0, -5) : formatTanggal(day);
}

function Lines({ id }: { id: string }) {
  const t = useWords('changes');
  const [area, { nameOf }] = [useArea(), useEventNames()];
  const { data } = useView(audit.changes, { id, sistem: 'true', limit: SHOWN });
  if (!data.length) return <p className="soft">{t('none')}</p>;
  return (
    <ol className="record-events">
      {data.map(({ id: line, stream, at, type, jumlah, oleh }) => (
        <li key={line}>
          <time dateTime={at}>{whenOf(at)}</time>
          <span>
            <Link to={`${area}/audit/${stream}`}>{nameOf(type)}</Link>
            <small>{oleh.id_akun ? (oleh.nama ?? t('nobody')) : t('bySystem')}{jumlah > 1 && ` · ${t('changesOf', { count: jumlah, jumlah: formatAngka(jumlah) })}`}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
