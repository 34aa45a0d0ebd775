import { type Rekap, StatusKehadiran } from '#contract/attendance/attendance';
import type { Fact } from '#contract/kit/event';

const PRESENT = ['Hadir', 'Terlambat', 'Dispensasi'];
const DAY_MS = 86_400_000;

/**
 * The board of a day as a clerk would make it of the papers: domain 1.1 (who is on a register, when it counts as missing)
 * and 2.6 (who counts as present). Every number is found by looking through everything that happened; nothing of the
 * projections is used. The names of teachers and who filled a register in when are left out.
 */
export function boardByHand(facts: readonly Fact<any>[], tanggal: string) {
  const of = (...types: string[]) => facts.filter((it) => types.includes(it.type)).map(({ type, data }) => ({ type, ...data }));
  const last = <T>(all: T[]) => all[all.length - 1];
  const classOf = (it: any) => last(of('ClassFormed').filter((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran));
  const memberCount = (it: any) => of('StudentPlaced', 'StudentWithdrawn').filter((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran)
    .reduce((count, { type }) => count + (type === 'StudentPlaced' ? 1 : -1), 0);
  const registerOf = (id_sesi: string) => of('RegisterOpened').find((it) => it.id_sesi === id_sesi);
  const countsOf = (id_sesi: string) => {
    const marks = (registerOf(id_sesi)?.daftar_murid ?? []).map((id_murid: string) =>
      last(of('AttendanceMarked').filter((it) => it.id_sesi === id_sesi && it.id_murid === id_murid))?.status_kehadiran ?? null);
    return Object.fromEntries(StatusKehadiran.options.map((status) => [status, marks.filter((it: string | null) => it === status).length])) as Rekap;
  };
  const limit = last(of('InstitutionConfigured'))?.pengaturan.id_batas_absen ?? 2;
  const minutes = { 1: 10, 2: 15, 3: 30 }[limit as 1 | 2 | 3];
  const batasOf = (it: any) => (minutes ? new Date(Date.parse(it.mulai) + minutes * 60_000).toISOString() : it.selesai);

  const sesi = of('LessonScheduled').filter((it) => it.tanggal_sesi === tanggal).map((it) => ({
    id_sesi: it.id_sesi, id_kelas: it.id_kelas, kelas: `${classOf(it).tingkat}${classOf(it).simbol}`, tingkat: classOf(it).tingkat, posisi: it.posisi,
    mapel: of('SubjectCreated').find((one) => one.id === it.id_mata_pelajaran)?.nama, id_guru: it.id_guru, id_pengisi: it.id_guru, id_wali: classOf(it).id_guru, mulai: it.mulai, selesai: it.selesai, batas: batasOf(it),
    dibuka: registerOf(it.id_sesi) !== undefined, libur: of('LessonCancelled').some((one) => one.id_sesi === it.id_sesi),
    jumlah_murid: registerOf(it.id_sesi)?.daftar_murid.length ?? memberCount(it), ...countsOf(it.id_sesi),
  }));
  const isHoliday = (day: string) => of('HolidayDeclared').some((it) => it.tanggal === day);
  const shown = of('RegisterOpened').filter((it) => !isHoliday(it.tanggal_sesi) && it.tanggal_sesi <= tanggal && Date.parse(tanggal) - Date.parse(it.tanggal_sesi) < 42 * DAY_MS);
  const days = [...new Set(shown.map((it) => it.tanggal_sesi as string))].sort();
  return {
    tanggal,
    libur: of('HolidayDeclared').find((it) => it.tanggal === tanggal)?.nama ?? null,
    sesi: sesi.sort((a, b) => (a.kelas < b.kelas ? -1 : a.kelas > b.kelas ? 1 : a.posisi - b.posisi)),
    tren: days.map((day) => {
      const registers = shown.filter((it) => it.tanggal_sesi === day);
      const sum = (status: string) => registers.reduce((total, it) => total + countsOf(it.id_sesi)[status as keyof Rekap], 0);
      const counts = Object.fromEntries(StatusKehadiran.options.map((it) => [it, sum(it)]));
      const total = (statuses: readonly string[]) => statuses.reduce((all, it) => all + sum(it), 0);
      return { ...counts, tanggal: day, hadir: total(PRESENT), terisi: total(StatusKehadiran.options), jumlah_murid: registers.reduce((all, it) => all + it.daftar_murid.length, 0) };
    }),
  };
}
