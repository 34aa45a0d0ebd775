import { batasOf } from '#contract/attendance/batas';

const lesson = { mulai: '2026-10-05T01:00:00.000Z', selesai: '2026-10-05T01:40:00.000Z', tanggal_sesi: '2026-10-05' };

it.each([[1, '01:10'], [2, '01:15'], [3, '01:30'], [4, '01:40'], [5, '16:59']])('limit %d ends at %s', (id_batas_absen, time) => {
  expect(batasOf({ id_batas_absen, zona_waktu: 'Asia/Jakarta' }, lesson)).toBe(`2026-10-05T${time}:00.000Z`);
});
