import fc from 'fast-check';
import { type BarisPerilaku, pointsOf, suggestedStep, totalsOf } from '#contract/conduct/conduct';
import * as events from '#contract/conduct/conduct.events';
import type { Fact } from '#contract/kit/event';
import { GradeActivities, MOST_ON_REPORT, RecordAchievement, RecordConduct, RemoveAchievement, RemoveActivityGrade, RemoveConduct, reportConductDecider, rowId } from '#server/conduct/report-conduct.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const [id_general_report, id_murid, late, helped, murajaah] = ['a report', 'ani', 'late', 'helped', 'murajaah'].map(idOf) as [string, string, string, string, string];
const report = { id_general_report, id_murid, id_kelas_tahun_ajaran: idOf('7A'), type: 'akhir_semester' as const, status: 'draf' as const, isPublished: false, isActive: true, id_guru: idOf('wali') };
const rules = [
  { id_reward_punishment: late, nama: 'Terlambat masuk sekolah', tipe: 'punishment' as const, tingkat: 1, aktif: true },
  { id_reward_punishment: helped, nama: 'Mengembalikan barang temuan', tipe: 'reward' as const, tingkat: 1, aktif: false },
];
const activities = [{ id_activities: murajaah, nama: 'Murajaah pagi', type: 'pembiasaan' }];
const knowing = (more: object = {}) => (...facts: Fact<any>[]) => given(reportConductDecider)(...facts).knowing({ report: { ...report, ...more }, rules, activities });
const written = knowing();
const row = { id: rowId(id_general_report, late), id_general_report, id_murid };
const wish = { id_reward_punishment: late, frequency: 3, note: 'Hari Senin' };
const recorded = events.ConductRecorded({ ...row, id_reward_punishment: late, nama: 'Terlambat masuk sekolah', tipe: 'punishment', tingkat: 1, frequency: 3, sebelum: null, note: 'Hari Senin', note_sebelum: null });
const record = (rows: readonly (typeof wish)[], isNew = false) => new RecordConduct({ id_general_report, rows, isNew }, SYSTEM);

describe('rewards and offences', () => {
  test('stand on a report once, as they were defined; another number or note is a fact with what it replaces', () => {
    written().when(record([wish], true)).then(recorded);
    written(recorded).when(record([wish], true)).refused('ALREADY_ON_REPORT');
    written(recorded).when(record([wish])).nothing();
    written(recorded).when(record([wish, { ...wish, frequency: 4 }])).then(events.ConductRecorded({ ...recorded.data, frequency: 4, sebelum: 3, note_sebelum: 'Hari Senin' }));
  });
  test('are of those that the school has and uses', () => {
    written().when(record([{ ...wish, id_reward_punishment: idOf('nothing') }])).refused('LOST_REFERENCE');
    written().when(record([{ ...wish, id_reward_punishment: helped }])).refused('RULE_INACTIVE');
  });
  test('are taken away by their row', () => {
    const { sebelum: _, note: __, note_sebelum: ___, ...removed } = recorded.data;
    written(recorded).when(new RemoveConduct({ id_general_report, id: row.id }, SYSTEM)).then(events.ConductRemoved(removed));
    written().when(new RemoveConduct({ id_general_report, id: row.id }, SYSTEM)).refused('NOT_FOUND');
  });
  test('and all the rest are written in a draft of an open semester only', () => {
    for (const [more, code] of [[{ isPublished: true, status: 'diterbitkan' }, 'REPORT_IS_OUT'], [{ status: 'diverifikasi_wali' }, 'REPORT_IS_VERIFIED'], [{ isActive: false }, 'SEMESTER_OF_REPORT_CLOSED']] as const) {
      for (const it of [record([wish]), new GradeActivities({ id_general_report, rows: [], isNew: false }, SYSTEM), new RemoveConduct({ id_general_report, id: row.id }, SYSTEM), new RemoveAchievement({ id_general_report, id: row.id }, SYSTEM), new RemoveActivityGrade({ id_general_report, id: row.id }, SYSTEM)]) knowing(more)(recorded).when(it).refused(code);
    }
    given(reportConductDecider)().knowing({ report: undefined, rules, activities }).when(record([wish])).refused('NOT_FOUND');
  });
});

