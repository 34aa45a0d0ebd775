import { gradebook } from '#contract/grading/gradebook.api';
import { finalGrades } from '#contract/grading/final-grade.api';
import { takeOver } from '#contract/grading/take-over.api';
import { assignment } from '#contract/assignment/assignment.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aColumn, bookOf, enter, furnishGradebooks, goalOf, SUBJECT } from '#test/kit/a-gradebook';
import { LEVEL } from '#test/kit/a-plan';
import { anAssignment } from '#test/kit/an-assignment';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Kelas } from '#test/kit/school-data';
import { completed } from '#test/kit/master-data';

const pupil = { A: 'ani', B: 'eka' } as const;
const pupils = { A: ['ani', 'beni', 'citra', 'dedi'], B: ['eka', 'fajar', 'gita'] } as const;
const columns = new WeakMap<School, Record<Kelas, string>>();
/** A column of each class with a score for its first student. */
export const furnish = (school: School) => ready.get(school) ?? ready.set(school, begun(school)).get(school) as Promise<void>;
const ready = new WeakMap<School, Promise<void>>();
async function begun(school: School) {
  await furnishGradebooks(school);
  const made = { A: await aColumn(school, 'A'), B: await aColumn(school, 'B') };
  columns.set(school, made);
  for (const kelas of ['A', 'B'] as const) await enter(school, pupils[kelas].map((who) => ({ id_kolom: made[kelas], id_murid: idOf(who), nilai: 80 })), kelas);
}
const columnOf = (school: School, kelas: Kelas) => (columns.get(school) as Record<Kelas, string>)[kelas];

/** After domain A.3: whoever teaches writes; they, the homeroom teacher and the school's leaders read; the curriculum office opens again. */
const LEADERS = 'kurikulum kepala admin';
const OWN = { A: 'budi', B: 'sari' };
const READERS = { A: `budi waliA ${LEADERS}`, B: `sari waliB ${LEADERS}` };
const everybody = (who: string) => ({ A: who, B: who });
const cell = (school: School, kelas: Kelas, nilai: number | string = 81) => ({ id_kolom: columnOf(school, kelas), id_murid: idOf(pupil[kelas]), nilai });
export const RIGHTS: Right[] = [
  { endpoint: gradebook.tab, input: () => ({}), may: everybody(`budi sari waliA waliB ${LEADERS}`) },
  { endpoint: gradebook.byLevel, input: (_, kelas) => ({ id_level: LEVEL, id_mata_pelajaran: SUBJECT[kelas] }), may: everybody(`budi sari waliA waliB ${LEADERS}`) },
  { endpoint: gradebook.open, input: bookOf, may: READERS },
  { endpoint: gradebook.columns, input: bookOf, may: READERS },
  { endpoint: gradebook.enter, input: (school, kelas) => ({ ...bookOf(school, kelas), data: [cell(school, kelas)] }), may: OWN },
  { endpoint: gradebook.openCompetences, input: (_, kelas) => ({ id_level: LEVEL, id_mata_pelajaran: SUBJECT[kelas], kdAmount: 1 }), may: OWN, told: 404 },
  { endpoint: gradebook.addColumn, input: (school, kelas) => ({ ...bookOf(school, kelas), tipe: 'SAS' }), may: OWN },
  { endpoint: gradebook.changeColumn, input: (school, kelas) => ({ ...bookOf(school, kelas), id: columnOf(school, kelas), nama: 'Kuis' }), may: OWN },
  { endpoint: gradebook.removeColumn, input: (school, kelas) => ({ ...bookOf(school, kelas), id: columnOf(school, kelas) }), may: OWN, told: 409 },
  { endpoint: gradebook.addGhost, input: (school, kelas) => ({ id_kelas: bookOf(school, kelas).id_kelas, id_kd_master: goalOf(kelas, 2) }), may: OWN },
  { endpoint: gradebook.removeGhost, input: (school, kelas) => ({ id_kelas: bookOf(school, kelas).id_kelas, id_kd_master: goalOf(kelas, 3) }), may: OWN, told: 404 },
  { endpoint: gradebook.describe, input: (school, kelas) => ({ ...bookOf(school, kelas), id_murid: idOf(pupil[kelas]), jenis: 'capaian', teks: 'Ananda tekun.' }), may: OWN },
  { endpoint: gradebook.judge, input: (school, kelas) => ({ ...bookOf(school, kelas), id_murid: idOf(pupil[kelas]), aspek: 'sosial', nilai: 3 }), may: OWN, told: 422 },
  { endpoint: gradebook.lock, input: (school, kelas) => ({ ...bookOf(school, kelas), terkunci: 0, alasan: 'Salah ketik satu nilai' }), may: everybody('kurikulum admin') },
  { endpoint: gradebook.askUnlock, input: (school, kelas) => ({ ...bookOf(school, kelas), alasan: 'Salah ketik satu nilai' }), may: OWN, told: 409 },
  { endpoint: finalGrades.ofBook, input: bookOf, may: READERS },
  { endpoint: finalGrades.spread, input: (_, kelas) => ({ id_level: LEVEL, id_mata_pelajaran: SUBJECT[kelas] }), may: everybody(`budi sari waliA waliB ${LEADERS}`) },
  { endpoint: finalGrades.generate, input: bookOf, may: OWN },
  { endpoint: takeOver.sync, input: (school, kelas) => ({ ...bookOf(school, kelas), pratinjau: true }), may: OWN },
  { endpoint: takeOver.saveAll, input: (school, kelas) => ({ ...bookOf(school, kelas), savedData: [] }), may: OWN },
  { endpoint: takeOver.bulk, input: (school, kelas) => ({ ...bookOf(school, kelas), data: [{ id_murid: idOf(pupil[kelas]), id_kd: goalOf(kelas, 1), nilai: 70 }] }), may: OWN },
  { endpoint: takeOver.byCompetence, input: (_, kelas) => ({ id_murid: idOf(pupil[kelas]) }), may: { A: `ani budi sari waliA waliB ${LEADERS}`, B: `eka budi sari waliA waliB ${LEADERS}` } },
];

