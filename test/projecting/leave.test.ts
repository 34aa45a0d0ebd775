import { HolidayDeclared } from '#contract/school-year/school-year.events';
import { leave as api } from '#contract/leave/leave.api';
import { LeaveAccepted, LeaveCancelled, LeaveCorrected, LeaveLetterAdded, LeaveRefused, LeaveRequested, LeaveWithdrawn } from '#contract/leave/leave.events';
import { ReportsLocked } from '#contract/report-card/report-card.events';
import { BySession } from '#projections/attendance/register.query';
import { ChildrenToday } from '#projections/attendance/children.query';
import { AttendanceMarked } from '#contract/attendance/attendance.events';
import { Waiting } from '#projections/home/home.query';
import { projections } from '#projections/kit/projection';
import { LeaveEffect, LeavesOf, RegistersOfStudent } from '#projections/leave/registers-of-leave.query';
import { LeaveLetter, Leaves, OwnLeaves } from '#projections/leave/leave.query';
import { ApplyLeave } from '#server/attendance/attendance.commands';
import { fillLeave } from '#server/processes/fill-leave.process';
import { A, ANI, BENI, BUDI, DEDI, founded, id, lessonOf, marked, opened, scheduled, TODAY, withdrawn } from '#test/projecting/a-school';
import { at, readSide, recorded } from '#test/kit/read-side';
import { addDays } from '#contract/school-year/school-days';
import '#server/app.module';

const { given } = readSide(...projections());
const [LEAVE, OTHER] = [id(80), id(81)];
const FRIDAY = addDays(TODAY, 4);
const days = { jenis: 'Sakit' as const, tanggal_awal: TODAY, tanggal_akhir: FRIDAY };
const whose = { id_izin: LEAVE, id_murid: ANI };
const requested = LeaveRequested({ ...whose, ...days, alasan: 'Tifus', id_lampiran: null });
const accepted = LeaveAccepted({ ...whose, ...days });
const list = (input = {}, id_guru: string | null = null) => new Leaves({ ...api.list.input.parse(input), id_guru });
const [a1, a2, tuesday] = [lessonOf(A), lessonOf(A, 2), lessonOf(A, 1, addDays(TODAY, 1))];
const byLeave = (lesson: typeof a1) => {
  const { data } = marked(lesson, ANI, 'Sakit');
  return AttendanceMarked({ ...data, cara: 'surat', id_izin: LEAVE });
};

describe('leaves', () => {
  test('are listed without their reason, with how many of their days are school days', async () => {
    const holiday = HolidayDeclared({ id_hari_libur: id(70), tanggal: addDays(TODAY, 1), nama: 'Libur' });
    const school = given(...founded, holiday, ...at(`${TODAY}T01:00:00.000Z`, requested), LeaveRequested({ id_izin: OTHER, id_murid: DEDI, ...days, tanggal_akhir: addDays(TODAY, 6), alasan: 'Batuk', id_lampiran: id(99) }));
    expect((await school.ask(list({ sortBy: 'nama', order: 'asc' }))).data).toEqual([
      { id: LEAVE, id_murid: ANI, nama: 'Ani', kelas: '7A', ...days, hari_sekolah: 4, status: 'diajukan', ada_lampiran: false, diajukan: `${TODAY}T01:00:00.000Z`, diajukan_oleh: null, ditinjau: null, ditinjau_oleh: null },
      expect.objectContaining({ id: OTHER, nama: 'Dedi', kelas: '7B', ada_lampiran: true, hari_sekolah: 5 }),
    ]);
    expect((await school.ask(new LeaveLetter({ id: LEAVE })))?.data).toMatchObject({ nama: 'Ani', alasan: 'Tifus', tanggapan: null });
    expect((await school.ask(new OwnLeaves({ id_murid: ANI }))).data).toMatchObject([{ id: LEAVE, alasan: 'Tifus' }]);
  });
  test('say that they have a letter, also where it came later', async () => {
    const shown = async (...facts: Parameters<typeof given>) => (await given(...founded, requested, ...facts).ask(list())).data[0]?.ada_lampiran;
    expect([await shown(), await shown(accepted, LeaveLetterAdded({ ...whose, id_lampiran: id(99) }))]).toEqual([false, true]);
  });
  test('are narrowed to those of a class that somebody leads, by the class that a child is in now', async () => {
    expect((await given(...founded, requested).ask(list({}, BUDI))).total).toBe(1);
    expect((await given(...founded, requested, withdrawn(A, ANI)).ask(list({}, BUDI))).total).toBe(0);
    expect((await given(...founded, requested).ask(list({}, DEDI))).total).toBe(0);
  });
  test('say what became of them', async () => {
    const state = async (...facts: Parameters<typeof given>) => (await given(...founded, requested, ...facts).ask(list())).data[0];
    expect(await state(accepted)).toMatchObject({ status: 'diterima', ditinjau: expect.any(String) });
    expect(await state(LeaveRefused({ ...whose, tanggapan: 'Surat?' }))).toMatchObject({ status: 'ditolak' });
    expect(await state(LeaveWithdrawn(whose))).toMatchObject({ status: 'ditarik', ditinjau: null });
    expect(await state(accepted, LeaveCorrected({ ...whose, jenis: 'Izin', tanggal_awal: TODAY, tanggal_akhir: TODAY, sebelum: days }))).toMatchObject({ status: 'diterima', jenis: 'Izin', hari_sekolah: 1 });
    expect(await state(accepted, LeaveCancelled({ ...whose, ...days, tanggapan: 'Masuk' }))).toMatchObject({ status: 'dibatalkan' });
  });
  test('wait for the homeroom teacher until they are answered', async () => {
    const waits = async (...facts: Parameters<typeof given>) => (await given(...founded, ...facts).ask(new Waiting({ account: BUDI, roles: ['waliKelas'] }))).data.find((it) => it.jenis === 'izin');
    expect(await waits(...at(`${TODAY}T01:00:00.000Z`, requested))).toEqual({ jenis: 'izin', jumlah: 1, perihal: [{ id: LEAVE, nama: 'Ani', posisi: null, at: `${TODAY}T01:00:00.000Z` }] });
    expect(await waits(requested, accepted)).toBeUndefined();
    expect(await waits(requested, withdrawn(A, ANI))).toBeUndefined();
  });
});

