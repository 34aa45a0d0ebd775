import { type Rekap, STATUS_KEHADIRAN, type StatusKehadiran } from '#contract/attendance/attendance';
import type { AttendanceOfStudent } from '#contract/attendance/of-student';
import { percentOfRecorded, presenceOf } from '#contract/attendance/presence';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { type DayMark, rolledUp } from '#client/attendance/day-mark';
import { LETTER } from '#client/attendance/letter';
import { formatAngka, formatPersen } from '#client/kit/number';
import { clock, formatHariTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.words';
import '#client/attendance/student.css';
import '#client/attendance/student.words';

const LOUD = ['Terlambat', 'Dispensasi', 'Sakit', 'Izin', 'Alpa'] as const;
const MARKED_WEEK = 4;
type Day = { tanggal: string; mark: DayMark };

/** A semester of a student, a column a week and a letter a day that was not simply there. */
export function StudentDays({ of }: { of: AttendanceOfStudent }) {
  const [t, a] = [useWords('student'), useWords('attendance')];
  const sums = summed(of.daftar_hari);
  const presence = presenceOf(sums, of.daftar_hari.reduce((sum, it) => sum + it.jumlah_sesi, 0));
  if (!presence.total) return <p className="student-line">{t('nothingYet')}</p>;
  const weeks = weeksOf(of);
  const away = weeks.flat().filter(({ mark }) => (LOUD as readonly string[]).includes(mark) || mark === 'partly');
  return (
    <div className="student-semester">
      <p><strong>{t('presentOfRecorded', { hadir: formatAngka(presence.hadir), terisi: formatAngka(presence.terisi) })}</strong> <span className="soft">({formatPersen(percentOfRecorded(presence))}){presence.belum > 0 && ` · ${t('notRecorded', { belum: formatAngka(presence.belum) })}`}</span></p>
      <div className="semester" aria-hidden="true">
        {weeks.map((week, i) => (
          <div key={week[0]?.tanggal}>
            {week.map(({ tanggal, mark }) => <i key={tanggal} className={`is-${mark}${tanggal === clock.today() ? ' is-today' : ''}`} title={formatHariTanggal(tanggal)}>{LOUD.some((it) => it === mark) || mark === 'partly' ? LETTER[mark] : ''}</i>)}
            <small>{(i + 1) % MARKED_WEEK === 0 ? i + 1 : ''}</small>
          </div>
        ))}
      </div>
      <ul className="visually-hidden">{away.map(({ tanggal, mark }) => <li key={tanggal}>{t('day', { hari: formatHariTanggal(tanggal), status: mark === 'partly' ? t('partly') : a(mark as StatusKehadiran) })}</li>)}</ul>
      <ul className="student-legend">{LOUD.filter((it) => sums[it] > 0).map((it) => <li key={it}><span className="semester is-key" aria-hidden="true"><i className={`is-${it}`}>{LETTER[it]}</i></span>{t('records', { count: sums[it], jumlah: formatAngka(sums[it]), status: a(it) })}</li>)}</ul>
    </div>
  );
}

const summed = (days: readonly Rekap[]) => Object.fromEntries(STATUS_KEHADIRAN.map((it) => [it, days.reduce((sum, day) => sum + day[it], 0)])) as Rekap;

/** The school days of each week; Saturdays where there was one. */
function weeksOf({ tanggal_awal, tanggal_akhir, libur, daftar_hari }: AttendanceOfStudent): Day[][] {
  const [told, off] = [new Map(daftar_hari.map((it) => [it.tanggal, it])), new Set(libur)];
  const width = daftar_hari.some((it) => it.tanggal === addDays(mondayOf(it.tanggal), 5)) ? 6 : 5;
  const markOf = (tanggal: string): DayMark => {
    const day = told.get(tanggal);
    if (off.has(tanggal)) return 'off';
    if (day) return rolledUp(day) ?? 'Belum';
    return tanggal > clock.today() && tanggal <= tanggal_akhir ? 'coming' : 'none';
  };
  const weeks: Day[][] = [];
  for (let monday = mondayOf(tanggal_awal); monday <= tanggal_akhir; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: width }, (_, i) => addDays(monday, i)).map((tanggal) => ({ tanggal, mark: markOf(tanggal) })));
  }
  return weeks;
}
