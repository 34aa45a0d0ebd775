import { ClassDissolved, StudentMoved } from '#contract/classroom/classroom.events';
import type { KolomNilai } from '#contract/grading/gradebook';
import { ActivityGraded, ConductRecorded } from '#contract/conduct/conduct.events';
import { GradeColumnAdded, GradeColumnRemoved, ScoreEntered, ScoreLeftBehind } from '#contract/grading/gradebook.events';
import { ReportCardCreated } from '#contract/report-card/report-card.events';
import { TeacherAssigned } from '#contract/subject/teaching.events';
import { ActivitiesOf, ConductOf } from '#projections/conduct/conduct.query';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { OpenGradebook } from '#projections/grading/gradebook.query';
import { LedgerOf } from '#projections/grading/ledger.query';
import { MovedScores } from '#projections/grading/moved-scores.query';
import { projections } from '#projections/kit/projection';
import { reportId } from '#projections/report-card/report-place.query';
import { ReportContents } from '#projections/report-card/report-card.query';
import { columnOf, teaches } from '#test/projecting/a-gradebook';
import { A, ANI, B, BENI, BUDI, type Class, DEDI, founded, id, MATEMATIKA, placed, withdrawn, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const NOW = '2026-12-14T03:00:00.000Z';
const book = ({ id_kelas_tahun_ajaran }: Class, id_mata_pelajaran = MATEMATIKA) => ({ id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, id_mata_pelajaran), id_kelas_tahun_ajaran, id_mata_pelajaran });
const [lmA, sasA, lmB, sasB] = [columnOf(51, 'LM', { nama: 'Bilangan', lingkup_materi: 'Bilangan' }), columnOf(52, 'SAS'), columnOf(61, 'LM', { nama: 'Bilangan', lingkup_materi: 'Bilangan' }), columnOf(62, 'SAS')] as [KolomNilai, KolomNilai, KolomNilai, KolomNilai];
const added = (of: Class, ...kolom: KolomNilai[]) => kolom.map((it) => GradeColumnAdded({ ...book(of), ...it }));
const scored = (of: Class, { id_kolom }: KolomNilai, id_murid: string, nilai: number | null, dari?: KolomNilai, from = A) => ScoreEntered({
  ...book(of), id_kolom, id_murid, nilai, sebelum: null, cara: 'sinkron', alasan: null, ...(dari && { dari: { id_kelas_tahun_ajaran: from.id_kelas_tahun_ajaran, kelas: `7${from.simbol}`, id_kolom: dari.id_kolom, kolom: dari.nama } }),
});
const left = (dari: KolomNilai, nilai: number) => ScoreLeftBehind({ ...book(B), id_murid: ANI, nilai, dari: { id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, kelas: '7A', id_kolom: dari.id_kolom, kolom: dari.nama }, alasan: 'Ulangan di kelas baru' });
const moved = (from: Class, to: Class) => StudentMoved({ id_kelas_tahun_ajaran: to.id_kelas_tahun_ajaran, id_murid: ANI, id_tahun_ajaran: YEAR, kelas: `7${to.simbol}`, sebelum: { id_kelas_tahun_ajaran: from.id_kelas_tahun_ajaran, kelas: `7${from.simbol}` } });
const taughtInB = TeacherAssigned({ id_pengampu: id(45), id_guru: BUDI, id_mata_pelajaran: MATEMATIKA, id_kelas: B.id_kelas, id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, id_tahun_ajaran: YEAR } as never);
const before = [...founded, teaches(), taughtInB, ...added(A, lmA, sasA), ...added(B, lmB, sasB), scored(A, lmA, ANI, 82), scored(A, sasA, ANI, 78), scored(A, lmA, BENI, 70), scored(A, sasA, BENI, null), scored(B, lmB, DEDI, 90)];
const gone = [...before, moved(A, B)];

const rowsOf = async (of: Class, ...facts: Parameters<typeof given>) => (await (await given(...facts)).ask(new MovedScores(book(of)))).map(({ nama_murid, kelas, nama, nilai }) => [nama_murid, kelas, nama, nilai]);
const ALL = [['Ani', '7A', 'Bilangan', 82], ['Ani', '7A', 'SAS 52', 78]];

