import { HistoryOutlined, NotificationOutlined, PauseCircleOutlined, PlayCircleOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AttendanceDrawer } from '#client/exam/supervision/attendance-drawer';
import { Board } from '#client/exam/supervision/board';
import { placeOf, type Room, StandpointProvider, useRoom } from '#client/exam/supervision/room';
import { isRoomOver } from '#client/exam/supervision/standing';
import { useActs } from '#client/exam/supervision/use-acts';
import { Boundary } from '#client/kit/boundary';
import { Banners, useCrumbs, useHeading } from '#client/kit/screen';
import { useWide } from '#client/kit/wide';
import { useWords } from '#client/kit/words';
import '#client/exam/supervision/supervision.words';
import '#client/exam/supervision/supervision.css';
import '#client/kit/board.css';

const BACK = '/teacher/cbt/schedule';

/** The board of one room in which an exam is sat. */
export function MySupervisionScreen() {
  const { id = '' } = useParams();
  useWide();
  return <div className="screen board-screen"><Boundary><OneRoom key={id} id={id} /></Boundary></div>;
}

function OneRoom({ id }: { id: string }) {
  const room = useRoom(id);
  const { head } = room;
  const mayAct = head.boleh;
  const here = useMemo(() => ({ id_pengawas_cbt: id, jumlah_soal: head.jumlah_soal, mayAct }), [id, head.jumlah_soal, mayAct]);
  return <StandpointProvider value={here}><Frame room={room} /></StandpointProvider>;
}

/** What stands above the board: what it is of, and what is done to the whole room. */
function Frame({ room }: { room: Room }) {
  const t = useWords('supervision');
  const { head } = room;
  const place = placeOf(head, t);
  const heading = useHeading(place);
  useCrumbs(place, { to: BACK, label: t('watch') });
  const acts = useActs();
  return (
    <>
      <div className="screen-head">
        <h1 ref={heading} tabIndex={-1}>{[t(timeOf(room)), place, head.sesi !== null && t('shift', { n: head.sesi })].filter(Boolean).join(' · ')}</h1>
        <div className="screen-actions"><Ways room={room} acts={acts} /></div>
      </div>
      <Banners />
      <Board room={room} acts={acts} />
    </>
  );
}

const timeOf = ({ head: { mulai, tutup_nyata }, rows, now }: Room) => (now < Date.parse(mulai) ? 'eyebrowLater' : isRoomOver(rows, tutup_nyata, now) ? 'eyebrowOver' : 'eyebrow');

function Ways({ room: { head, rows }, acts }: { room: Room; acts: ReturnType<typeof useActs> }) {
  const t = useWords('supervision');
  const mayAct = head.boleh;
  const [isOpen, setOpen] = useState(false);
  const working = rows.filter((it) => it.mulai !== null && it.selesai === null);
  const isPaused = working.length > 0 && working.every((it) => it.isLocked && it.jeda);
  return (
    <>
      <Link className="btn is-small" to={`/teacher/cbt/my-supervision/${head.id_pengawas_cbt}/replay`}><HistoryOutlined aria-hidden /> {t('replay')}</Link>
      {mayAct && <Button size="small" icon={<TeamOutlined aria-hidden />} onClick={() => setOpen(true)}>{t('attendance')}</Button>}
      {mayAct && working.length > 0 && <Button size="small" icon={<NotificationOutlined aria-hidden />} onClick={() => acts.act('pesan', working, true)}>{t('toAll')}</Button>}
      {mayAct && working.length > 0 && (isPaused
        ? <Button size="small" type="primary" icon={<PlayCircleOutlined aria-hidden />} onClick={() => acts.act('lanjutkan', working, true)}>{t('goOnRoom')}</Button>
        : <Button size="small" danger icon={<PauseCircleOutlined aria-hidden />} onClick={() => acts.act('jeda', working, true)}>{t('pauseRoom')}</Button>)}
      {isOpen && <AttendanceDrawer rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}
