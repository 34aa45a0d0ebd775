import { exam } from '#contract/exam/exam.api';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { teaching } from '#contract/subject/teaching.api';
import { PlanExam } from '#server/exam/exam.commands';
import { WriteQuestion } from '#server/question-bank/question.decider';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Kelas, type Who } from '#test/kit/school-data';

const choice = { tipe: 'Multiple Choice' as const, pertanyaan: 'Hasil dari 7 × 8 adalah …', opsi: ['54', '56', '58', '64'].map((isi, i) => ({ id: 'ABCD'[i] as string, isi })), kunci: ['B'] };
const whole = { ...choice, pasangan: [], cara_nilai: 'semua' as const, skor_maksimal: 1, rubrik: [], pembahasan: '', id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi' as const };
const subjectOf = (kelas: Kelas) => idOf(kelas === 'A' ? 'MTK' : 'IPA');
const ownerOf = (kelas: Kelas) => (kelas === 'A' ? 'budi' : 'sari');
const ids = (kelas: Kelas) => ({ soal: idOf(`soal ujian ${kelas}`), ujian: idOf(`ujian ${kelas}`), harian: idOf(`ulangan ${kelas}`), ruang: idOf(`ruang ujian ${kelas}`) });
const BEGINS = '2026-08-20T01:00:00.000Z';
const ENDS = '2026-08-20T02:00:00.000Z';

/** Each of two teachers has a question, the plan of an exam with a room, and the plan of a daily test. */
export async function furnish(school: School) {
  for (const kelas of ['A', 'B'] as const) {
    const { soal, ujian, harian, ruang } = ids(kelas);
    const [id_guru, daftar_kelas] = [idOf(ownerOf(kelas)), [school.class(kelas).id_kelas_tahun_ajaran]];
    await school.give(WriteQuestion, { id_soal: soal, id_guru, ...whole, id_mata_pelajaran: subjectOf(kelas) });
    const rules = {
      id_guru, id_tahun_ajaran: ID_TAHUN_AJARAN, id_mata_pelajaran: subjectOf(kelas), daftar_kelas, mulai: BEGINS, tutup: ENDS, durasi: 60, acak_soal: false, acak_opsi: false, pakai_token: false, peramban: 'tanpa', pindah_perangkat: 'bebas', fokus: 'catat',
      soal: [{ id_soal: soal, versi: 1, bobot: 100, opsi: 'ABCD' }],
    };
    await school.give(PlanExam, { ...rules, id_cbt: ujian, judul: `PTS ${kelas}`, tipe: 'PTS', ruang: [{ id_pengawas_cbt: ruang, ruang: `Lab ${kelas}`, sesi: 1, daftar_guru: [idOf(`wali${kelas}`)], daftar_kelas }] });
    await school.give(PlanExam, { ...rules, id_cbt: harian, judul: `Ulangan ${kelas}`, tipe: 'PH', ruang: [] });
  }
}

const LEADERS = 'kepala kurikulum admin';
const READERS = { A: `budi sari ${LEADERS}`, B: `budi sari ${LEADERS}` };
const WRITERS = { A: 'budi sari', B: 'budi sari' };
const THEIRS = { A: `budi ${LEADERS}`, B: `sari ${LEADERS}` };
const OWN = { A: 'budi', B: 'sari' };
const APPROVERS = 'kepala kurikulum';
const SUPERVISORS = `${READERS.A} pengawas waliA waliB guruAdmin bk pembina`;
const planOf = (school: School, kelas: Kelas) => ({ judul: 'Ulangan Bilangan', tipe: 'PH', id_mata_pelajaran: subjectOf(kelas), daftar_kelas: [school.class(kelas).id_kelas_tahun_ajaran], mulai: BEGINS, durasi: 40, cbtSoalBundle: [ids(kelas).soal] });

export const RIGHTS: Right[] = [
  { endpoint: exam.subjectsAndClasses, input: () => ({}), may: READERS },
  { endpoint: exam.all, input: (_, kelas) => ({ id: idOf(ownerOf(kelas)) }), may: THEIRS },
  { endpoint: exam.list, input: (_, kelas) => ({ id_guru: idOf(ownerOf(kelas)) }), may: THEIRS },
  { endpoint: exam.one, input: (_, kelas) => ({ id: ids(kelas).ujian }), may: THEIRS },
  { endpoint: exam.browserFile, input: (_, kelas) => ({ id: ids(kelas).ujian }), may: THEIRS },
  { endpoint: exam.teaches, input: (_, kelas) => ({ id: ids(kelas).ujian }), may: OWN },
  { endpoint: exam.remove, input: () => ({ id: idOf('no exam') }), may: WRITERS, told: 404 },
  { endpoint: exam.plan, input: planOf, may: OWN },
  { endpoint: exam.change, input: (_, kelas) => ({ id_cbt: ids(kelas).ujian, durasi: 50 }), may: OWN },
  { endpoint: exam.choose, input: (_, kelas) => ({ id_cbt: ids(kelas).ujian, cbtSoalBundle: [ids(kelas).soal] }), may: OWN },
  { endpoint: exam.submit, input: (_, kelas) => ({ id_cbt: ids(kelas).ujian }), may: OWN, told: 422 },
  { endpoint: exam.approve, input: (_, kelas) => ({ id_cbt: ids(kelas).ujian }), may: { A: APPROVERS, B: APPROVERS } },
  { endpoint: exam.cancel, input: (_, kelas) => ({ id_cbt: ids(kelas).harian, alasan: 'Sekolah libur' }), may: { A: `budi ${APPROVERS}`, B: `sari ${APPROVERS}` } },
  { endpoint: exam.schedule, input: () => ({}), may: { A: SUPERVISORS, B: SUPERVISORS } },
  { endpoint: exam.unlink, input: (_, kelas) => ({ id_pengawas_cbt: ids(kelas).ruang, id_guru: idOf(`wali${kelas}`) }), may: THEIRS, told: 422 },
];

const written = async (school: School, who: Who = 'budi', kelas: Kelas = 'A') => (await school.ask(who, questionBank.write, { ...choice, id_mata_pelajaran: subjectOf(kelas) })).body.data.id as string;
/** A plan of Budi's with two questions of his own; `draf` unless it is said otherwise. */
const plan = async (school: School, more: object = {}) => school.ask('budi', exam.plan, { ...planOf(school, 'A'), cbtSoalBundle: [await written(school), await written(school)], draf: true, ...more });
const planned = async (school: School, more: object = {}) => (await plan(school, more)).body.data.id_cbt as string;
const detail = async (school: School, id: string, who: Who = 'budi') => (await school.ask(who, exam.one, { id })).body;
/** A mid-term exam, each at another hour, so that a supervisor can be in all of them. */
let hours = 0;
const term = (...daftar_guru: Who[]) => {
  const mulai = new Date(Date.parse('2026-09-01T00:00:00.000Z') + 3_600_000 * hours++).toISOString();
  return { tipe: 'PTS', judul: `PTS pukul ${hours}`, mulai, pengawas: [{ ruang: 'Lab', daftar_guru: daftar_guru.map(idOf) }] };
};

const assigned = (school: School) => school.ask('admin', teaching.assign, { id_guru: idOf('budi'), id_mata_pelajaran: subjectOf('A'), id_kelas: school.class('A').id_kelas_tahun_ajaran });

export const PROBES: Probes = {
  'exam.subjectsAndClasses': async (school) => {
    await assigned(school);
    const answer = await school.ask('budi', exam.subjectsAndClasses);
    expect(answer.body.data).toMatchObject([{ mapel: 'Matematika', kelas: '7A' }]);
    return [answer, await school.ask('kurikulum', exam.subjectsAndClasses, { id_guru: idOf('budi') })];
  },
  'exam.all': async (school) => {
    const id_cbt = await planned(school);
    const answer = await school.ask('budi', exam.all);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id_cbt, status: 'draft', guru: 'Budi Prasetyawan' }));
    return [answer];
  },
  'exam.list': async (school) => {
    const id_cbt = await planned(school, { judul: 'Ulangan yang dicari' });
    const answer = await school.ask('budi', exam.list, { search: 'yang dicari', tipe: 'PH', status: 'draft', id_kelas_tahun_ajaran: school.class('A').id_kelas_tahun_ajaran });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id_cbt, mapel: 'Matematika', daftar_kelas: [{ kelas: '7A' }], jumlah_soal: 2, jumlah_peserta: 0 }] });
    expect((await school.ask('sari', exam.list, { search: 'yang dicari' })).body.total).toBe(0);
    return [answer, await school.ask('kepala', exam.list, { search: 'yang dicari', sortBy: 'judul' })];
  },
  'exam.one': async (school) => {
    const id = await planned(school, term('hr', 'keuangan'));
    const answer = await school.ask('kurikulum', exam.one, { id });
    expect(answer.body).toMatchObject({
      cbt: { id_cbt: id, versi: 1, token: null, cbt_soals: [{ nomor: 1, versi: 1, bobot: 50, ringkasan: choice.pertanyaan, terbaru: 1 }, { nomor: 2, bobot: 50 }] },
      isAttendanceSubmitted: false, listPengawas: [{ ruang: 'Lab', sesi: 1, daftar_guru: [{ id_guru: idOf('hr') }, { id_guru: idOf('keuangan') }], daftar_kelas: [{ kelas: '7A' }], jumlah_peserta: 0 }],
    });
    return [answer];
  },
  'exam.browserFile': async (school) => {
    const id = await planned(school, { ...term('hr'), judul: 'PTS & <Aljabar>', peramban: 'kunci' });
    const answer = await school.ask('budi', exam.browserFile, { id });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="ujian-PTS-Aljabar-.seb"');
    return [answer];
  },
  'exam.teaches': async (school) => {
    await assigned(school);
    const answer = await school.ask('budi', exam.teaches, { id: await planned(school) });
    expect(answer.body.data).toMatchObject({ mapel: 'Matematika', diampu: true });
    return [answer];
  },
  'exam.remove': async (school) => {
    const id = await planned(school);
    const answer = await school.ask('budi', exam.remove, { id });
    expect((await school.ask('budi', exam.one, { id })).status).toBe(404);
    expect((await school.ask('budi', exam.remove, { id: await planned(school, { draf: false }) })).body.code).toBe('IN_USE');
    return [answer];
  },
  'exam.plan': async (school) => {
    const answer = await plan(school, { draf: false });
    expect((await detail(school, answer.body.data.id_cbt)).cbt).toMatchObject({ status: 'disetujui', tutup: '2026-08-20T01:40:00.000Z', peramban: 'tanpa', pindah_perangkat: 'bebas', fokus: 'catat' });
    expect((await plan(school, { cbtSoalBundle: [await written(school, 'sari', 'B')] })).body.code).toBe('QUESTION_NOT_YOURS');
    expect((await plan(school, { draf: false, tipe: 'PTS' })).body.code).toBe('NO_SUPERVISOR');
    return [answer];
  },
  'exam.change': async (school) => {
    const id_cbt = await planned(school, { tutup: '2026-08-20T02:00:00.000Z' });
    const answer = await school.ask('budi', exam.change, { id_cbt, mulai: '2026-08-21T01:00:00.000Z', durasi: 60, pengawas: [{ daftar_guru: [idOf('hr')] }] });
    expect(await detail(school, id_cbt)).toMatchObject({ cbt: { versi: 2, tutup: '2026-08-21T02:20:00.000Z', durasi: 60 }, listPengawas: [{ ruang: 'Ruang 1', daftar_kelas: [{ kelas: '7A' }] }] });
    return [answer];
  },
  'exam.choose': async (school) => {
    const [one, two] = [await written(school), await written(school)];
    const id_cbt = await planned(school, { cbtSoalBundle: [{ id_soal: one, bobot: 25 }, { id_soal: two, bobot: 75 }] });
    const without = await school.ask('budi', exam.choose, { id_cbt, deletedQuestions: [one] });
    expect((await detail(school, id_cbt)).cbt.cbt_soals).toMatchObject([{ id_soal: two, bobot: 100 }]);
    const both = await school.ask('budi', exam.choose, { id_cbt, cbtSoalBundle: [two, { id_soal: one, bobot: 30 }] });
    expect((await detail(school, id_cbt)).cbt.cbt_soals).toMatchObject([{ id_soal: two, bobot: 70 }, { id_soal: one, bobot: 30 }]);
    expect((await school.ask('budi', exam.choose, { id_cbt, cbtSoalBundle: [two, two] })).body.code).toBe('QUESTION_TWICE');
    expect((await school.ask('budi', exam.choose, { id_cbt, cbtSoalBundle: [{ id_soal: two, versi: 7 }] })).body).toMatchObject({ code: 'LOST_REFERENCE', errors: { cbtSoalBundle: expect.any(String) } });
    return [without, both];
  },
  'exam.submit': async (school) => {
    const [id_cbt, at] = [await planned(school, term('hr')), (hours - 1) * 3_600_000];
    const answer = await school.ask('budi', exam.submit, { id_cbt });
    expect((await detail(school, id_cbt)).cbt.status).toBe('menunggu_persetujuan');
    const same = await planned(school, { ...term('hr'), mulai: new Date(Date.parse('2026-09-01T00:20:00.000Z') + at).toISOString() });
    expect((await school.ask('budi', exam.submit, { id_cbt: same })).body).toMatchObject({ code: 'SUPERVISOR_BUSY', nama: `PTS pukul ${hours - 1}`, pengawas: expect.stringContaining(' ') });
    return [answer];
  },
  'exam.approve': async (school) => {
    const id_cbt = await planned(school, { ...term('hr'), draf: false });
    expect((await school.ask('kepala', exam.approve, { id_cbt, setuju: false })).body).toMatchObject({ code: 'REASON_MISSING', errors: { alasan: expect.any(String) } });
    const returned = await school.ask('kepala', exam.approve, { id_cbt, setuju: false, alasan: 'Kunci nomor 2 keliru' });
    expect((await detail(school, id_cbt)).cbt).toMatchObject({ status: 'revisi', alasan: 'Kunci nomor 2 keliru' });
    await school.ask('budi', exam.submit, { id_cbt });
    const answer = await school.ask('kurikulum', exam.approve, { id_cbt, versi: 1 });
    expect((await detail(school, id_cbt)).cbt).toMatchObject({ status: 'disetujui', alasan: null });
    return [returned, answer];
  },
  'exam.cancel': async (school) => {
    const id_cbt = await planned(school, { draf: false });
    const answer = await school.ask('budi', exam.cancel, { id_cbt, alasan: 'Banjir' });
    expect((await detail(school, id_cbt)).cbt).toMatchObject({ status: 'dibatalkan', alasan: 'Banjir' });
    expect((await school.ask('budi', exam.cancel, { id_cbt: await planned(school, term('hr')), alasan: 'Banjir' })).status).toBe(403);
    return [answer];
  },
  'exam.schedule': async (school) => {
    const id_cbt = await planned(school, { ...term('bk'), draf: false });
    const answer = await school.ask('bk', exam.schedule);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id_cbt, ruang: 'Lab', status: 'menunggu_persetujuan', token: null, daftar_guru: [{ id_guru: idOf('bk'), nama: 'Bayu Kartanegara' }] }));
    expect((await school.ask('pengawas', exam.schedule)).body.data).toEqual([]);
    return [answer, await school.ask('kurikulum', exam.schedule, { id_guru: idOf('bk'), id_tahun_ajaran: ID_TAHUN_AJARAN })];
  },
  'exam.unlink': async (school) => {
    const id = await planned(school, { ...term('pembina'), draf: false });
    const { id_pengawas_cbt } = (await detail(school, id)).listPengawas[0];
    expect((await school.ask('budi', exam.unlink, { id_pengawas_cbt, id_guru: idOf('pembina') })).body.code).toBe('NO_SUPERVISOR');
    const answer = await school.ask('kurikulum', exam.unlink, { id_pengawas_cbt, id_guru: idOf('pembina'), pengganti: idOf('pengawas') });
    expect((await detail(school, id)).listPengawas).toMatchObject([{ id_pengawas_cbt, daftar_guru: [{ id_guru: idOf('pengawas') }] }]);
    return [answer];
  },
};
