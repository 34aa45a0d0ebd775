import { attendance } from '#contract/attendance/attendance.api';
import { file } from '#contract/file/file.api';
import { institution } from '#contract/institution/institution.api';
import { lesson } from '#contract/lesson/lesson.api';
import { plan } from '#contract/lesson/plan.api';
import { planning } from '#contract/lesson/planning.api';
import { room } from '#contract/lesson/room.api';
import { subjectView } from '#contract/lesson/subject-view.api';
import { teachingDashboard } from '#contract/lesson/teaching-dashboard.api';
import { topics } from '#contract/lesson/topic.api';
import { addDays, mondayOf } from '#contract/school-year/school-days';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { seedId } from '#server/kit/resource/seeds';
import { PlanLessons } from '#server/lesson/plan.decider';
import { ScheduleLesson } from '#server/lesson/lesson.decider';
import { lessonId } from '#server/processes/lessons-of-week';
import { WriteTopic } from '#server/lesson/topic.decider';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { furnishReferences } from '#test/kit/master-data';
import { ID_TAHUN_AJARAN, idOf, type Kelas } from '#test/kit/school-data';
import { PlaceSlots } from '#server/timetable/timetable.decider';

const VII = seedId('level', 'VII');
const MEETING = { A: '81234567890', B: '81234567891' };
const subjectOf = (kelas: Kelas) => idOf(kelas === 'A' ? 'MTK' : 'IPA');
const courseOf = (school: School, kelas: Kelas) => ({ id_kelas_tahun_ajaran: school.class(kelas).id_kelas_tahun_ajaran, id_mata_pelajaran: subjectOf(kelas) });
const ids = (kelas: Kelas) => ({ topik: idOf(`topik 7${kelas}`), kd: idOf(`kd 7${kelas}`), rencana: idOf(`rencana 7${kelas}`) });
const isi = (kelas: Kelas) => ({ judul: `Bilangan 7${kelas}`, uraian: '', id_mata_pelajaran: subjectOf(kelas), id_level: VII, tampil_mulai: null, tautan: [], daftar_gambar: [] as string[], daftar_berkas: [] as string[] });
const ownerOf = (kelas: Kelas) => (kelas === 'A' ? 'budi' : 'sari');
/** A lesson that no register was opened for yet. */
const ahead = (school: School, kelas: Kelas, days = 1, posisi = 1) => school.lesson(kelas, posisi, addDays(school.today, days));

/** A topic and a competence for each class; its running lesson is planned, and held online. */
export async function furnish(school: School) {
  await furnishReferences(school);
  for (const kelas of ['A', 'B'] as const) {
    const { topik, kd, rencana } = ids(kelas);
    await school.give(commandsOf(basicCompetence).Create, { id: kd, kode: '3.8', kompetensi_dasar: `Menjelaskan pokok bahasan pertama 7${kelas}`, alias: null, jenis: 'KD', id_ki: null, id_mata_pelajaran: subjectOf(kelas), id_level: VII, semester: 'Ganjil', urutan: 1, lingkup_materi: null });
    await school.give(WriteTopic, { id_topik: topik, id_guru: idOf(ownerOf(kelas)), topic: isi(kelas) });
    await school.give(PlanLessons, { ...courseOf(school, kelas), id_rencana: rencana, daftar_sesi: [school.lesson(kelas)], wish: { id_topik: topik, id_kd_master: kd, zoom_setting: MEETING[kelas] } });
  }
}

const LEADERS = 'kepala kurikulum admin';
const both = (may: string) => ({ A: may, B: may });
const WRITERS = { A: 'admin budi', B: 'admin sari' };
const OVERSEERS = both(LEADERS);
const TEACHERS = both('budi sari');
const THEIRS = { A: `${LEADERS} budi`, B: `${LEADERS} sari` };
const ofPupil = { A: `ani waliA ${LEADERS}`, B: `eka waliB ${LEADERS}` };
const pupil = { A: idOf('ani'), B: idOf('eka') };
const week = ({ today }: School) => `${mondayOf(today)},${addDays(mondayOf(today), 6)}`;

const ofTeacher = (_: School, kelas: Kelas) => ({ id_guru: idOf(ownerOf(kelas)) });
const ofSubject = (_: School, kelas: Kelas) => ({ id_murid: pupil[kelas], id_mata_pelajaran: subjectOf(kelas) });