describe('what a leave makes of registers', () => {
  const booked = [...founded, ...[a1, a2, tuesday].map(scheduled)];
  test('is told before it is granted: what it fills, and what stays because somebody has seen the child', async () => {
    const effect = async (...facts: Parameters<typeof given>) => (await given(...booked, requested, ...facts).ask(new LeaveEffect({ id: LEAVE }))).data.map((it) => [it.tanggal_sesi, it.posisi, it.status_kehadiran, it.dampak]);
    expect(await effect()).toEqual([]);
    expect(await effect(opened(a1), opened(a2), marked(a1, ANI, 'Hadir'))).toEqual([[TODAY, 1, 'Hadir', 'tetap'], [TODAY, 2, null, 'diisi']]);
    expect(await effect(opened(a1), marked(a1, ANI, 'Alpa'), opened(a2), byLeave(a2))).toEqual([[TODAY, 1, 'Alpa', 'diisi'], [TODAY, 2, 'Sakit', 'sudah']]);
    expect(await effect(opened(a1), opened(tuesday), ReportsLocked({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, sampai: TODAY, sebelum: null }))).toEqual([[TODAY, 1, null, 'terkunci'], [tuesday.tanggal_sesi, 1, null, 'diisi']]);
  });
  test('is known to registers that open while it stands', async () => {
    const of = async (...facts: Parameters<typeof given>) => given(...booked, ...facts).ask(new LeavesOf({ id_sesi: tuesday.id_sesi }));
    expect(await of(requested)).toEqual({});
    expect(await of(requested, accepted)).toEqual({ [ANI]: { id_izin: LEAVE, jenis: 'Sakit' } });
    expect(await of(requested, accepted, LeaveCancelled({ ...whose, ...days, tanggapan: 'Masuk' }))).toEqual({});
    expect(await of(requested, accepted, LeaveCorrected({ ...whose, ...days, tanggal_akhir: TODAY, sebelum: days }))).toEqual({});
  });
  test('reaches the registers that are open with the child, and those of its class that are due', async () => {
    const registers = async (now: string, ...facts: Parameters<typeof given>) => (await given(...booked, ...facts).ask(new RegistersOfStudent({ id_murid: ANI, tanggal_awal: TODAY, tanggal_akhir: FRIDAY, now }))).map((it) => it.id_sesi);
    expect(await registers(a1.mulai)).toEqual([a1.id_sesi]);
    expect(await registers(`${TODAY}T00:30:00.000Z`)).toEqual([]);
    expect(await registers(`${FRIDAY}T01:00:00.000Z`, opened(a2))).toEqual([a2.id_sesi]);
    expect(await registers(a1.mulai, opened(a1, [BENI]))).toEqual([]);
    expect(await registers(a1.mulai, opened(a1), withdrawn(A, ANI))).toEqual([a1.id_sesi]);
  });
  test('is shown in the register, and counts the child as one there is news of', async () => {
    const school = given(...booked, opened(a1), byLeave(a1), marked(a1, BENI, 'Hadir'));
    expect((await school.ask(new BySession({ id_sesi: a1.id_sesi }))).data.map((it) => [it.nama, it.status_kehadiran, it.id_izin])).toEqual([['Ani', 'Sakit', LEAVE], ['Beni', 'Hadir', null], ['Citra', null, null]]);
    expect((await school.ask(new ChildrenToday({ tanggal: TODAY, keadaan: 'tidak_hadir' }))).data).toMatchObject([{ nama: 'Ani', keadaan: 'Sakit' }]);
    const corrected = given(...booked, opened(a1), byLeave(a1), marked(a1, ANI, 'Hadir', 'Sakit'));
    expect((await corrected.ask(new BySession({ id_sesi: a1.id_sesi }))).data[0]).toMatchObject({ status_kehadiran: 'Hadir', id_izin: null });
  });

  describe('the process', () => {
    const wishes = (fact: Parameters<typeof recorded>[0][number]) => {
      const [event] = recorded([fact]);
      const school = given(...booked, opened(a1), opened(tuesday));
      return fillLeave.on[event?.type as 'LeaveAccepted']({ ...event, at: `${tuesday.tanggal_sesi}T09:00:00.000Z` } as never, (question) => school.ask(question));
    };
    const applies = (lesson: typeof a1, jenis: string | null) => [ApplyLeave, { id_sesi: lesson.id_sesi, ...whose, jenis }];
    test('fills in when it is granted, and gives back when it is cancelled', async () => {
      expect(await wishes(accepted)).toEqual([applies(a1, 'Sakit'), applies(tuesday, 'Sakit')]);
      expect(await wishes(LeaveCancelled({ ...whose, ...days, tanggapan: 'Masuk' }))).toEqual([applies(a1, null), applies(tuesday, null)]);
    });
    test('gives back the days that a corrected leave has no more', async () => {
      expect(await wishes(LeaveCorrected({ ...whose, jenis: 'Izin', tanggal_awal: tuesday.tanggal_sesi, tanggal_akhir: FRIDAY, sebelum: days }))).toEqual([applies(a1, null), applies(tuesday, 'Izin')]);
    });
  });
});
