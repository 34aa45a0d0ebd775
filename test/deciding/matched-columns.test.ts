import type { KolomNilai } from '#contract/grading/gradebook';
import { matchedColumns } from '#server/grading/matched-columns';

const column = (id_kolom: string, wish: Partial<KolomNilai> = {}): KolomNilai => ({ id_kolom, assesmentType: 'pengetahuan', tipe: 'KD', nama: id_kolom, id_kd: '3.1', lingkup_materi: null, teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'sendiri', id_asal: null, ...wish });
const old = (id_kolom: string, wish: Partial<KolomNilai> = {}) => ({ ...column(id_kolom, wish), murid: ['ani'] });
const pairs = (before: ReturnType<typeof old>[], own: KolomNilai[], scored: string[] = []) => Object.fromEntries(matchedColumns(before, own, (id_kolom) => scored.includes(id_kolom)));

describe('a column of the class before goes into', () => {
  test('the one of the same competence and name, then one of the same competence, each at most once', () => {
    expect(pairs([old('a', { nama: 'PH 2' }), old('b', { nama: 'PH 1' }), old('c', { nama: 'Kuis' })], [column('x', { nama: 'ph  1' }), column('y', { nama: 'Ulangan' })])).toEqual({ b: 'x', a: 'y' });
    expect(pairs([old('a')], [column('x', { id_kd: '3.2' }), column('y', { isRemedial: true }), column('z', { assesmentType: 'keterampilan' })])).toEqual({});
  });
  test('one that has no score of the student, but by name: what stands there is told', () => {
    expect(pairs([old('a')], [column('x'), column('y')], ['x'])).toEqual({ a: 'y' });
    expect(pairs([old('a', { nama: 'PH 1' })], [column('x', { nama: 'PH 1' }), column('y')], ['x'])).toEqual({ a: 'x' });
  });
  test('of skills one of the same technique; of a scope one of that scope', () => {
    const skill = { assesmentType: 'keterampilan', id_kd: '4.1' } as const;
    expect(pairs([old('a', { ...skill, teknik: 'praktik' })], [column('x', { ...skill, teknik: 'projek' }), column('y', { ...skill, teknik: 'praktik' })])).toEqual({ a: 'y' });
    const scope = { tipe: 'LM', assesmentType: 'sumatif_lm', id_kd: null } as const;
    expect(pairs([old('a', { ...scope, lingkup_materi: 'Bilangan' })], [column('x', { ...scope, lingkup_materi: 'Zat' }), column('y', { ...scope, lingkup_materi: 'bilangan ' })])).toEqual({ a: 'y' });
  });
  test('of an examination the one that there is, also where a score stands', () => {
    const exam = (tipe: 'PTS' | 'PAS') => ({ tipe, id_kd: null });
    expect(pairs([old('a', exam('PTS')), old('b', exam('PAS'))], [column('x', exam('PTS'))], ['x'])).toEqual({ a: 'x' });
  });
  test('the one of the same exam, and the one that was made for it, before any other', () => {
    const exam = { asal: 'ujian', id_asal: 'cbt' } as const;
    expect(pairs([old('a', exam)], [column('x', { nama: 'a' }), column('y', exam)])).toEqual({ a: 'y' });
    expect(pairs([old('a')], [column('x', { nama: 'a' }), column('y', { asal: 'pindahan', id_asal: 'a' })])).toEqual({ a: 'y' });
  });
});
