import { sitting } from '#contract/exam/sitting.api';
import { supervision } from '#contract/exam/supervision.api';
import { exam as exams } from '#contract/exam/exam.api';
import { StartAttempt } from '#server/exam/attempt.commands';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { anExam, ofStudent, roomOf } from '#test/kit/an-exam';
import type { School } from '#test/kit/school';
import { idOf, type Kelas } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const taker = { A: 'ani', B: 'eka' } as const;
const watched = (kelas: Kelas) => `watched ${kelas}`;
const named = (_: School, kelas: Kelas) => ({ id_pengawas_cbt: roomOf(watched(kelas)) });

/** An exam of each class that its homeroom teacher supervises, at which one of its students is at work. */
export async function furnish(school: School) {
  for (const kelas of ['A', 'B'] as const) {
    const exam = await anExam(school, watched(kelas), { kelas, pengawas: [idOf(`wali${kelas}`)] });
    await school.give(StartAttempt, { ...ofStudent(exam, taker[kelas]), perangkat: 'hp', benih: 1 });
  }
}

/** After domain A.3: its teacher, whoever is named in the room, kurikulum and admin; the principal reads. */
const ACTORS = { A: 'budi waliA kurikulum admin', B: 'sari waliB kurikulum admin' };
const READERS = { A: `${ACTORS.A} kepala`, B: `${ACTORS.B} kepala` };
const LISTERS = 'budi sari kepala kurikulum admin pengawas waliA waliB guruAdmin bk pembina';
export const RIGHTS: Right[] = [
  { endpoint: supervision.list, input: () => ({}), may: { A: LISTERS, B: LISTERS } },
  { endpoint: supervision.head, input: named, may: READERS },
  { endpoint: supervision.body, input: named, may: READERS },
  { endpoint: supervision.devices, input: named, may: READERS },
  { endpoint: supervision.replay, input: named, may: READERS },
  { endpoint: supervision.minutes, input: named, may: READERS },
  { endpoint: supervision.act, input: (school, kelas) => ({ ...named(school, kelas), action: 'pesan', reason: 'Tenang', listMurid: [idOf(taker[kelas])] }), may: ACTORS },
  { endpoint: supervision.attend, input: (school, kelas) => ({ ...named(school, kelas), listMurid: [{ id_murid: idOf(taker[kelas]), status_kehadiran: 'Hadir' }] }), may: ACTORS },
  { endpoint: supervision.note, input: (school, kelas) => ({ ...named(school, kelas), notes_berita_acara: 'Tertib.' }), may: ACTORS },
];

let made = 0;
/** An exam of Budi's at which Ani is at work. */
async function fresh(school: School) {
  const name = `supervised ${++made}`;
  const exam = await anExam(school, name);
  await school.give(StartAttempt, { ...ofStudent(exam, 'ani'), perangkat: 'hp', benih: 1 });
  return { ...exam, id_pengawas_cbt: roomOf(name), room: { id_pengawas_cbt: roomOf(name) } };
}
const rowOf = async (school: School, room: object) => (await school.ask('budi', supervision.body, room)).body.data.rows.find((it: { id_murid: string }) => it.id_murid === idOf('ani'));

export const PROBES: Probes = {
  'supervision.list': async (school) => {
    const { id_pengawas_cbt } = await fresh(school);
    const answer = await school.ask('budi', supervision.list, { search: `supervised ${made}`, tipe: 'PH' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id_pengawas_cbt, ruang: 'Lab 1', peserta: 4, mengerjakan: 1, selesai: 0, perlu: 0, status: 'berlangsung' }] });
    return [answer];
  },
  'supervision.head': async (school) => {
    const { room, id_cbt } = await fresh(school);
    const answer = await school.ask('budi', supervision.head, room);
    expect(answer.body.data).toMatchObject({ id_cbt, jumlah_soal: 5, peserta: 4, mengerjakan: 1, boleh: true, notes_berita_acara: '', kejadian: [], tambahan: [], ruang_lain: [], mulai_nyata: null });
    return [answer];
  },
  'supervision.body': async (school) => {
    const { room } = await fresh(school);
    const answer = await school.ask('budi', supervision.body, room);
    expect(answer.body.data.rows.map((it: { status: string }) => it.status)).toEqual(['mengerjakan', 'belum_mulai', 'belum_mulai', 'belum_mulai']);
    expect(answer.body.data.rows[0]).toMatchObject({ id_murid: idOf('ani'), kelas: '7A', perangkat: 'hp', terjawab: 0, isLocked: false, tambahan: 0 });
    return [answer];
  },
  'supervision.devices': async (school) => {
    const exam = await fresh(school);
    const answer = () => school.ask('budi', supervision.devices, exam.room);
    await school.ask('ani', sitting.tell, { id: exam.id_cbt, perangkat: 'hp', fakta: { soal_ke: 3, menunggu: 2, baterai: 71 } });
    await until('it is told', async () => (await answer()).body.data.length === 1);
    const last = await answer();
    expect(last.body.data).toMatchObject([{ id_peserta: ofStudent(exam, 'ani').id_peserta, soal_ke: 3, menunggu: 2, baterai: 71, terhubung: false }]);
    return [last];
  },
  'supervision.replay': async (school) => {
    const { room } = await fresh(school);
    const answer = await school.ask('budi', supervision.replay, room);
    expect(answer.body.data.rows).toEqual((await school.ask('budi', supervision.body, room)).body.data.rows);
    return [answer];
  },
  'supervision.minutes': async (school) => {
    const { room } = await fresh(school);
    const answer = await school.ask('budi', supervision.minutes, room);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
    return [answer];
  },
  'supervision.act': async (school) => {
    const { room } = await fresh(school);
    const answer = await school.ask('budi', supervision.act, { ...room, action: 'tambah_waktu', minutes: 10, reason: 'Listrik padam', listMurid: [idOf('ani')] });
    expect(answer.body.data).toEqual([{ id_murid: idOf('ani'), hasil: 'ok' }]);
    expect(await rowOf(school, room)).toMatchObject({ tambahan: 10 });
    return [answer];
  },
  'supervision.attend': async (school) => {
    const { room, id_cbt } = await fresh(school);
    const answer = await school.ask('budi', supervision.attend, { ...room, changeStartTime: true, listMurid: ['beni', 'citra', 'dedi'].map((who) => ({ id_murid: idOf(who), status_kehadiran: 'Sakit' })) });
    expect(answer.body.data.map(({ hasil }: { hasil: string }) => hasil)).toEqual(['ok', 'ok', 'ok']);
    expect((await school.ask('budi', exams.one, { id: id_cbt })).body.isAttendanceSubmitted).toBe(true);
    expect((await school.ask('budi', supervision.head, room)).body.data.mulai_nyata).toBe(school.clock.now().toISOString());
    return [answer];
  },
  'supervision.note': async (school) => {
    const { room } = await fresh(school);
    const answer = await school.ask('budi', supervision.note, { ...room, notes_berita_acara: 'Tertib.' });
    expect((await school.ask('budi', supervision.head, room)).body.data.notes_berita_acara).toBe('Tertib.');
    return [answer];
  },
};
