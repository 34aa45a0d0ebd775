import type { Keputusan } from '#contract/report-card/report';
import type { Semester } from '#contract/school-year/semester';

/** What reports say, in Indonesian whatever a screen speaks (domain 3.1). */
export const SEBUTAN: Record<string, string> = { A: 'Sangat Baik', B: 'Baik', C: 'Cukup', D: 'Kurang' };
export const SIKAP = { spiritual: 'Sikap Spiritual', sosial: 'Sikap Sosial' } as const;
const KEPUTUSAN: Record<Keputusan, (tingkat: number) => string> = { naik: (it) => `NAIK KE KELAS ${tingkatOf(it + 1)}`, tinggal: (it) => `TINGGAL DI KELAS ${tingkatOf(it)}`, lulus: () => 'LULUS', tidak_lulus: () => 'TIDAK LULUS' };
const ROMAWI: Record<number, string> = { 7: 'VII', 8: 'VIII', 9: 'IX', 10: 'X' };
/** A level as papers write it: VII. */
export const tingkatOf = (it: number) => ROMAWI[it] ?? String(it);
export const keputusanOf = (it: Keputusan, tingkat: number) => KEPUTUSAN[it](tingkat);
export const DASAR_KEPUTUSAN = 'Berdasarkan hasil yang dicapai pada semester 1 dan 2, peserta didik ditetapkan:';
export const semesterOf = (it: Semester) => (it === 'Ganjil' ? '1 (Ganjil)' : '2 (Genap)');
export const jenisPrestasi = (it: 'akademik' | 'non_akademik') => (it === 'akademik' ? 'Akademik' : 'Non Akademik');
export const JUDUL_RAPOR = { tengah_semester: 'LAPORAN HASIL BELAJAR TENGAH SEMESTER', akhir_semester: 'LAPORAN HASIL BELAJAR (RAPOR)' } as const;
/** `87`, `87,5`; `–` where there is none. */
export const nilaiOf = (it: { nilai: number | null } | null) => (it?.nilai == null ? '–' : String(it.nilai).replace('.', ','));
/** With its predicate behind it. */
export const nilaiBerpredikat = (it: { nilai: number | null; predikat: string | null } | null) => (it?.predikat ? `${nilaiOf(it)} (${it.predikat})` : nilaiOf(it));
