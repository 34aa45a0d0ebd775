import { attendanceId } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { attendanceRefusals } from '#contract/attendance/attendance.refusals';
import { MoveStudent } from '#server/classroom/placement.decider';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { seated } from '#test/kit/check-in';
import { type School, testSchool } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeEach(async () => {
  school = await testSchool();
  await school.give(ConfigureInstitution, { pengaturan: { presence_setting: 'per_hari' } });
});
afterEach(() => school.close());

const FIRST = 1;
const THIRD = 3;
const mark = (who: Who, murid: string, status_kehadiran: string | null, posisi = 2) =>
  school.ask(who, attendance.markOne, { id_sesi: school.lesson('A', posisi), id_murid: idOf(murid), status_kehadiran });
const statuses = async (posisi = 2) => {
  const { body } = await school.ask('admin', attendance.bySession, { id_sesi: school.lesson('A', posisi) });
  return (body.data as { status_kehadiran: string | null }[]).map((it) => it.status_kehadiran);
};

describe('where the homeroom teacher marks once a day', () => {
  it('whoever teaches the lesson only looks, and is told whose it is', async () => {
    expect((await mark('budi', 'ani', 'Sakit')).status).toBe(403);
    expect((await school.ask('budi', attendance.markAll, { id_sesi: school.lesson('A') })).status).toBe(403);
    expect((await mark('waliB', 'ani', 'Sakit')).status).toBe(403);
    const { body } = await school.ask('budi', attendance.register, { id_sesi: school.lesson('A') });
    expect([body.attendanceAuthorized, body.alasan]).toEqual([false, attendanceRefusals.MARKED_DAILY.id]);
    expect((await school.ask('waliA', attendance.register, { id_sesi: school.lesson('A') })).body.attendanceAuthorized).toBe(true);
  });

  it('one mark is the mark of every lesson of the day that has begun, whichever it was made in', async () => {
    for (const [posisi, status] of [[2, 'Sakit'], [FIRST, 'Izin'], [THIRD, 'Terlambat']] as const) {
      expect((await mark('waliA', 'ani', status, posisi)).status).toBe(200);
      expect([(await statuses(FIRST))[0], (await statuses())[0]]).toEqual([status, status]);
    }
    expect((await statuses(THIRD))[0]).toBeNull();
    expect((await school.ask('waliA', attendance.markAll, { id_sesi: school.lesson('A') })).status).toBe(200);
    for (const posisi of [FIRST, 2]) expect(await statuses(posisi)).toEqual(['Terlambat', 'Hadir', 'Hadir', 'Hadir']);
    expect((await school.ask('waliA', attendance.note, { id: attendanceId(school.lesson('A'), idOf('ani')), notes: 'Hujan' })).status).toBe(200);
  });

  it('a lesson that begins later opens with the day’s marks, and percentages count the day', async () => {
    await mark('waliA', 'ani', 'Alpa');
    await school.ask('waliA', attendance.markAll, { id_sesi: school.lesson('A') });
    const before = (await school.ask('waliA', attendance.ofClass, { id: school.class('A').id_kelas })).body.data as { total_sesi: number; persen_hadir: number; Alpa: number }[];
    school.clock.turnTo(new Date(school.clock.now().getTime() + 3_600_000));
    await until('the third register', async () => (await statuses(THIRD))[1] === 'Hadir');
    expect(await statuses(THIRD)).toEqual(['Alpa', 'Hadir', 'Hadir', 'Hadir']);
    const after = (await school.ask('waliA', attendance.ofClass, { id: school.class('A').id_kelas })).body.data as typeof before;
    const opened = (after[0]?.total_sesi ?? 0) - (before[0]?.total_sesi ?? 0);
    expect([opened > 0, (after[0]?.Alpa ?? 0) - (before[0]?.Alpa ?? 0)]).toEqual([true, opened]);
  });

  it('a student who joined during the day is marked, and checks in, on the registers that have them', async () => {
    await mark('waliA', 'ani', 'Hadir', FIRST);
    const { id_kelas_tahun_ajaran } = school.class('A');
    const id_murid = idOf('eka');
    const dari = { id_kelas_tahun_ajaran: school.class('B').id_kelas_tahun_ajaran, kelas: '7B' };
    await school.give(MoveStudent, { id_murid, id_tahun_ajaran: ID_TAHUN_AJARAN, id_kelas_tahun_ajaran, kelas: '7A', dari });
    school.clock.turnTo(new Date(school.clock.now().getTime() + 3_600_000));
    await until('the third register', async () => (await statuses(THIRD)).length === 5);
    expect((await mark('waliA', 'eka', 'Izin', THIRD)).status).toBe(200);
    expect((await statuses(THIRD)).filter((it) => it === 'Izin')).toHaveLength(1);
    expect((await school.ask('eka', attendance.checkIn, seated(school, school.lesson('A', THIRD)))).body.code).toBe('ALREADY_MARKED');
    });

  it('a student who checks in has checked in for the day', async () => {
    const { body } = await school.ask('beni', attendance.checkIn, seated(school, school.lesson('A')));
    expect(body.data.status_kehadiran).toMatch(/^(Hadir|Terlambat)$/);
    for (const posisi of [FIRST, 2]) expect((await statuses(posisi))[1]).toBe(body.data.status_kehadiran);
    await mark('waliA', 'beni', 'Izin');
    expect((await school.ask('beni', attendance.checkIn, seated(school, school.lesson('A')))).body.code).toBe('ALREADY_MARKED');
  });
});

test('a repeated request is one mark, and lesson by lesson it is the teacher’s again', async () => {
  const headers = { 'idempotency-key': 'tandai sekali' };
  const wish = { id_sesi: school.lesson('A'), id_murid: idOf('ani'), status_kehadiran: 'Sakit' };
  for (let i = 0; i < 2; i++) expect((await school.ask('waliA', attendance.markOne, wish, { headers })).status).toBe(200);
  const { rows } = await school.query("SELECT stream FROM es.event WHERE type = 'AttendanceMarked' AND stream = ANY ($1)", [[FIRST, 2].map((it) => `attendance-${school.lesson('A', it)}`)]);
  expect(rows).toHaveLength(2);
  await school.give(ConfigureInstitution, { pengaturan: { presence_setting: 'per_sesi' } });
  expect([(await mark('waliA', 'ani', 'Izin')).status, (await mark('budi', 'ani', 'Izin')).status]).toEqual([403, 200]);
  expect([(await statuses(FIRST))[0], (await statuses())[0]]).toEqual(['Sakit', 'Izin']);
});
