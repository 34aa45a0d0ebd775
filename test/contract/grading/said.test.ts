import fc from 'fast-check';
import { thirds } from '#contract/curriculum/passing-interval';
import { attitudeOf, attitudeText } from '#contract/grading/attitude';
import { competencesOf, describe as described, PANJANG_DESKRIPSI } from '#contract/grading/description';
import { promotionHint, yearValue } from '#contract/grading/promotion';
import { rank } from '#contract/grading/ranking';
import { ATURAN, kd, MERDEKA, scope, skill, tp } from '#test/contract/grading/columns';

const of = { kkm: 75, interval: thirds(75), nama: 'Aisyah' };
const kompetensi = (...all: [string, number][]) => all.map(([alias, nilai], urutan) => ({ alias, nilai, urutan }));

describe('descriptions (domain 2.8)', () => {
  test('the worked example of the Kurikulum Merdeka', () => {
    expect(described({ ...of, jenis: 'capaian', nilai: 81, kompetensi: kompetensi(['menentukan urutan bilangan bulat', 92], ['menyelesaikan operasi pecahan', 70]) }))
      .toBe('Ananda Aisyah menunjukkan penguasaan yang baik dalam menentukan urutan bilangan bulat.\nAnanda Aisyah masih perlu bimbingan dalam menyelesaikan operasi pecahan.');
  });

  test('a goal that is reached is to be strengthened; of one goal there is one line', () => {
    expect(described({ ...of, jenis: 'capaian', nilai: 90, kompetensi: kompetensi(['a', 93], ['b', 75]) })).toBe('Ananda Aisyah menunjukkan penguasaan yang sangat baik dalam a.\nPerlu penguatan dalam b.');
    expect(described({ ...of, jenis: 'capaian', nilai: 50, kompetensi: kompetensi(['a', 50]) })).toBe('Ananda Aisyah menunjukkan penguasaan yang masih perlu bimbingan dalam a.');
  });

  test.each([
    ['below the passing grade', kompetensi(['a', 90], ['b', 74]), ' Perlu peningkatan dalam b.'],
    ['of a lower predicate', kompetensi(['a', 90], ['b', 80]), ' Perlu lebih ditingkatkan dalam b.'],
    ['of the same predicate', kompetensi(['a', 90], ['b', 85]), ''],
    ['alone', kompetensi(['a', 90]), ''],
    ['alone and below', kompetensi(['a', 70]), ' Perlu peningkatan dalam a.'],
    ['as good as an earlier one', kompetensi(['a', 80], ['b', 80]), ''],
  ])('the weakest competence of K13 that is %s', (_, all, end) => {
    expect(described({ ...of, jenis: 'pengetahuan', nilai: 81, kompetensi: all })).toBe(`Memiliki penguasaan pengetahuan cukup baik, terutama dalam a.${end}`);
  });

  test("the school's phrases are taken where it has any", () => {
    const text = { ...of, jenis: 'keterampilan' as const, kompetensi: kompetensi(['a', 60]) };
    expect(described({ ...text, nilai: 60 })).toMatch(/^Memiliki penguasaan keterampilan kurang baik,/);
    expect(described({ ...text, nilai: 60, frasa: { D: 'perlu bimbingan' } })).toMatch(/^Memiliki penguasaan keterampilan perlu bimbingan,/);
  });

  test("the school's own sentences stand instead, each with what is known in it, behind what it begins every paragraph with", () => {
    const [two, templat] = [kompetensi(['a', 90], ['b', 70]), { pembuka: 'Alhamdulillah,', pengetahuan: '{{nama_siswa}} {{predikat}} dalam {{alias_tertinggi}} ({{nilai}}), belum {{ alias_terendah }}; {{lain}}.', capaian_rendah: 'Latih lagi {{alias}}.' }];
    expect(described({ ...of, jenis: 'pengetahuan', nilai: 81, kompetensi: two, templat })).toBe('Alhamdulillah, Aisyah cukup baik dalam a (81), belum b; {{lain}}.');
    expect(described({ ...of, jenis: 'capaian', nilai: 81, kompetensi: two, templat })).toBe('Alhamdulillah, Ananda Aisyah menunjukkan penguasaan yang baik dalam a.\nLatih lagi b.');
    expect(described({ ...of, jenis: 'capaian', nilai: 81, kompetensi: kompetensi(['a', 90], ['b', 80]), templat: { capaian_tinggi: 'Unggul dalam {{alias}}.' } })).toBe('Unggul dalam a.\nPerlu penguatan dalam b.');
    expect(described({ ...of, jenis: 'keterampilan', nilai: 81, kompetensi: two, templat: { pengetahuan: 'x {{nilai}}' } })).toMatch(/^Memiliki penguasaan keterampilan/);
  });

  test('nothing is said of what was not assessed', () => {
    expect(described({ ...of, jenis: 'pengetahuan', nilai: null, kompetensi: [] })).toBeNull();
    expect(described({ ...of, jenis: 'capaian', nilai: 80, kompetensi: [] })).toBeNull();
  });

  test('a paragraph of K13 is cut off between words', () => {
    fc.assert(fc.property(fc.array(fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom('a', 'b', 'c') }), { minLength: 1, maxLength: 40 }), (words) => {
      const whole = `Memiliki penguasaan pengetahuan baik, terutama dalam ${words.join(' ')}.`;
      const text = described({ ...of, jenis: 'pengetahuan', nilai: 85, kompetensi: kompetensi([words.join(' '), 85]) })!;
      expect(text.length).toBeLessThanOrEqual(PANJANG_DESKRIPSI);
      if (whole.length <= PANJANG_DESKRIPSI) expect(text).toBe(whole);
      else {
        expect(text).toMatch(/[a-z]…$/);
        expect(`${whole.slice(0, -1)} `.startsWith(`${text.slice(0, -1)} `)).toBe(true);
      }
    }));
  });

  test('a competence is called by its alias, or by its wording inside a sentence; a scope that was scored as a whole by its name', () => {
    expect(competencesOf(ATURAN, [kd('3.1', 80, { alias: 'menghitung' }), kd('3.1', 90), kd('3.2', 70), kd('3.3', null), skill('4.1', 'praktik', 88)], 'pengetahuan'))
      .toEqual([{ alias: 'menghitung', nilai: 85, urutan: 1 }, { alias: 'menjelaskan 3.2', nilai: 70, urutan: 2 }]);
    expect(competencesOf(ATURAN, [skill('4.1', 'praktik', 88)], 'keterampilan')).toMatchObject([{ nilai: 88 }]);
    expect(competencesOf(MERDEKA, [tp('Bilangan', 'TP 7.1', 80, { alias: 'IPA terpadu' }), scope('Aljabar', 90)], 'capaian').map((it) => it.alias)).toEqual(['IPA terpadu', 'materi Aljabar']);
  });
});

