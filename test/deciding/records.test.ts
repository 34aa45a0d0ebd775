import { StudentRegistered, TeacherRegistered } from '#contract/people/people.events';
import { ReportsLocked, ReportsUnlocked } from '#contract/report-card/report-card.events';
import { SYSTEM } from '#server/kit/deciding/command';
import { RegisterStudent, RegisterTeacher, studentDecider, teacherDecider } from '#server/people/people.decider';
import { LockReports, reportLockDecider, UnlockReports } from '#server/report-card/report-lock.decider';
import { ani, budi, lesson } from '#test/deciding/a-lesson';
import { given } from '#test/kit/given';

describe('people', () => {
  const guru = { id_guru: budi, nama: 'Budi Santoso', nik: '3175064401050003', jenis_kelamin: 'Pria' as const };
  const murid = { id_murid: ani, nama: 'Ani Lestari', nis: '260001', jenis_kelamin: 'Wanita' as const, tahun_masuk: 2026 };

  test('a teacher is registered once', () => {
    given(teacherDecider)().when(new RegisterTeacher(guru, SYSTEM)).then(TeacherRegistered(guru));
    given(teacherDecider)(TeacherRegistered(guru)).when(new RegisterTeacher({ ...guru, nama: 'Budi' }, SYSTEM)).nothing();
  });
  test('a student is registered once', () => {
    given(studentDecider)().when(new RegisterStudent(murid, SYSTEM)).then(StudentRegistered(murid));
    given(studentDecider)(StudentRegistered(murid)).when(new RegisterStudent({ ...murid, nama: 'Ani' }, SYSTEM)).nothing();
  });
  test('who was forgotten is still known to be registered', () => {
    given(studentDecider)(StudentRegistered({ ...murid, nama: null, nis: null, jenis_kelamin: null })).when(new RegisterStudent(murid, SYSTEM)).nothing();
  });
});

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
  test('unlocking says what was locked and why, and may be followed by a lock', () => {
    reports(locked('2026-12-18', null)).when(unlock).then(unlocked);
    reports(locked('2026-12-18', null), unlocked).when(lock('2026-12-18')).then(locked('2026-12-18', null));
  });
  test('what is not locked is not unlocked', () => {
    reports().when(unlock).nothing();
    reports(locked('2026-12-18', null), unlocked).when(unlock).nothing();
  });
});
