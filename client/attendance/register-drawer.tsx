import { Link } from 'react-router-dom';
import { type Register, STATUS_KEHADIRAN } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { percentOfRecorded } from '#contract/attendance/presence';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { formatPersen } from '#client/kit/number';
import { formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import { HistoryLink } from '#client/attendance/history-link';
import { presenceIn } from '#client/attendance/strip';
import '#client/attendance/attendance.words';

/** One register behind its cell of the map: its numbers, its students, and where to go on. */
export function RegisterDrawer({ register, onClose }: { register: Register; onClose: () => void }) {
  const t = useWords('attendance');
  const { id_sesi, kelas, posisi, mapel, guru, mulai, selesai, dibuka } = register;
  return (
    <Panel size={560} title={t('cellOf', { kelas, posisi, mapel })} onClose={onClose}>
      <p>{guru} · {formatJam(mulai)}–{formatJam(selesai)}</p>
      <Tally register={register} />
      <p><Link to={`/teacher/schedule/${id_sesi}`}>{t('openRegister')}</Link></p>
      {dibuka ? <Boundary><Students id_sesi={id_sesi} /></Boundary> : <p>{t('notBegunHelp', { jam: formatJam(mulai) })}</p>}
    </Panel>
  );
}

function Tally({ register }: { register: Register }) {
  const t = useWords('attendance');
  const presence = presenceIn(register);
  const { hadir, terisi, belum } = presence;
  return (
    <>
      <p><strong>{formatPersen(percentOfRecorded(presence))}</strong> · {t('presentOf', { hadir, terisi, belum })}</p>
      <dl className="tally" aria-label={t('counts')}>
        {STATUS_KEHADIRAN.map((status) => <div key={status}><dt>{t(status)}</dt><dd>{register[status]}</dd></div>)}
        <div><dt>{t('Belum')}</dt><dd>{belum}</dd></div>
      </dl>
    </>
  );
}

function Students({ id_sesi }: { id_sesi: string }) {
  const t = useWords('attendance');
  const { attendances } = useView(attendance.register, { id_sesi });
  return (
    <ul className="student-list" aria-label={t('students')}>
      {attendances.map((row) => (
        <li key={row.id}>
          <span>{row.nama ?? t('unnamed')}{row.notes && <small className="register-note">{row.notes}</small>}</span>
          <AttendanceTag status={row.status_kehadiran} />
          <HistoryLink row={row} />
        </li>
      ))}
    </ul>
  );
}
