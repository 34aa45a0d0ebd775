import { emptyRekap } from '#contract/attendance/attendance';
import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { LessonCancelled } from '#contract/lesson/lesson.events';
import { HolidayDeclared } from '#contract/school-year/school-year.events';
import { DailyAttendance, dailyRows, MarksBehind } from '#projections/attendance/board.query';
import { openReadSide } from '#projections/kit/database';
import { projections } from '#projections/kit/projection';
import { A, ANI, B, BENI, BUDI, CITRA, DEDI, founded, id, lessonOf, marked, opened, scheduled, TODAY } from '#test/projecting/a-school';
import { readSide } from '#test/kit/read-side';

const school = readSide(...projections());
const [a1, a2, b1] = [lessonOf(A), lessonOf(A, 2), lessonOf(B)];
const board = (tanggal: string | undefined = TODAY) => new DailyAttendance({ tanggal });
const of = ({ id_sesi }: { id_sesi: string }, { data: { sesi } }: { data: { sesi: { id_sesi: string }[] } }) => sesi.find((it) => it.id_sesi === id_sesi);
const configured = (id_batas_absen: number) => InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, id_batas_absen }, sebelum: null });

test('a day without lessons is an empty board', async () => {
  expect(await school.given(...founded).ask(board())).toEqual({ data: { tanggal: TODAY, libur: null, sesi: [], tren: [], murid: [], pengingat: [], rapor_terbit: [] } });
});

test('a lesson is on the board of its day before its register is open, with the students of its class', async () => {
  const { data } = await school.given(...founded, scheduled(a1)).ask(board());
  expect(data.sesi).toEqual([{
    id_sesi: a1.id_sesi, id_kelas: A.id_kelas, kelas: '7A', tingkat: 7, posisi: 1, mapel: 'Matematika', id_guru: BUDI, guru: 'Budi', id_wali: BUDI, wali: 'Budi', id_pengisi: BUDI, mulai: a1.mulai, selesai: a1.selesai,
    batas: `${TODAY}T01:15:00.000Z`, dibuka: false, libur: false, jumlah_murid: 3, diisi: null, oleh: null, diisi_oleh: null, ...emptyRekap(),
  }]);
});

test('marks and their corrections move the counts of their register and of no other', async () => {
  const answer = await school.given(
    ...founded, ...[a1, a2, b1].map(scheduled), opened(a1), opened(b1), marked(a1, ANI, 'Hadir'), marked(a1, BENI, 'Alpa'), marked(a1, BENI, 'Sakit', 'Alpa'), marked(b1, DEDI, 'Terlambat'),
    marked(a1, CITRA, 'Izin'), marked(a1, CITRA, null, 'Izin'),
  ).ask(board());
  expect(of(a1, answer)).toMatchObject({ dibuka: true, jumlah_murid: 3, ...emptyRekap(), Hadir: 1, Sakit: 1 });
  expect(of(a2, answer)).toMatchObject({ dibuka: false, jumlah_murid: 3, ...emptyRekap() });
  expect(of(b1, answer)).toMatchObject({ dibuka: true, jumlah_murid: 1, ...emptyRekap(), Terlambat: 1 });
  expect(answer.data.tren).toEqual([{ tanggal: TODAY, hadir: 2, terisi: 3, jumlah_murid: 4, ...emptyRekap(), Hadir: 1, Sakit: 1, Terlambat: 1 }]);
});

test('an open register keeps the students it was opened with, whoever leaves or joins the class', async () => {
  const { data } = await school.given(...founded, scheduled(a1), opened(a1, [ANI, BENI])).ask(board());
  expect(data.sesi[0]).toMatchObject({ jumlah_murid: 2 });
});

test('the board is ordered by class and period, and shows other days only when asked for them', async () => {
  const tomorrow = lessonOf(A, 1, '2026-07-14');
  const given = school.given(...founded, ...[b1, a2, tomorrow, a1].map(scheduled));
  expect((await given.ask(board())).data.sesi.map((it) => it.id_sesi)).toEqual([a1, a2, b1].map((it) => it.id_sesi));
  expect((await given.ask(board('2026-07-14'))).data.sesi.map((it) => it.id_sesi)).toEqual([tomorrow.id_sesi]);
});

test('without a day the board is that of today by the school\'s clock and zone', async () => {
  const given = school.given(...founded, scheduled(a1));
  expect((await given.ask(new DailyAttendance({}), '2026-07-12T17:00:00.000Z')).data).toMatchObject({ tanggal: TODAY, sesi: [{ id_sesi: a1.id_sesi }] });
  expect((await given.ask(new DailyAttendance({}), '2026-07-12T16:59:59.999Z')).data).toMatchObject({ tanggal: '2026-07-12', sesi: [] });
});

