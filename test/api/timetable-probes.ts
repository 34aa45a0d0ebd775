import { randomUUID } from 'node:crypto';
import { attendance } from '#contract/attendance/attendance.api';
import { lesson } from '#contract/lesson/lesson.api';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { calendarFeed } from '#contract/timetable/calendar-feed.api';
import { cover } from '#contract/timetable/cover.api';
import { timetable } from '#contract/timetable/timetable.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { sheetOf } from '#test/kit/sheet';
import { idOf, type Kelas, lessonOf, slots } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const SATURDAY = 6;
const of = { A: { id_guru: idOf('budi'), id_mata_pelajaran: idOf('MTK') }, B: { id_guru: idOf('sari'), id_mata_pelajaran: idOf('IPA') } };
const wished = (school: School, kelas: Kelas, posisi: number, hari = SATURDAY) => ({ hari, posisi, id_kelas: school.class(kelas).id_kelas, ...of[kelas] });
const slotOf = (kelas: Kelas, hari: number, posisi: number) => slots.find((it) => it.id_guru === of[kelas].id_guru && it.hari === hari && it.posisi === posisi) as (typeof slots)[number];
const place = async (school: School, kelas: Kelas, posisi: number, hari = SATURDAY): Promise<string> => (await school.ask('admin', timetable.place, { slot: wished(school, kelas, posisi, hari) })).body.data.id;
const ofClass = async (school: School, kelas: Kelas) => (await school.ask('admin', timetable.ofClass, { id_kelas: school.class(kelas).id_kelas })).body.data as { id: string; hari: number; posisi: number; guru: string; ruang: string | null }[];
const csv = (...lines: string[]) => ({ name: 'jadwal.csv', bytes: Buffer.from(['"Activity Id","Day","Hour","Students Sets","Subject","Teachers","Activity Tags","Room","Comments"', ...lines].join('\n')) });

const both = (may: string) => ({ A: may, B: may });
const LEADERS = both('admin kurikulum kepala');
const TEACHERS = both('admin kurikulum kepala budi sari');
const ADMIN = both('admin');
const OWN = both('budi sari ani beni citra dedi eka fajar gita');
const tomorrow = (school: School, kelas: Kelas) => lessonOf(kelas, addDays(school.today, 1), 1);