export const RIGHTS: Right[] = [
  { endpoint: topics.list, input: () => ({}), may: 'user' },
  { endpoint: topics.one, input: (_, kelas) => ({ id: ids(kelas).topik }), may: { A: `${LEADERS} budi ani beni citra dedi`, B: `${LEADERS} sari eka fajar gita` } },
  { endpoint: topics.write, input: (_, kelas) => ({ topic: isi(kelas) }), may: TEACHERS },
  { endpoint: topics.change, input: (_, kelas) => ({ id: ids(kelas).topik, topic: {} }), may: { A: 'budi', B: 'sari' } },
  { endpoint: topics.remove, input: (_, kelas) => ({ id: ids(kelas).topik }), may: { A: 'budi', B: 'sari' } },
  { endpoint: topics.forPlanning, input: () => ({}), may: TEACHERS },
  { endpoint: topics.keepPicture, input: () => ({}), may: TEACHERS },
  { endpoint: topics.files, input: (_, kelas) => ({ id_topik: ids(kelas).topik }), may: { A: `${LEADERS} budi ani beni citra dedi`, B: `${LEADERS} sari eka fajar gita` } },
  { endpoint: topics.keepFile, input: (_, kelas) => ({ id_topik: ids(kelas).topik }), may: { A: 'budi', B: 'sari' } },
  { endpoint: topics.dropFile, input: () => ({ id: idOf('no file') }), may: TEACHERS, told: 404 },
  { endpoint: topics.unlinkPictures, input: () => ({ unlink_images: [idOf('no picture')] }), may: TEACHERS },
  { endpoint: plan.change, input: (school, kelas) => ({ data: { id_sesi: school.lesson(kelas), id_topik: ids(kelas).topik } }), may: WRITERS },
  { endpoint: plan.addTopic, input: (school, kelas) => ({ id_topik: ids(kelas).topik, dataSesi: [school.lesson(kelas)] }), may: WRITERS },
  { endpoint: plan.addCompetence, input: (school, kelas) => ({ id_kd_master: ids(kelas).kd, dataSesi: [school.lesson(kelas)] }), may: WRITERS },
  { endpoint: plan.bumpPreview, input: (school, kelas) => ({ id_sesi: school.lesson(kelas) }), may: WRITERS },
  { endpoint: plan.bump, input: (school, kelas) => ({ id_sesi: school.lesson(kelas), sidik: 'another' }), may: WRITERS },
  { endpoint: plan.copyPreview, input: (school, kelas) => ({ dari: school.class(kelas).id_kelas_tahun_ajaran, ke: [school.class(kelas).id_kelas_tahun_ajaran], id_mata_pelajaran: subjectOf(kelas), dates: week(school) }), may: WRITERS },
  { endpoint: plan.copy, input: (school, kelas) => ({ dari: school.class(kelas).id_kelas_tahun_ajaran, ke: [school.class(kelas).id_kelas_tahun_ajaran], id_mata_pelajaran: subjectOf(kelas), dates: week(school), sidik: 'another' }), may: WRITERS },
  { endpoint: plan.undo, input: () => ({ id: idOf('no act') }), may: both('admin budi sari'), told: 404 },
  { endpoint: plan.history, input: (school, kelas) => ({ id_sesi: school.lesson(kelas) }), may: { A: `${THEIRS.A} waliA`, B: `${THEIRS.B} waliB` } },
  { endpoint: planning.matrix, input: () => ({}), may: OVERSEERS },
  { endpoint: planning.coverage, input: () => ({}), may: OVERSEERS },
  { endpoint: planning.competences, input: (_, kelas) => ({ id_mata_pelajaran: subjectOf(kelas), id_level: VII }), may: OVERSEERS },
  { endpoint: planning.classes, input: () => ({}), may: OVERSEERS },
  { endpoint: planning.lessons, input: () => ({}), may: OVERSEERS },
  { endpoint: planning.changes, input: () => ({}), may: OVERSEERS },
  { endpoint: planning.remind, input: (school, kelas) => ({ id_guru: idOf(ownerOf(kelas)), tanggal_awal: school.today }), may: OVERSEERS },
  { endpoint: planning.reminders, input: () => ({}), may: TEACHERS },
  { endpoint: teachingDashboard.classes, input: ofTeacher, may: THEIRS },
  { endpoint: teachingDashboard.overview, input: ofTeacher, may: THEIRS },
  { endpoint: teachingDashboard.classesBySubject, input: ofTeacher, may: THEIRS },
  { endpoint: teachingDashboard.progressOfClass, input: ofTeacher, may: THEIRS },
  { endpoint: teachingDashboard.planning, input: ofTeacher, may: THEIRS },
  { endpoint: subjectView.overall, input: ofSubject, may: ofPupil },
  { endpoint: subjectView.detail, input: ofSubject, may: ofPupil },
  { endpoint: subjectView.lessons, input: ofSubject, may: ofPupil },
  { endpoint: subjectView.subjects, input: (_, kelas) => ({ id_murid: pupil[kelas] }), may: ofPupil },
  { endpoint: subjectView.newest, input: (_, kelas) => ({ id_murid: pupil[kelas] }), may: { A: 'ani', B: 'eka' } },
  { endpoint: room.create, input: (_, kelas) => ({ meetingNumber: MEETING[kelas], role: 0 }), may: { A: 'budi ani beni citra dedi', B: 'sari eka fajar gita' } },
];