describe('what somebody earned in the class that they left', () => {
  test('is named in the gradebook and holds the report, of the middle of a semester, too; whoever stayed is not spoken of', async () => {
    expect(await rowsOf(B, ...before)).toEqual([]);
    expect(await rowsOf(B, ...gone)).toEqual(ALL);
    const read = await given(...gone);
    expect((await read.ask(new OpenGradebook(book(B))))?.pindahan).toEqual([{ id_murid: ANI, nama: 'Ani', kelas: '7A', jumlah: 2 }]);
    expect((await read.ask(new OpenGradebook(book(A))))?.pindahan).toEqual([]);
    for (const type of ['tengah_semester', 'akhir_semester'] as const) {
      const reports = await read.ask(new ReportContents({ id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, type }), NOW);
      expect(reports.map(({ isi, kurang }) => [isi.murid.nama, kurang.find((it) => it.jenis === 'pindahan')])).toEqual([['Ani', { jenis: 'pindahan', mapel: ['Matematika'], kelas: '7A', jumlah: 2 }], ['Dedi', undefined]]);
    }
  });

  test('is the same after leaving the class and being placed in another, and after the old class is gone', async () => {
    expect(await rowsOf(B, ...before, withdrawn(A, ANI), placed(B, ANI))).toEqual(ALL);
    const { id_kelas_tahun_ajaran, id_kelas } = A;
    expect(await rowsOf(B, ...gone, ClassDissolved({ id_kelas_tahun_ajaran, id_kelas, id_tahun_ajaran: YEAR, tingkat: 7, simbol: 'A', id_level: null, id_program: null, id_guru: null }))).toEqual(ALL);
  });

  test('is settled score by score: brought, left behind; open again where it was taken out or its column removed', async () => {
    const brought = scored(B, lmB, ANI, 82, lmA);
    expect(await rowsOf(B, ...gone, brought)).toEqual([ALL[1]]);
    expect(await rowsOf(B, ...gone, brought, left(sasA, 78))).toEqual([]);
    expect(await rowsOf(B, ...gone, brought, scored(B, lmB, ANI, 85))).toEqual([ALL[1]]);
    expect(await rowsOf(B, ...gone, brought, scored(B, lmB, ANI, null))).toEqual(ALL);
    const { id_kolom, ...sebelum } = lmB;
    expect(await rowsOf(B, ...gone, brought, GradeColumnRemoved({ ...book(B), id_kolom, sebelum, jumlah_nilai: 2 }))).toEqual(ALL);
  });

  test('once brought makes the grade that it made there', async () => {
    const gradeIn = async (of: Class, ...facts: Parameters<typeof given>) => (await (await given(...facts)).ask(new LedgerOf(of), NOW))?.data.murid.find((it) => it.id_murid === ANI)?.sel[0]?.nilai;
    expect([await gradeIn(A, ...before), await gradeIn(B, ...gone), await gradeIn(B, ...gone, scored(B, lmB, ANI, 82, lmA), scored(B, sasB, ANI, 78, sasA))]).toEqual([81, null, 81]);
  });

  test('goes on with whoever moves on, once, and back again without being brought twice', async () => {
    const brought = [scored(B, lmB, ANI, 82, lmA), scored(B, sasB, ANI, 78, sasA)];
    expect(await rowsOf(A, ...gone, ...brought, moved(B, A))).toEqual([]);
    expect(await rowsOf(A, ...gone, ...brought, scored(B, lmB, ANI, 88), moved(B, A))).toEqual([['Ani', '7B', 'Bilangan', 88]]);
    expect(await rowsOf(A, ...gone, scored(B, sasB, ANI, 60), moved(B, A))).toEqual([['Ani', '7B', 'SAS 62', 60]]);
  });

  test('is asked for again where it changed after it was brought; what was put right in the class itself is not', async () => {
    const brought = [scored(B, lmB, ANI, 82, lmA), scored(B, sasB, ANI, 78, sasA)];
    expect(await rowsOf(A, ...gone, ...brought, moved(B, A), scored(A, lmA, ANI, 85))).toEqual([]);
    expect(await rowsOf(B, ...gone, ...brought, moved(B, A), ...at('2026-12-15T03:00:00.000Z', scored(A, lmA, ANI, 92), moved(A, B)))).toEqual([['Ani', '7A', 'Bilangan', 92]]);
  });

  test('what was left behind in one class is asked of the next', async () => {
    expect(await rowsOf(A, ...before, scored(B, sasB, ANI, 60), ScoreLeftBehind({ ...book(B), id_murid: ANI, nilai: 60, dari: { id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, kelas: '7B', id_kolom: sasB.id_kolom, kolom: sasB.nama }, alasan: 'Salah kelas' }))).toEqual([['Ani', '7B', 'SAS 62', 60]]);
  });

  test('what stood on the report there is told on the one here: conduct and achievements together, an activity once', async () => {
    const [old, own] = [A, B].map((it) => reportId({ ...it, id_murid: ANI, type: 'akhir_semester' })) as [string, string];
    const made = (it: Class, id_general_report: string) => ReportCardCreated({ id_general_report, id_murid: ANI, id_kelas_tahun_ajaran: it.id_kelas_tahun_ajaran, type: 'akhir_semester' });
    const row = (n: number, id_general_report: string) => ({ id: id(n), id_general_report, id_murid: ANI, note: null, note_sebelum: null, sebelum: null });
    const offence = (n: number, report: string, frequency: number) => ConductRecorded({ ...row(n, report), id_reward_punishment: id(71), nama: 'Terlambat', tipe: 'punishment', tingkat: 1, frequency });
    const activity = (n: number, report: string, predikat: 'Mahir' | 'Cakap') => ActivityGraded({ ...row(n, report), id_activities: id(72), nama: 'Pramuka', type: 'ekskul', predikat });
    const onOld = [made(A, old), offence(81, old, 2), activity(82, old, 'Mahir')];
    const told = async (id_general_report: string, ...facts: Parameters<typeof given>) => {
      const read = await given(...facts);
      return [(await read.ask(new ConductOf({ id: id_general_report }))).data.map((it) => it.frequency), (await read.ask(new ActivitiesOf({ id: id_general_report }))).data.map((it) => it.predikat)];
    };
    expect(await told(own, ...gone, ...onOld, made(B, own))).toEqual([[2], ['Mahir']]);
    expect(await told(own, ...gone, ...onOld, made(B, own), offence(83, own, 1), activity(84, own, 'Cakap'))).toEqual([[2, 1], ['Cakap']]);
    expect(await told(old, ...gone, ...onOld, made(B, own), offence(83, own, 1))).toEqual([[2], ['Mahir']]);
  });

  test('the class that they left neither counts nor awaits them', async () => {
    const { data } = (await (await given(...gone)).ask(new LedgerOf(A), NOW)) ?? {};
    expect([data?.murid.map((it) => it.nama), data?.lajur[0]?.belum]).toEqual([['Beni', 'Citra'], 1]);
    expect((await (await given(...gone)).ask(new ReportContents({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, type: 'akhir_semester' }), NOW)).map((it) => it.isi.murid.nama)).toEqual(['Beni', 'Citra']);
  });
});
