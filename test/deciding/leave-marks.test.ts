import fc from 'fast-check';
import { StatusKehadiran, type StatusKehadiran as Status } from '#contract/attendance/attendance';
import { AttendanceMarked } from '#contract/attendance/attendance.events';
import type { Fact } from '#contract/kit/event';
import { ApplyLeave, MarkAllPresent, OpenRegister } from '#server/attendance/attendance.commands';
import { attendanceDecider } from '#server/attendance/attendance.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { evolve } from '#server/kit/deciding/decider';
import { given } from '#test/kit/given';
import { after, ani, before, budi, id_sesi, lesson, marked, opened, stranger } from '#test/deciding/a-lesson';
import { idOf } from '#test/kit/school-data';

const [leave, other] = [idOf('a leave'), idOf('another leave')];
const register = given(attendanceDecider);
const apply = (jenis: 'Sakit' | 'Izin' | null, id_murid = ani, id_izin = leave, at = after) => new ApplyLeave({ id_sesi, id_murid, id_izin, jenis }, SYSTEM, { at });
const byLeave = (status_kehadiran: Status | null, sebelum: Status | null, id_izin = leave) => {
  const { data, ...fact } = marked(ani, status_kehadiran, sebelum);
  return { ...fact, data: { ...data, cara: 'surat' as const, id_izin } };
};

describe('a leave and a register that is open', () => {
  test('fills in what nobody has filled in, and what was without news', () => {
    register(opened).knowing({ lesson }).when(apply('Sakit')).then(byLeave('Sakit', null));
    register(opened, marked(ani, 'Alpa', null)).knowing({ lesson }).when(apply('Izin')).then(byLeave('Izin', 'Alpa'));
  });
  test.each(['Hadir', 'Terlambat', 'Dispensasi', 'Sakit', 'Izin'] as const)('leaves %s as somebody has put it', (status) => {
    register(opened, marked(ani, status, null)).knowing({ lesson }).when(apply('Sakit')).nothing();
    register(opened, marked(ani, status, null)).knowing({ lesson }).when(apply('Izin')).nothing();
  });
  test('is of another kind when it is corrected, and gives back what it found when it is not of this day any more', () => {
    const filled = [opened, marked(ani, 'Alpa', null), byLeave('Sakit', 'Alpa')];
    register(...filled).knowing({ lesson }).when(apply('Izin')).then(byLeave('Izin', 'Sakit'));
    register(...filled).knowing({ lesson }).when(apply(null)).then(byLeave('Alpa', 'Sakit'));
    register(...filled, byLeave('Izin', 'Sakit')).knowing({ lesson }).when(apply(null)).then(byLeave('Alpa', 'Izin'));
    register(...filled).knowing({ lesson }).when(apply('Sakit')).nothing();
  });
  test('takes back nothing that another leave or a teacher has put there', () => {
    register(opened, byLeave('Sakit', null, other)).knowing({ lesson }).when(apply(null)).nothing();
    register(opened, byLeave('Sakit', null), marked(ani, 'Hadir', 'Sakit')).knowing({ lesson }).when(apply(null)).nothing();
    register(opened, byLeave('Sakit', null), marked(ani, 'Hadir', 'Sakit'), marked(ani, 'Sakit', 'Hadir')).knowing({ lesson }).when(apply(null)).nothing();
  });
  test('says nothing of a holiday, a published report, a lesson to come, or who is not on it', () => {
    register(opened).knowing({ lesson: { ...lesson, libur: true } }).when(apply('Sakit')).nothing();
    register(opened).knowing({ lesson: { ...lesson, terkunci_sampai: lesson.tanggal_sesi } }).when(apply('Sakit')).nothing();
    register().knowing({ lesson }).when(apply('Sakit', ani, leave, before)).nothing();
    register(opened).knowing({ lesson }).when(apply('Sakit', stranger)).nothing();
    register().knowing({ lesson: undefined }).when(apply('Sakit')).nothing();
  });
});

describe('a register that opens', () => {
  const izin = { [ani]: { id_izin: leave, jenis: 'Sakit' as const } };
  test('has who is away with a leave, and all who are there are the others', () => {
    register().knowing({ lesson, izin }).when(new OpenRegister({ id_sesi }, SYSTEM, { at: after })).then(opened, byLeave('Sakit', null));
    register(opened, byLeave('Sakit', null)).knowing({ lesson }).when(new MarkAllPresent({ id_sesi }, SYSTEM, { at: after })).then(...lesson.murid.slice(1).map((it) => marked(it, 'Hadir', null)));
  });
  test('once the day is marked, what the homeroom teacher has seen goes before the letter', () => {
    register().knowing({ lesson, izin, harian: { [ani]: 'Hadir', [budi]: 'Alpa' } }).when(new OpenRegister({ id_sesi }, SYSTEM, { at: after })).then(opened, marked(ani, 'Hadir', null), marked(budi, 'Alpa', null));
    register().knowing({ lesson, izin, harian: { [ani]: 'Sakit' } }).when(new OpenRegister({ id_sesi }, SYSTEM, { at: after })).then(opened, byLeave('Sakit', null));
  });
  test('is opened by a leave that is granted while it is due', () => {
    register().knowing({ lesson, izin }).when(apply('Sakit')).then(opened, byLeave('Sakit', null));
    register().knowing({ lesson }).when(apply(null)).then(opened);
  });
});

describe('whatever happens', () => {
  const status = fc.constantFrom<Status | null>(...StatusKehadiran.options, null);
  const jenis = fc.constantFrom<'Sakit' | 'Izin' | null>('Sakit', 'Izin', null);
  const steps = fc.array(fc.oneof(fc.record({ guru: status }), fc.record({ surat: jenis, izin: fc.constantFrom(leave, other) })), { maxLength: 12 });
  type State = { marks: Record<string, Status | null> };
  const fold = (state: unknown, facts: readonly Fact<any>[]) => facts.reduce((it, fact) => evolve(attendanceDecider as never, it, fact), state) as State;

  test('filling a range never changes a Hadir, a Terlambat or a Dispensasi, and taking it back never makes one', () => {
    fc.assert(fc.property(steps, (them) => {
      let state = fold(attendanceDecider.initial, [opened]);
      for (const step of them) {
        const was = state.marks[ani] ?? null;
        if ('guru' in step) {
          state = fold(state, was === step.guru ? [] : [marked(ani, step.guru, was)]);
          continue;
        }
        const command = apply(step.surat, ani, step.izin);
        const facts = [attendanceDecider.decide.ApplyLeave(command.data, state as never, { by: SYSTEM, at: after, id: '', needs: { lesson } } as never)].flat();
        for (const fact of facts) expect([fact.type, (fact.data as { sebelum: unknown }).sebelum]).toEqual([AttendanceMarked.type, was]);
        state = fold(state, facts);
        const is = state.marks[ani] ?? null;
        if (was === 'Hadir' || was === 'Terlambat' || was === 'Dispensasi') expect(is).toBe(was);
        else expect([null, 'Sakit', 'Izin', 'Alpa']).toContain(is);
      }
    }));
  });
});