const write = async (school: School, more: object = {}) => {
  await furnishReferences(school);
  return school.ask('budi', topics.write, { topic: { ...isi('A'), ...more } });
};
const written = async (school: School, more: object = {}) => (await write(school, more)).body.data.id as string;
const competence = async (school: School, kode: string) => {
  await furnishReferences(school);
  const answer = await school.ask('kurikulum', basicCompetence.api.create, { kode, kompetensi_dasar: 'Menjelaskan urutan bilangan bulat', id_mata_pelajaran: idOf('MTK'), id_level: VII, semester: 'Ganjil' });
  return answer.body.data.id as string;
};
const seen = async (school: School, id: string) => (await school.ask('budi', lesson.one, { id })).body.data;
/** A lesson of 7A with topic and competence. */
async function planned(school: School, days: number, kode: string) {
  const [id_sesi, id_topik, id_kd_master] = [ahead(school, 'A', days), await written(school), await competence(school, kode)];
  const answer = await school.ask('budi', plan.change, { data: { id_sesi, id_topik, id_kd_master } });
  return { id_sesi, id_topik, id_kd_master, answer };
}
/** Budi teaches mathematics in 7B, too, next Friday after its last lesson. */
async function inBoth(school: School) {
  const { id_kelas, id_kelas_tahun_ajaran } = school.class('B');
  const slot = { id_slot: idOf('slot tambahan 7B'), hari: 5, posisi: 4, id_kelas_tahun_ajaran, id_mata_pelajaran: idOf('MTK'), id_guru: idOf('budi') };
  const tanggal_sesi = addDays(mondayOf(school.today), 11);
  const { hari: _, ...lesson } = slot;
  await school.give(PlaceSlots, { id_tahun_ajaran: ID_TAHUN_AJARAN, slots: [slot] });
  await school.give(ScheduleLesson, { ...lesson, id_kelas, id_tahun_ajaran: ID_TAHUN_AJARAN, tanggal_sesi, id_sesi: lessonId(slot.id_slot, tanggal_sesi), mulai: `${tanggal_sesi}T03:00:00.000Z`, selesai: `${tanggal_sesi}T04:00:00.000Z` });
  return { dari: school.class('A').id_kelas_tahun_ajaran, ke: [id_kelas_tahun_ajaran], id_mata_pelajaran: idOf('MTK'), dates: `${addDays(tanggal_sesi, -4)},${tanggal_sesi}`, id_sesi: lessonId(slot.id_slot, tanggal_sesi) };
}
const rowOf = async (school: School, who: 'budi' | 'sari', input: object = {}) => (await school.ask('kurikulum', planning.matrix, input)).body.data.guru.find((it: { id_guru: string }) => it.id_guru === idOf(who));

async function taught(school: School, endpoint: typeof teachingDashboard.classes | typeof teachingDashboard.overview | typeof teachingDashboard.classesBySubject | typeof teachingDashboard.progressOfClass) {
  await school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran: 'Hadir' });
  const answer = await school.ask('budi', endpoint);
  expect(answer.body.data).toContainEqual(expect.objectContaining({ kelas: '7A', mapel: 'Matematika', jumlah_murid: 4, total_sesi: expect.any(Number), persen_hadir: expect.any(Number) }));
  return [answer];
}

