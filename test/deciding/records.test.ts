import { ReportsLocked, ReportsUnlocked } from '#contract/report-card/report-card.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { LockReports, reportLockDecider, UnlockReports } from '#server/report-card/report-lock.decider';
import { lesson } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';

describe('published report cards', () => {
  const { id_kelas_tahun_ajaran } = lesson;
  const locked = (sampai: string, sebelum: string | null) => ReportsLocked({ id_kelas_tahun_ajaran, sampai, sebelum });
  const lock = (sampai: string) => new LockReports({ id_kelas_tahun_ajaran, sampai }, SYSTEM);
  const unlock = new UnlockReports({ id_kelas_tahun_ajaran, alasan: 'salah cetak' }, SYSTEM);
  const unlocked = ReportsUnlocked({ id_kelas_tahun_ajaran, sebelum: '2026-12-18', alasan: 'salah cetak' });
  const reports = given(reportLockDecider);

  test('publishing locks the attendance up to a day, and another day says which it replaces', () => {
    reports().when(lock('2026-12-18')).then(locked('2026-12-18', null));
    reports(locked('2026-12-18', null)).when(lock('2026-12-19')).then(locked('2026-12-19', '2026-12-18'));
  });
  test('the same day twice is one fact', () => {
    reports(locked('2026-12-18', null)).when(lock('2026-12-18')).nothing();
  });
  test('a report of an earlier day that goes out late opens nothing', () => {
    reports(locked('2026-12-18', null)).when(lock('2026-10-02')).nothing();
  });
  test('unlocking says what was locked and why, and may be followed by a lock', () => {
    reports(locked('2026-12-18', null)).when(unlock).then(unlocked);
    reports(locked('2026-12-18', null), unlocked).when(lock('2026-12-18')).then(locked('2026-12-18', null));
  });
  test('what is not locked is not unlocked', () => {
    reports().when(unlock).nothing();
    reports(locked('2026-12-18', null), unlocked).when(unlock).nothing();
  });
});
