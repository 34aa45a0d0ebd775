import type { ZonaWaktu } from '#contract/institution/institution';
import { instantOf } from '#contract/school-year/school-days';
import { minutesOf } from '#contract/timetable/timetable';
import type { SlotMinggu } from '#contract/timetable/timetable.api';

type Calendar = { zona_waktu: ZonaWaktu; sekolah: string; /** Whose calendar it is. */ id_akun: string; lessons: readonly SlotMinggu[] };

/** RFC 5545: commas, semicolons and line ends mean something else there. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n').replace(/\p{Cc}/gu, '');
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');
const MOST_BYTES = 73;

/** A line has at most 75 bytes; what is longer goes on behind a space. */
function folded(line: string): string {
  const parts = [''];
  for (const letter of line) {
    if (Buffer.byteLength(`${parts.at(-1)}${letter}`) > MOST_BYTES) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts.join('\r\n ');
}

/** Lessons as a calendar reads them (RFC 5545); those that are cancelled are left out. */
export function calendarText({ zona_waktu, sekolah, id_akun, lessons }: Calendar, now: Date) {
  const at = (tanggal: string, jam: string) => stamp(instantOf(tanggal, minutesOf(jam), zona_waktu));
  const events = lessons.filter((it) => !it.libur).flatMap((it) => [
    'BEGIN:VEVENT', `UID:${it.id_slot}-${it.tanggal_sesi}@pelita`, `DTSTAMP:${stamp(now)}`, `DTSTART:${at(it.tanggal_sesi, it.mulai)}`, `DTEND:${at(it.tanggal_sesi, it.selesai)}`,
    `SUMMARY:${escaped([it.mapel, it.kelas, ...(it.pengganti ? [it.id_guru_pengganti === id_akun ? 'menggantikan' : 'digantikan'] : [])].join(' · '))}`, ...(it.ruang ? [`LOCATION:${escaped(it.ruang)}`] : []), `DESCRIPTION:${escaped(it.pengganti ? `${it.pengganti} menggantikan ${it.guru ?? '–'}` : (it.guru ?? ''))}`, 'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Pelita//Jadwal//ID', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', `X-WR-CALNAME:${escaped(`Jadwal ${sekolah}`)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'];
  return `${[...head, ...events, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`;
}