/** After domain A.3: schedules are the admin's to write, the leaders' to read, and everybody's own. */
export const RIGHTS: Right[] = [
  { endpoint: timetable.ofTeacher, input: () => ({}), may: TEACHERS },
  { endpoint: timetable.ofStudent, input: () => ({}), may: 'user' },
  { endpoint: timetable.classes, input: () => ({}), may: 'user' },
  { endpoint: timetable.classesAndSubjects, input: () => ({}), may: TEACHERS },
  { endpoint: timetable.whole, input: () => ({}), may: LEADERS },
  { endpoint: timetable.ofClasses, input: () => ({}), may: ADMIN },
  { endpoint: timetable.ofClass, input: (school, kelas) => ({ id_kelas: school.class(kelas).id_kelas }), may: ADMIN },
  { endpoint: timetable.scheduleOfTeacher, input: (_, kelas) => ({ id_guru: of[kelas].id_guru }), may: ADMIN },
  { endpoint: timetable.placesOfTeacher, input: (_, kelas) => ({ id_guru: of[kelas].id_guru }), may: ADMIN },
  { endpoint: timetable.atTime, input: () => ({ hari: 1, jam: '08:05' }), may: ADMIN },
  { endpoint: timetable.teachersOf, input: (_, kelas) => ({ id_mata_pelajaran: of[kelas].id_mata_pelajaran }), may: ADMIN },
  { endpoint: timetable.free, input: () => ({ hari: 1, posisi: 1 }), may: LEADERS },
  { endpoint: timetable.loads, input: () => ({}), may: LEADERS },
  { endpoint: timetable.validate, input: (school, kelas) => wished(school, kelas, 1), may: ADMIN },
  { endpoint: timetable.validateChange, input: (_, kelas) => ({ id_slot: slotOf(kelas, 1, 1).id_slot, hari: SATURDAY }), may: ADMIN },
  { endpoint: timetable.place, input: (school, kelas) => ({ slot: wished(school, kelas, 1) }), may: ADMIN },
  { endpoint: timetable.placeAt, input: (school, kelas) => ({ ...wished(school, kelas, 1), hari: undefined, posisi: undefined, id_slot: idOf('nowhere') }), may: ADMIN, told: 422 },
  { endpoint: timetable.change, input: (_, kelas) => ({ id: slotOf(kelas, 1, 1).id_slot, ruang: `Ruang ${kelas}` }), may: ADMIN },
  { endpoint: timetable.remove, input: (_, kelas) => ({ id: slotOf(kelas, 5, 3).id_slot }), may: ADMIN, told: 404 },
  { endpoint: timetable.clear, input: (_, kelas) => ({ id_slot: slotOf(kelas, 5, 2).id_slot }), may: ADMIN, told: 404 },
  { endpoint: timetable.copyDay, input: () => ({ hari: 1, hari_tujuan: SATURDAY, dry_run: true }), may: ADMIN },
  { endpoint: timetable.copyClass, input: (school, kelas) => ({ id_kelas: school.class(kelas).id_kelas, id_kelas_tujuan: school.class(kelas === 'A' ? 'B' : 'A').id_kelas_tahun_ajaran, dry_run: true }), may: ADMIN },
  { endpoint: timetable.bring, input: () => ({ dry_run: true }), may: ADMIN, told: 422 },
  { endpoint: timetable.take, input: () => ({ bentuk: 'csv' }), may: LEADERS },
  { endpoint: timetable.changes, input: () => ({}), may: ADMIN },
  { endpoint: timetable.undo, input: () => ({ id: idOf('no change') }), may: ADMIN, told: 404 },
  {
    endpoint: timetable.print, input: (school, kelas) => ({ untuk: 'kelas', id: school.class(kelas).id_kelas }),
    may: { A: 'admin kurikulum kepala waliA ani beni citra dedi', B: 'admin kurikulum kepala waliB eka fajar gita' },
  },
  { endpoint: cover.ofDay, input: (school) => ({ tanggal: school.today }), may: LEADERS },
  { endpoint: cover.released, input: () => ({}), may: LEADERS },
  { endpoint: cover.candidates, input: (school, kelas) => ({ id: tomorrow(school, kelas) }), may: both('admin kurikulum') },
  { endpoint: cover.assign, input: (school, kelas) => ({ id: tomorrow(school, kelas), id_guru_pengganti: idOf('bk') }), may: both('admin kurikulum') },
  { endpoint: calendarFeed.state, input: () => ({}), may: OWN },
  { endpoint: calendarFeed.open, input: () => ({}), may: OWN },
  { endpoint: calendarFeed.close, input: () => ({}), may: OWN },
  { endpoint: calendarFeed.read, input: () => ({ rahasia: 'x'.repeat(43) }), may: 'public' },
];

