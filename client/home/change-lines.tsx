import { Link } from 'react-router-dom';
import { audit } from '#contract/audit/audit.api';
import type { AskOf, OutputOf } from '#contract/kit/endpoint';
import { Card } from '#client/home/frame';
import { useEventNames } from '#client/kit/events/event-name';
import { clock, formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/change-lines.css';
import '#client/home/office-home.words';

type Line = OutputOf<typeof audit.changes>['data'][number];
const MOST = 5;
/** While an exam runs there would be nothing else but answers. */
export const BY_STAFF: AskOf<typeof audit.changes> = { pelaku: 'pegawai' };

type Props = { id: string; title: string; area: string; of?: AskOf<typeof audit.changes>; none: string };

/** What changed last, who did it and about what; each line leads to its history, the title to all of them. */
export function ChangeLines({ id, title, area, of = {}, none }: Props) {
  const t = useWords('officeHome');
  const { data } = useView(audit.changes, { ...of, limit: MOST });
  const all = new URLSearchParams(of as Record<string, string>);
  return (
    <Card id={id} title={title} about={<Link to={`${area}/audit${all.size ? `?${all}` : ''}`}>{t('allChanges')}</Link>}>
      {data.length === 0 ? <p className="home-none">{none}</p> : <ol className="change-lines">{data.map((it) => <Changed key={it.id} line={it} area={area} />)}</ol>}
    </Card>
  );
}

function Changed({ line: { at, oleh, type, jenis, tentang, jumlah, stream }, area }: { line: Line; area: string }) {
  const t = useWords('officeHome');
  const { nameOf, kindOf, aboutOf } = useEventNames();
  const about = [kindOf(jenis), tentang && aboutOf(tentang)].filter(Boolean).join(' ');
  return (
    <li>
      <time dateTime={at}>{dayIn(at)}</time>
      <span><b>{oleh.nama ?? t(oleh.id_akun ? 'unnamed' : 'system')}</b> · {nameOf(type)} · <Link to={`${area}/audit/${stream}`}>{about}</Link>{jumlah > 1 && <small> · {t('changes', { count: jumlah })}</small>}</span>
    </li>
  );
}

/** The time alone where it was today. */
const dayIn = (at: string) => (formatTanggal(new Date(at)) === formatTanggal(clock.today()) ? formatJam(at) : `${formatTanggal(new Date(at)).slice(0, 6)} ${formatJam(at)}`);
