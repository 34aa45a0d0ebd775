import type { Menunggu } from '#contract/home/home.api';
import { bookOrAll } from '#client/home/wait-place';

const [MATHS, IPA, IN_7A, IN_7B] = ['m', 'i', 'a', 'b'] as const;
const changed = (id_mata_pelajaran: string, ...classes: string[]) => ({ id: 'exam', nama: null, posisi: null, at: null, buku: classes.map((id_kelas_tahun_ajaran) => ({ id_mata_pelajaran, id_kelas_tahun_ajaran, jumlah_nilai: 1 })) });
const marks = (perihal: Menunggu['perihal'], jumlah = perihal.length): Menunggu => ({ jenis: 'nilai-berubah', jumlah, perihal });

test('marks that were put right lead to the gradebook that all of them wait in, otherwise to the list of one’s own', () => {
  const LIST = '/teacher/reports?sebagai=guru';
  expect(bookOrAll(marks([changed(MATHS, IN_7A)]))).toBe('/teacher/reports/m/a/detail');
  expect(bookOrAll(marks([changed(MATHS, IN_7A), changed(MATHS, IN_7A)]))).toBe('/teacher/reports/m/a/detail');
  expect(bookOrAll(marks([changed(MATHS, IN_7A), changed(MATHS, IN_7B)]))).toBe(LIST);
  expect(bookOrAll(marks([changed(MATHS, IN_7A), changed(IPA, IN_7A)]))).toBe(LIST);
  expect(bookOrAll(marks([changed(MATHS, IN_7A, IN_7B)]))).toBe(LIST);
  expect(bookOrAll(marks([changed(MATHS, IN_7A)], 4))).toBe(LIST);
});
