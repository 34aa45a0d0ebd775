import { gradebook } from '#contract/grading/gradebook.api';
import { gradeSheet } from '#contract/grading/grade-sheet.api';
import { furnish } from '#test/api/grading-probes';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aColumn, bookOf, enter } from '#test/kit/a-gradebook';
import type { School } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { sheetOf, withCells } from '#test/kit/sheet';

const LEADERS = 'kurikulum kepala admin';
export const RIGHTS: Right[] = [
  { endpoint: gradeSheet.take, input: bookOf, may: { A: `budi waliA ${LEADERS}`, B: `sari waliB ${LEADERS}` } },
  { endpoint: gradeSheet.bring, input: (school, kelas) => ({ ...bookOf(school, kelas), dry_run: true }), may: { A: 'budi', B: 'sari' }, told: 422 },
];


const scoreOf = async (school: School, id_kolom: string, who: 'ani' | 'beni') =>
  (await school.ask('budi', gradebook.open, bookOf(school))).body.data.murid.find((it: { id_murid: string }) => it.id_murid === idOf(who)).sel[id_kolom]?.nilai ?? null;
const bring = async (school: School, bytes: Buffer, dry_run: boolean) => school.ask('budi', gradeSheet.bring, { ...bookOf(school), dry_run }, { file: { name: 'nilai.xlsx', bytes } });

const probes: Probes = {
  'gradeSheet.take': async (school) => {
    const [one, other] = [await aColumn(school, 'A', { nama: 'Kuis kembar' }), await aColumn(school, 'A', { nama: 'Kuis kembar' })];
    await enter(school, [{ id_kolom: one, id_murid: idOf('ani'), nilai: 81.25 }, { id_kolom: other, id_murid: idOf('beni'), nilai: 0 }]);
    const answer = await school.ask('waliA', gradeSheet.take, bookOf(school));
    expect(answer.headers['content-disposition']).toBe('attachment; filename="nilai-7A-Matematika.xlsx"');
    const { lembar, asing } = (await bring(school, answer.body, true)).body.data;
    expect(asing).toEqual([]);
    expect(lembar.filter(({ hasil }: { hasil: string }) => hasil !== 'sama')).toEqual([]);
    expect(lembar).toContainEqual(expect.objectContaining({ id_kolom: one, id_murid: idOf('ani'), nilai: 81.25, ditulis: '81.25' }));
    expect(lembar).toContainEqual(expect.objectContaining({ id_kolom: other, id_murid: idOf('beni'), nilai: 0 }));
    return [answer];
  },
  'gradeSheet.bring': async (school) => {
    const id = await aColumn(school, 'A', { nama: 'Ulangan lembar' });
    await enter(school, [{ id_kolom: id, id_murid: idOf('beni'), nilai: 60 }]);
    const rows = [['Nilai kelas'], ['NIS', 'Nama', 'Ulangan lembar', 'Catatan'], ['26271007', 'Ani', '81,5', 'rajin'], ['26271107', 'Beni', '', ''], ['26271207', 'Citra', 101, ''], ['999', 'Siapa', 80, ''], ['26271007', 'Ani lagi', 70, '']];
    const { bytes } = await sheetOf(rows);
    const looked = await bring(school, bytes, true);
    expect(looked.body.data).toMatchObject({ asing: ['Catatan'], sel: [] });
    expect(looked.body.data.lembar.map(({ nis, hasil, nilai }: Record<string, unknown>) => [nis, hasil, nilai])).toEqual([['26271007', 'baru', 81.5], ['26271207', 'NOT_A_SCORE', null], ['999', 'NOT_OF_CLASS', null], ['26271007', 'CELL_TWICE', 70]]);
    expect(await scoreOf(school, id, 'ani')).toBe(null);
    const answer = await bring(school, bytes, false);
    expect(answer.body.data.sel).toMatchObject([{ id_kolom: id, id_murid: idOf('ani'), hasil: 'ok', nilai: 81.5 }]);
    expect([await scoreOf(school, id, 'ani'), await scoreOf(school, id, 'beni')]).toEqual([81.5, 60]);
    const formulas = withCells((await sheetOf([['NIS', 'Ulangan lembar'], ['26271007', 1], ['26271107', 2], ['26271207', 3]])).bytes, { B2: '<c r="B2"><f>AVERAGE(80,90)</f></c>', B3: '<c r="B3"><f>60+1</f><v>61</v></c>', B4: '<c r="B4" t="str"><f>""</f><v></v></c>' });
    expect((await bring(school, formulas, true)).body.data.lembar.map(({ nis, hasil, ditulis }: Record<string, unknown>) => [nis, hasil, ditulis])).toEqual([['26271007', 'NOT_A_SCORE', '=AVERAGE(80,90)'], ['26271107', 'berubah', '61']]);
    expect((await bring(school, (await sheetOf([['Apa', 'saja'], ['1', '2']])).bytes, true)).body.code).toBe('NOT_A_GRADE_SHEET');
    return [answer];
  },
};
export const PROBES: Probes = Object.fromEntries(Object.entries(probes).map(([name, probe]) => [name, (school: School) => furnish(school).then(() => probe(school))]));
