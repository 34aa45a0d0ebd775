import * as events from '#contract/exam/exam.events';
import { exam as api } from '#contract/exam/exam.api';
import { QuestionRevised, QuestionWritten } from '#contract/question-bank/question-bank.events';
import { AllExams, Exams, OneExam, OwnerOfExam } from '#projections/exam/exam.query';
import { ExamsAhead, QuestionsToAsk, SeatsOf, SemestersOf } from '#projections/exam/seats.query';
import { ExamOfRoom, SupervisionSchedule, SupervisorClash } from '#projections/exam/supervision.query';
import { projections } from '#projections/kit/projection';
import { A, ANI, B, BENI, BUDI, CITRA, DEDI, founded, id, MATEMATIKA, placed, withdrawn, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [EXAM, OTHER, LAB, HALL, ONE, TWO] = [201, 202, 203, 204, 205, 206].map(id) as [string, string, string, string, string, string];
const [BEGINS, ENDS] = ['2026-07-13T01:00:00.000Z', '2026-07-13T03:00:00.000Z'];
const aturan = {
  judul: 'PTS Matematika', tipe: 'PTS' as const, id_mata_pelajaran: MATEMATIKA, daftar_kelas: [B.id_kelas_tahun_ajaran, A.id_kelas_tahun_ajaran], mulai: BEGINS, tutup: ENDS, durasi: 60,
  acak_soal: true, acak_opsi: false, pakai_token: false, peramban: 'nama' as const, pindah_perangkat: 'persetujuan' as const, fokus: 'catat' as const,
};
const ruang = [{ id_pengawas_cbt: LAB, ruang: 'Lab', sesi: 1, daftar_guru: [BUDI], daftar_kelas: [A.id_kelas_tahun_ajaran] }, { id_pengawas_cbt: HALL, ruang: 'Aula', sesi: 1, daftar_guru: [], daftar_kelas: [B.id_kelas_tahun_ajaran] }];
const soal = [{ id_soal: ONE, versi: 1, bobot: 60, opsi: 'AB' }, { id_soal: TWO, versi: 1, bobot: 40, opsi: '' }];
const isi = { tipe: 'Pilihan Ganda Kompleks' as const, pertanyaan: '<p>Berapa <b>2 + 2</b>?</p>', opsi: [{ id: 'A', isi: '4' }, { id: 'B', isi: '5' }], pasangan: [], kunci: ['A'], cara_nilai: 'semua' as const, skor_maksimal: 1, rubrik: [], pembahasan: '' };
const written = [ONE, TWO].map((id_soal) => QuestionWritten({ id_soal, id_guru: BUDI, ...isi, id_mata_pelajaran: MATEMATIKA, id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi' }));
const planned = (id_cbt = EXAM, more: object = {}) => events.ExamPlanned({ id_cbt, id_guru: BUDI, id_tahun_ajaran: YEAR, ...aturan, ruang, soal, ...more } as never);
const [submitted, approved] = [events.ExamSubmitted({ id_cbt: EXAM }), events.ExamApproved({ id_cbt: EXAM, otomatis: false })];
const seat = (id_murid: string, id_pengawas_cbt = LAB) => ({ id_murid, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_pengawas_cbt });
const list = (input: object = {}) => new Exams(api.list.input.parse(input));
const one = new OneExam({ id: EXAM });

test('an exam is told with its rooms, its classes in their order and the questions as they were chosen', async () => {
  const school = given(...founded, ...written, QuestionRevised({ id_soal: ONE, versi: 2, ...isi, pertanyaan: 'Berapa 3 + 3?' }), ...at(BEGINS, planned()));
  expect(await school.ask(one)).toEqual({
    cbt: {
      id: EXAM, id_cbt: EXAM, ...aturan, daftar_kelas: [{ id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, kelas: '7B' }, { id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, kelas: '7A' }],
      mapel: 'Matematika', id_guru: BUDI, guru: 'Budi', id_tahun_ajaran: YEAR, status: 'draft', alasan: null, versi: 1, jumlah_soal: 2, jumlah_peserta: 0, diubah: BEGINS,
      cbt_soals: [{ id_soal: ONE, versi: 1, bobot: 60, nomor: 1, tipe: isi.tipe, ringkasan: 'Berapa 2 + 2 ?', terbaru: 2 }, { id_soal: TWO, versi: 1, bobot: 40, nomor: 2, tipe: isi.tipe, ringkasan: 'Berapa 2 + 2 ?', terbaru: 1 }],
    },
    isAttendanceSubmitted: false,
    listPengawas: [
      { id_pengawas_cbt: LAB, ruang: 'Lab', sesi: 1, daftar_guru: [{ id_guru: BUDI, nama: 'Budi' }], daftar_kelas: [{ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, kelas: '7A' }], jumlah_peserta: 0 },
      { id_pengawas_cbt: HALL, ruang: 'Aula', sesi: 1, daftar_guru: [], daftar_kelas: [{ id_kelas_tahun_ajaran: B.id_kelas_tahun_ajaran, kelas: '7B' }], jumlah_peserta: 0 },
    ],
  });
});

test('what became of it is what people did, and what the clock makes of it', async () => {
  const status = async (now: string, ...facts: Parameters<typeof given>) => (await given(...founded, planned(), ...facts).ask(list(), now)).data[0]?.status;
  expect(await status(BEGINS, submitted)).toBe('menunggu_persetujuan');
  expect(await status(ENDS, submitted, events.ExamReturned({ id_cbt: EXAM, alasan: 'Kunci' }))).toBe('revisi');
  expect(await status('2026-07-13T00:59:59.999Z', submitted, approved)).toBe('disetujui');
  expect(await status(BEGINS, submitted, approved)).toBe('berlangsung');
  expect(await status(ENDS, submitted, approved)).toBe('selesai');
  expect(await status(BEGINS, submitted, approved, events.ExamCancelled({ id_cbt: EXAM, alasan: 'Banjir' }))).toBe('dibatalkan');
  const school = given(...founded, planned(), submitted, approved);
  expect([(await school.ask(list({ status: 'berlangsung' }), BEGINS)).total, (await school.ask(list({ status: 'berlangsung' }), ENDS)).total]).toEqual([1, 0]);
});

test('what runs or comes next is first, then what was last', async () => {
  const day = (n: number) => ({ mulai: `2026-07-${n}T01:00:00.000Z`, tutup: `2026-07-${n}T02:00:00.000Z`, judul: `Hari ${n}`, ruang: [] });
  const school = given(...founded, ...[11, 20, 12, 15].map((n) => planned(id(300 + n), day(n))));
  const order = ['Hari 15', 'Hari 20', 'Hari 12', 'Hari 11'];
  expect((await school.ask(list(), '2026-07-15T01:30:00.000Z')).data.map((it) => it.judul)).toEqual(order);
  expect((await school.ask(new AllExams({ id_guru: BUDI }), '2026-07-15T01:30:00.000Z')).data.map((it) => it.judul)).toEqual(order);
  expect((await school.ask(list({ sortBy: 'judul', limit: 10 }))).data.map((it) => it.judul)).toEqual(['Hari 11', 'Hari 12', 'Hari 15', 'Hari 20']);
  expect((await school.ask(list({ search: 'hari 2' }))).total).toBe(1);
  expect([(await school.ask(list({ id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran }))).total, (await school.ask(list({ id_guru: DEDI }))).total]).toEqual([4, 0]);
});

test('rooms, classes and questions are those of now, and gone with the exam', async () => {
  const before = { ...aturan, ruang };
  const after = { ...aturan, daftar_kelas: [A.id_kelas_tahun_ajaran], ruang: [{ ...ruang[0], id_pengawas_cbt: LAB, ruang: 'Lab 2', sesi: 1, daftar_guru: [DEDI], daftar_kelas: [A.id_kelas_tahun_ajaran] }] };
  const changed = [events.ExamChanged({ id_cbt: EXAM, ...after, sebelum: before }), events.ExamQuestionsChosen({ id_cbt: EXAM, soal: soal.slice(1), sebelum: soal })];
  const told = await given(...founded, ...written, planned(), ...changed).ask(one);
  expect(told).toMatchObject({ cbt: { versi: 3, jumlah_soal: 1, daftar_kelas: [{ kelas: '7A' }], cbt_soals: [{ id_soal: TWO, nomor: 1 }] }, listPengawas: [{ id_pengawas_cbt: LAB, ruang: 'Lab 2', daftar_guru: [{ id_guru: DEDI }] }] });
  const gone = given(...founded, ...written, planned(), ...changed, events.ExamRemoved({ id_cbt: EXAM, daftar_kelas: after.daftar_kelas, ruang: after.ruang, soal: [TWO], peserta: [] }));
  expect([await gone.ask(one), await gone.ask(new OwnerOfExam({ id: EXAM })), await gone.ask(new ExamOfRoom({ id_pengawas_cbt: LAB }))]).toEqual([undefined, undefined, undefined]);
});

test('seats are those of the classes as they are now, by class and name, each in the room of their class', async () => {
  const seats = async (...facts: Parameters<typeof given>) => (await given(...founded, planned(), ...facts).ask(new SeatsOf({ id_cbt: EXAM }))).map((it) => [it.id_murid, it.id_pengawas_cbt]);
  expect(await seats()).toEqual([[ANI, LAB], [BENI, LAB], [CITRA, LAB], [DEDI, HALL]]);
  expect(await seats(withdrawn(A, ANI), placed(B, ANI))).toEqual([[BENI, LAB], [CITRA, LAB], [ANI, HALL], [DEDI, HALL]]);
  const seated = events.ExamSeated({ id_cbt: EXAM, peserta: [seat(ANI), seat(BENI)], keluar: [] });
  const told = async (...facts: Parameters<typeof given>) => given(...founded, planned(), submitted, approved, seated, ...facts).ask(one);
  expect(await told()).toMatchObject({ cbt: { jumlah_peserta: 2 }, listPengawas: [{ jumlah_peserta: 2 }, { jumlah_peserta: 0 }] });
  expect(await told(events.ExamSeated({ id_cbt: EXAM, peserta: [seat(BENI, HALL)], keluar: [ANI] }))).toMatchObject({ cbt: { jumlah_peserta: 1 }, listPengawas: [{ jumlah_peserta: 0 }, { jumlah_peserta: 1 }] });
});

test('exams ahead of a class are those that are approved and not over', async () => {
  const ahead = async (at: string, ...facts: Parameters<typeof given>) => given(...founded, planned(), ...facts).ask(new ExamsAhead({ kelas: [A.id_kelas_tahun_ajaran], at }));
  expect([await ahead(BEGINS), await ahead(BEGINS, submitted, approved), await ahead(ENDS, submitted, approved)]).toEqual([[], [EXAM], []]);
});

test('a supervisor is in one room at a time of exams that were submitted', async () => {
  const clash = (mulai: string, tutup: string) => new SupervisorClash({ id_cbt: OTHER, mulai, tutup, daftar_guru: [BUDI, DEDI] });
  const school = given(...founded, planned(), submitted);
  expect(await school.ask(clash('2026-07-13T02:59:00.000Z', '2026-07-13T04:00:00.000Z'))).toEqual({ nama: 'PTS Matematika', pengawas: 'Budi' });
  expect(await school.ask(clash(ENDS, '2026-07-13T04:00:00.000Z'))).toBeUndefined();
  expect(await school.ask(new SupervisorClash({ id_cbt: EXAM, mulai: BEGINS, tutup: ENDS, daftar_guru: [BUDI] }))).toBeUndefined();
  expect(await given(...founded, planned()).ask(clash(BEGINS, ENDS))).toBeUndefined();
  const schedule = async (id_guru: string, ...facts: Parameters<typeof given>) => (await given(...founded, planned(), ...facts).ask(new SupervisionSchedule({ id_guru }))).data.map((it) => [it.ruang, it.status]);
  expect([await schedule(BUDI), await schedule(BUDI, submitted)]).toEqual([[], [['Lab', 'menunggu_persetujuan']]]);
  const replaced = events.SupervisorUnlinked({ id_cbt: EXAM, id_pengawas_cbt: LAB, id_guru: BUDI, pengganti: DEDI });
  expect([await schedule(BUDI, submitted, replaced), await schedule(DEDI, submitted, replaced)]).toEqual([[], [['Lab', 'menunggu_persetujuan']]]);
});

test('a question is asked in its newest version, or in the one that is named, with the letters of its options', async () => {
  const school = given(...founded, ...written, QuestionRevised({ id_soal: ONE, versi: 2, ...isi, opsi: [...isi.opsi, { id: 'C', isi: '6' }] }));
  expect(await school.ask(new QuestionsToAsk({ daftar_soal: [{ id_soal: ONE }, { id_soal: ONE, versi: 1 }, { id_soal: ONE, versi: 3 }, { id_soal: id(999) }] }))).toEqual([{ id_soal: ONE, versi: 2, opsi: 'ABC' }, { id_soal: ONE, versi: 1, opsi: 'AB' }, undefined, undefined]);
  expect([await school.ask(new SemestersOf({ kelas: [A.id_kelas_tahun_ajaran, B.id_kelas_tahun_ajaran] })), await school.ask(new SemestersOf({ kelas: [] }))]).toEqual([[YEAR], []]);
});
