import { Drawer } from 'antd';
import { Link } from 'react-router-dom';
import { hadirOf, type Register, StatusKehadiran, terisiOf } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { Boundary } from '#client/kit/boundary';
import { useFocusBack } from '#client/kit/focus';
import { formatPersen } from '#client/kit/number';
import { formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import { HistoryLink } from '#client/attendance/history-link';
import { percentOf } from '#client/attendance/percent';
import { belumOf } from '#client/attendance/strip';
import '#client/attendance/attendance.words';

/** One register behind its cell of the map: its numbers, its students, and where to go on. */
export function RegisterDrawer({ register, onClose }: { register: Register; onClose: () => void }) {
  const t = useWords('attendance');
  useFocusBack();
  const { id_sesi, kelas, posisi, mapel, guru, mulai, selesai, dibuka } = register;
  return (
    <Drawer open size={560} title={t('cellOf', { kelas, posisi, mapel })} onClose={onClose}>
      <p>{guru} · {formatJam(mulai)}–{formatJam(selesai)}</p>
      <Tally register={register} />
      <p><Link to={`/teacher/schedule/${id_sesi}`}>{t('openRegister')}</Link></p>
      {dibuka ? <Boundary><Students id_sesi={id_sesi} /></Boundary> : <p>{t('notBegunHelp', { jam: formatJam(mulai) })}</p>}
    </Drawer>
  );
}

function Tally({ register }: { register: Register }) {
  const t = useWords('attendance');
  const [hadir, terisi] = [hadirOf(register), terisiOf(register)];
  return (
    <>
      <p><strong>{formatPersen(percentOf(hadir, terisi))}</strong> · {t('presentOf', { hadir, terisi })}</p>
      <dl className="tally" aria-label={t('counts')}>
        {StatusKehadiran.options.map((status) => <div key={status}><dt>{t(status)}</dt><dd>{register[status]}</dd></div>)}
        <div><dt>{t('Belum')}</dt><dd>{belumOf(register)}</dd></div>
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
