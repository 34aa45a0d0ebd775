import type { Dampak, DampakMurid } from '#contract/grading/impact';
import { predicateSaid } from '#client/grading/grade-said';
import { words as gradeWords } from '#client/grading/ledger.words';
import { sentenceOf } from '#client/grading/impact-said';
import { words } from '#client/grading/impact.words';
import type { Translate } from '#client/kit/words';

const t: Translate<'impact'> = (key, values = {}) => String((words.id as Record<string, string>)[key]).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const student = (jenis: 'akhir' | 'pengetahuan') => ({ nilai: [{ jenis }] }) as DampakMurid;
const said = (...murid: DampakMurid[]) => sentenceOf({ jumlah_murid: 4, kelas: 2, nilai: 4, predikat: 0, turun: 3, naik: 1, peringkat: 0, rapor: { draf: 0, terbit: 0, versi: 0 }, murid } as unknown as Dampak, t);

test('what students fall below is called as their curriculum calls it', () => {
  expect(said(student('akhir'))).toContain('3 murid turun di bawah KKTP, 1 naik');
  expect(said(student('pengetahuan'))).toContain('3 murid turun di bawah KKM, 1 naik');
  expect(said(student('pengetahuan'), student('akhir'))).toContain('di bawah KKM/KKTP');
});

test('how good a grade is has a letter in K13, in Merdeka words', () => {
  const of = (key: string) => (gradeWords.id as Record<string, string>)[key] as string;
  expect([predicateSaid(of as never, 'pengetahuan', 'D'), predicateSaid(of as never, 'akhir', 'D')]).toEqual(['D', 'Perlu Bimbingan']);
});