describe('attitude (domain 2.4)', () => {
  test.each([[[4], 'A'], [[3], 'B'], [[3, 4], 'A'], [[null, null, 4], 'A'], [[2, null], 'B'], [[2], 'C'], [[1, 2], 'C'], [[1], 'D'], [[], 'B'], [[null], 'B']] as const)('%j is %s', (values, predikat) => {
    expect(attitudeOf(values).predikat).toBe(predikat);
  });

  test('has a mean with two decimals and a sentence', () => {
    expect(attitudeOf([4, null, null]).nilai).toBe(3.33);
    expect(attitudeText('sosial', 'B', ['jujur', 'disiplin'])).toBe('Memiliki sikap sosial baik, antara lain konsisten dalam jujur dan disiplin.');
    expect(attitudeText('spiritual', 'A')).toBe('Memiliki sikap spiritual sangat baik, antara lain konsisten dalam berdoa sebelum dan sesudah kegiatan, menjalankan ibadah tepat waktu dan memberi salam.');
  });
});

describe('rank (domain 2.7)', () => {
  const of = (...sums: (number | null)[]) => sums.map((jumlah, i) => ({ nama: `Murid ${String.fromCharCode(65 + i)}`, jumlah }));
  test('the worked example', () => {
    expect(rank(of(946, 931, 931, 905, null)).map((it) => it.peringkat)).toEqual([1, 2, 2, 4, null]);
  });

  test('everybody is as good as one more than those who are better; by name inside a tie, those without a sum last', () => {
    fc.assert(fc.property(fc.array(fc.option(fc.integer({ min: 900, max: 910 }))), (sums) => {
      const ranked = rank(of(...sums).reverse());
      for (const it of ranked) expect(it.peringkat).toBe(it.jumlah === null ? null : sums.filter((other) => other !== null && other > it.jumlah!).length + 1);
      expect(ranked).toEqual([...ranked].sort((a, b) => (b.jumlah ?? -1) - (a.jumlah ?? -1) || (a.nama < b.nama ? -1 : 1)));
    }));
  });
});

describe('promotion (domain 2.9)', () => {
  const good = { spiritual: 'B', sosial: 'A' } as const;
  const subject = (...nilai: [number | null, number | null][]) => ({ kkm: 75, nilai });
  test('the year is the second semester, or the mean where one of them failed', () => {
    expect(yearValue(75, [80, 90])).toBe(90);
    expect(yearValue(75, [74, 77])).toBe(76);
    expect(yearValue(75, [90, 60])).toBe(75);
    expect(yearValue(75, [90, null])).toBeNull();
  });

  test.each([
    ['all is well', { mapel: [subject([80, 80], [80, 80])], sikap: good, pramuka: 'B' as const }, []],
    ['two subjects are below', { mapel: [subject([60, 60], [60, 60]), subject([80, 80], [60, 60]), subject([80, 80])], sikap: good }, []],
    ['three subjects are below', { mapel: Array.from({ length: 3 }, () => subject([60, 60])), sikap: good }, ['mapel_di_bawah_kkm']],
    ['an attitude is below Baik', { mapel: [subject([80, 80])], sikap: { ...good, sosial: 'C' as const } }, ['sikap']],
    ['Pramuka was not judged', { mapel: [subject([80, 80])], sikap: good, pramuka: null }, ['pramuka']],
    ['a semester is missing', { mapel: [subject([80, null])], sikap: good }, ['semester_belum_lengkap']],
    ['there is nothing', { mapel: [], sikap: good }, ['semester_belum_lengkap']],
  ])('where %s', (_, of, alasan) => {
    expect(promotionHint({ kumer: false, ...of })).toMatchObject({ saran: alasan.length ? 'perlu_rapat' : 'naik', alasan });
  });

  test('grades of the Kurikulum Merdeka do not stand against it', () => {
    expect(promotionHint({ kumer: true, mapel: Array.from({ length: 3 }, () => subject([60, 60])), sikap: null })).toEqual({ saran: 'naik', alasan: [], di_bawah_kkm: 3 });
  });
});
