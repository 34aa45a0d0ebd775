import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { classroom } from '#contract/classroom/classroom.api';
import { institution } from '#contract/institution/institution.api';
import { leave } from '#contract/leave/leave.api';
import { addDays, instantOf } from '#contract/school-year/school-days';
import { Watcher } from '#test/live/watcher';
import { type School, testSchool, ZONA } from '#test/kit/school';
import { idOf, type Student, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const wish = (from = 0, to = from, jenis: 'Sakit' | 'Izin' = 'Sakit') => ({ jenis, tanggal_awal: addDays(school.today, from), tanggal_akhir: addDays(school.today, to), alasan: 'Demam tinggi' });
const ask = async (who: Student, ...days: Parameters<typeof wish>) => (await school.ask(who, leave.request, wish(...days))).body.data.id as string;
const row = async (who: Student, id_sesi: string) => (await school.ask('admin', attendance.bySession, { id_sesi })).body.data.find((it: { id_murid: string }) => it.id_murid === idOf(who));
const mark = (who: Student, status_kehadiran: string | null, id_sesi = school.lesson('A')) => school.ask('budi', attendance.markOne, { id_sesi, id_murid: idOf(who), status_kehadiran });
const marked = (who: Student, id_sesi: string, status: string | null) => until(`${who} is ${status}`, async () => (await row(who, id_sesi)).status_kehadiran === status);

test('a leave that is granted fills its days in, those that are open and those that come', async () => {
  await mark('ani', 'Hadir', school.lesson('A', 1));
  const id = await ask('ani', 0, 1);
  await school.ask('waliA', leave.accept, { id });
  await marked('ani', school.lesson('A', 2), 'Sakit');
  expect(await row('ani', school.lesson('A', 1))).toMatchObject({ status_kehadiran: 'Hadir', id_izin: null });
  const tomorrow = school.lesson('A', 1, addDays(school.today, 1));
  expect(await row('ani', tomorrow)).toMatchObject({ status_kehadiran: null });

  school.clock.turnTo(instantOf(addDays(school.today, 1), 7 * 60 + 5, ZONA));
  await school.ask('budi', attendance.markAll, { id_sesi: tomorrow });
  expect([(await row('ani', tomorrow)).status_kehadiran, (await row('beni', tomorrow)).status_kehadiran]).toEqual(['Sakit', 'Hadir']);
  const told = (await school.ask('kepala', audit.stream, { stream: `attendance-${tomorrow}` })).body.data;
  expect(JSON.stringify(told)).toContain(id);

  // The child is there after all: the teacher says so, and the leave takes back only what is its own.
  await mark('ani', 'Hadir', tomorrow);
  await school.ask('waliA', leave.cancel, { id, tanggapan: 'Ani masuk sekolah' });
  await marked('ani', school.lesson('A', 2), null);
  expect((await row('ani', tomorrow)).status_kehadiran).toBe('Hadir');
});

test('where the day is marked once, every register of it that is open is filled in', async () => {
  const daily = await testSchool();
  try {
    const settings = (await daily.ask('admin', institution.settings)).body.data;
    const changed = await daily.ask('admin', institution.configure, { ...settings, presence_setting: 'per_hari' });
    expect(changed.status).toBe(200);
    const { id } = (await daily.ask('beni', leave.request, { jenis: 'Izin', tanggal_awal: daily.today, tanggal_akhir: daily.today, alasan: 'Acara keluarga' })).body.data;
    await daily.ask('waliA', leave.accept, { id });
    const status = async (posisi: number) => (await daily.ask('admin', attendance.bySession, { id_sesi: daily.lesson('A', posisi) })).body.data.find((it: { id_murid: string }) => it.id_murid === idOf('beni')).status_kehadiran;
    await until('both registers are filled in', async () => (await status(1)) === 'Izin' && (await status(2)) === 'Izin');
    daily.clock.turnTo(instantOf(daily.today, 9 * 60 + 5, ZONA));
    await daily.ask('waliA', attendance.markAll, { id_sesi: daily.lesson('A', 1) });
    expect([await status(1), await status(3)]).toEqual(['Izin', 'Izin']);
  } finally {
    await daily.close();
  }
});

describe('two at once', () => {
  test('of two who answer it, one is told that it was answered; the facts are one answer', async () => {
    const id = await ask('citra', 2);
    const answers = await Promise.all([school.ask('waliA', leave.accept, { id }), school.ask('admin', leave.refuse, { id, tanggapan: 'Tidak ada surat' }), school.ask('citra', leave.withdraw, { id })]);
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409, 409]);
    expect(answers.find((it) => it.status === 409)?.body.code).toBe('LEAVE_ANSWERED');
  });
  test('of two leaves of the same days one is there', async () => {
    const both = await Promise.all([school.ask('dedi', leave.request, wish(6, 8)), school.ask('dedi', leave.request, wish(8, 9))]);
    expect(both.map((it) => it.status).sort()).toEqual([200, 409]);
    expect(both.find((it) => it.status === 409)?.body).toMatchObject({ code: 'LEAVE_OVERLAPS', errors: { tanggal_awal: expect.any(String) } });
  });
  test('what is refused is told the same beside its field: with its numbers, and days as people write them', async () => {
    const told = async (from: string, to: string, lang: string) => {
      const { message, errors } = (await school.ask('dedi', leave.request, { jenis: 'Sakit', tanggal_awal: from, tanggal_akhir: to, alasan: 'Demam' }, { headers: { 'accept-language': lang } })).body;
      expect(Object.values(errors)).toEqual([message]);
      return message;
    };
    expect(await told('2020-05-01', '2020-05-02', 'id')).toMatch(/^Tanggal harus di dalam semester ini, \d\d \w{3} \d{4} sampai \d\d \w{3} \d{4}\.$/);
    expect(await told(school.today, addDays(school.today, 31), 'en')).toBe('At most 31 days; send another request for the rest.');
  });
  test('the same request sent twice is one leave; days that are free again can be asked for', async () => {
    const key = idOf('a key');
    const [one, again] = [await school.ask('eka', leave.request, wish(2), { headers: { 'idempotency-key': key } }), await school.ask('eka', leave.request, wish(2), { headers: { 'idempotency-key': key } })];
    expect(again.body.data.id).toBe(one.body.data.id);
    expect((await school.ask('eka', leave.mine)).body.data).toHaveLength(1);
    await school.ask('eka', leave.withdraw, { id: one.body.data.id });
    expect((await school.ask('eka', leave.request, wish(2))).status).toBe(200);
  });
});

