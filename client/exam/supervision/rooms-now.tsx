import { Link } from 'react-router-dom';
import { supervision } from '#contract/exam/supervision.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { Lit } from '#client/kit/lit';
import { StatusTag } from '#client/kit/status-tag';
import { formatHariTanggal, formatJam, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/supervision/supervision.words';
import '#client/exam/supervision/supervision.css';

type RoomRow = OutputOf<typeof supervision.list>['data'][number];
const MOST = 100;
const NEXT = 3;
const RUNS = ['disetujui', 'berlangsung'];

/** The rooms where an exam is sat now, each the way to its board, and those that come next. */
export function RoomsNow() {
  const t = useWords('supervision');
  const { data } = useView(supervision.list, { limit: MOST });
  const now = useNow(5_000).getTime();
  const open = data.filter((it) => RUNS.includes(it.status));
  const running = open.filter((it) => Date.parse(it.mulai) <= now && now < Date.parse(it.tutup));
  const next = open.filter((it) => Date.parse(it.mulai) > now).toSorted((a, b) => (a.mulai < b.mulai ? -1 : 1)).slice(0, NEXT);
  if (!running.length && !next.length) return null;
  const coming = next.length > 0 && <section aria-label={t('roomsNext')}><h3>{t('roomsNext')}</h3><ul className="rooms">{next.map((it) => <Coming key={it.id_pengawas_cbt} room={it} />)}</ul></section>;
  if (!running.length) return <div className="panel">{coming}</div>;
  return <Lit said={t('roomsNow')} beside={coming || undefined}><ul className="rooms">{running.map((it) => <Running key={it.id_pengawas_cbt} room={it} />)}</ul></Lit>;
}

const boardOf = ({ id_pengawas_cbt }: RoomRow) => `/teacher/cbt/my-supervision/${id_pengawas_cbt}`;

function Running({ room }: { room: RoomRow }) {
  const t = useWords('supervision');
  const { judul, ruang, mengerjakan, peserta, perlu, tutup } = room;
  return (
    <li>
      <span><b>{judul} · {ruang ?? t('noRoom')}</b><small className="n">{t('roomWorking', { mengerjakan, peserta })} · {t('until', { jam: formatJam(tutup) })}</small></span>
      {perlu > 0 && <StatusTag tone="bad">{t('roomNeed', { count: perlu })}</StatusTag>}
      <Link className="btn is-primary" to={boardOf(room)}>{t('openBoard')}<span className="visually-hidden"> {judul} {ruang}</span></Link>
    </li>
  );
}

function Coming({ room }: { room: RoomRow }) {
  const t = useWords('supervision');
  return <li><span><Link to={boardOf(room)}>{room.judul} · {room.ruang ?? t('noRoom')}</Link><small className="n">{formatHariTanggal(new Date(room.mulai))}, {formatJam(room.mulai)} · {t('roomWait', { count: room.peserta, peserta: room.peserta })}</small></span></li>;
}
