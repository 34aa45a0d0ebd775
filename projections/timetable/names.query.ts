import { classLabel } from '#contract/classroom/classroom';
import type { Clash } from '#contract/timetable/clash';
import type { Bentrok, Placed, SlotBernama } from '#contract/timetable/slot';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import { teacher } from '#projections/people/people.projection';
import { subject } from '#projections/subject/subject.projection';

/** What a timetable calls its ids, and how many days there is school: `kelas` are those of its semester. */
export type TimetableNames = { jumlah_hari: number; kelas: Record<string, string>; guru: Record<string, string | null>; mapel: Record<string, string> };
export class NamesOfTimetable extends Question<{ id_tahun_ajaran: string }, TimetableNames> {}

export const namesOfTimetable = answer(NamesOfTimetable, [schoolClass, institution, teacher, subject], async (db, { id_tahun_ajaran }) => {
  const [{ jumlah_hari, format_nama_kelas }, classes, teachers, subjects] = await Promise.all([
    settingsOf(db),
    db.selectFrom('class').select(['id_kelas_tahun_ajaran as id', 'tingkat', 'simbol']).where('id_tahun_ajaran', '=', id_tahun_ajaran).execute(),
    db.selectFrom('teacher').select(['id_guru as id', 'nama']).execute(),
    db.selectFrom('subject').select(['id', 'nama']).execute(),
  ]);
  return {
    jumlah_hari,
    kelas: Object.fromEntries(classes.map((it) => [it.id, classLabel(it, format_nama_kelas)])),
    guru: Object.fromEntries(teachers.map((it) => [it.id, it.nama])),
    mapel: Object.fromEntries(subjects.map((it) => [String(it.id), String(it.nama)])),
  };
});

export const slotNamed = (slot: Placed, { kelas, guru, mapel }: TimetableNames): SlotBernama =>
  ({ ...slot, kelas: kelas[slot.id_kelas_tahun_ajaran] ?? '–', mapel: mapel[slot.id_mata_pelajaran] ?? '–', guru: guru[slot.id_guru] ?? null });
/** A clash in words: whose time it is, and what they have then. */
export const clashNamed = ({ jenis, slot }: Clash, names: TimetableNames): Bentrok => ({ jenis, ...slotNamed(slot, names) });
