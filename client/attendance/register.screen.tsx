import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Attendance, StatusKehadiran } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { lesson } from '#contract/lesson/lesson.api';
import { Boundary } from '#client/kit/boundary';
import { later } from '#client/kit/later';
import { useMedia } from '#client/kit/media';
import { Nothing } from '#client/kit/nothing';
import { Notice } from '#client/kit/notice';
import { Screen } from '#client/kit/screen';
import { questionOf, useAction, useAhead, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { RegisterFoot } from '#client/attendance/register-foot';
import { RegisterHead } from '#client/attendance/register-head';
import { RefusedAll } from '#client/attendance/refused-marks';
import { RegisterLine } from '#client/attendance/register-line';
import { type Filter, filtered, type Line, linesOf, type Made, manyOf, sameAsBefore, wishOf } from '#client/attendance/register-sheet';
import { useKeptFocus } from '#client/attendance/kept-focus';
import { useMarks } from '#client/attendance/use-marks';
import { useUndo } from '#client/attendance/use-undo';
import '#client/attendance/attendance.css';
import '#client/attendance/board.css';
import '#client/attendance/attendance.words';

const NoteDrawer = later(async () => (await import('#client/attendance/note-drawer')).NoteDrawer);
const FILTERS: readonly Filter[] = ['semua', 'tidak_hadir', 'belum'];

/** What else is said of the lesson, below its head. */
type About = { about?: ((id_sesi: string) => ReactNode) | undefined };

/** The register of one lesson: made for a phone in a classroom. */
export function RegisterScreen({ about }: About) {
  const t = useWords('attendance');
  const { id: id_sesi = '' } = useParams();
  return (
    <div className="register-screen">
      <Screen title={t('register')} back={{ to: '/', label: t('toDashboard') }}>
        <Register key={id_sesi} id_sesi={id_sesi} about={about} />
      </Screen>
    </div>
  );
}

const changeOf = ({ row, status: dari }: Line, status_kehadiran: StatusKehadiran | null): Made => ({ id_murid: row.id_murid, status_kehadiran, dari, before: row.diubah });

function Register({ id_sesi, about }: About & { id_sesi: string }) {
  const t = useWords('attendance');
  useAhead(lesson.one, { id: id_sesi });
  const { attendances, attendanceAuthorized, alasan, jam_sebelumnya } = useView(attendance.register, { id_sesi });
  const [client, anew] = [useQueryClient(), useAction(attendance.register)];
  const { marks, mark, drop, again, isSafe } = useMarks();
  const [noting, setNoting] = useState<Attendance>();
  const [chosen, setChosen] = useState<string>();
  const [filter, setFilter] = useState<Filter>('semua');
  const narrow = useMedia('(max-width: 899px)');
  const own = marks.filter((it) => it.id_sesi === id_sesi);
  const lines = linesOf(attendances, marks);
  const told = useUndo(id_sesi, lines, mark);
  const waiting = own.filter((it) => it.state === 'waiting');
  const refused = own.filter((it) => (it.all || it.daftar_murid) && it.state === 'refused');
  const keepsFocus = useKeptFocus(lines);

  const pick = (line: Line, status: StatusKehadiran | null) => {
    if (line.status !== status) told(t('changed', { nama: line.row.nama ?? t('unnamed'), dari: t(line.status ?? 'Belum'), ke: t(status ?? 'Belum') }), [changeOf(line, status)]);
    mark(wishOf({ id_sesi, lines: [line], status_kehadiran: status }));
    if (narrow) keepsFocus(line);
    setChosen(undefined);
  };
  const markAll = () => {
    const unfilled = lines.filter(({ status }) => status === null);
    told(t('markedAll', { count: unfilled.length }), unfilled.map((it) => changeOf(it, 'Hadir')));
    mark(wishOf({ id_sesi, lines: unfilled, status_kehadiran: 'Hadir', all: true }));
  };
  const canCopy = jam_sebelumnya && sameAsBefore(lines, jam_sebelumnya.status).length > 0;
  /** The lesson before may have been marked otherwise since this register was asked for: nobody tells of that here. */
  const copy = async () => {
    const { jam_sebelumnya: before } = await anew.run({ id_sesi });
    const copied = before ? sameAsBefore(lines, before.status) : [];
    if (!before || !copied.length) return client.invalidateQueries({ queryKey: questionOf(attendance.register, { id_sesi }).queryKey });
    told(t('copied', { count: copied.length, posisi: before.posisi }), copied.map(({ line, status_kehadiran }) => changeOf(line, status_kehadiran)));
    mark(manyOf(id_sesi, copied));
  };

  return (
    <>
      <RegisterHead id_sesi={id_sesi} lines={lines} marks={own} markAll={attendanceAuthorized ? markAll : undefined}
        copy={canCopy ? { posisi: jam_sebelumnya.posisi, isAsking: anew.pending, run: () => void copy().catch(() => undefined) } : undefined} />
      {about && <Boundary>{about(id_sesi)}</Boundary>}
      {!attendanceAuthorized && <Notice tone="info" title={t('readOnly')}>{alasan}</Notice>}
      {refused.map((it) => <RefusedAll key={it.key} mark={it} onDrop={() => drop(it)} onAgain={() => again(it)} />)}
      <div aria-live="polite">
        {waiting.length > 0 && <Notice tone="warn" title={t(isSafe ? 'keptMarks' : 'waitingMarks', { count: waiting.length })} />}
      </div>
      {lines.length > 0 && (
        <div className="chips" role="group" aria-label={t('show')}>
          {FILTERS.map((it) => <button key={it} type="button" className="chip" aria-pressed={filter === it} onClick={() => setFilter(it)}>{t(`show-${it}`)} <b>{filtered(lines, it).length}</b></button>)}
        </div>
      )}
      {lines.length === 0 && <Nothing>{t('noStudents')}</Nothing>}
      <ol className="register-list" aria-label={t('students')}>
        {filtered(lines, filter).map((line) => (
          <RegisterLine key={line.row.id_murid} line={line} nomor={lines.indexOf(line) + 1} onNote={() => setNoting(line.row)} isChosen={chosen === line.row.id_murid}
            onToggle={narrow ? () => setChosen(chosen === line.row.id_murid ? undefined : line.row.id_murid) : undefined}
            onPick={attendanceAuthorized ? (status) => pick(line, status) : undefined}
            onDrop={drop} onAgain={(it) => again(it, { dari: line.row.status_kehadiran, targets: [{ id_murid: line.row.id_murid, diubah: line.row.diubah }] })} />
        ))}
      </ol>
      {attendanceAuthorized && <p className="register-keys">{t('keys')}</p>}
      <Boundary><RegisterFoot id_sesi={id_sesi} /></Boundary>
      {noting && <NoteDrawer key={noting.id} row={noting} onClose={() => setNoting(undefined)} />}
    </>
  );
}
