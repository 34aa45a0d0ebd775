import { useCallback, useMemo, useState } from 'react';
import { RINCIAN } from '#contract/exam/supervision';
import { ActDialog } from '#client/exam/supervision/act-dialog';
import { Headline } from '#client/exam/supervision/headline';
import { Lane } from '#client/exam/supervision/lane';
import { LatelyCard } from '#client/exam/supervision/lately-card';
import { MinutesCard } from '#client/exam/supervision/minutes-card';
import { Progress } from '#client/exam/supervision/progress';
import { type Room, useStandpoint } from '#client/exam/supervision/room';
import { RoomFacts } from '#client/exam/supervision/room-facts';
import { seatOf } from '#client/exam/supervision/seat';
import { Seats } from '#client/exam/supervision/seats';
import { endOf, standingOf } from '#client/exam/supervision/standing';
import type { useActs } from '#client/exam/supervision/use-acts';
import { useAddress } from '#client/kit/address';
import { later } from '#client/kit/later';

const StudentDrawer = later(async () => (await import('#client/exam/supervision/student-drawer')).StudentDrawer);
const WhyPeople = later(async () => (await import('#client/exam/supervision/why-people')).WhyPeople);
const AttendanceDrawer = later(async () => (await import('#client/exam/supervision/attendance-drawer')).AttendanceDrawer);
const NoteDialog = later(async () => (await import('#client/exam/supervision/note-dialog')).NoteDialog);
const BeganDialog = later(async () => (await import('#client/exam/supervision/began-dialog')).BeganDialog);

/** A room that is being supervised. */
export function Board({ room, acts }: { room: Room; acts: ReturnType<typeof useActs> }) {
  const { head, rows, devices, unsent, now, lost } = room;
  const { mayAct } = useStandpoint();
  const { rincian, murid, open, close } = useBehind();
  const [dialog, setDialog] = useState<'kehadiran' | 'catatan' | 'mulai'>();
  const states = useMemo(() => new Map(rows.map((it) => [it.id_peserta, seatOf(it, now)])), [rows, now]);
  const standing = useMemo(() => standingOf(rows, now, unsent), [rows, now, unsent]);
  const kelas = useMemo(() => [...new Set(rows.flatMap((it) => it.kelas ?? []))].toSorted(), [rows]);
  const openStudent = useCallback((id: string) => open({ murid: id }), [open]);
  const onWhy = useCallback((it: string) => open({ rincian: it }), [open]);
  const onAct = mayAct ? acts.act : undefined;
  const student = rows.find((it) => it.id_peserta === murid);
  const shut = () => setDialog(undefined);
  return (
    <>
      <Headline head={head} standing={standing} now={now} lost={lost} end={endOf(rows, head.tutup_nyata, now)} onWhy={onWhy} />
      <div className="room">
        <div className="room-main">
          <Lane rows={rows} devices={devices} now={now} lost={lost} onOpen={openStudent} onAct={onAct} />
          <Seats rows={rows} states={states} unsent={unsent} now={now} onOpen={openStudent} onAct={onAct} />
        </div>
        <aside className="room-side">
          <Progress rows={rows} onWhy={onWhy} />
          <RoomFacts head={head} kelas={kelas} onBegan={() => setDialog('mulai')} />
          <MinutesCard rows={rows} head={head} now={now} onAttendance={() => setDialog('kehadiran')} onNote={() => setDialog('catatan')} onIncident={() => acts.act('catat', [], true)} />
          <LatelyCard rows={rows} isLive={lost === null} />
        </aside>
      </div>
      {rincian && <WhyPeople rincian={rincian} rows={rows} now={now} unsent={unsent} onOpen={openStudent} onClose={close} />}
      {student && <StudentDrawer row={student} device={devices.get(student.id_peserta)} now={now} onAct={onAct} onClose={close} />}
      {dialog === 'kehadiran' && <AttendanceDrawer rows={rows} onClose={shut} />}
      {dialog === 'catatan' && <NoteDialog note={head.notes_berita_acara} onClose={shut} />}
      {dialog === 'mulai' && <BeganDialog head={head} onClose={shut} />}
      <ActDialog acts={acts} />
    </>
  );
}

/** What lies behind a number, and which student is open, stand in the address: Back closes them. */
function useBehind() {
  const [params, setParams] = useAddress();
  const open = useCallback((it: { rincian?: string; murid?: string }) => setParams(it), [setParams]);
  const close = useCallback(() => setParams({}), [setParams]);
  return { rincian: RINCIAN.find((it) => it === params.get('rincian')), murid: params.get('murid'), open, close };
}
