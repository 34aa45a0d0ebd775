import { Link, type LinkProps } from 'react-router-dom';
import type { Attendance } from '#contract/attendance/attendance';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.words';

/** Leads to what happened to one student in one register. */
export function HistoryLink({ row: { id_sesi, id_murid, nama }, ...rest }: { row: Pick<Attendance, 'id_sesi' | 'id_murid' | 'nama'> } & Pick<LinkProps, 'role' | 'tabIndex'>) {
  const t = useWords('attendance');
  return (
    <Link {...rest} to={`/teacher/audit/attendance-${id_sesi}?id_murid=${id_murid}`}>
      {t('history')} <span className="visually-hidden">{nama ?? t('unnamed')}</span>
    </Link>
  );
}