test('activities are graded once each, and graded anew', () => {
  const id = rowId(id_general_report, murajaah);
  const grade = (predikat: 'Cakap' | 'Mahir', isNew = false) => new GradeActivities({ id_general_report, rows: [{ id_activities: murajaah, predikat, note: '' }], isNew }, SYSTEM);
  const graded = events.ActivityGraded({ id, id_general_report, id_murid, ...(activities[0] as (typeof activities)[number]), predikat: 'Cakap', sebelum: null, note: '', note_sebelum: null });
  written().when(grade('Cakap', true)).then(graded);
  written(graded).when(grade('Cakap', true)).refused('ALREADY_ON_REPORT');
  written(graded).when(grade('Mahir')).then(events.ActivityGraded({ ...graded.data, predikat: 'Mahir', sebelum: 'Cakap', note_sebelum: '' }));
  written(graded).when(new RemoveActivityGrade({ id_general_report, id }, SYSTEM)).then(events.ActivityGradeRemoved({ id, id_general_report, id_murid, ...(activities[0] as (typeof activities)[number]), predikat: 'Cakap' }));
  written().when(new GradeActivities({ id_general_report, rows: [{ id_activities: idOf('none'), predikat: 'A', note: '' }], isNew: true }, SYSTEM)).refused('LOST_REFERENCE');
});

describe('achievements', () => {
  const prestasi = { jenis: 'akademik', bidang: 'sains', tingkat: 'provinsi', peringkat: 'juara_1', kategori: 'individu', nama_lomba: 'OSN Matematika', penyelenggara: '', tanggal: null, tahun: 2026, keterangan: '' } as const;
  const id = idOf('an achievement');
  const won = events.AchievementRecorded({ id, id_general_report, id_murid, prestasi, sebelum: null });
  const tell = (isNew: boolean, more: object = {}, which = id) => new RecordAchievement({ id_general_report, id: which, achievement: { ...prestasi, ...more }, isNew }, SYSTEM);
  test('are written, put right and taken away', () => {
    written().when(tell(true)).then(won);
    written(won).when(tell(false)).nothing();
    written(won).when(tell(false, { tingkat: 'nasional' })).then(events.AchievementRecorded({ id, id_general_report, id_murid, prestasi: { ...prestasi, tingkat: 'nasional' }, sebelum: prestasi }));
    written().when(tell(false)).refused('NOT_FOUND');
    written(won).when(new RemoveAchievement({ id_general_report, id }, SYSTEM)).then(events.AchievementRemoved({ id, id_general_report, id_murid, sebelum: prestasi }));
  });
  test('are so many at most', () => {
    const full = Array.from({ length: MOST_ON_REPORT }, (_, i) => events.AchievementRecorded({ ...won.data, id: idOf(`achievement ${i}`) }));
    written(...full).when(tell(true)).refused('TOO_MUCH_ON_REPORT');
    written(...full.slice(1)).when(tell(true)).then(won);
  });
});

describe('points', () => {
  test('suggest the steps of the ladder (domain 1.11)', () => {
    const steps = [[0, null], [1, 'saran'], [4, 'saran'], [5, 'teguran'], [9, 'teguran'], [10, 'peringatan_1'], [14, 'peringatan_1'], [15, 'peringatan_2'], [20, 'peringatan_3'], [24, 'peringatan_3'], [25, 'sidang'], [400, 'sidang']] as const;
    for (const [total, step] of steps) expect([total, suggestedStep(total)]).toEqual([total, step]);
  });
  test('are summed apart whatever there is, and never netted', () => {
    const rowOf = fc.record({ tipe: fc.constantFrom('reward' as const, 'punishment' as const), tingkat: fc.constantFrom(1, 3, 5), frequency: fc.integer({ min: 1, max: 99 }) });
    fc.assert(fc.property(fc.array(rowOf), (rows) => {
      const told = rows.map((it) => ({ ...it, poin: pointsOf(it) })) as BarisPerilaku[];
      let [good, bad] = [0, 0];
      for (const { tipe, tingkat, frequency } of rows) for (let i = 0; i < frequency; i++) if (tipe === 'reward') good += tingkat; else bad += tingkat;
      expect(totalsOf(told)).toEqual({ total_penghargaan: good, total_pelanggaran: bad });
    }));
  });
});
