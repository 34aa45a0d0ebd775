import { AttitudeJudged, GradebookLocked, GradebookUnlocked, GradeColumnAdded, GradeColumnChanged, GradeColumnRemoved, ScoreEntered } from '#contract/grading/gradebook.events';
import * as events from '#contract/report-card/report-card.events';
import { TeacherAssigned } from '#contract/subject/teaching.events';
import { GradeChanges } from '#projections/audit/grade-change.query';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { projections } from '#projections/kit/projection';
import { reportId } from '#projections/report-card/report-place.query';
import { A, ANI, BENI, BUDI, founded, id, MATEMATIKA, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const of = { id_buku_nilai: gradebookId(A.id_kelas_tahun_ajaran, MATEMATIKA), id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA };
const KUIS = id(91);
/** A Wednesday and a Sunday, in the morning and at night by the clock of Jakarta. */
const [MORNING, LATER, NIGHT, SUNDAY] = ['2026-07-15T02:00:00.000Z', '2026-07-15T03:00:00.000Z', '2026-07-15T13:00:00.000Z', '2026-07-19T03:00:00.000Z'] as const;
const isi = { assesmentType: 'sumatif_lm', tipe: 'LM', nama: 'Kuis', id_kd: null, lingkup_materi: 'Bilangan', teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'sendiri', id_asal: null } as const;
const column = GradeColumnAdded({ ...of, id_kolom: KUIS, ...isi });
const changed = (it: object, sebelum: object = {}) => GradeColumnChanged({ ...of, id_kolom: KUIS, ...isi, ...it, sebelum: { ...isi, ...sebelum }, alasan: null });
const removed = GradeColumnRemoved({ ...of, id_kolom: KUIS, sebelum: { ...isi }, jumlah_nilai: 1, alasan: 'Dibatalkan' });
const scored = (nilai: number | null, sebelum: number | null = null, id_murid = ANI) => ScoreEntered({ ...of, id_kolom: KUIS, id_murid, nilai, sebelum, cara: 'ketik', alasan: null });
const taught = TeacherAssigned({ id_pengampu: id(71), id_guru: BUDI, id_mata_pelajaran: MATEMATIKA, id_kelas: A.id_kelas, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_tahun_ajaran: YEAR });
type Read = Awaited<ReturnType<typeof given>>;
const page = { page: 1, limit: 100, search: '', sortBy: 'at', order: 'desc' } as const;
const told = async (read: Read, more: object = {}) => (await read.ask(new GradeChanges({ ...page, ...more } as never))).data.map(({ type, sebelum, nilai, sifat }) => [type, sebelum, nilai, sifat]);

test('what a teacher enters by day is nothing to look at', async () => {
  const read = await given(...founded, taught, column, ...at(MORNING, scored(80), scored(74, null, BENI)));
  expect(await told(read)).toEqual(expect.arrayContaining([['ScoreEntered', null, 80, []], ['ScoreEntered', null, 74, []]]));
});

test('by night, on a Sunday, by much, and just up to the passing grade', async () => {
  const read = await given(...founded, taught, column, ...at(MORNING, scored(60), scored(74, null, BENI)), ...at(LATER, scored(75, 74, BENI)), ...at(NIGHT, scored(80, 60)), ...at(SUNDAY, scored(81, 80)));
  expect(await told(read)).toEqual([
    ['ScoreEntered', 80, 81, ['luar_jam']], ['ScoreEntered', 60, 80, ['luar_jam', 'besar']], ['ScoreEntered', 74, 75, ['pas_kkm']], ...(await told(read, { at: MORNING })),
  ]);
  expect(await told(read, { sifat: 'besar' })).toHaveLength(1);
  expect(await told(read, { sifat: 'semua' })).toHaveLength(3);
  expect(await told(read, { id_murid: BENI })).toHaveLength(2);
});

test('after the book was opened again, and after a report had gone out', async () => {
  const report = { id_general_report: reportId({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_murid: ANI, type: 'tengah_semester' }), id_murid: ANI };
  const out = events.ReportPublished({ ...report, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, versi: 1, uuid: id(95), berlaku_sampai: SUNDAY, isi: null });
  const read = await given(...founded, taught, column, events.ReportCardCreated({ ...report, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, type: 'tengah_semester' }),
    ...at(MORNING, scored(80), scored(70, null, BENI), GradebookLocked(of), GradebookUnlocked({ ...of, alasan: 'Ada ujian susulan' }), out), ...at(LATER, scored(82, 80), scored(72, 70, BENI)));
  expect(await told(read, { id_murid: ANI })).toEqual([['ScoreEntered', 80, 82, ['setelah_dibuka', 'setelah_terbit']], ['ScoreEntered', null, 80, []]]);
  expect(await told(read, { id_murid: BENI })).toEqual([['ScoreEntered', 70, 72, ['setelah_dibuka']], ['ScoreEntered', null, 70, []]]);
});

test('a mid-semester report makes nothing of what was not yet in it', async () => {
  const report = { id_general_report: reportId({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_murid: ANI, type: 'tengah_semester' }), id_murid: ANI };
  const out = events.ReportPublished({ ...report, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, versi: 1, uuid: id(95), berlaku_sampai: SUNDAY, isi: null });
  const read = await given(...founded, taught, column, events.ReportCardCreated({ ...report, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, type: 'tengah_semester' }), ...at(MORNING, out), ...at(LATER, scored(80), scored(82, 80)));
  expect(await told(read)).toEqual(expect.arrayContaining([['ScoreEntered', null, 80, []], ['ScoreEntered', 80, 82, []]]));
});

test('so many at once that they are no corrections', async () => {
  const many = Array.from({ length: 41 }, (_, i) => scored(i + 1, i, ANI));
  const read = await given(...founded, taught, column, ...at(MORNING, scored(0), ...many));
  expect((await told(read, { sifat: 'massal' })).length).toBe(41);
  const judged = Array.from({ length: 41 }, () => AttitudeJudged({ ...of, id_murid: BENI, aspek: 'sosial', nilai: 4, sebelum: 3, jurnal: null }));
  expect(await told(await given(...founded, taught, column, ...at(MORNING, scored(80), scored(81, 80), ...judged)), { sifat: 'massal' })).toEqual([]);
});

describe('columns', () => {
  const ofColumns = async (read: Read) => (await read.ask(new GradeChanges({ ...page } as never))).data.filter(({ type }) => type.startsWith('GradeColumn')).map(({ type, kolom, ubahan, sifat }) => [type, kolom, ubahan, sifat]);
  const change = { bidang: 'bobot', dari: 1, ke: 10 };

  test('are told of with what was changed; that of what had scores counts otherwise by its weight, its kind, or not being there', async () => {
    const unscored = await given(...founded, taught, ...at(MORNING, column), ...at(LATER, changed({ bobot: 10 })));
    expect(await ofColumns(unscored)).toEqual([['GradeColumnChanged', 'Kuis', [change], []], ['GradeColumnAdded', 'Kuis', [], []]]);
    const counted = await given(...founded, taught, ...at(MORNING, column, scored(80)), ...at(LATER, changed({ bobot: 10 })), ...at('2026-07-15T04:00:00.000Z', changed({ nama: 'Kuis 1', bobot: 10 }, { bobot: 10 })), ...at('2026-07-15T05:00:00.000Z', removed));
    expect(await ofColumns(counted)).toEqual([
      ['GradeColumnRemoved', 'Kuis', [], ['cara_hitung']], ['GradeColumnChanged', 'Kuis 1', [{ bidang: 'nama', dari: 'Kuis', ke: 'Kuis 1' }], []], ['GradeColumnChanged', 'Kuis', [change], ['cara_hitung']], ['GradeColumnAdded', 'Kuis', [], []],
    ]);
    expect(await told(counted, { sifat: 'cara_hitung' })).toHaveLength(2);
  });

  test('after a report of anybody in the class had gone out; of mid-semester where what it had counted counts otherwise', async () => {
    const of_ani = (type: 'tengah_semester' | 'akhir_semester') => ({ id_general_report: reportId({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_murid: ANI, type }), id_murid: ANI, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran });
    const out = (type: 'tengah_semester' | 'akhir_semester') => [events.ReportCardCreated({ ...of_ani(type), type }), ...at(LATER, events.ReportPublished({ ...of_ani(type), versi: 1, uuid: id(95), berlaku_sampai: SUNDAY, isi: null }))];
    const AFTER = '2026-07-15T04:00:00.000Z';
    const naturesOf = async (type: 'tengah_semester' | 'akhir_semester', before: Parameters<typeof at>[1][], then: Parameters<typeof at>[1]) => (await ofColumns(await given(...founded, taught, ...at(MORNING, column, ...before), ...out(type), ...at(AFTER, then))))[0]?.[3];
    expect(await naturesOf('tengah_semester', [scored(80)], changed({ isRemedial: true }))).toEqual(['setelah_terbit', 'cara_hitung']);
    expect(await naturesOf('tengah_semester', [scored(80)], changed({ nama: 'Kuis 1' }))).toEqual([]);
    expect(await naturesOf('tengah_semester', [], changed({ bobot: 10 }))).toEqual([]);
    expect(await naturesOf('akhir_semester', [], changed({ bobot: 10 }))).toEqual(['setelah_terbit']);
  });
});
