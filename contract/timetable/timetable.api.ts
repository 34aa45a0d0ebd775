import { z } from 'zod';
import { OVERSEERS } from '#contract/identity/identity';
import { Done, doneWith, endpoint, number, one, said } from '#contract/kit/endpoint';
import { Id, optional, ref, Tanggal, text, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { changing } from '#contract/kit/seen';
import { Alternatif, Bentrok, isi, MOST_PERIODS, PeringatanSlot, Ruang, SebabUbahan, Slot, SlotBernama, tempat } from '#contract/timetable/slot';
import { Model } from '#contract/timetable/timetable';

/** Of the active semester where none is named. */
const ofYear = { id_tahun_ajaran: Id.optional() };
const ofKnownYear = { id_tahun_ajaran: ref('school-year').optional() };
const byId = { id: Id };
const slots = one(z.array(Slot));

/** A lesson of a week as somebody's schedule shows it; `id_sesi` is null while it is not in the books. */
export const SlotMinggu = Slot.extend({ tanggal_sesi: Tanggal, id_sesi: Id.nullable(), libur: z.boolean(), id_guru_pengganti: Id.nullable(), pengganti: z.string().nullable() });
export type SlotMinggu = z.infer<typeof SlotMinggu>;
const week = one(z.array(SlotMinggu));

const KelasJadwal = z.object({ id: Id, id_kelas: Id, id_kelas_tahun_ajaran: Id, id_tahun_ajaran: Id, kelas: z.string(), tingkat: z.int(), id_level: Id.nullable(), level: z.string().nullable() });
const Mapel = z.object({ id_mata_pelajaran: Id, mapel: z.string(), kode: z.string() });
const KelasMapel = KelasJadwal.extend({ ...Mapel.shape, jumlah_jam: z.int() });

/** A place in the week of a teacher; `id_slot` names the place, `slot` is what stands there. */
const TempatGuru = Alternatif.extend({ id_slot: Id, mulai: z.string(), selesai: z.string(), slot: Slot.nullable() });
const GuruJadwal = z.object({ id: Id, id_guru: Id, nama: z.string().nullable(), jam: z.int(), mengampu: z.boolean() });

/** Whether a slot can stand where it is wished, what stands in its way, and where else it could. */
const Sah = z.object({ isValidate: z.boolean(), message: z.string(), data: z.object({ bentrok: z.array(Bentrok), alternatif: z.array(Alternatif), peringatan: z.array(PeringatanSlot) }) });

/** The whole timetable of a semester, with everything that an editor of it picks from. */
const Jadwal = z.object({
  id_tahun_ajaran: Id.nullable(), model: Model, jumlah_hari: z.int(), slots: z.array(Slot), kelas: z.array(KelasJadwal), guru: z.array(GuruJadwal.omit({ jam: true, mengampu: true })), mapel: z.array(Mapel),
  pengampu: z.array(z.object({ id_guru: Id, id_mata_pelajaran: Id, id_kelas_tahun_ajaran: Id })),
});
export type Jadwal = z.infer<typeof Jadwal>;

const BebanMapel = Mapel.extend({ jam: z.int() });
const Beban = z.object({
  guru: z.array(z.object({ id_guru: Id, nama: z.string().nullable(), jam: z.int(), menggantikan: z.int(), mapel: z.array(BebanMapel) })),
  kelas: z.array(z.object({ id_kelas_tahun_ajaran: Id, kelas: z.string(), jam: z.int(), mapel: z.array(BebanMapel.extend({ alokasi: z.int().nullable() })) })),
});
export type Beban = z.infer<typeof Beban>;

/** A line of a file, or a slot that was to be copied, that cannot be placed, and why. */
const TidakMuat = z.object({ baris: z.int().nullable(), isi: z.string(), pesan: z.string(), alternatif: z.array(Alternatif) });
/** What many slots at once come to, before or after; `id` is null as long as nothing was done; `sidik` names exactly this. */
export const Pratinjau = z.object({ id: Id.nullable(), tempat: z.array(Slot), hapus: z.array(Slot), sama: z.int(), tidak_muat: z.array(TidakMuat), sidik: z.string() });
export type Pratinjau = z.infer<typeof Pratinjau>;
const sidik = z.string().max(64).optional();
/** `sidik`: of the preview that was looked at; what comes to something else by now is not done. */
const many = { dry_run: said(), hanya_muat: said(), sidik };
/** What was changed by hand since many were changed at once, as it came and as it is: it is lost where that is undone. */
const DiubahSejak = z.object({ sebelum: SlotBernama, sesudah: SlotBernama });
export type DiubahSejak = z.infer<typeof DiubahSejak>;

const hari = number({ min: 1, max: 6 });
const posisi = number({ min: 1, max: MOST_PERIODS });
const jam = text({ form: /^([01]\d|2[0-3]):[0-5]\d$/, max: 5 });
const writers = { allow: ['admin'] as const };
const readers = { allow: OVERSEERS, live: 'notice' as const };
const kertas = z.enum(['A4', 'F4']).default('A4');

export const timetable = {
  /** The model that lessons follow now, or in a week. */
  activeModel: endpoint('timetable.activeModel', 'GET /api/model/active', { input: { id_week: Id.optional() }, output: one(Model), allow: 'user', live: 'notice' }),

  /** A teacher's week, one's own where nobody is named; the week of today where none is. */
  ofTeacher: endpoint('timetable.ofTeacher', 'GET /api/slot/schedule', { input: { id_guru: Id.optional(), id_week: Id.optional() }, output: week, allow: 'user', live: 'notice' }),
  ofStudent: endpoint('timetable.ofStudent', 'GET /api/slot/studentSchedule', { input: { id_week: Id.optional() }, output: week, allow: 'user', live: 'notice' }),
  /** The classes that whoever asks teaches by the timetable, for leaders all that have lessons. */
  classes: endpoint('timetable.classes', 'GET /api/slot/kelastingkat', { output: one(z.array(KelasJadwal)), allow: 'user', live: 'notice' }),
  /** The same with what is taught there, and how often a week. */
  classesAndSubjects: endpoint('timetable.classesAndSubjects', 'GET /api/kelas/class-by-slot', { input: { id_guru: Id.optional(), ...ofYear }, output: one(z.array(KelasMapel)), allow: 'user', live: 'notice' }),

  whole: endpoint('timetable.whole', 'GET /api/jadwal', { input: ofYear, output: one(Jadwal), ...readers }),
  ofClasses: endpoint('timetable.ofClasses', 'GET /api/admin/class/schedule', { input: ofYear, output: one(z.array(KelasJadwal.extend({ jumlah_jam: z.int(), slots: z.array(Slot) }))), ...writers, live: 'notice' }),
  ofClass: endpoint('timetable.ofClass', 'GET /api/admin/class/schedule/:id_kelas', { input: { id_kelas: Id, ...ofYear }, output: slots, ...writers, live: 'notice' }),
  scheduleOfTeacher: endpoint('timetable.scheduleOfTeacher', 'GET /api/admin/schedule-teacher', { input: { id_guru: Id, ...ofYear }, output: slots, ...writers, live: 'notice' }),
  /** Every place in a teacher's week, free or taken. */
  placesOfTeacher: endpoint('timetable.placesOfTeacher', 'GET /api/admin/empty-schedule', { input: { id_guru: Id, ...ofYear }, output: one(z.array(TempatGuru)), ...writers, live: 'notice' }),
  /** What is taught at a time of day, `jam` as `HH:mm`. */
  atTime: endpoint('timetable.atTime', 'POST /api/admin/schedule-by-time', { input: { hari: tempat.hari, jam, ...ofYear }, output: doneWith(z.array(Slot)), ...writers }),
  teachersOf: endpoint('timetable.teachersOf', 'GET /api/admin/teacher-by-id-mata-pelajaran', { input: { id_mata_pelajaran: Id, ...ofYear }, output: one(z.array(GuruJadwal)), ...writers, live: 'notice' }),
  /** Who has nothing then, those who teach the subject first, and which classes have nothing. */
  free: endpoint('timetable.free', 'GET /api/jadwal/kosong', {
    input: { hari, posisi, id_mata_pelajaran: Id.optional(), ...ofYear }, output: one(z.object({ guru: z.array(GuruJadwal), kelas: z.array(KelasJadwal) })), ...readers,
  }),
  loads: endpoint('timetable.loads', 'GET /api/jadwal/beban', { input: ofYear, output: one(Beban), ...readers }),

  validate: endpoint('timetable.validate', 'GET /api/admin/validation/class-and-slot', {
    input: { id_kelas: Id, id_guru: Id.optional(), id_mata_pelajaran: Id.optional(), ruang: Ruang.optional(), hari: hari.optional(), posisi: posisi.optional(), id_slot: Id.optional(), ...ofYear }, output: Sah, ...writers,
  }),
  validateChange: endpoint('timetable.validateChange', 'GET /api/admin/validation/edit-slot', {
    input: { id_slot: Id, id_guru: Id.optional(), id_mata_pelajaran: Id.optional(), ruang: Ruang.optional(), hari: hari.optional(), posisi: posisi.optional() }, output: Sah, ...writers,
  }),
  /** `id_slot`: one that was removed comes back as itself, with what its lessons are about. */
  place: endpoint('timetable.place', 'POST /api/slot', { input: { slot: z.object({ id_slot: Id.optional(), ...tempat, id_kelas: Id, ...isi, ...ofKnownYear }) }, output: doneWith(z.object({ id: Id, peringatan: z.array(PeringatanSlot) })), ...writers }),
  /** `id_slot` is a place of the teacher's week, see `placesOfTeacher`. */
  placeAt: endpoint('timetable.placeAt', 'POST /api/admin/empty-schedule', {
    input: { id_guru: ref('teacher'), id_slot: Id, id_kelas: Id, id_mata_pelajaran: ref('subject'), ruang: optional(Ruang), ...ofKnownYear }, output: doneWith(z.object({ id: Id, peringatan: z.array(PeringatanSlot) })), ...writers,
  }),
  /** `tukar`: what the class has there goes where this was. */
  change: endpoint('timetable.change', 'PUT /api/admin/update-slot/:id', {
    input: { ...byId, ...changing({ hari: tempat.hari.optional(), posisi: tempat.posisi.optional(), id_mata_pelajaran: isi.id_mata_pelajaran.optional(), id_guru: isi.id_guru.optional(), ruang: Ruang.nullable().optional() }), tukar: said() }, ...writers,
  }),
  remove: endpoint('timetable.remove', 'DELETE /api/slot/:id', { input: byId, output: Done, ...writers, removes: 'slot' }),
  clear: endpoint('timetable.clear', 'DELETE /api/admin/empty-schedule', { input: { id_slot: Id }, output: Done, ...writers, removes: 'slot' }),

  /** A day onto another one, of one class or of all. */
  copyDay: endpoint('timetable.copyDay', 'POST /api/jadwal/salin-hari', { input: { hari: tempat.hari, hari_tujuan: tempat.hari, id_kelas: Id.optional(), ...ofKnownYear, ...many }, output: doneWith(Pratinjau), ...writers }),
  /** A class onto another one: with whoever teaches the subject there, at the nearest time that is free for all. */
  copyClass: endpoint('timetable.copyClass', 'POST /api/jadwal/salin-kelas', { input: { id_kelas: Id, id_kelas_tujuan: Id, ...ofKnownYear, ...many }, output: doneWith(Pratinjau), ...writers }),
  /** What FET writes (.fet or its CSV), or a sheet; `ganti`: what the classes in it have otherwise goes. */
  bring: endpoint('timetable.bring', 'POST /api/jadwal/impor', { input: { ganti: said(), ...many, ...ofKnownYear }, output: doneWith(Pratinjau), upload: { part: 'file', most: 5_000_000 }, ...writers }),
  take: endpoint('timetable.take', 'GET /api/jadwal/ekspor', { input: { bentuk: z.enum(['fet', 'csv', 'xlsx']), ...ofYear }, output: z.unknown(), isFile: true, allow: OVERSEERS }),
  changes: endpoint('timetable.changes', 'GET /api/jadwal/ubahan', {
    input: ofYear, output: one(z.array(z.object({ id: Id, sebab: SebabUbahan, dibuat: Waktu, oleh: z.string().nullable(), jumlah_hapus: z.int(), jumlah_tempat: z.int(), isUrung: z.boolean() }))), ...writers, live: 'notice',
  }),
  /** Where something was changed since it is refused with `hilang` (see `DiubahSejak`) and a `sidik` of that; who sends it has seen what is lost. */
  undo: endpoint('timetable.undo', 'POST /api/jadwal/ubahan/:id/urung', { input: { ...byId, sidik }, ...writers }),
  /** On paper: one class or one teacher, each of a kind where none is named, or all classes on one sheet a day. */
  print: endpoint('timetable.print', 'GET /api/jadwal/cetak', { input: { untuk: z.enum(['kelas', 'guru', 'sekolah']), id: Id.optional(), kertas, ...ofYear }, output: z.unknown(), isFile: true, allow: 'user' }),
};

labelled({
  hari: 'Day', posisi: 'Period', ruang: 'Room', jam: 'Time', slot: 'Lesson', id_slot: 'Place', id_week: 'Week', tukar: 'Swap', hari_tujuan: 'Day to copy to', hanya_muat: 'Only what fits', ganti: 'Replace', bentuk: 'Format', untuk: 'For', kertas: 'Paper', jam_per_minggu: 'Lessons a week',
});
