import { thirds } from '#contract/curriculum/passing-interval';
import { finalGrade } from '#contract/grading/calculation';
import { predicateOf } from '#contract/grading/predicates';
import { ATURAN, exam, kd, MERDEKA, scope, skill, tp } from '#test/contract/grading/columns';

const DAILY = [kd('3.1', 80), kd('3.1', 78), kd('3.2', 72), kd('3.2', 74), kd('3.2', 76), kd('3.3', 85), kd('3.4', 88), kd('3.4', 90)];
const knowledge = (...args: Parameters<typeof finalGrade>) => finalGrade(...args).pengetahuan!;
const final = (...args: Parameters<typeof finalGrade>) => finalGrade(...args).akhir!;

describe('knowledge of K13 (domain 2.2)', () => {
  test('the worked example', () => {
    const it = knowledge(ATURAN, [...DAILY, exam('PTS', 78), exam('PAS', 81)]);
    expect(it).toMatchObject({ nilai: 81, asli: 80.625, predikat: 'C', tuntas: true, kurang: [], rumus: '(2 × 81,75 + 1 × 78,00 + 1 × 81,00) ÷ 4 = 80,625 → 81' });
    expect(it.langkah.map(({ nama, nilai, bobot }) => [nama, nilai, bobot])).toEqual([['PH', 81.75, 2], ['PTS', 78, 1], ['PAS', 81, 1]]);
    expect(it.langkah[0]!.dari.map(({ nama, nilai }) => [nama, nilai])).toEqual([['3.1', 79], ['3.2', 74], ['3.3', 85], ['3.4', 89]]);
    expect(it.langkah[0]!.dari[1]!.dari.map((leaf) => leaf.nilai)).toEqual([72, 74, 76]);
  });

  test("the guide's numbers", () => {
    expect(knowledge(ATURAN, [kd('3.1', 73.19), exam('PTS', 90), exam('PAS', 80)])).toMatchObject({ nilai: 79, asli: 79.095 });
  });

  test('without PTS the others weigh what they weigh, and it is said', () => {
    expect(knowledge(ATURAN, [...DAILY, exam('PTS', null), exam('PAS', 81)])).toMatchObject({ nilai: 82, asli: 81.5, kurang: ['PTS'], rumus: '(2 × 81,75 + 1 × 81,00) ÷ 3 = 81,5 → 82' });
    expect(knowledge(ATURAN, DAILY)).toMatchObject({ nilai: 82, asli: 81.75, kurang: ['PTS', 'PAS'], rumus: '81,75 → 82' });
  });

  test('weights of the class and of a column', () => {
    expect(knowledge({ ...ATURAN, bobot_ph: 1, bobot_pts: 0 }, [kd('3.1', 60, { bobot: 3 }), kd('3.1', 100), exam('PAS', 80)])).toMatchObject({ nilai: 75, asli: 75, kurang: [], rumus: '(70,00 + 80,00) ÷ 2 = 75 → 75' });
  });

  test('a score that is missing is not zero', () => {
    expect(knowledge(ATURAN, [kd('3.1', 80), kd('3.1', null), kd('3.2', null), exam('PTS', 80), exam('PAS', 80)])).toMatchObject({ nilai: 80, kurang: ['3.2'] });
    expect(knowledge(ATURAN, [kd('3.1', 0), exam('PTS', 80), exam('PAS', 80)])).toMatchObject({ nilai: 40, predikat: 'D', tuntas: false });
  });

  test('nothing at all is no grade', () => {
    expect(knowledge(ATURAN, [kd('3.1', null)])).toMatchObject({ nilai: null, asli: null, predikat: null, tuntas: null, rumus: '–', kurang: ['PH', 'PTS', 'PAS'] });
  });

  test.each([
    ['lifts a competence to the passing grade at most', [60, 90], 75, 'remedial'],
    ['is what it is below it', [60, 70], 70, 'remedial'],
    ['takes nothing away', [60, 50], 60, undefined],
    ['changes nothing above it', [80, 90], 80, undefined],
    ['counts where nothing else does', [null, 90], 75, 'remedial'],
  ])('a remedial %s', (_, [score, remedial], expected, catatan) => {
    const [daily] = knowledge(ATURAN, [kd('3.1', score!), kd('3.1', remedial!, { isRemedial: true })]).langkah;
    expect(daily!.dari[0]).toMatchObject({ nilai: expected });
    expect(daily!.dari[0]!.catatan).toBe(catatan);
  });

  test('where the level lets it count in full a remedial lifts beyond the passing grade, and takes nothing away either', () => {
    const full = { ...ATURAN, batas_remedial: false };
    const dailyOf = (...scores: [number, number]) => knowledge(full, [kd('3.1', scores[0]), kd('3.1', scores[1], { isRemedial: true })]).langkah[0]!.dari[0]!.nilai;
    expect([dailyOf(60, 90), dailyOf(60, 50), dailyOf(80, 90)]).toEqual([90, 60, 80]);
  });

  test('competences come in their own order', () => {
    expect(knowledge(ATURAN, [kd('3.10', 80), kd('3.2', 80)]).langkah[0]!.dari.map((it) => it.nama)).toEqual(['3.2', '3.10']);
  });
});