export const PROBES: Probes = {
  'timetable.ofTeacher': async (school) => {
    const answer = await school.ask('budi', timetable.ofTeacher);
    expect(answer.body.data).toHaveLength(15);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id_sesi: school.lesson('A'), tanggal_sesi: school.today, hari: 2, posisi: 2, mulai: '08:00', selesai: '09:00', kelas: '7A', mapel: 'Matematika', guru: 'Budi Prasetyawan' }));
    return [answer];
  },
  'timetable.ofStudent': async (school) => {
    const answer = await school.ask('eka', timetable.ofStudent);
    expect(new Set(answer.body.data.map((it: { kelas: string }) => it.kelas))).toEqual(new Set(['7B']));
    return [answer];
  },
  'timetable.classes': async (school) => {
    const answer = await school.ask('budi', timetable.classes);
    expect(answer.body.data).toMatchObject([{ kelas: '7A', id_kelas: school.class('A').id_kelas }]);
    return [answer];
  },
  'timetable.classesAndSubjects': async (school) => {
    const answer = await school.ask('kurikulum', timetable.classesAndSubjects);
    expect(answer.body.data).toMatchObject([{ kelas: '7A', kode: 'MTK', jumlah_jam: 15 }, { kelas: '7B', kode: 'IPA', jumlah_jam: 15 }]);
    return [answer];
  },
  'timetable.whole': async (school) => {
    const answer = await school.ask('kurikulum', timetable.whole);
    expect(answer.body.data).toMatchObject({ jumlah_hari: 6, model: { jam_mulai: '07:00' }, kelas: [{ kelas: '7A' }, { kelas: '7B' }] });
    expect(answer.body.data.slots).toHaveLength(30);
    return [answer];
  },
  'timetable.ofClasses': async (school) => {
    const answer = await school.ask('admin', timetable.ofClasses);
    expect(answer.body.data).toMatchObject([{ kelas: '7A', jumlah_jam: 15 }, { kelas: '7B', jumlah_jam: 15 }]);
    return [answer];
  },
  'timetable.ofClass': async (school) => {
    const answer = await school.ask('admin', timetable.ofClass, { id_kelas: school.class('B').id_kelas_tahun_ajaran });
    expect(answer.body.data).toHaveLength(15);
    return [answer];
  },
  'timetable.scheduleOfTeacher': async (school) => {
    const answer = await school.ask('admin', timetable.scheduleOfTeacher, { id_guru: idOf('sari') });
    expect(answer.body.data[0]).toMatchObject({ hari: 1, posisi: 1, kelas: '7B', kode: 'IPA' });
    return [answer];
  },
  'timetable.placesOfTeacher': async (school) => {
    const answer = await school.ask('admin', timetable.placesOfTeacher, { id_guru: idOf('budi') });
    const rows = answer.body.data as { hari: number; slot: object | null }[];
    expect([rows.length, rows.filter((it) => it.slot === null).map((it) => it.hari)]).toEqual([18, [SATURDAY, SATURDAY, SATURDAY]]);
    return [answer];
  },
  'timetable.atTime': async (school) => {
    const answer = await school.ask('admin', timetable.atTime, { hari: 1, jam: '08:59' });
    expect(answer.body.data).toMatchObject([{ kelas: '7A', posisi: 2 }, { kelas: '7B', posisi: 2 }]);
    expect((await school.ask('admin', timetable.atTime, { hari: 1, jam: '06:30' })).body.data).toEqual([]);
    return [answer];
  },
  'timetable.teachersOf': async (school) => {
    const answer = await school.ask('admin', timetable.teachersOf, { id_mata_pelajaran: idOf('MTK') });
    expect(answer.body.data).toMatchObject([{ id_guru: idOf('budi'), jam: 15, mengampu: true }]);
    return [answer];
  },
  'timetable.free': async (school) => {
    const answer = await school.ask('kurikulum', timetable.free, { hari: 1, posisi: 1 });
    const free = answer.body.data.guru.map((it: { id_guru: string }) => it.id_guru);
    expect([free.includes(idOf('budi')), free.includes(idOf('bk')), answer.body.data.kelas]).toEqual([false, true, []]);
    return [answer];
  },
  'timetable.loads': async (school) => {
    const answer = await school.ask('kepala', timetable.loads);
    expect(answer.body.data.guru).toContainEqual(expect.objectContaining({ id_guru: idOf('budi'), jam: 15, mapel: [expect.objectContaining({ kode: 'MTK', jam: 15 })] }));
    expect(answer.body.data.kelas).toContainEqual(expect.objectContaining({ kelas: '7B', jam: 15 }));
    return [answer];
  },
  'timetable.validate': async (school) => {
    const taken = await school.ask('admin', timetable.validate, { ...wished(school, 'A', 1, 1), id_guru: idOf('sari') });
    expect(taken.body).toMatchObject({ isValidate: false, message: 'Kelas sudah memiliki pelajaran pada jam ini.', data: { bentrok: [{ jenis: 'kelas', kelas: '7A' }, { jenis: 'guru', kelas: '7B', guru: 'Sari Kusumawati' }], alternatif: [{ hari: SATURDAY }, { hari: SATURDAY }, { hari: SATURDAY }] } });
    const answer = await school.ask('admin', timetable.validate, wished(school, 'A', 3));
    expect(answer.body).toMatchObject({ isValidate: true, message: 'OK', data: { bentrok: [], peringatan: ['BUKAN_PENGAMPU'] } });
    return [answer];
  },
  'timetable.validateChange': async (school) => {
    const { id_slot } = slotOf('A', 1, 1);
    expect((await school.ask('admin', timetable.validateChange, { id_slot, posisi: 2 })).body).toMatchObject({ isValidate: false, message: 'Guru sudah mengajar di kelas 7A pada jam ini.' });
    expect((await school.ask('admin', timetable.validateChange, { id_slot: idOf('no slot') })).status).toBe(404);
    const answer = await school.ask('admin', timetable.validateChange, { id_slot, hari: SATURDAY, posisi: 2 });
    expect(answer.body.isValidate).toBe(true);
    return [answer];
  },
  'timetable.place': async (school) => {
    const answer = await school.ask('admin', timetable.place, { slot: { ...wished(school, 'A', 1), ruang: 'Lab' } });
    expect(await ofClass(school, 'A')).toContainEqual(expect.objectContaining({ id: answer.body.data.id, hari: SATURDAY, posisi: 1, ruang: 'Lab', guru: 'Budi Prasetyawan' }));
    const again = await school.ask('admin', timetable.place, { slot: { ...wished(school, 'B', 1), id_guru: idOf('budi'), ruang: 'LAB' } });
    expect([again.status, again.body]).toMatchObject([409, { code: 'TEACHER_BUSY', message: 'Guru sudah mengajar di kelas 7A pada jam ini.', bentrok: [{ jenis: 'guru', kelas: '7A' }, { jenis: 'ruang', ruang: 'Lab' }] }]);
    expect(again.body.alternatif).toHaveLength(2);
    return [answer];
  },
  'timetable.placeAt': async (school) => {
    const { body } = await school.ask('admin', timetable.placesOfTeacher, { id_guru: idOf('sari') });
    const [free] = body.data.filter((it: { hari: number; posisi: number; slot: object | null }) => it.slot === null && it.hari === SATURDAY && it.posisi === 3);
    const answer = await school.ask('admin', timetable.placeAt, { id_slot: free.id_slot, id_kelas: school.class('B').id_kelas, ...of.B });
    expect(await ofClass(school, 'B')).toContainEqual(expect.objectContaining({ id: answer.body.data.id, hari: SATURDAY, posisi: 3 }));
    return [answer];
  },
  'timetable.change': async (school) => {
    const id = await place(school, 'A', 4);
    const lessonOn = async (tanggal: string) => (await school.ask('budi', lesson.between, { dates: `${tanggal},${tanggal}`, limit: 100 })).body.data.filter((it: { slot: { id: string } }) => it.slot.id === id);
    const saturday = addDays(mondayOf(school.today), 5);
    await until('its lesson is in the books', async () => (await lessonOn(saturday)).length === 1);
    const [before] = await lessonOn(saturday);
    const answer = await school.ask('admin', timetable.change, { id, hari: 5, ruang: 'Aula', sebelum: { hari: SATURDAY } });
    await until('its lesson has moved along', async () => (await lessonOn(addDays(saturday, -1))).length === 1);
    expect((await lessonOn(addDays(saturday, -1)))[0].id_sesi).toBe(before.id_sesi);
    expect((await school.ask('admin', timetable.change, { id, hari: 4, sebelum: { hari: SATURDAY } })).body).toMatchObject({ code: 'CONFLICT', terbaru: { hari: 5 } });
    return [answer];
  },
  'timetable.remove': async (school) => {
    const id = await place(school, 'A', 5);
    const answer = await school.ask('admin', timetable.remove, { id });
    expect((await ofClass(school, 'A')).map((it) => it.id)).not.toContain(id);
    expect((await school.ask('admin', timetable.remove, { id })).status).toBe(404);
    return [answer];
  },
  'timetable.clear': async (school) => {
    const id = await place(school, 'A', 5);
    const answer = await school.ask('admin', timetable.clear, { id_slot: id });
    expect((await ofClass(school, 'A')).map((it) => it.id)).not.toContain(id);
    return [answer];
  },
  'timetable.copyDay': async (school) => {
    const preview = await school.ask('admin', timetable.copyDay, { hari: 1, hari_tujuan: SATURDAY, id_kelas: school.class('B').id_kelas, dry_run: true });
    expect(preview.body.data).toMatchObject({ id: null, hapus: [] });
    const answer = await school.ask('admin', timetable.copyDay, { hari: 1, hari_tujuan: SATURDAY, id_kelas: school.class('B').id_kelas, hanya_muat: true });
    expect((await ofClass(school, 'B')).filter((it) => it.hari === SATURDAY).length).toBe(preview.body.data.tempat.length + preview.body.data.sama);
    await school.ask('admin', timetable.undo, { id: answer.body.data.id });
    return [answer];
  },
  'timetable.copyClass': async (school) => {
    const [id_kelas, id_kelas_tujuan] = [school.class('A').id_kelas, school.class('B').id_kelas_tahun_ajaran];
    const refused = await school.ask('admin', timetable.copyClass, { id_kelas, id_kelas_tujuan });
    expect([refused.status, refused.body.code, refused.body.tidak_muat[0].pesan]).toEqual([409, 'PARTLY_FITS', expect.stringContaining('pada jam ini')]);
    const answer = await school.ask('admin', timetable.copyClass, { id_kelas, id_kelas_tujuan: school.class('B').id_kelas, dry_run: true });
    const lost = await school.ask('admin', timetable.copyClass, { id_kelas, id_kelas_tujuan: randomUUID() });
    expect([lost.body.code, Object.keys(lost.body.errors)]).toEqual(['LOST_REFERENCE', ['id_kelas_tujuan']]);
    expect(answer.body.data.tidak_muat.length).toBeGreaterThan(0);
    return [answer];
  },
  'timetable.bring': async (school) => {
    const file = csv('"1","Sabtu","6","7A","Matematika","Budi Prasetyawan","","Lab",""', '"2","Sabtu","6","7B","IPA","Budi Prasetyawan","","",""', '"3","Minggu besar","1","7A","MTK","Budi Prasetyawan","","",""');
    const preview = await school.ask('admin', timetable.bring, { dry_run: true }, { file });
    expect(preview.body.data).toMatchObject({ id: null, tempat: [{ kelas: '7A', ruang: 'Lab' }], tidak_muat: [{ baris: 3, pesan: 'Guru sudah mengajar di kelas 7A pada jam ini.' }, { baris: 4, pesan: 'Hari "Minggu besar" tidak dikenal.' }] });
    expect((await school.ask('admin', timetable.bring, {}, { file })).body).toMatchObject({ code: 'PARTLY_FITS' });
    expect((await school.ask('admin', timetable.bring, { hanya_muat: true, sidik: 'of something else' }, { file })).body).toMatchObject({ code: 'TIMETABLE_CHANGED' });
    const answer = await school.ask('admin', timetable.bring, { hanya_muat: true, sidik: preview.body.data.sidik }, { file });
    expect(await ofClass(school, 'A')).toContainEqual(expect.objectContaining({ hari: SATURDAY, posisi: 6, ruang: 'Lab' }));
    await school.ask('admin', timetable.undo, { id: answer.body.data.id });
    const sheet = await sheetOf([['Hari', 'Jam ke', 'Kelas', 'Mata Pelajaran', 'Guru', 'Ruang'], ['Sabtu', 7, '7 a', 'MTK', 'Budi Prasetyawan', null]]);
    expect((await school.ask('admin', timetable.bring, { dry_run: true }, { file: sheet })).body.data).toMatchObject({ tempat: [{ hari: SATURDAY, posisi: 7, kelas: '7A' }] });
    expect((await school.ask('admin', timetable.bring, { dry_run: true }, { file: { name: 'jadwal.fet', bytes: Buffer.from('halo') } })).body).toMatchObject({ code: 'NOT_A_TIMETABLE' });
    return [answer];
  },
  'timetable.take': async (school) => {
    const before = (await ofClass(school, 'A')).length + (await ofClass(school, 'B')).length;
    for (const bentuk of ['fet', 'csv'] as const) {
      const taken = await school.ask('kurikulum', timetable.take, { bentuk });
      const again = await school.ask('admin', timetable.bring, { dry_run: true, ganti: true }, { file: { name: `jadwal.${bentuk}`, bytes: Buffer.isBuffer(taken.body) ? taken.body : Buffer.from(taken.text) } });
      expect({ bentuk, data: again.body.data }).toMatchObject({ bentuk, data: { tempat: [], hapus: [], sama: before, tidak_muat: [] } });
    }
    const answer = await school.ask('kurikulum', timetable.take, { bentuk: 'xlsx' });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="jadwal.xlsx"');
    return [answer];
  },
  'timetable.changes': async (school) => {
    const { body } = await school.ask('admin', timetable.copyDay, { hari: 2, hari_tujuan: SATURDAY, id_kelas: school.class('A').id_kelas, hanya_muat: true });
    const answer = await school.ask('admin', timetable.changes);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id: body.data.id, sebab: 'salin_hari', oleh: 'admin', isUrung: false, jumlah_tempat: body.data.tempat.length }));
    await school.ask('admin', timetable.undo, { id: body.data.id });
    return [answer];
  },
  'timetable.undo': async (school) => {
    const before = await ofClass(school, 'A');
    const { body } = await school.ask('admin', timetable.copyDay, { hari: 3, hari_tujuan: SATURDAY, id_kelas: school.class('A').id_kelas, hanya_muat: true });
    expect(await ofClass(school, 'A')).not.toEqual(before);
    const [brought] = body.data.tempat;
    await school.ask('admin', timetable.change, { id: brought.id, ruang: 'Lab' });
    const { body: asked } = await school.ask('admin', timetable.undo, { id: body.data.id });
    expect(asked).toMatchObject({ code: 'CHANGED_SINCE', hilang: [{ sebelum: { kelas: '7A', mapel: 'Matematika', guru: 'Budi Prasetyawan', ruang: null }, sesudah: { ruang: 'Lab' } }] });
    const answer = await school.ask('admin', timetable.undo, { id: body.data.id, sidik: asked.sidik });
    expect(await ofClass(school, 'A')).toEqual(before);
    expect((await school.ask('admin', timetable.undo, { id: body.data.id })).body).toMatchObject({ code: 'UNDONE' });
    return [answer];
  },
  'timetable.print': async (school) => {
    const answer = await school.ask('ani', timetable.print, { untuk: 'kelas', id: school.class('A').id_kelas, kertas: 'F4' });
    expect(answer.headers['content-type']).toBe('application/pdf');
    for (const untuk of ['sekolah', 'guru', 'kelas'] as const) expect((await school.ask('kepala', timetable.print, { untuk })).status).toBe(200);
    expect((await school.ask('kepala', timetable.print, { untuk: 'guru', id: idOf('nobody') })).status).toBe(404);
    return [answer];
  },
  'cover.ofDay': async (school) => {
    const answer = await school.ask('kepala', cover.ofDay, { tanggal: addDays(school.today, 2) });
    expect(answer.body.data).toHaveLength(6);
    return [answer];
  },
  'cover.released': async (school) => {
    const answer = await school.ask('kepala', cover.released);
    expect(answer.body.data).toEqual([]);
    return [answer];
  },
  'cover.candidates': async (school) => {
    const answer = await school.ask('kurikulum', cover.candidates, { id: lessonOf('A', addDays(school.today, 2), 1) });
    const found = answer.body.data.map((it: { id_guru: string }) => it.id_guru);
    expect([found.includes(idOf('budi')), found.includes(idOf('sari')), found.includes(idOf('bk'))]).toEqual([false, false, true]);
    return [answer];
  },
  'cover.assign': async (school) => {
    const id = school.lesson('A', 3);
    expect((await school.ask('waliB', attendance.markAll, { id_sesi: id })).status).toBe(403);
    expect((await school.ask('kurikulum', cover.assign, { id, id_guru_pengganti: idOf('sari') })).body).toMatchObject({ code: 'SUBSTITUTE_BUSY' });
    const answer = await school.ask('kurikulum', cover.assign, { id, id_guru_pengganti: idOf('waliB'), alasan: 'sakit' });
    expect((await school.ask('kurikulum', cover.ofDay, { tanggal: school.today })).body.data).toContainEqual(expect.objectContaining({ id_sesi: id, pengganti: 'Wulan Bestari', alasan: 'sakit', bentrok: false }));
    expect((await school.ask('kurikulum', cover.assign, { id: school.lesson('B', 3), id_guru_pengganti: idOf('waliB') })).body).toMatchObject({ code: 'SUBSTITUTE_BUSY' });
    expect((await school.ask('waliB', lesson.one, { id })).status).toBe(200);
    await school.ask('kurikulum', cover.assign, { id, id_guru_pengganti: null });
    return [answer];
  },
  'calendarFeed.open': async (school) => {
    const answer = await school.ask('ani', calendarFeed.open);
    const rahasia = answer.body.data.alamat.split('/').at(-1);
    expect((await school.ask('publik', calendarFeed.read, { rahasia })).status).toBe(200);
    await school.ask('ani', calendarFeed.open);
    expect((await school.ask('publik', calendarFeed.read, { rahasia })).status).toBe(404);
    return [answer];
  },
  'calendarFeed.state': async (school) => {
    await school.ask('beni', calendarFeed.open);
    const answer = await school.ask('beni', calendarFeed.state);
    expect(answer.body.data.dibuat).toMatch(/^2026-/);
    return [answer];
  },
  'calendarFeed.close': async (school) => {
    const rahasia = (await school.ask('budi', calendarFeed.open)).body.data.alamat.split('/').at(-1);
    const answer = await school.ask('budi', calendarFeed.close);
    expect((await school.ask('publik', calendarFeed.read, { rahasia })).status).toBe(404);
    expect((await school.ask('budi', calendarFeed.state)).body.data.dibuat).toBeNull();
    return [answer];
  },
  'calendarFeed.read': async (school) => {
    const rahasia = (await school.ask('sari', calendarFeed.open)).body.data.alamat.split('/').at(-1);
    const answer = await school.ask('publik', calendarFeed.read, { rahasia });
    expect(answer.headers['content-type']).toMatch(/^text\/calendar/);
    expect(answer.text ?? answer.body.toString()).toContain('SUMMARY:Ilmu Pengetahuan Alam · 7B');
    return [answer];
  },
};