const shown = async (school: School, who: 'budi' | 'waliA' = 'budi') => (await school.ask(who, gradebook.open, bookOf(school))).body.data;
const lineOf = async (school: School, who: (typeof pupils)['A'][number] = 'ani') => (await shown(school)).murid.find((it: { id_murid: string }) => it.id_murid === idOf(who));

const probes: Probes = {
  'gradebook.tab': async (school) => {
    const answer = await school.ask('budi', gradebook.tab);
    expect(answer.body.data).toMatchObject([{ mapel: 'Matematika', kelas: '7A', kumer: 1, jumlah_murid: 4, guru: 'Budi Prasetyawan', terkunci: false }]);
    expect((await school.ask('waliA', gradebook.tab)).body.data).toEqual(answer.body.data);
    expect((await school.ask('kepala', gradebook.tab)).body.data.map((it: { kelas: string }) => it.kelas).sort()).toEqual(['7A', '7B']);
    return [answer];
  },
  'gradebook.byLevel': async (school) => {
    const answer = await school.ask('kurikulum', gradebook.byLevel, { id_level: LEVEL, id_mata_pelajaran: idOf('IPA') });
    expect(answer.body.data).toMatchObject([{ kelas: '7B', terisi: 3, rata_rata: 80 }]);
    return [answer];
  },
  'gradebook.open': async (school) => {
    const id = await aColumn(school, 'A', { nama: 'Kuis 1' });
    await enter(school, [{ id_kolom: id, id_murid: idOf('ani'), nilai: '81,5' }]);
    const answer = await school.ask('budi', gradebook.open, bookOf(school));
    expect(answer.body.data).toMatchObject({ kelas: '7A', kkm: 75, boleh_menilai: true, boleh_membuka: false, isActive: true });
    expect(answer.body.data.kolom).toContainEqual(expect.objectContaining({ id_kolom: id, nama: 'Kuis 1', kode: 'TP 7.1', alias: 'menentukan urutan bilangan bulat', asal: 'sendiri' }));
    expect(answer.body.data.murid[0]).toMatchObject({ nama: 'Ani Lestaringtyas', sel: { [id]: { nilai: 81.5, cara: 'ketik' } } });
    expect((await shown(school, 'waliA')).boleh_menilai).toBe(false);
    return [answer];
  },
  'gradebook.columns': async (school) => {
    const id = await aColumn(school);
    await enter(school, [{ id_kolom: id, id_murid: idOf('ani'), nilai: 70 }, { id_kolom: id, id_murid: idOf('beni'), nilai: 90 }]);
    const answer = await school.ask('kepala', gradebook.columns, bookOf(school));
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id_kolom: id, terisi: 2, rata_rata: 80, tertinggi: 90, terendah: 70, di_bawah_kkm: 1 }));
    expect((await school.ask('kepala', gradebook.columns, { ...bookOf(school), assesmentType: 'sumatif_as' })).body.data).not.toContainEqual(expect.objectContaining({ id_kolom: id }));
    return [answer];
  },
  'gradebook.enter': async (school) => {
    const id_kolom = await aColumn(school);
    const cells = [{ id_kolom, id_murid: idOf('ani'), nilai: '81,5' }, { id_kolom, id_murid: idOf('beni'), nilai: 101 }, { id_kolom, id_murid: idOf('eka'), nilai: 80 }, { id_kolom: idOf('no column'), id_murid: idOf('ani'), nilai: 80 }, { id_kolom, id_murid: idOf('citra'), nilai: '=1+1' }, { id_kolom, id_murid: idOf('dedi'), nilai: 0 }, { id_kolom, id_murid: idOf('dedi'), nilai: 10 }];
    const answer = await enter(school, cells);
    expect(answer.body.data.map(({ hasil, nilai }: { hasil: string; nilai: number }) => [hasil, nilai])).toEqual([['ok', 81.5], ['NOT_A_SCORE', null], ['NOT_OF_CLASS', null], ['NO_SUCH_COLUMN', null], ['NOT_A_SCORE', null], ['ok', 0], ['CELL_TWICE', 0]]);
    const second = await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 70, sebelum: null }, { id_kolom, id_murid: idOf('dedi'), nilai: '', sebelum: 0 }, { id_kolom, id_murid: idOf('citra'), nilai: null }]);
    expect(second.body.data).toMatchObject([{ hasil: 'CONFLICT', nilai: 81.5, oleh: { nama: 'Budi Prasetyawan' } }, { hasil: 'ok', nilai: null }, { hasil: 'tidak_berubah', nilai: null }]);
    return [answer, second];
  },
  'gradebook.openCompetences': async (school) => {
    const answer = await school.ask('sari', gradebook.openCompetences, { id_level: LEVEL, id_mata_pelajaran: SUBJECT.B, kdAmount: 3 });
    const again = await school.ask('sari', gradebook.openCompetences, { id_level: LEVEL, id_mata_pelajaran: SUBJECT.B, kdAmount: 3 });
    expect(again.body.data).toEqual({ jumlah_kolom: 0, jumlah_kelas: 0 });
    expect((await school.ask('sari', gradebook.tab)).body.data[0].kdAmount).toBe(3);
    return [answer, again];
  },
  'gradebook.addColumn': async (school) => {
    const answer = await school.ask('budi', gradebook.addColumn, { ...bookOf(school), tipe: 'LM', lingkup_materi: 'Aljabar', bobot: 2 });
    expect((await shown(school)).kolom).toContainEqual(expect.objectContaining({ id_kolom: answer.body.data.id, nama: 'Aljabar', assesmentType: 'sumatif_lm', bobot: 2 }));
    const refused = await Promise.all([{ tipe: 'KD', id_kd: goalOf('A', 1) }, { tipe: 'TP' }, { tipe: 'TP', id_kd: goalOf('B', 1) }, { tipe: 'LM' }, { tipe: 'SAS', assesmentType: 'formatif' }].map((it) => school.ask('budi', gradebook.addColumn, { ...bookOf(school), ...it })));
    expect(refused.map((it) => it.body.code)).toEqual(['COLUMN_OF_OTHER_CURRICULUM', 'COMPETENCE_NEEDED', 'COMPETENCE_NEEDED', 'SCOPE_NEEDED', 'COLUMN_KIND']);
    return [answer, ...refused];
  },
  'gradebook.changeColumn': async (school) => {
    const id = await aColumn(school);
    const answer = await school.ask('budi', gradebook.changeColumn, { ...bookOf(school), id, nama: 'Kuis dua', bobot: 3, teknik: 'tes_tulis' });
    expect((await shown(school)).kolom).toContainEqual(expect.objectContaining({ id_kolom: id, nama: 'Kuis dua', bobot: 3, teknik: 'tes_tulis' }));
    return [answer];
  },
  'gradebook.removeColumn': async (school) => {
    const id = await aColumn(school);
    await enter(school, [{ id_kolom: id, id_murid: idOf('ani'), nilai: 70 }]);
    const refused = await school.ask('budi', gradebook.removeColumn, { ...bookOf(school), id });
    expect(refused.body.code).toBe('COLUMN_HAS_SCORES');
    const answer = await school.ask('budi', gradebook.removeColumn, { ...bookOf(school), id, beserta_nilai: true });
    expect((await lineOf(school)).sel[id]).toBeUndefined();
    return [refused, answer];
  },
  'gradebook.addGhost': async (school) => {
    const answer = await school.ask('budi', gradebook.addGhost, { id_kelas: bookOf(school).id_kelas, id_kd_master: goalOf('A', 2), nama: 'Tes lisan' });
    expect((await shown(school)).kolom).toContainEqual(expect.objectContaining({ id_kolom: answer.body.data.id, nama: 'Tes lisan', asal: 'bayangan', kode: 'TP 7.2' }));
    return [answer];
  },
  'gradebook.removeGhost': async (school) => {
    const { id } = (await school.ask('budi', gradebook.addGhost, { id_kelas: bookOf(school).id_kelas, id_kd_master: goalOf('A', 3) })).body.data;
    const answer = await school.ask('budi', gradebook.removeGhost, { id_kelas: bookOf(school).id_kelas, id_kd_master: goalOf('A', 3) });
    expect((await shown(school)).kolom).not.toContainEqual(expect.objectContaining({ id_kolom: id }));
    return [answer];
  },
  'gradebook.describe': async (school) => {
    const answer = await school.ask('budi', gradebook.describe, { ...bookOf(school), id_murid: idOf('ani'), jenis: 'capaian', teks: 'Ananda Ani tekun.' });
    expect((await lineOf(school)).deskripsi).toEqual([{ jenis: 'capaian', teks: 'Ananda Ani tekun.' }]);
    const overtaken = await school.ask('budi', gradebook.describe, { ...bookOf(school), id_murid: idOf('ani'), jenis: 'capaian', teks: 'Lain', sebelum: null });
    expect(overtaken.body.code).toBe('CONFLICT');
    await school.ask('budi', gradebook.describe, { ...bookOf(school), id_murid: idOf('ani'), jenis: 'capaian', teks: '' });
    expect((await lineOf(school)).deskripsi).toEqual([]);
    return [answer, overtaken];
  },
  'gradebook.judge': async (school) => {
    const answer = await school.ask('budi', gradebook.judge, { ...bookOf(school), id_murid: idOf('ani'), aspek: 'sosial', nilai: 4, jurnal: 'Membantu temannya' });
    expect(answer.body.code).toBe('NO_ATTITUDES');
    const id = idOf('K13 on VII');
    await school.give(commandsOf(reportSetting).Create, { id, ...completed(reportSetting, { id_level: LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: 0 }) });
    const unsaid = await school.ask('budi', gradebook.judge, { ...bookOf(school), id_murid: idOf('ani'), aspek: 'sosial', nilai: 4 });
    expect(unsaid.body.code).toBe('JOURNAL_NEEDED');
    const judged = await school.ask('budi', gradebook.judge, { ...bookOf(school), id_murid: idOf('ani'), aspek: 'sosial', nilai: 4, jurnal: 'Membantu temannya' });
    expect((await lineOf(school)).sikap).toEqual([{ aspek: 'sosial', nilai: 4, jurnal: 'Membantu temannya' }]);
    await school.give(commandsOf(reportSetting).Delete, { id });
    return [answer, unsaid, judged];
  },
  'gradebook.lock': async (school) => {
    const answer = await school.ask('sari', gradebook.lock, { ...bookOf(school, 'B'), terkunci: 1 });
    expect((await enter(school, [{ ...cell(school, 'B') }], 'B')).body.code).toBe('GRADES_LOCKED');
    const silent = await school.ask('kurikulum', gradebook.lock, { ...bookOf(school, 'B'), terkunci: 0 });
    expect(silent.body.code).toBe('REASON_NEEDED');
    const opened = await school.ask('kurikulum', gradebook.lock, { ...bookOf(school, 'B'), terkunci: 0, alasan: 'Nilai ujian susulan' });
    expect((await enter(school, [{ ...cell(school, 'B', 77) }], 'B')).body.data[0].hasil).toBe('ok');
    return [answer, silent, opened];
  },
  'gradebook.askUnlock': async (school) => {
    await school.ask('sari', gradebook.lock, { ...bookOf(school, 'B'), terkunci: 1 });
    const answer = await school.ask('sari', gradebook.askUnlock, { ...bookOf(school, 'B'), alasan: 'Ada ujian susulan' });
    expect((await school.ask('kurikulum', gradebook.open, bookOf(school, 'B'))).body.data).toMatchObject({ terkunci: true, buka_diminta: 'Ada ujian susulan', boleh_membuka: true });
    await school.ask('kurikulum', gradebook.lock, { ...bookOf(school, 'B'), terkunci: 0, alasan: 'Ada ujian susulan' });
    return [answer];
  },
  'finalGrades.ofBook': async (school) => {
    const answer = await school.ask('waliB', finalGrades.ofBook, bookOf(school, 'B'));
    expect(answer.body.data).toMatchObject({ kumer: true, kkm: 75 });
    expect(answer.body.data.murid.map((it: { nama: string }) => it.nama)).toEqual(['Eka Nurhalimah', 'Fajar Ramadhanu', 'Gita Permatasari']);
    expect(answer.body.data.murid[1]).toMatchObject({ akhir: { nilai: 80, predikat: 'C', tuntas: true, langkah: expect.any(Array) }, pengetahuan: null, deskripsi: [{ jenis: 'capaian', isSendiri: false, teks: 'Ananda Fajar Ramadhanu menunjukkan penguasaan yang cukup baik dalam menentukan urutan bilangan bulat.' }] });
    return [answer];
  },
  'finalGrades.spread': async (school) => {
    const answer = await school.ask('kepala', finalGrades.spread, { id_level: LEVEL, id_mata_pelajaran: SUBJECT.B });
    expect(answer.body.data).toMatchObject([{ kelas: '7B', kkm: 75, rata_akhir: expect.any(Number), di_bawah_kkm: 0, sebaran: { A: 0, D: 0 } }]);
    return [answer];
  },
  'finalGrades.generate': async (school) => {
    await school.ask('budi', gradebook.describe, { ...bookOf(school), id_murid: idOf('beni'), jenis: 'capaian', teks: 'Ananda tekun.' });
    const said = (answer: Awaited<ReturnType<School['ask']>>) => answer.body.data.find((it: { id_murid: string }) => it.id_murid === idOf('beni')).deskripsi[0];
    const kept = await school.ask('budi', finalGrades.generate, bookOf(school));
    expect(said(kept)).toMatchObject({ teks: 'Ananda tekun.', isSendiri: true });
    const answer = await school.ask('budi', finalGrades.generate, { ...bookOf(school), timpa: true });
    expect(said(answer)).toMatchObject({ teks: expect.stringContaining('Ananda Beni Saputrawan'), isSendiri: false });
    return [kept, answer];
  },
  'takeOver.sync': async (school) => {
    const id_sesi = await anAssignment(school);
    await school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('ani'), tugas_nilai: 91 }] });
    const chosen = { ...bookOf(school), sumber: [{ id_asal: id_sesi, id_kd: goalOf('A', 2) }] };
    const preview = await school.ask('budi', takeOver.sync, { ...chosen, pratinjau: true });
    expect(preview.body.data).toMatchObject({ sumber: [{ asal: 'tugas', nama: 'Pecahan senilai', kode: 'TP 7.2', isBaru: true, tertahan: null, sel: [{ nilai: 91, sebelum: null }] }], sel: [] });
    const { id_kolom } = preview.body.data.sumber[0];
    expect((await lineOf(school)).sel[id_kolom]).toBeUndefined();
    const answer = await school.ask('budi', takeOver.sync, chosen);
    expect(answer.body.data.sel).toMatchObject([{ hasil: 'ok', nilai: 91 }]);
    await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 95 }]);
    const kept = await school.ask('budi', takeOver.sync, chosen);
    expect(kept.body.data).toMatchObject({ sumber: [{ isBaru: false, ditimpa: 1 }], sel: [] });
    const over = await school.ask('budi', takeOver.sync, { ...chosen, timpa: true });
    expect((await lineOf(school)).sel[id_kolom]).toMatchObject({ nilai: 91, cara: 'sinkron' });
    return [preview, answer, kept, over];
  },
  'takeOver.saveAll': async (school) => {
    const id = await aColumn(school);
    const answer = await school.ask('budi', takeOver.saveAll, { ...bookOf(school), savedData: [{ id_murid: idOf('ani'), nilai: { [id]: '88' }, deskripsi_capaian: 'Ananda rajin.' }, { id_murid: idOf('beni'), nilai: { [id]: null } }] });
    expect(answer.body.data.map((it: { hasil: string }) => it.hasil)).toEqual(['ok', 'tidak_berubah']);
    expect(await lineOf(school)).toMatchObject({ sel: { [id]: { nilai: 88, cara: 'impor' } }, deskripsi: [{ teks: 'Ananda rajin.' }] });
    return [answer];
  },
  'takeOver.bulk': async (school) => {
    const answer = await school.ask('budi', takeOver.bulk, { ...bookOf(school), data: [{ id_murid: idOf('citra'), id_kd: goalOf('A', 3), nilai: 66 }, { id_murid: idOf('citra'), id_kd: goalOf('B', 3), nilai: 66 }] });
    expect(answer.body.data.map((it: { hasil: string }) => it.hasil)).toEqual(['ok', 'NO_SUCH_COLUMN']);
    return [answer];
  },
  'takeOver.byCompetence': async (school) => {
    await school.ask('budi', takeOver.bulk, { ...bookOf(school), data: [{ id_murid: idOf('dedi'), id_kd: goalOf('A', 3), nilai: 64 }] });
    const answer = await school.ask('waliA', takeOver.byCompetence, { id_murid: idOf('dedi') });
    expect(answer.body.data).toContainEqual(expect.objectContaining({ kode: 'TP 7.3', mapel: 'Matematika', nilai: 64, jumlah_nilai: 1 }));
    expect((await school.ask('dedi', takeOver.byCompetence)).body.data).toEqual([]);
    expect((await school.ask('sari', takeOver.byCompetence, { id_murid: idOf('dedi') })).body.data).toEqual([]);
    return [answer];
  },
};
export const PROBES: Probes = Object.fromEntries(Object.entries(probes).map(([name, probe]) => [name, (school: School) => furnish(school).then(() => probe(school))]));
