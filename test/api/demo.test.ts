import { gradeAudit } from '#contract/audit/grade-audit.api';
import { classroom } from '#contract/classroom/classroom.api';
import { identity } from '#contract/identity/identity.api';
import type { Endpoint } from '#contract/kit/endpoint';
import { lesson } from '#contract/lesson/lesson.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { physical } from '#projections/kit/projection';
import { nearestSchoolMorning } from '#server/demo/calendar';
import { ADMIN_PASSWORD } from '#server/demo/found-school';
import { demoApp } from '#test/kit/demo-app';
import { request } from '#test/kit/request';
import { until } from '#test/kit/until';

/** The demo as a newcomer meets it who starts it on this day. */
async function startedOn(day: string) {
  const demo = await demoApp(12, nearestSchoolMorning(new Date(`${day}T03:00:00.000Z`)));
  await demo.app.listen(0, '127.0.0.1');
  const { token } = (await request(demo.app.nest, identity.login, { username: 'admin', password: ADMIN_PASSWORD })).body;
  const ask = async (endpoint: Endpoint<any, any>, input: object = {}) => (await request(demo.app.nest, endpoint, input as Record<string, unknown>, { token })).body;
  const open = async (input: object): Promise<string> => (await ask(schoolYear.open, input)).data.id;
  return { ...demo, ask, open, detail: async (id: string) => (await ask(schoolYear.detail, { id })).data };
}
let demo: Awaited<ReturnType<typeof startedOn>>;
afterEach(() => demo.close());
const sizeOf = ({ jumlah_kelas, jumlah_murid, jumlah_slot, jumlah_pengampu }: Record<string, number>) => [jumlah_kelas, jumlah_murid, jumlah_slot, jumlah_pengampu];
const lessonsNow = async () => {
  const now = demo.clock.now().toISOString();
  const { data } = (await demo.ask(lesson.between, { dates: `${now.slice(0, 10)},${now.slice(0, 10)}`, limit: 100 })) as { data: { mulai: string; selesai: string }[] };
  return data.filter((it) => it.mulai <= now && now < it.selesai).length;
};

/** Reports of all classes but one are out, with what a homeroom teacher wrote; gradebooks were written as time went by, and the auditor finds the score that was lifted in a night after that, and nothing else at such an hour. */
async function hasGrades() {
  const { rows } = await demo.query(`SELECT count(*) FILTER (WHERE "isPublished")::int AS terbit, count(*)::int AS semua, count(*) FILTER (WHERE catatan_wali <> '')::int AS tertulis FROM read."${physical('report_card')}"`);
  expect(rows).toEqual([{ terbit: 10, semua: 12, tertulis: 10 }]);
  expect((await demo.ask(gradeAudit.changes, { sifat: 'luar_jam' })).data).toMatchObject([{ kelas: '8A', mapel: 'Ilmu Pengetahuan Alam', sifat: expect.arrayContaining(['luar_jam', 'besar', 'setelah_terbit']) }]);
  const { data } = (await demo.ask(gradeAudit.changes, { search: 'Matematika', limit: 100 })) as { data: { kelas: string; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string }[] };
  const book = data.find((it) => it.kelas === '7A');
  const times = (await demo.ask(gradeAudit.moments, { id_kelas: book?.id_kelas_tahun_ajaran, id_mata_pelajaran: book?.id_mata_pelajaran })).data.map((it: { at: string }) => it.at);
  expect(times).toEqual([...times].sort());
}

/** Every mother can be written to, each at her own address, and some fathers. */
async function hasFamilies() {
  const { rows } = await demo.query(`SELECT count(DISTINCT ibu ->> 'email')::int AS ibu, count(ayah ->> 'email') BETWEEN 1 AND 12 AS ayah, bool_and(ibu ->> 'email' LIKE '%@keluarga.example') AS contoh FROM read."${physical('student_data')}"`);
  expect(rows).toEqual([{ ibu: 12, ayah: true, contoh: true }]);
}

test('in the first semester there is something for the auditor, and a newcomer adds the second by its usual days and fills it out of the first', async () => {
  demo = await startedOn('2026-11-22');
  const { activeYear } = await demo.ask(schoolYear.list);
  expect([activeYear, await lessonsNow()]).toMatchObject([{ nama: '2026/2027', semester: 'Ganjil', tanggal_awal: '2026-07-13', tanggal_akhir: '2026-12-18' }, 6]);
  await hasGrades();
  await hasFamilies();
  const id = await demo.open({ tanggal_awal: '2027-01-04', tanggal_akhir: '2027-06-18' });
  await demo.ask(schoolYear.duplicate, { id });
  const whole = sizeOf(await demo.detail(activeYear.id));
  await until('it is copied', async () => JSON.stringify(sizeOf(await demo.detail(id))) === JSON.stringify(whole));
});

test('in the second semester the demo is as full as in the first, and the next school year is added by its usual days', async () => {
  demo = await startedOn('2027-03-01');
  const { activeYear, data } = await demo.ask(schoolYear.list);
  expect(activeYear).toMatchObject({ nama: '2026/2027', semester: 'Genap', tanggal_awal: '2027-01-04' });
  const first = data.find((it: { semester: string; nama: string }) => it.semester === 'Ganjil' && it.nama === '2026/2027');
  expect([sizeOf(await demo.detail(activeYear.id)), sizeOf(await demo.detail(first.id)), await lessonsNow()]).toEqual([[6, 12, expect.any(Number), expect.any(Number)], [0, 0, 0, 0], 6]);
  await hasGrades();
  expect((await demo.ask(classroom.all)).data).toHaveLength(6);
  for (const tanggal_awal of ['2027-07-12', '2028-01-03']) expect(await demo.open({ tanggal_awal })).toEqual(expect.any(String));
});
