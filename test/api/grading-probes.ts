import { gradeAudit } from '#contract/audit/grade-audit.api';
import { gradebook } from '#contract/grading/gradebook.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aColumn, bookOf, columnOf, enter, goalOf, lineOf, PUPIL, scored, shownTo, SUBJECT } from '#test/kit/a-gradebook';
import { LEVEL } from '#test/kit/a-plan';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Kelas } from '#test/kit/school-data';
import { completed } from '#test/kit/master-data';

export const furnish = scored;
/** After domain A.3: whoever teaches writes; they, the homeroom teacher and the school's leaders read; the curriculum office opens again. */
const LEADERS = 'kurikulum kepala admin';
const OWN = { A: 'budi', B: 'sari' };
const READERS = { A: `budi waliA ${LEADERS}`, B: `sari waliB ${LEADERS}` };
const everybody = (who: string) => ({ A: who, B: who });
const cell = (school: School, kelas: Kelas, nilai: number | string = 81) => ({ id_kolom: columnOf(school, kelas), id_murid: idOf(PUPIL[kelas]), nilai });
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
  { endpoint: gradebook.describe, input: (school, kelas) => ({ ...bookOf(school, kelas), id_murid: idOf(PUPIL[kelas]), jenis: 'capaian', teks: 'Ananda tekun.' }), may: OWN },
  { endpoint: gradebook.judge, input: (school, kelas) => ({ ...bookOf(school, kelas), id_murid: idOf(PUPIL[kelas]), aspek: 'sosial', nilai: 3 }), may: OWN, told: 422 },
  { endpoint: gradebook.lock, input: (school, kelas) => ({ ...bookOf(school, kelas), terkunci: 0, alasan: 'Salah ketik satu nilai' }), may: everybody('kurikulum admin') },
  { endpoint: gradebook.askUnlock, input: (school, kelas) => ({ ...bookOf(school, kelas), alasan: 'Salah ketik satu nilai' }), may: OWN, told: 409 },
];

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
    expect((await shownTo(school, 'waliA')).boleh_menilai).toBe(false);
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
    expect((await shownTo(school)).kolom).toContainEqual(expect.objectContaining({ id_kolom: answer.body.data.id, nama: 'Aljabar', assesmentType: 'sumatif_lm', bobot: 2 }));
    const refused = await Promise.all([{ tipe: 'KD', id_kd: goalOf('A', 1) }, { tipe: 'TP' }, { tipe: 'TP', id_kd: goalOf('B', 1) }, { tipe: 'LM' }, { tipe: 'SAS', assesmentType: 'formatif' }].map((it) => school.ask('budi', gradebook.addColumn, { ...bookOf(school), ...it })));
    expect(refused.map((it) => it.body.code)).toEqual(['COLUMN_OF_OTHER_CURRICULUM', 'COMPETENCE_NEEDED', 'COMPETENCE_NEEDED', 'SCOPE_NEEDED', 'COLUMN_KIND']);
    return [answer, ...refused];
  },
  'gradebook.changeColumn': async (school) => {
    const id = await aColumn(school);
    const answer = await school.ask('budi', gradebook.changeColumn, { ...bookOf(school), id, nama: 'Kuis dua', bobot: 3, teknik: 'tes_tulis' });
    expect((await shownTo(school)).kolom).toContainEqual(expect.objectContaining({ id_kolom: id, nama: 'Kuis dua', bobot: 3, teknik: 'tes_tulis' }));
    return [answer];
  },
  'gradebook.removeColumn': async (school) => {
    const id = await aColumn(school);
    await enter(school, [{ id_kolom: id, id_murid: idOf('ani'), nilai: 70 }]);
    const refused = await school.ask('budi', gradebook.removeColumn, { ...bookOf(school), id });
    expect(refused.body.code).toBe('COLUMN_HAS_SCORES');
    const stale = await school.ask('budi', gradebook.removeColumn, { ...bookOf(school), id, beserta_nilai: true, dampak: idOf('another impact') });
    expect(stale).toMatchObject({ status: 409, body: { code: 'IMPACT_CHANGED' } });
    const answer = await school.ask('budi', gradebook.removeColumn, { ...bookOf(school), id, beserta_nilai: true, alasan: 'Kuis dibatalkan' });
    expect((await school.ask('auditor', gradeAudit.changes, bookOf(school))).body.data).toContainEqual(expect.objectContaining({ type: 'GradeColumnRemoved', id_kolom: id, sebelum: 1, alasan: 'Kuis dibatalkan' }));
    expect((await lineOf(school)).sel[id]).toBeUndefined();
    return [refused, stale, answer];
  },
  'gradebook.addGhost': async (school) => {
    const answer = await school.ask('budi', gradebook.addGhost, { id_kelas: bookOf(school).id_kelas, id_kd_master: goalOf('A', 2), nama: 'Tes lisan' });
    expect((await shownTo(school)).kolom).toContainEqual(expect.objectContaining({ id_kolom: answer.body.data.id, nama: 'Tes lisan', asal: 'bayangan', kode: 'TP 7.2' }));
    return [answer];
  },
  'gradebook.removeGhost': async (school) => {
    const { id } = (await school.ask('budi', gradebook.addGhost, { id_kelas: bookOf(school).id_kelas, id_kd_master: goalOf('A', 3) })).body.data;
    const answer = await school.ask('budi', gradebook.removeGhost, { id_kelas: bookOf(school).id_kelas, id_kd_master: goalOf('A', 3) });
    expect((await shownTo(school)).kolom).not.toContainEqual(expect.objectContaining({ id_kolom: id }));
    return [answer];
  },
  'gradebook.describe': async (school) => {
    const answer = await school.ask('budi', gradebook.describe, { ...bookOf(school), id_murid: idOf('ani'), jenis: 'capaian', teks: 'Ananda Ani tekun.' });
    expect((await lineOf(school)).deskripsi).toEqual([{ jenis: 'capaian', teks: 'Ananda Ani tekun.' }]);
    const overtaken = await school.ask('budi', gradebook.describe, { ...bookOf(school), id_murid: idOf('ani'), jenis: 'capaian', teks: 'Lain', sebelum: { teks: null } });
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
};
export const PROBES: Probes = Object.fromEntries(Object.entries(probes).map(([name, probe]) => [name, (school: School) => scored(school).then(() => probe(school))]));
