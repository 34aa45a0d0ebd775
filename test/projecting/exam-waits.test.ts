import * as events from '#contract/exam/exam.events';
import { AttemptGraded, MarkingFinished, MarkingReopened, MarkVoided } from '#contract/exam/marking.events';
import { GradebookUnlocked, GradeColumnAdded, ScoreEntered } from '#contract/grading/gradebook.events';
import { ReportCardCreated, ReportPublished } from '#contract/report-card/report-card.events';
import { TeacherAssigned } from '#contract/subject/teaching.events';
import { participantId } from '#projections/exam/exam.projection';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { Waiting } from '#projections/home/home.query';
import { projections } from '#projections/kit/projection';
import { reportId } from '#projections/report-card/report-place.query';
import { added, columnOf, locked, removed, teaches } from '#test/projecting/a-gradebook';
import { A, ANI, B, BENI, BUDI, DEDI, founded, id, MATEMATIKA, withdrawn, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [EXAM, LAB] = [201, 203].map(id) as [string, string];
const [BEGINS, ENDS] = ['2026-07-13T01:00:00.000Z', '2026-07-13T03:00:00.000Z'];
const planned = events.ExamPlanned({
  id_cbt: EXAM, id_guru: BUDI, id_tahun_ajaran: YEAR, judul: 'PTS Matematika', tipe: 'PTS', id_mata_pelajaran: MATEMATIKA, daftar_kelas: [A.id_kelas_tahun_ajaran], mulai: BEGINS, tutup: ENDS, durasi: 60,
  acak_soal: true, acak_opsi: false, pakai_token: false, peramban: 'nama', pindah_perangkat: 'persetujuan', fokus: 'catat', soal: [],
  ruang: [{ id_pengawas_cbt: LAB, ruang: 'Lab', sesi: 1, daftar_guru: [BUDI], daftar_kelas: [A.id_kelas_tahun_ajaran] }],
});
const [submitted, approved] = [events.ExamSubmitted({ id_cbt: EXAM }), events.ExamApproved({ id_cbt: EXAM, otomatis: false })];
const seated = events.ExamSeated({ id_cbt: EXAM, peserta: [{ id_murid: ANI, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_pengawas_cbt: LAB }], keluar: [] });
const waits = async (who: Waiting, now: string, ...facts: Parameters<typeof given>) => (await given(...founded, planned, ...facts).ask(who, now)).data;
const [supervisor, leader, teacher, nobody] = [new Waiting({ account: BUDI, roles: ['pengawas'] }), new Waiting({ account: ANI, roles: ['kurikulum'] }), new Waiting({ account: BUDI, roles: ['guruMapel'] }), new Waiting({ account: ANI, roles: ['guruMapel'] })];

test('a room waits for who supervises it from an hour before it begins until it closes, and for nobody else', async () => {
  const room = [{ jenis: 'pengawasan', jumlah: 1, perihal: [{ id: LAB, nama: 'PTS Matematika · Lab', posisi: null, at: BEGINS }] }];
  const facts = [submitted, approved, seated] as const;
  expect(await waits(supervisor, '2026-07-12T23:59:59.000Z', ...facts)).toEqual([]);
  expect(await waits(supervisor, '2026-07-13T00:00:00.000Z', ...facts)).toEqual(room);
  expect(await waits(supervisor, '2026-07-13T02:59:59.000Z', ...facts)).toEqual(room);
  expect(await waits(supervisor, ENDS, ...facts)).toEqual([]);
  expect(await waits(nobody, BEGINS, ...facts)).toEqual([]);
  expect(await waits(supervisor, BEGINS, submitted)).toEqual([]);
  expect(await waits(supervisor, BEGINS, ...facts, events.SupervisorUnlinked({ id_cbt: EXAM, id_pengawas_cbt: LAB, id_guru: BUDI, pengganti: null }))).toEqual([]);
});

test('an exam that was submitted waits for the leaders until one has decided', async () => {
  expect(await waits(leader, BEGINS, submitted)).toEqual([{ jenis: 'ujian', jumlah: 1, perihal: [{ id: EXAM, nama: 'PTS Matematika', posisi: null, at: BEGINS }] }]);
  for (const decided of [approved, events.ExamReturned({ id_cbt: EXAM, alasan: 'Kunci' })]) expect(await waits(leader, BEGINS, submitted, decided)).toEqual([]);
  expect(await waits(leader, BEGINS)).toEqual([]);
});

const marking = async (...it: Parameters<typeof waits>) => (await waits(...it)).filter(({ jenis }) => jenis === 'penilaian');

test('an exam that is over waits for its teacher until its marks are told, and again once they are not', async () => {
  const [facts, marks] = [[submitted, approved, seated] as const, [{ jenis: 'penilaian', jumlah: 1, perihal: [{ id: EXAM, nama: 'PTS Matematika', posisi: null, at: ENDS }] }]];
  const finished = MarkingFinished({ id_cbt: EXAM, butir: [] });
  expect(await marking(teacher, BEGINS, ...facts)).toEqual([]);
  expect(await marking(teacher, ENDS, ...facts)).toEqual(marks);
  expect(await marking(teacher, ENDS, ...facts, finished)).toEqual([]);
  expect(await marking(teacher, ENDS, ...facts, finished, MarkingReopened({ id_cbt: EXAM }))).toEqual(marks);
  expect(await marking(nobody, ENDS, ...facts)).toEqual([]);
  expect(await marking(teacher, ENDS, submitted, approved)).toEqual([]);
});

describe('marks that a gradebook has taken over', () => {
  const [column, { id_kelas_tahun_ajaran }] = [columnOf(51, 'PTS', { asal: 'ujian', id_asal: EXAM }), A];
  const of = (id_murid: string) => ({ id_peserta: participantId(EXAM, id_murid), id_cbt: EXAM, id_murid, ke: 1 });
  const marked = (id_murid: string, nilai: number | null, sebelum: number | null = null) => AttemptGraded({ ...of(id_murid), butir: [], nilai, sementara: nilai ?? 0, sebab: sebelum === null ? 'selesai' : 'koreksi_kunci', karena: null, sebelum });
  const entered = (id_murid: string, nilai: number | null, cara: 'sinkron' | 'ketik' | 'urung' = 'sinkron') =>
    ScoreEntered({ id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, MATEMATIKA), id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, id_kolom: column.id_kolom, id_murid, nilai, sebelum: null, cara, alasan: null });
  const finished = MarkingFinished({ id_cbt: EXAM, butir: [] });
  const taken = [submitted, approved, marked(ANI, 70), marked(BENI, 80), finished, teaches(), added(column), entered(ANI, 70), entered(BENI, 80)] as const;
  const LATER = '2026-07-14T02:00:00.000Z';
  const corrected = [...taken, MarkingReopened({ id_cbt: EXAM }), ...at(LATER, marked(ANI, 75, 70), marked(BENI, 85, 80)), finished];
  const changed = async (who: Waiting, ...facts: Parameters<typeof given>) => (await waits(who, LATER, ...facts)).filter(({ jenis }) => jenis === 'nilai-berubah').flatMap(({ perihal }) => perihal);
  const waiting = (jumlah_nilai: number, since = LATER) => [{ id: EXAM, nama: '7A · PTS Matematika', posisi: null, at: since, buku: [{ id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA, jumlah_nilai }] }];

  test('wait for who teaches there once they are others, until they are taken over or are the same again', async () => {
    expect(await changed(teacher, ...taken)).toEqual([]);
    expect(await changed(teacher, ...corrected)).toEqual(waiting(2));
    expect(await changed(nobody, ...corrected)).toEqual([]);
    expect(await changed(leader, ...corrected)).toEqual([]);
    expect(await changed(teacher, ...corrected, entered(ANI, 75))).toEqual(waiting(1));
    expect(await changed(teacher, ...corrected, entered(ANI, 75), entered(BENI, 85))).toEqual([]);
    expect(await changed(teacher, ...corrected, ...at(LATER, marked(ANI, 70, 75)))).toEqual(waiting(1));
    expect(await changed(teacher, ...corrected, marked(ANI, 70, 75), marked(BENI, 80, 85))).toEqual([]);
  });

  test('wait only where they can be taken over: told to the end, of an attempt that counts, of who is in the class, in a column that stands', async () => {
    expect(await changed(teacher, ...corrected, MarkingReopened({ id_cbt: EXAM }))).toEqual([]);
    expect(await changed(teacher, ...corrected, MarkVoided({ ...of(ANI), karena: { oleh: BUDI, alasan: 'Diulang', id_soal: null }, sebelum: 75 } as never))).toEqual(waiting(1));
    expect(await changed(teacher, ...corrected, withdrawn(A, ANI))).toEqual(waiting(1));
    expect(await changed(teacher, ...corrected, removed(column))).toEqual([]);
  });

  test('wait only where they can still be written: in a book that is not handed over, of who has no report of the end of the semester', async () => {
    const { id_buku_nilai, id_mata_pelajaran } = locked.data;
    const opened = GradebookUnlocked({ id_buku_nilai, id_kelas_tahun_ajaran, id_mata_pelajaran, alasan: 'Nilai ujian dikoreksi' });
    const out = (type: 'tengah_semester' | 'akhir_semester') => {
      const report = { id_general_report: reportId({ id_kelas_tahun_ajaran, id_murid: ANI, type }), id_murid: ANI, id_kelas_tahun_ajaran };
      return [ReportCardCreated({ ...report, type }), ReportPublished({ ...report, versi: 1, uuid: id(95), berlaku_sampai: LATER, isi: null } as never)];
    };
    expect(await changed(teacher, ...corrected, locked)).toEqual([]);
    expect(await changed(teacher, ...corrected, locked, opened)).toEqual(waiting(2));
    expect(await changed(teacher, ...corrected, ...out('tengah_semester'))).toEqual(waiting(2));
    expect(await changed(teacher, ...corrected, ...out('akhir_semester'))).toEqual(waiting(1));
  });

  test('wait once for an exam that several classes sat, and say each of their gradebooks', async () => {
    const [place, id_kolom] = [{ id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA }, id(52)];
    const book = { ...place, id_buku_nilai: gradebookId(B.id_kelas_tahun_ajaran, MATEMATIKA) };
    const inB = [
      TeacherAssigned({ ...place, id_pengampu: id(53), id_guru: BUDI, id_kelas: B.id_kelas, id_tahun_ajaran: YEAR } as never), GradeColumnAdded({ ...column, ...book, id_kolom }),
      ScoreEntered({ ...book, id_kolom, id_murid: DEDI, nilai: 60, sebelum: null, cara: 'sinkron', alasan: null }), marked(DEDI, 65, 60),
    ];
    const [it] = (await waits(teacher, LATER, ...corrected, ...inB)).filter(({ jenis }) => jenis === 'nilai-berubah');
    expect([it?.jumlah, it?.perihal.map(({ nama, buku }) => [nama, buku?.map((one) => one.jumlah_nilai).sort()])]).toEqual([1, [['7A, 7B · PTS Matematika', [1, 2]]]]);
  });

  test('a score by hand is what its teacher wants; one taken back to what was taken over is not', async () => {
    expect(await changed(teacher, ...corrected, entered(ANI, 72, 'ketik'))).toEqual(waiting(1));
    expect(await changed(teacher, ...corrected, entered(ANI, 72, 'ketik'), entered(ANI, 70, 'urung'))).toEqual(waiting(2));
    expect(await changed(teacher, ...corrected, entered(ANI, null, 'urung'))).toEqual(waiting(1));
  });
});
