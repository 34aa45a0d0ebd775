import { home, type Persiapan } from '#contract/home/home.api';
import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { SchoolToday } from '#projections/home/school.query';
import { SlotPlaced } from '#contract/timetable/timetable.events';
import { projections } from '#projections/kit/projection';
import { A, ANI, B, BUDI, founded, id, lessonOf, MATEMATIKA, marked, opened, scheduled, TODAY, YEAR } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const NOON = `${TODAY}T04:30:00.000Z`;
const ask = async (...facts: Parameters<typeof given>) => (await given(...facts).ask(new SchoolToday({}), NOON)).data;
const done = (steps: readonly Persiapan[]) => steps.filter((it) => it.selesai).map((it) => it.langkah);
const configured = (alamat: string) => InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, alamat }, sebelum: null });

test('of a school that has nothing no step is done', async () => {
  const data = await ask();
  expect(home.school.output.parse({ data }).data).toEqual(data);
  expect([done(data.persiapan), data.berjalan, data.jumlah_murid, data.presensi]).toEqual([[], false, 0, { terisi: 0, jumlah: 0 }]);
});

test('a name alone is no profile; its address is', async () => {
  expect(done((await ask(configured(''))).persiapan)).toEqual([]);
  expect(done((await ask(configured('Jl. Merdeka 1'))).persiapan)).toEqual(['profil']);
});

test('steps are done by what there is, and say when they were', async () => {
  const { persiapan, ...data } = await ask(...founded);
  expect(done(persiapan)).toEqual(['tahun-ajaran', 'mapel', 'guru', 'kelas', 'murid']);
  expect(persiapan.find((it) => it.langkah === 'murid')).toMatchObject({ jumlah: 4 });
  expect(data).toMatchObject({ berjalan: false, jumlah_murid: 4, jumlah_guru: 1, jumlah_kelas: 2, mapel: { diajar: 0, jumlah: 1 } });
});

test('registers are counted of lessons that have begun, as full when everybody is recorded', async () => {
  const [full, half, later] = [lessonOf(B), lessonOf(A, 2), lessonOf(A, 5)];
  const facts = [...founded, ...[full, half, later].map(scheduled), opened(full), opened(half), ...full.of.students.map((it) => marked(full, it, 'Hadir')), marked(half, ANI, 'Hadir')];
  expect(await ask(...facts)).toMatchObject({ berjalan: true, presensi: { terisi: 1, jumlah: 2 } });
});

test('the timetable is done when every class has one, and the school runs once a lesson has begun', async () => {
  const slot = ({ id_kelas_tahun_ajaran }: typeof A, n: number) => SlotPlaced({ id_slot: id(n), id_tahun_ajaran: YEAR, hari: 1, posisi: n - 90, id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, id_guru: BUDI, ruang: null });
  const timetableOf = async (...facts: Parameters<typeof given>) => (await ask(...founded, ...facts)).persiapan.find((it) => it.langkah === 'jadwal');
  expect(await timetableOf(slot(A, 91), slot(A, 92))).toMatchObject({ selesai: false, jumlah: 1 });
  expect(await timetableOf(slot(A, 91), slot(B, 92))).toMatchObject({ selesai: true, jumlah: 2 });
  expect([await ask(...founded, scheduled(lessonOf(A, 5))), await ask(...founded, scheduled(lessonOf(A, 3)))]).toMatchObject([{ berjalan: false }, { berjalan: true }]);
});
