import { Alert, Empty } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Attendance, StatusKehadiran } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { later } from '#client/kit/later';
import { Screen } from '#client/kit/screen';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { isOpen } from '#client/attendance/mark-queue';
import { RegisterHead } from '#client/attendance/register-head';
import { RegisterLine } from '#client/attendance/register-line';
import { type Line, linesOf, wishOf } from '#client/attendance/register-sheet';
import { useMarks } from '#client/attendance/use-marks';
import '#client/attendance/attendance.css';
import '#client/attendance/attendance.words';

const NoteDrawer = later(async () => (await import('#client/attendance/note-drawer')).NoteDrawer);

/** The register of one lesson: made for a phone in a classroom. */
export function RegisterScreen() {
  const t = useWords('attendance');
  const { id: id_sesi = '' } = useParams();
  return (
    <Screen title={t('register')}>
      <Register id_sesi={id_sesi} />
    </Screen>
  );
}

function Register({ id_sesi }: { id_sesi: string }) {
  const t = useWords('attendance');
  const { attendances, attendanceAuthorized, alasan } = useView(attendance.register, { id_sesi });
  const { marks, mark } = useMarks();
  const [noting, setNoting] = useState<Attendance>();
  const lines = linesOf(attendances, marks);
  const waiting = marks.filter((it) => it.id_sesi === id_sesi && it.state === 'waiting');
  const refusedAll = marks.find((it) => it.id_sesi === id_sesi && it.all && it.state === 'refused');
  const unfilled = lines.filter(({ status }) => status === null);
  const send = (chosen: Line[], status_kehadiran: StatusKehadiran | null, all = false) =>
    mark(wishOf({ id_sesi, lines: chosen, status_kehadiran, all }));

  return (
    <>
      <RegisterHead id_sesi={id_sesi} lines={lines} markAll={attendanceAuthorized ? () => send(unfilled, 'Hadir', true) : undefined}
        pending={marks.some((it) => it.all && isOpen(it))} />
      {!attendanceAuthorized && <Alert type="info" showIcon title={t('readOnly')} description={alasan} />}
      {refusedAll && <Alert type="error" showIcon title={t('refused', { alasan: refusedAll.alasan ?? '' })} />}
      <div aria-live="polite">
        {waiting.length > 0 && <Alert type="warning" showIcon title={t('waitingMarks', { count: waiting.length })} />}
      </div>
      {lines.length === 0 && <Empty description={t('noStudents')} />}
      <ol className="register-list" aria-label={t('students')}>
        {lines.map((line, index) => (
          <RegisterLine key={line.row.id_murid} line={line} nomor={index + 1} onNote={() => setNoting(line.row)}
            onPick={attendanceAuthorized ? (status) => send([line], status) : undefined} />
        ))}
      </ol>
      {attendanceAuthorized && <p className="register-keys">{t('keys')}</p>}
      {noting && <NoteDrawer key={noting.id} row={noting} onClose={() => setNoting(undefined)} />}
    </>
  );
}
