import fc from 'fast-check';
import { emptyRekap, type Register, StatusKehadiran } from '#contract/attendance/attendance';

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = (time: string) => `2026-10-05T${time}:00.000Z`;

/** A register of 30 students of 7A whose lesson has begun, with nothing filled in. */
export const register = (it: Partial<Register> = {}): Register => ({
  id_sesi: uuid(1), id_kelas: uuid(2), kelas: '7A', tingkat: 7, posisi: 1, mapel: 'Matematika', id_guru: uuid(3), guru: 'Budi Santoso', id_wali: uuid(4), wali: 'Wati Lestari', id_pengisi: uuid(3), diisi: null, oleh: null, diisi_oleh: null,
  mulai: at('01:00'), selesai: at('01:40'), batas: at('01:15'), dibuka: true, libur: false, jumlah_murid: 30, ...emptyRekap(), ...it,
});

const counts = fc.record(Object.fromEntries(StatusKehadiran.options.map((status) => [status, fc.nat(6)])) as Record<StatusKehadiran, fc.Arbitrary<number>>);

/** Any day: some lessons not begun, some on a holiday, some full, some with students added later. */
export const anyDay: fc.Arbitrary<Register[]> = fc.array(
  fc.record({ rekap: counts, libur: fc.boolean(), dibuka: fc.boolean(), jumlah_murid: fc.nat(40), kelas: fc.nat(5), posisi: fc.integer({ min: 1, max: 10 }) })
    .map(({ rekap, kelas, ...it }) => register({ ...rekap, ...it, id_kelas: uuid(kelas), kelas: `7${'ABCDEF'[kelas]}` })),
  { maxLength: 60 },
).map((day) => day.map((it, index) => ({ ...it, id_sesi: uuid(100 + index) })));