describe('skills of K13 (domain 2.3)', () => {
  const COLUMNS = [skill('4.1', 'praktik', 80), skill('4.1', 'praktik', 86), skill('4.2', 'produk', 75), skill('4.2', 'projek', 83), skill('4.3', 'projek', 88), skill('4.4', 'portofolio', 90)];
  test('the worked example: the highest of a technique, the mean of techniques', () => {
    const it = finalGrade(ATURAN, COLUMNS).keterampilan!;
    expect(it).toMatchObject({ nilai: 86, asli: 85.75, predikat: 'B', kurang: [], rumus: '(86,00 + 79,00 + 88,00 + 90,00) ÷ 4 = 85,75 → 86' });
    expect(it.langkah[0]!.dari[0]!.dari.map((leaf) => leaf.catatan)).toEqual([undefined, 'terbaik']);
  });

  test('neither knowledge nor examinations are in it', () => {
    expect(finalGrade(ATURAN, [...COLUMNS, ...DAILY, exam('PTS', 10)]).keterampilan).toMatchObject({ nilai: 86 });
    expect(finalGrade(ATURAN, DAILY).keterampilan).toMatchObject({ nilai: null, kurang: ['KD'] });
  });

  test('a remedial of a skill', () => {
    expect(finalGrade(ATURAN, [skill('4.1', 'praktik', 60), skill('4.1', 'praktik', 95, { isRemedial: true })]).keterampilan).toMatchObject({ nilai: 75 });
  });
});

describe('the Kurikulum Merdeka (domain 2.5)', () => {
  const GOALS = [tp('Bilangan', 'TP 7.1', 80), tp('Bilangan', 'TP 7.2', 84), tp('Bilangan', 'TP 7.3', 88), tp('Aljabar', 'TP 7.4', 72), tp('Aljabar', 'TP 7.5', 70), tp('Data', 'TP 7.6', 90), tp('Data', 'TP 7.7', 92)];
  test.each([
    ['60/20/20', MERDEKA, 80, 80, '(60 × 82,00 + 20 × 76,00 + 20 × 78,00) ÷ 100 = 80 → 80'],
    ['70/30 where no STS was held', { ...MERDEKA, sts_diadakan: false }, 81, 80.8, '(70 × 82,00 + 30 × 78,00) ÷ 100 = 80,8 → 81'],
    ['rata_sederhana', { ...MERDEKA, metode: 'rata_sederhana' as const }, 81, 81, '(84,00 + 71,00 + 91,00 + 78,00) ÷ 4 = 81 → 81'],
    ['seimbang', { ...MERDEKA, metode: 'seimbang' as const }, 80, 80, '(82,00 + 78,00) ÷ 2 = 80 → 80'],
  ])('the worked example by %s', (_, aturan, nilai, asli, rumus) => {
    expect(final(aturan, [...GOALS, exam('STS', 76), exam('SAS', 78)])).toMatchObject({ nilai, asli, rumus, kurang: [] });
  });

  test('whoever missed the STS that others wrote is told so, and 60 to 20 remains', () => {
    expect(final(MERDEKA, [...GOALS, exam('STS', null), exam('SAS', 78)])).toMatchObject({ nilai: 81, asli: 81, kurang: ['STS'], rumus: '(60 × 82,00 + 20 × 78,00) ÷ 80 = 81 → 81' });
  });

  test('neither STS nor SAS leaves the scopes alone', () => {
    expect(final(MERDEKA, GOALS)).toMatchObject({ nilai: 82, kurang: ['STS', 'SAS'], rumus: '82,00 → 82' });
    expect(final({ ...MERDEKA, metode: 'rata_sederhana' }, GOALS)).toMatchObject({ nilai: 82, kurang: ['SAS'] });
  });

  test('what is formative never counts', () => {
    expect(final(MERDEKA, [...GOALS, exam('STS', 76), exam('SAS', 78), tp('Bilangan', 'TP 7.1', 0, { assesmentType: 'formatif' }), scope('Bilangan', 0, { assesmentType: 'formatif' })])).toMatchObject({ nilai: 80, kurang: [] });
  });

  test('a scope that is scored as a whole may weigh more than others', () => {
    expect(final(MERDEKA, [scope('Bilangan', 90, { bobot: 3 }), scope('Aljabar', 70)])).toMatchObject({ nilai: 85 });
    expect(final(MERDEKA, [tp('Bilangan', 'TP 7.1', 60), scope(' bilangan ', 80), scope('Aljabar', 90)])).toMatchObject({ asli: 80 });
  });

  test('nothing but what is formative is no grade', () => {
    expect(final(MERDEKA, [tp('Bilangan', 'TP 7.1', 90, { assesmentType: 'formatif' })])).toMatchObject({ nilai: null, rumus: '–', kurang: ['LM', 'STS', 'SAS'] });
    expect(final(MERDEKA, [...GOALS, tp('Data', 'TP 7.8', null)])).toMatchObject({ kurang: ['TP 7.8', 'STS', 'SAS'] });
  });
});

describe('predicates (domain 2.1)', () => {
  test.each([[75, [93, 84, 75]], [64, [89, 77, 64]], [60, [88, 74, 60]], [68, [90, 79, 68]], [80, [94, 87, 80]]] as const)('of KKM %i', (kkm, [a, b, c]) => {
    const at = (it: number) => predicateOf(thirds(kkm), it);
    expect([100, a, a - 1, b, b - 1, c, c - 1, 0].map(at)).toEqual(['A', 'A', 'B', 'B', 'C', 'C', 'D', 'D']);
  });

  test('are those of the rounded integer, and of intervals that the school has edited', () => {
    expect([74.49, 74.5, 79.995].map((it) => predicateOf(thirds(75), it))).toEqual(['D', 'C', 'C']);
    expect(predicateOf([{ predikat: 'A', batas_bawah: 80, batas_atas: 100 }], 81)).toBe('A');
    expect(predicateOf([], 81)).toBeNull();
  });
});