test('a holiday and its cancelled lessons are named', async () => {
  const answer = await school.given(
    ...founded, scheduled(a1), HolidayDeclared({ id_hari_libur: id(70), tanggal: TODAY, nama: 'Hari Raya' }), LessonCancelled({ id_sesi: a1.id_sesi, tanggal_sesi: TODAY, alasan: 'libur' }),
  ).ask(board());
  expect(answer.data).toMatchObject({ libur: 'Hari Raya', sesi: [{ id_sesi: a1.id_sesi, libur: true }] });
});

test.each([[1, 'T01:10:00.000Z'], [3, 'T01:30:00.000Z'], [4, 'T02:00:00.000Z'], [5, 'T16:59:00.000Z']])('with limit %d of the school a register is missing after %s', async (limit, time) => {
  const { data } = await school.given(...founded, configured(limit), scheduled(a1)).ask(board());
  expect(data.sesi[0]?.batas).toBe(`${TODAY}${time}`);
});

test('the trend has the school days of six weeks up to the day, each with the sums over its classes', async () => {
  const days = ['2026-06-01', '2026-06-02', '2026-07-10', TODAY, '2026-07-14'];
  const facts = days.flatMap((day) => [A, B].flatMap((it) => [scheduled(lessonOf(it, 1, day)), opened(lessonOf(it, 1, day)), marked(lessonOf(it, 1, day), it.students[0] as string, 'Hadir')]));
  const { data } = await school.given(...founded, ...facts).ask(board());
  expect(data.tren.map((it) => [it.tanggal, it.hadir, it.terisi, it.jumlah_murid])).toEqual([['2026-06-02', 2, 2, 4], ['2026-07-10', 2, 2, 4], [TODAY, 2, 2, 4]]);
});

test('the rows of the live board are those of the answer, and single ones can be read again', async () => {
  const given = school.given(...founded, ...[a1, a2, b1].map(scheduled), opened(a1), marked(a1, ANI, 'Hadir'));
  const { data: { sesi } } = await given.ask(board());
  const rows = (ids?: string[]) => dailyRows.rows(openReadSide(school.tables.pool), { tanggal: TODAY }, ids, { now: new Date() });
  expect(await rows()).toEqual(sesi);
  expect(await rows([a2.id_sesi])).toEqual([sesi[1]]);
  expect(await rows([id(99)])).toEqual([]);
  expect(await rows([])).toEqual([]);
});

describe('the marks behind a number', () => {
  const facts = [
    ...founded, ...[a1, a2, b1].map(scheduled), opened(a1), opened(a2), opened(b1), marked(a1, BENI, 'Alpa'), marked(a2, BENI, 'Alpa'), marked(a1, ANI, 'Hadir'), marked(b1, DEDI, 'Alpa'),
  ];
  const paging = { search: '', sortBy: 'mulai' as const, order: 'asc' as const, page: 1, limit: 10, tanggal: TODAY };
  const behind = async (more: Partial<ConstructorParameters<typeof MarksBehind>[0]>) => {
    const { data, total } = await school.given(...facts).ask(new MarksBehind({ ...paging, ...more }));
    return { total, rows: data.map((it) => `${it.nama} ${it.kelas} ${it.posisi} ${it.status_kehadiran}`) };
  };

  test('are those with a status, over the whole day', async () => {
    expect(await behind({ status_kehadiran: 'Alpa' })).toEqual({ total: 3, rows: ['Beni 7A 1 Alpa', 'Dedi 7B 1 Alpa', 'Beni 7A 2 Alpa'] });
  });
  test('are those of one lesson, and those without a mark', async () => {
    expect(await behind({ id_sesi: a1.id_sesi })).toEqual({ total: 3, rows: ['Ani 7A 1 Hadir', 'Beni 7A 1 Alpa', 'Citra 7A 1 null'] });
    expect(await behind({ status_kehadiran: 'Belum', id_sesi: a2.id_sesi })).toEqual({ total: 2, rows: ['Ani 7A 2 null', 'Citra 7A 2 null'] });
  });
  test('are found by name, in which nothing is a wildcard', async () => {
    expect((await behind({ search: 'BEN' })).total).toBe(2);
    expect((await behind({ search: '%' })).total).toBe(0);
    expect((await behind({ search: '_' })).total).toBe(0);
  });
  test('come in pages and in an order', async () => {
    expect(await behind({ sortBy: 'nama', order: 'desc', limit: 2 })).toEqual({ total: 7, rows: ['Dedi 7B 1 Alpa', 'Citra 7A 1 null'] });
    expect(await behind({ sortBy: 'kelas', limit: 2, page: 4 })).toEqual({ total: 7, rows: ['Dedi 7B 1 Alpa'] });
  });
  test('are none on another day', async () => {
    expect(await behind({ tanggal: '2026-07-14' })).toEqual({ total: 0, rows: [] });
  });
});
