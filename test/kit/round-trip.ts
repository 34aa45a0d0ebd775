import fc from 'fast-check';
import type { Read, Taken, Written } from '#server/question-bank/formats/item';
import { clean } from '#server/kit/markup';
import { taken } from '#test/kit/questions';

const cleanly = (isi: Taken): Taken => ({
  ...isi, pertanyaan: clean(isi.pertanyaan), pembahasan: clean(isi.pembahasan), opsi: isi.opsi.map((it) => ({ ...it, isi: clean(it.isi) })), pasangan: isi.pasangan.map(({ kiri, kanan }) => ({ kiri: clean(kiri), kanan: clean(kanan) })),
});
const BARE: Partial<Taken> = { asal: {}, kunci: [], rubrik: [], skor_maksimal: 1, pembahasan: '', cara_nilai: 'semua' };

/** What is written is read as it was; only what was said to be left behind is missing, and nothing else. */
export async function losesNothing<T>(write: (soal: Taken[]) => Written<T> | Promise<Written<T>>, read: (isi: T) => Read | Promise<Read>, same: (isi: Taken) => unknown = (it) => it, numRuns = 60) {
  await fc.assert(fc.asyncProperty(fc.array(taken, { minLength: 1, maxLength: 4 }), async (soal) => {
    const { isi, tertinggal } = await write(soal);
    const { soal: back, salah } = await read(isi);
    const wholly = ['tipe', 'pertanyaan', 'opsi', 'pasangan'];
    const expected = soal.flatMap((it, i) => {
      const left = tertinggal.filter(({ nomor }) => nomor === i + 1).map(({ field }) => field);
      return left.some((field) => wholly.includes(field)) ? [] : [{ ...it, ...Object.fromEntries(left.map((field) => [field, BARE[field]])) }];
    });
    expect(salah).toEqual([]);
    expect(back.map((it) => same(cleanly({ ...it.isi, asal: it.asal })))).toEqual(expected.map((it) => same(cleanly(it))));
  }), { numRuns });
}
