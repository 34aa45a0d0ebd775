import type { StatusKehadiran } from '#contract/attendance/attendance';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import '#client/attendance/mark.words';

const TONE: Record<StatusKehadiran, Tone> = { Hadir: 'good', Terlambat: 'warn', Dispensasi: 'info', Sakit: 'note', Izin: 'calm', Alpa: 'solid' };

/** A status in its colour; without one it is not recorded yet. */
export function AttendanceTag({ status }: { status: StatusKehadiran | null }) {
  const t = useWords('mark');
  return <StatusTag tone={status ? TONE[status] : 'line'}>{t(status ?? 'Belum')}</StatusTag>;
}
