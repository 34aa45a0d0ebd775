import type { z } from 'zod';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { AttendanceMarked, AttendanceNoted, RegisterOpened } from '#contract/attendance/attendance.events';
import { StudentMoved } from '#contract/classroom/classroom.events';
import { LessonCancelled, LessonRestored, LessonScheduled } from '#contract/lesson/lesson.events';
import { HolidayDeclared, HolidayWithdrawn } from '#contract/school-year/school-year.events';
import type { AuditEvent } from '#contract/audit/audit.api';
import '#contract/audit/told-fields';
import { Tanggal, Waktu } from '#contract/kit/fields';
import { labelOf } from '#contract/kit/labels';
import { formatDetik, formatTanggal } from '#client/kit/time';
import type { Language, Translate } from '#client/kit/words';

export type Told = z.infer<typeof AuditEvent>;
type Say = Translate<'audit'>;

/** What an event says to a person; one without a sentence is called by its name. */
export function sentenceOf({ type, data }: Told, t: Say, nameOf: (type: string, known: Told['data']) => string): string {
  switch (type) {
    case RegisterOpened.type: return t('registerOpened', { count: Array.isArray(data.daftar_murid) ? data.daftar_murid.length : 0 });
    case AttendanceMarked.type: return markedSentence(data, t);
    case AttendanceNoted.type: return notedSentence(data, t);
    case LessonScheduled.type: return t('lessonScheduled');
    case LessonCancelled.type: return t('lessonCancelled');
    case LessonRestored.type: return t('lessonRestored');
    case HolidayWithdrawn.type: return t('holidayWithdrawn', { nama: String(data.nama) });
    case HolidayDeclared.type: return t('holidayDeclared', { nama: String(data.nama) });
    case StudentMoved.type: return t('studentMoved', { dari: classIn(data.sebelum), ke: classIn(data) });
    default: return nameOf(type, { ...data, alasan: undefined });
  }
}

/** The text is null once the person's data have been erased. */
function notedSentence({ notes, sebelum }: Told['data'], t: Say) {
  if (notes === null) return t('noteErased');
  if (sebelum) return notes ? t('noteChanged', { dari: String(sebelum), ke: String(notes) }) : t('noteRemovedFrom', { dari: String(sebelum) });
  return notes ? t('noted', { notes: String(notes) }) : t('noteRemoved');
}

const SPOKEN = [RegisterOpened, AttendanceMarked, AttendanceNoted, LessonScheduled, LessonCancelled, LessonRestored, HolidayWithdrawn, HolidayDeclared, StudentMoved].map((it): string => it.type);
const isPlain = (it: unknown) => ['string', 'number', 'boolean'].includes(typeof it) && it !== '';
const plainOf = (it: unknown): string => (Array.isArray(it) ? it.filter(isPlain).map(shown).join(', ') : isPlain(it) ? shown(it) : '');
/** Days and moments as people write them, and what is one of a few (`modul_ajar`) in words. */
const shown = (it: unknown) => (Waktu.safeParse(it).success ? `${formatTanggal(new Date(String(it)))} ${formatDetik(String(it))}` : Tanggal.safeParse(it).success ? formatTanggal(String(it)) : wordsIn(String(it)));
const wordsIn = (it: string) => (/^[a-z]+(_[a-z]+)+$/.test(it) ? it.replaceAll('_', ' ') : it);

/** What an event without a sentence holds, field by field, by what people know them by and without ids: of a change what was and what is. */
export const detailsOf = (event: Told, language: Language): [label: string, value: string][] => fieldsOf(event).map(([name, value]) => [labelOf(name, language), value]);

function fieldsOf({ type, data }: Told): [name: string, value: string][] {
  if (SPOKEN.includes(type)) return [];
  const { sebelum, alasan: _, ...told } = data;
  const before = typeof sebelum === 'object' && sebelum && !Array.isArray(sebelum) ? (sebelum as Record<string, unknown>) : undefined;
  const fields = Object.entries(told).filter(([name, value]) => !name.startsWith('id') && plainOf(value) !== '');
  if (!before) return [...fields.map(([name, value]): [string, string] => [name, plainOf(value)]), ...(plainOf(sebelum) ? [['sebelum', plainOf(sebelum)] as [string, string]] : [])];
  return fields.filter(([name, value]) => plainOf(before[name]) !== plainOf(value)).map(([name, value]) => [name, `${plainOf(before[name]) || '–'} → ${plainOf(value)}`]);
}

/** Why it was done, where whoever did it had to say. */
export const reasonOf = ({ data }: Told) => (typeof data.alasan === 'string' && data.alasan ? data.alasan : undefined);

const classIn = (it: unknown) => String((it as { kelas?: unknown } | undefined)?.kelas ?? '');

function markedSentence({ sebelum, status_kehadiran, cara }: Told['data'], t: Say) {
  const change = t('fromTo', { dari: statusOf(sebelum, t), ke: statusOf(status_kehadiran, t) });
  return cara === 'mandiri' ? t('checkedIn', { change }) : change;
}

function statusOf(value: unknown, t: Say) {
  const status = StatusKehadiran.safeParse(value);
  return t(status.success ? status.data : 'Belum');
}