test('nobody asks for somebody else’s child, nor answers for another class, nor their own', async () => {
  const status = async (who: Who, id_murid?: string) => (await school.ask(who, leave.request, { ...wish(13), id_murid })).status;
  expect([await status('ani', idOf('beni')), await status('waliB', idOf('ani')), await status('waliA'), await status('admin')]).toEqual([403, 403, 403, 404]);
  const id = await ask('gita', 13);
  expect([(await school.ask('waliA', leave.accept, { id })).status, (await school.ask('gita', leave.accept, { id })).status, (await school.ask('fajar', leave.withdraw, { id })).status]).toEqual([403, 403, 403]);
  expect((await school.ask('waliB', leave.accept, { id: idOf('no leave') })).status).toBe(404);
});

test('whose class the child is in now, answers', async () => {
  const id = await ask('fajar', 13);
  const { id_kelas_tahun_ajaran } = school.class('B');
  await school.ask('admin', classroom.removeStudents, { id: id_kelas_tahun_ajaran, daftar_murid: [idOf('fajar')] });
  expect((await school.ask('waliB', leave.accept, { id })).status).toBe(403);
  expect((await school.ask('fajar', leave.request, wish(14))).body.code).toBe('NOT_IN_CLASS');
  expect((await school.ask('admin', leave.refuse, { id, tanggapan: 'Sudah pindah kelas' })).status).toBe(200);
});

test('the homeroom teacher hears of a request, the child of its answer, and each reading is noted', async () => {
  const [wali, beni] = await Promise.all((['waliA', 'beni'] as const).map(async (who) => Watcher.open(school.base, await school.token(who)))) as [Watcher, Watcher];
  const { topic: queue } = await wali.subscribe(leave.list, {});
  const { topic: mine } = await beni.subscribe(leave.mine, {});
  const id = await ask('beni', 14);
  await wali.hear('stream.notice', queue);
  expect((await school.ask('waliA', leave.letter, { id })).body.data.alasan).toBe('Demam tinggi');
  await school.ask('beni', leave.letter, { id });
  await school.ask('waliA', leave.refuse, { id, tanggapan: 'Mohon lampirkan surat' });
  await beni.hear('stream.notice', mine);
  const told = (await school.ask('admin', audit.stream, { stream: `leave-${id}` })).body.data as { type: string; data: object }[];
  expect(told.map((it) => it.type)).toEqual(expect.arrayContaining(['LeaveRequested', 'LeaveRead', 'LeaveRefused']));
  expect(told.filter((it) => it.type === 'LeaveRead')).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('Demam tinggi');
  for (const it of [wali, beni]) it.close();
});