export const PROBES: Probes = {
  'topics.write': async (school) => {
    const answer = await write(school, { uraian: '<p>Pecahan<script>alert(1)</script></p>', tautan: [{ judul: 'Video', url: 'https://contoh.id/video' }] });
    expect((await school.ask('budi', topics.one, { id: answer.body.data.id })).body.data).toMatchObject({ judul: 'Bilangan 7A', uraian: '<p>Pecahan</p>', mapel: 'Matematika', level: 'VII', guru: 'Budi Prasetyawan', jumlah_sesi: 0 });
    expect((await write(school, { judul: 'x' })).status).toBe(422);
    expect((await write(school, { tautan: [{ judul: 'Jahat', url: 'javascript:alert(1)' }] })).status).toBe(422);
    return [answer];
  },
  'topics.list': async (school) => {
    const id = await written(school, { judul: 'Himpunan bagian' });
    const answer = await school.ask('budi', topics.list, { search: 'himpunan' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id, judul: 'Himpunan bagian', mapel: 'Matematika' }] });
    expect((await school.ask('sari', topics.list, { search: 'himpunan' })).body.total).toBe(0);
    expect((await school.ask('ani', topics.list, { search: 'himpunan' })).body.total).toBe(0);
    return [answer];
  },
  'topics.one': async (school) => {
    const id = await written(school);
    expect((await school.ask('ani', topics.one, { id })).status).toBe(403);
    await school.ask('budi', plan.addTopic, { id_topik: id, dataSesi: [ahead(school, 'A')] });
    expect((await school.ask('ani', topics.one, { id })).status).toBe(403);
    await school.ask('budi', plan.addTopic, { id_topik: id, dataSesi: [school.lesson('A')] });
    const answer = await school.ask('ani', topics.one, { id });
    expect(answer.body.data).toMatchObject({ id, jumlah_sesi: 2 });
    return [answer];
  },
  'topics.change': async (school) => {
    const tautan = [{ judul: 'Video', url: 'https://contoh.id/video' }];
    const id = await written(school, { tautan });
    const answer = await school.ask('budi', topics.change, { id, topic: { judul: 'Bilangan pecahan', sebelum: { judul: 'Bilangan 7A' } } });
    expect((await school.ask('budi', topics.one, { id })).body.data).toMatchObject({ judul: 'Bilangan pecahan', tautan });
    expect((await school.ask('budi', topics.change, { id, topic: { judul: 'Lain lagi', sebelum: { judul: 'Bilangan 7A' } } })).body).toMatchObject({ code: 'CONFLICT', terbaru: { judul: 'Bilangan pecahan' } });
    return [answer];
  },
  'topics.remove': async (school) => {
    const [free, used] = [await written(school), await written(school)];
    await school.ask('budi', plan.addTopic, { id_topik: used, dataSesi: [ahead(school, 'A')] });
    expect((await school.ask('budi', topics.remove, { id: used })).body.code).toBe('TOPIC_IN_USE');
    const answer = await school.ask('budi', topics.remove, { id: free });
    expect((await school.ask('budi', topics.one, { id: free })).status).toBe(404);
    return [answer];
  },
  'topics.forPlanning': async (school) => {
    const id = await written(school);
    const answer = await school.ask('budi', topics.forPlanning, { id_mata_pelajaran: idOf('MTK'), id_level: VII });
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id }));
    return [answer];
  },
  'topics.keepPicture': async (school) => {
    const answer = await school.ask('budi', topics.keepPicture);
    const picture = answer.body.data.id;
    expect((await school.ask('sari', topics.write, { topic: { ...isi('B'), daftar_gambar: [picture] } })).body.code).toBe('NO_SUCH_PICTURE');
    const id = await written(school, { daftar_gambar: [picture] });
    expect((await school.ask('ani', file.one, { id: picture })).status).toBe(403);
    await school.ask('budi', plan.addTopic, { id_topik: id, dataSesi: [school.lesson('A')] });
    expect((await school.ask('ani', file.one, { id: picture })).status).toBe(200);
    expect((await school.ask('eka', file.one, { id: picture })).status).toBe(403);
    return [answer];
  },
  'topics.files': async (school) => {
    const id_topik = await written(school);
    const { id } = (await school.ask('budi', topics.keepFile, { id_topik })).body.data;
    const answer = await school.ask('budi', topics.files, { id_topik });
    expect(answer.body.data).toMatchObject([{ id, nama: 'titik.png', tipe: 'image/png' }]);
    return [answer];
  },
  'topics.keepFile': async (school) => {
    const id_topik = await written(school);
    const answer = await school.ask('budi', topics.keepFile, { id_topik });
    const { id } = answer.body.data;
    expect((await school.ask('sari', topics.keepFile, { id_topik })).status).toBe(403);
    expect((await school.ask('budi', topics.keepFile, { id_topik }, { file: { name: 'tugas.pdf', bytes: Buffer.from('MZ not a pdf') } })).status).toBe(422);
    expect((await school.ask('ani', file.one, { id })).status).toBe(403);
    await school.ask('budi', plan.addTopic, { id_topik, dataSesi: [school.lesson('A')] });
    expect((await school.ask('ani', file.one, { id })).status).toBe(200);
    expect((await school.ask('eka', file.one, { id })).status).toBe(403);
    return [answer];
  },
  'topics.dropFile': async (school) => {
    const id_topik = await written(school);
    const { id } = (await school.ask('budi', topics.keepFile, { id_topik })).body.data;
    expect((await school.ask('sari', topics.dropFile, { id })).status).toBe(403);
    const answer = await school.ask('budi', topics.dropFile, { id });
    expect((await school.ask('budi', topics.one, { id: id_topik })).body.data.daftar_berkas).toEqual([]);
    return [answer];
  },
  'topics.unlinkPictures': async (school) => {
    const picture = (await school.ask('budi', topics.keepPicture)).body.data.id as string;
    const id = await written(school, { daftar_gambar: [picture] });
    const answer = await school.ask('budi', topics.unlinkPictures, { unlink_images: [picture] });
    expect(answer.body.data.jumlah).toBe(1);
    expect((await school.ask('budi', topics.one, { id })).body.data.daftar_gambar).toEqual([]);
    return [answer];
  },
  'plan.change': async (school) => {
    const { id_sesi, id_topik, id_kd_master, answer } = await planned(school, 1, '3.11');
    expect(await seen(school, id_sesi)).toMatchObject({ topic: { id: id_topik, nama: 'Bilangan 7A' }, kd: { id: id_kd_master } });
    const told = await seen(school, id_sesi);
    expect((await school.ask('budi', plan.change, { data: { ...told, id_sesi: undefined, id_topik } })).status).toBe(200);
    const [{ tanggal_sesi }, those] = [await seen(school, id_sesi), async (rencana: 'sudah' | 'belum', dates: string) => (await school.ask('budi', lesson.between, { dates, rencana, limit: 100 })).body.data.map((it: { id_sesi: string }) => it.id_sesi)];
    const day = `${tanggal_sesi},${tanggal_sesi}`;
    expect([(await those('sudah', day)).includes(id_sesi), (await those('belum', day)).includes(id_sesi)]).toEqual([true, false]);
    const late = await school.ask('budi', plan.change, { data: { id_sesi, id_topik: null, sebelum: { id_topik: null } } });
    expect(late.body).toMatchObject({ code: 'CONFLICT', terbaru: { id_topik } });
    expect((await school.ask('sari', plan.change, { data: { id_sesi, id_topik: null } })).status).toBe(403);
    return [answer];
  },
  'plan.addTopic': async (school) => {
    const [id_topik, dataSesi] = [await written(school), [1, 2, 3].map((posisi) => ahead(school, 'A', 1, posisi))];
    const answer = await school.ask('budi', plan.addTopic, { id_topik, dataSesi });
    for (const id of dataSesi) expect((await seen(school, id)).topic.id).toBe(id_topik);
    const other = await written(school);
    const told = [{ id: dataSesi[0] }, { id_sesi: dataSesi[1] }, await seen(school, dataSesi[2] as string)];
    expect((await school.ask('budi', plan.addTopic, { id_topik: other, dataSesi: told })).status).toBe(200);
    for (const id of dataSesi) expect((await seen(school, id)).topic.id).toBe(other);
    expect((await school.ask('sari', plan.addTopic, { id_topik: other, dataSesi: told })).status).toBe(403);
    for (const none of [[{}], [{ id: 7 }], [{ id: 'x', id_sesi: dataSesi[0] }, null], [[dataSesi[0]]]]) expect((await school.ask('budi', plan.addTopic, { id_topik: other, dataSesi: none })).status).toBe(422);
    expect((await school.ask('budi', plan.addTopic, { id_topik: idOf('no topic'), dataSesi })).status).toBe(422);
    return [answer];
  },
  'plan.addCompetence': async (school) => {
    const [id_kd_master, dataSesi] = [await competence(school, '3.12'), [1, 2].map((posisi) => ahead(school, 'A', 2, posisi))];
    const answer = await school.ask('budi', plan.addCompetence, { id_kd_master, dataSesi });
    for (const id of dataSesi) expect((await seen(school, id)).kd.id).toBe(id_kd_master);
    const other = await competence(school, '3.92');
    expect((await school.ask('budi', plan.addCompetence, { id_kd_master: other, dataSesi: [{ id: dataSesi[0] }, await seen(school, dataSesi[1] as string)] })).status).toBe(200);
    for (const id of dataSesi) expect((await seen(school, id)).kd.id).toBe(other);
    return [answer];
  },
  'plan.bumpPreview': async (school) => {
    const { id_sesi, id_topik } = await planned(school, 7, '3.13');
    const answer = await school.ask('budi', plan.bumpPreview, { id_sesi });
    expect(answer.body.data.perubahan[0]).toMatchObject({ id_sesi, sebelum: { topic: { id: id_topik } }, sesudah: { topic: null } });
    expect(answer.body.data.perubahan[1]).toMatchObject({ id_sesi: ahead(school, 'A', 7, 2), sesudah: { topic: { id: id_topik } } });
    return [answer];
  },
  'plan.bump': async (school) => {
    const { id_sesi, id_topik } = await planned(school, 8, '3.14');
    const { sidik } = (await school.ask('budi', plan.bumpPreview, { id_sesi })).body.data;
    const answer = await school.ask('budi', plan.bump, { id_sesi, sidik });
    expect([(await seen(school, id_sesi)).topic, (await seen(school, ahead(school, 'A', 8, 2))).topic.id]).toEqual([null, id_topik]);
    expect((await school.ask('budi', plan.bump, { id_sesi, sidik })).body.code).toBe('PREVIEW_OLD');
    return [answer];
  },
  'plan.copyPreview': async (school) => {
    const [{ id_sesi, ...wish }, id_topik] = [await inBoth(school), await written(school)];
    await school.ask('budi', plan.addTopic, { id_topik, dataSesi: [ahead(school, 'A', 6)] });
    const answer = await school.ask('budi', plan.copyPreview, wish);
    expect(answer.body.data.perubahan).toMatchObject([{ id_sesi, kelas: '7B', sesudah: { topic: { id: id_topik } } }]);
    return [answer];
  },
  'plan.copy': async (school) => {
    const [{ id_sesi, ...wish }, id_topik] = [await inBoth(school), await written(school)];
    await school.ask('budi', plan.addTopic, { id_topik, dataSesi: [ahead(school, 'A', 6)] });
    const { sidik } = (await school.ask('budi', plan.copyPreview, wish)).body.data;
    expect((await school.ask('sari', plan.copy, { ...wish, sidik })).status).toBe(403);
    const answer = await school.ask('budi', plan.copy, { ...wish, sidik });
    expect((await seen(school, id_sesi)).topic.id).toBe(id_topik);
    expect((await school.ask('budi', plan.copy, { ...wish, sidik })).body.code).toBe('PREVIEW_OLD');
    return [answer];
  },
  'plan.undo': async (school) => {
    const [id_topik, dataSesi] = [await written(school), [1, 2].map((posisi) => ahead(school, 'A', 9, posisi))];
    const { id } = (await school.ask('budi', plan.addTopic, { id_topik, dataSesi })).body.data;
    const answer = await school.ask('budi', plan.undo, { id });
    for (const it of dataSesi) expect((await seen(school, it)).topic).toBeNull();
    expect((await school.ask('budi', plan.undo, { id })).body.code).toBe('ALREADY_UNDONE');
    expect((await school.ask('sari', plan.undo, { id })).status).toBe(403);
    return [answer];
  },
  'plan.history': async (school) => {
    const { id_sesi, id_topik } = await planned(school, 10, '3.15');
    const answer = await school.ask('kurikulum', plan.history, { id_sesi });
    expect(answer.body.data).toMatchObject([{ sebab: 'isi', oleh: 'Budi Prasetyawan', susulan: false, sebelum: { topic: null }, sesudah: { topic: { id: id_topik } } }]);
    return [answer];
  },
  'planning.matrix': async (school) => {
    const before = await rowOf(school, 'budi');
    const pada = school.clock.now().toISOString();
    school.clock.turnTo(new Date(school.clock.now().getTime() + 60_000));
    await planned(school, 6, '3.16');
    const answer = await school.ask('kurikulum', planning.matrix);
    const now = answer.body.data.guru.find((it: { id_guru: string }) => it.id_guru === idOf('budi'));
    const planIn = (row: typeof now) => row.minggu.reduce((sum: number, it: { direncanakan: number }) => sum + it.direncanakan, 0);
    expect(planIn(now)).toBe(planIn(before) + 1);
    expect(answer.body.data.terakhir).toMatchObject({ oleh: 'Budi Prasetyawan', kelas: '7A', mapel: 'Matematika', jumlah: 1 });
    expect(planIn(await rowOf(school, 'budi', { pada }))).toBe(planIn(before));
    return [answer];
  },
  'planning.coverage': async (school) => {
    await planned(school, 6, '3.17');
    const answer = await school.ask('kurikulum', planning.coverage);
    expect(answer.body.data.kd.find((it: { id_mata_pelajaran: string }) => it.id_mata_pelajaran === idOf('MTK'))).toMatchObject({ mapel: 'Matematika', level: 'VII', total_kd: expect.any(Number) });
    return [answer];
  },
  'planning.competences': async (school) => {
    const pada = school.clock.now().toISOString();
    school.clock.turnTo(new Date(school.clock.now().getTime() + 60_000));
    const { id_kd_master } = await planned(school, 6, '3.18');
    const answer = await school.ask('kurikulum', planning.competences, { id_mata_pelajaran: idOf('MTK'), id_level: VII });
    const before = await school.ask('kurikulum', planning.competences, { id_mata_pelajaran: idOf('MTK'), id_level: VII, pada });
    expect(before.body.data).toContainEqual(expect.objectContaining({ id: id_kd_master, kelas_terencana: 0, jumlah_sesi: 0 }));
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id: id_kd_master, kode: '3.18', kelas_terencana: 1, kelas_terlaksana: 0, jumlah_sesi: 1 }));
    return [answer];
  },
  'planning.classes': async (school) => {
    const answer = await school.ask('kurikulum', planning.classes);
    const { id_kelas_tahun_ajaran, id_mata_pelajaran, ...cell } = answer.body.data.find((it: { kelas: string; mapel: string }) => it.kelas === '7A' && it.mapel === 'Matematika');
    expect(cell).toMatchObject({ tingkat: 7, id_level: expect.any(String), total_sesi: 30 });
    // The lessons that it leads to are as many as it counts.
    expect((await school.ask('kurikulum', planning.lessons, { dates: answer.body.dates, id_kelas_tahun_ajaran, id_mata_pelajaran, limit: 1 })).body.total).toBe(30);
    return [answer];
  },
  'planning.lessons': async (school) => {
    const { id_sesi } = await planned(school, 3, '3.19');
    const answer = await school.ask('kurikulum', planning.lessons, { id_guru: idOf('budi'), keadaan: 'direncanakan', limit: 100 });
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id_sesi, kelas: '7A', oleh: 'Budi Prasetyawan' }));
    expect((await school.ask('kurikulum', planning.lessons, { keadaan: 'belum', limit: 100 })).body.data.map((it: { id_sesi: string }) => it.id_sesi)).not.toContain(id_sesi);
    return [answer];
  },
  'planning.changes': async (school) => {
    await planned(school, 3, '3.20');
    const answer = await school.ask('kurikulum', planning.changes, { id_guru: idOf('budi') });
    expect(answer.body.data[0]).toMatchObject({ sebab: 'isi', kelas: '7A', jumlah: 1, urung: false });
    return [answer];
  },
  'planning.remind': async (school) => {
    const answer = await school.ask('kurikulum', planning.remind, { id_guru: idOf('sari'), tanggal_awal: addDays(mondayOf(school.today), 7) });
    expect((await school.ask('kurikulum', planning.remind, { id_guru: idOf('sari'), tanggal_awal: addDays(mondayOf(school.today), 7) })).body.code).toBe('ALREADY_TOLD');
    expect((await rowOf(school, 'sari')).diingatkan).toEqual(expect.any(String));
    return [answer];
  },
  'planning.reminders': async (school) => {
    await school.ask('kurikulum', planning.remind, { id_guru: idOf('budi'), tanggal_awal: school.today });
    const answer = await school.ask('budi', planning.reminders);
    expect(answer.body.data[0]).toMatchObject({ kelas: '7A', mapel: 'Matematika', oleh: 'Bambang Suryono' });
    return [answer];
  },
  'teachingDashboard.classes': (school) => taught(school, teachingDashboard.classes),
  'teachingDashboard.overview': (school) => taught(school, teachingDashboard.overview),
  'teachingDashboard.classesBySubject': (school) => taught(school, teachingDashboard.classesBySubject),
  'teachingDashboard.progressOfClass': (school) => taught(school, teachingDashboard.progressOfClass),
  'teachingDashboard.planning': async (school) => {
    const answer = await school.ask('budi', teachingDashboard.planning);
    expect(answer.body.data).toMatchObject([{ tanggal_awal: mondayOf(school.today), total_sesi: expect.any(Number) }, { tanggal_awal: addDays(mondayOf(school.today), 7), pertama: { kelas: '7A' } }]);
    expect(answer.body.data[0].total_sesi).toBe((await school.ask('budi', lesson.between, { dates: week(school) })).body.total);
    return [answer];
  },
  'subjectView.subjects': async (school) => {
    const answer = await school.ask('ani', subjectView.subjects);
    expect(answer.body.data).toMatchObject([{ mapel: 'Matematika', kelas: '7A', guru: ['Budi Prasetyawan'], total_sesi: 276 }]);
    return [answer];
  },
  'subjectView.overall': async (school) => {
    const answer = await school.ask('ani', subjectView.overall, { id_mata_pelajaran: idOf('MTK') });
    expect(answer.body.data).toMatchObject({ mapel: 'Matematika' });
    expect((await school.ask('ani', subjectView.overall, { id_mata_pelajaran: idOf('IPA') })).body.data).toBeNull();
    return [answer];
  },
  'subjectView.detail': async (school) => {
    const { id_kd_master } = await planned(school, 3, '3.21');
    const answer = await school.ask('ani', subjectView.detail, { id_mata_pelajaran: idOf('MTK') });
    expect(answer.body.data.kd).toContainEqual(expect.objectContaining({ id: id_kd_master, kode: '3.21', sesi: 1, terlaksana: 0 }));
    return [answer];
  },
  'subjectView.lessons': async (school) => {
    const { id_sesi } = await planned(school, 2, '3.22');
    const answer = await school.ask('ani', subjectView.lessons, { id_mata_pelajaran: idOf('MTK') });
    expect(answer.body.data.find((it: { id_sesi: string }) => it.id_sesi === id_sesi)).toMatchObject({ topic: { nama: 'Bilangan 7A' }, materi: false });
    return [answer];
  },
  'subjectView.newest': async (school) => {
    const id = await written(school, { judul: 'Materi terbaru' });
    await school.ask('budi', plan.addTopic, { id_topik: id, dataSesi: [school.lesson('A')] });
    const answer = await school.ask('ani', subjectView.newest);
    expect(answer.body.data[0]).toMatchObject({ id, judul: 'Materi terbaru', mapel: 'Matematika' });
    return [answer];
  },
  'room.create': async (school) => {
    await school.ask('budi', plan.change, { data: { id_sesi: school.lesson('A'), zoom_setting: '89999999999' } });
    const answer = await school.ask('ani', room.create, { meetingNumber: '89999999999', role: 0 });
    expect(answer.body).toEqual({ message: 'OK', result: true, signature: null, data: { sdkKey: null, tautan: 'https://zoom.us/j/89999999999' } });
    expect((await school.ask('ani', room.create, { meetingNumber: '89999999999', role: 1 })).status).toBe(403);
    expect((await school.ask('budi', room.create, { meetingNumber: '80000000000', role: 1 })).body.code).toBe('NO_ROOM');
    await school.ask('admin', institution.configure, { tautan_konferensi: 'https://meet.sekolah.id' });
    expect((await school.ask('budi', room.create, { meetingNumber: '89999999999', role: 1 })).body.data.tautan).toBe('https://meet.sekolah.id');
    return [answer];
  },
};
