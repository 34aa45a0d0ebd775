import * as attempts from '#contract/exam/attempt.events';
import * as events from '#contract/exam/exam.events';
import { isOnly } from '#contract/exam/supervision';
import { supervision as api } from '#contract/exam/supervision.api';
import * as facts from '#contract/exam/supervision.events';
import { RoomBoard, RoomHead, RoomRights, RoomsOfExam, SupervisedRooms } from '#projections/exam/board.query';
import { MinutesOfRoom } from '#projections/exam/minutes.query';
import { OneExam } from '#projections/exam/exam.query';
import { participantId } from '#projections/exam/exam.projection';
import { AttemptsAt, IsExamNear, RoomsOpened, RunningAttempts } from '#projections/exam/running.query';
import { AttemptsDue } from '#projections/exam/sitting.query';
import { projections } from '#projections/kit/projection';
import { A, ANI, BENI, BUDI, CITRA, founded, id, MATEMATIKA, YEAR } from '#test/projecting/a-school';
import { at, by, readSide, type Stated } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [EXAM, LAB, HALL, WHOLE] = [301, 302, 303, 304].map(id) as [string, string, string, string];
const [BEGINS, ENDS] = ['2026-07-13T01:00:00.000Z', '2026-07-13T03:00:00.000Z'];
const minute = (n: number) => new Date(Date.parse(BEGINS) + n * 60_000).toISOString();
const rules = {
  judul: 'PTS Matematika', tipe: 'PTS' as const, id_mata_pelajaran: MATEMATIKA, daftar_kelas: [A.id_kelas_tahun_ajaran], mulai: BEGINS, tutup: ENDS, durasi: 60,
  acak_soal: false, acak_opsi: false, pakai_token: false, peramban: 'nama' as const, pindah_perangkat: 'persetujuan' as const, fokus: 'catat' as const,
};
const room = (id_pengawas_cbt: string, ruang: string, kelas: string[]) => ({ id_pengawas_cbt, ruang, sesi: 1, daftar_guru: [BUDI], daftar_kelas: kelas });
const planned = (id_cbt: string, ruang: ReturnType<typeof room>[]) => events.ExamPlanned({ id_cbt, id_guru: CITRA, id_tahun_ajaran: YEAR, ...rules, ruang, soal: [] });
const approved = (id_cbt: string) => events.ExamApproved({ id_cbt, otomatis: false });
const seats = (id_cbt: string, ...peserta: [string, string | null][]) => events.ExamSeated({ id_cbt, peserta: peserta.map(([id_murid, id_pengawas_cbt]) => ({ id_murid, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_pengawas_cbt })), keluar: [] });
const inRooms = [...founded, planned(EXAM, [room(LAB, 'Lab', [A.id_kelas_tahun_ajaran]), room(HALL, 'Aula', [])]), approved(EXAM), seats(EXAM, [ANI, LAB], [BENI, HALL])];
const of = (id_murid: string, id_cbt = EXAM) => ({ id_peserta: participantId(id_cbt, id_murid), id_cbt, id_murid });
const why = { ...of(ANI), alasan: 'listrik padam' };
const started = attempts.AttemptStarted({ ...of(ANI), id_pengawas_cbt: LAB, ke: 1, benih: 1, soal: [[id(9), 'AB']], durasi: 60, tenggat: minute(60), tutup: ENDS, perangkat: 'hp' });
const board = (id_pengawas_cbt = LAB) => new RoomBoard({ id_pengawas_cbt });
const head = new RoomHead({ id_pengawas_cbt: LAB });

/** A fact as a replay tells it. */
const toldOf = (it: Stated) => ({ jenis: it.type, isi: it.data as Record<string, unknown>, pada: it.at ?? '' });

test('a board has the participants of its room, and says of each what was seen of them', async () => {
  const empty = given(...inRooms);
  expect((await empty.ask(board())).data.rows).toMatchObject([{ id_murid: ANI, kursi: 1, nama: 'Ani', kelas: '7A', status: 'belum_mulai', status_kehadiran: null, ke: 0, tambahan: 0, perangkat_lain: null }]);
  expect((await empty.ask(board(HALL))).data.rows.map((it) => it.id_murid)).toEqual([BENI]);
  const seen = given(
    ...inRooms, facts.PresenceMarked({ id_pengawas_cbt: LAB, id_cbt: EXAM, id_murid: ANI, status_kehadiran: 'Hadir', sebelum: null }), ...at(minute(1), started), ...at(minute(2), attempts.AttemptLocked({ ...why, jeda: true, sejak: minute(2) })),
    ...at(minute(3), attempts.FocusLost({ ...of(ANI), detik: 9, kali: 1, perangkat: 'hp' })), ...at(minute(3), attempts.FocusLost({ ...of(ANI), detik: 4, kali: 2, perangkat: 'hp' })), attempts.FocusExplained({ ...of(ANI), penjelasan: 'Baterai' }),
    ...at(minute(4), attempts.DeviceRequested({ ...of(ANI), perangkat: 'laptop' })), attempts.ConnectionLost({ ...of(ANI), sejak: minute(5), kali: 1 }), attempts.MessageSent({ ...of(ANI), pesan: 'Tenang' }),
    facts.IncidentNoted({ id_pengawas_cbt: LAB, id_cbt: EXAM, id_kejadian: id(77), id_murid: ANI, tentang: ANI, jenis: 'teknis', keterangan: 'Kabel lepas' }),
  );
  expect((await seen.ask(board())).data.rows).toMatchObject([{
    status: 'diblokir', status_kehadiran: 'Hadir', mulai: minute(1), isLocked: true, jeda: true, terkunci_sejak: minute(2), alasan_kunci: 'listrik padam', fokus: 2, fokus_detik: 13, penjelasan: 'Baterai',
    perangkat_lain: { perangkat: 'laptop', sejak: minute(4) }, terputus_sejak: minute(5), terputus_kali: 1, pesan: 'Tenang', kejadian: 1,
  }]);
  expect(await seen.ask(head)).toMatchObject({ peserta: 1, mengerjakan: 1, selesai: 0, perlu: 0, kejadian: [{ id_murid: ANI, jenis: 'teknis', keterangan: 'Kabel lepas' }], ruang_lain: [{ id_pengawas_cbt: HALL, peserta: 1, mengerjakan: 0, perlu: 0 }] });
  // Whoever is paused needs nobody until they go on.
  const needs = async (jeda: boolean) => (await given(...inRooms, ...at(minute(1), started), ...at(minute(2), attempts.AttemptLocked({ ...why, jeda, sejak: minute(2) }))).ask(head))?.perlu;
  expect([await needs(true), await needs(false)]).toEqual([0, 1]);
});

test('since when somebody goes on is told after a lock, a pause and an end that was taken back, and of no other attempt', async () => {
  const since = async (...more: Parameters<typeof given>) => ((await given(...inRooms, ...at(minute(1), started), ...more).ask(board())).data.rows as { dilanjutkan: string | null }[])[0]?.dilanjutkan;
  const unlocked = at(minute(12), attempts.AttemptUnlocked({ ...why, jeda: true }));
  expect([await since(), await since(...unlocked)]).toEqual([null, minute(12)]);
  expect(await since(...unlocked, ...at(minute(20), attempts.AttemptReopened({ ...why, tenggat: minute(60) })))).toBe(minute(20));
  expect(await since(...unlocked, attempts.AttemptVoided({ ...why, ke: 1 }))).toBe(null);
});

test('answers that wait for a word are counted with when the last came, until there is one', async () => {
  const late = (n: number) => at(minute(n), attempts.AnswersReceivedLate({ ...of(ANI), tanda: [[id(9), 1, n, false, false]], jawaban: ['A'], perangkat: 'hp' }));
  const held = [...inRooms, ...at(minute(1), started), ...late(20), ...late(25)];
  expect((await given(...held).ask(board())).data.rows).toMatchObject([{ terlambat: 2, terlambat_pada: minute(25) }]);
  expect((await given(...held, attempts.LateAnswersRejected(why)).ask(board())).data.rows).toMatchObject([{ terlambat: 0, terlambat_pada: null }]);
});

test('time adds up, a line that is found again has its longest, and another attempt begins afresh but for the lines that were lost', async () => {
  const moved = (menit: number, sebab: 'pengawas' | 'jeda') => attempts.TimeExtended({ ...why, menit, tenggat: minute(60 + menit), tenggat_sebelum: minute(60), sebab });
  const lived = [...inRooms, ...at(minute(1), started), ...at(minute(2), moved(10, 'pengawas')), ...at(minute(3), moved(-2.5, 'jeda')), attempts.ConnectionLost({ ...of(ANI), sejak: minute(5), kali: 1 }), attempts.ConnectionRegained({ ...of(ANI), detik: 90, terlama: 90, menunggu: 3 })];
  expect((await given(...lived).ask(board())).data.rows).toMatchObject([{ tambahan: 7.5, terputus_sejak: null, terputus_kali: 1, terputus_terlama: 90 }]);
  expect((await given(...lived).ask(head))?.tambahan).toMatchObject([{ menit: 10, sebab: 'pengawas', alasan: 'listrik padam', pada: minute(2) }, { menit: -2.5, sebab: 'jeda' }]);
  expect((await given(...lived, attempts.AttemptVoided({ ...why, ke: 1 })).ask(board())).data.rows).toMatchObject([{ status: 'belum_mulai', status_kehadiran: 'Hadir', tambahan: 0, terputus_sejak: null, terputus_kali: 1, terputus_terlama: 90 }]);
  const again = [...lived, attempts.AttemptVoided({ ...why, ke: 1 }), started, attempts.ConnectionLost({ ...of(ANI), sejak: minute(30), kali: 2 })];
  // The minutes count the facts that their links show.
  expect(await given(...again).ask(new MinutesOfRoom({ id_pengawas_cbt: LAB }))).toMatchObject({ tambahan: [{ menit: 10, sebab: 'pengawas' }], terputus: { kali: 2, siswa: [{ id_murid: ANI, kali: 2 }] } });
  const told = (jenis: string, isi = {}) => ({ jenis, isi, pada: minute(5) });
  expect([told('TimeExtended', { sebab: 'pengawas' }), told('TimeExtended', { sebab: 'jeda' })].map((it) => isOnly('tambahan', it))).toEqual([true, false]);
  expect([told('ConnectionLost'), told('ConnectionRegained')].map((it) => isOnly('terputus', it))).toEqual([true, false]);
});

test('a room that began late closes as much later, and everybody is marked when of all who have not begun it is said', async () => {
  const began = facts.RoomBegan({ id_pengawas_cbt: LAB, id_cbt: EXAM, mulai: minute(10), sebelum: null });
  const noted = facts.MinutesNoted({ id_pengawas_cbt: LAB, id_cbt: EXAM, notes_berita_acara: 'Tertib.', sebelum: '' });
  expect(await given(...inRooms, noted, began).ask(head)).toMatchObject({ mulai_nyata: minute(10), tutup_nyata: minute(130), notes_berita_acara: 'Tertib.' });
  const really = async (...more: Parameters<typeof given>) => (await given(...inRooms, began, ...more).ask(new MinutesOfRoom({ id_pengawas_cbt: LAB })))?.nyata.mulai;
  expect([await really(), await really(...at(minute(1), started)), await really(...at(minute(12), started))]).toEqual([minute(10), minute(1), minute(10)]);
  const marked = async (...more: Parameters<typeof given>) => (await given(...inRooms, ...more).ask(new OneExam({ id: EXAM })))?.isAttendanceSubmitted;
  const sick = (id_murid: string) => facts.PresenceMarked({ id_pengawas_cbt: HALL, id_cbt: EXAM, id_murid, status_kehadiran: 'Sakit', sebelum: null });
  expect([await marked(), await marked(started), await marked(started, sick(BENI)), await marked(sick(BENI))]).toEqual([false, false, true, false]);
});

test('an exam without rooms is one room, and what was called off is none', async () => {
  const whole = [...inRooms, planned(WHOLE, []), approved(WHOLE), seats(WHOLE, [ANI, null], [BENI, null])];
  expect((await given(...whole).ask(board(WHOLE))).data.rows.map((it) => it.id_murid)).toEqual([ANI, BENI]);
  expect(await given(...whole).ask(new RoomRights({ id_pengawas_cbt: WHOLE }))).toEqual({ id_cbt: WHOLE, id_guru: CITRA, pengawas: [] });
  expect((await given(...whole).ask(new RoomsOfExam({ id_cbt: EXAM })))?.ruang).toEqual([{ id_pengawas_cbt: LAB, pengawas: [BUDI] }, { id_pengawas_cbt: HALL, pengawas: [BUDI] }]);
  const rooms = async (id_guru: string | undefined, ...more: Parameters<typeof given>) => (await given(...whole, ...more).ask(new SupervisedRooms(api.list.input.parse({ ...(id_guru && { id_guru }) })))).data.map((it) => it.id_pengawas_cbt).sort();
  expect([await rooms(BUDI), await rooms(CITRA), await rooms(undefined), await rooms(BUDI, events.ExamCancelled({ id_cbt: EXAM, alasan: 'Banjir' }))]).toEqual([[LAB, HALL].sort(), [LAB, HALL, WHOLE].sort(), [LAB, HALL, WHOLE].sort(), []]);
});

test('the minutes count what was done to attempts by the facts that their links show, and what a pause gave back is nobody’s extra time', async () => {
  const moved = (menit: number, sebab: 'pengawas' | 'jeda') => attempts.TimeExtended({ ...why, menit, tenggat: minute(60 + menit), tenggat_sebelum: minute(60), sebab });
  const over = (oleh: 'murid' | 'pengawas') => attempts.AttemptFinished({ ...of(ANI), oleh, terjawab: 0, sidik: 'A', alasan: oleh === 'murid' ? null : 'Ribut' });
  // One that is there again after a pause is the lock of before.
  const locks = [...at(minute(32), attempts.AttemptLocked({ ...why, jeda: false, sejak: minute(32) })), ...at(minute(34), attempts.AttemptLocked({ ...why, jeda: true, sejak: minute(34) })), ...at(minute(36), attempts.AttemptUnlocked({ ...why, jeda: true }), attempts.AttemptLocked({ ...why, jeda: false, sejak: minute(32) }))];
  const done = [
    ...locks, attempts.AttemptUnlocked({ ...why, jeda: true }), attempts.AttemptUnlocked({ ...why, jeda: false }), attempts.DeviceReleased({ ...why, alasan: '' }), over('murid'), attempts.AttemptReopened({ ...why, tenggat: minute(70) }), over('pengawas'),
  ];
  const lived = [...inRooms, ...at(minute(1), started), ...at(minute(2), moved(10, 'pengawas')), attempts.AttemptVoided({ ...why, ke: 1 }), ...at(minute(20), attempts.AttemptStarted({ ...started.data, ke: 2 })), ...at(minute(30), moved(4, 'pengawas')), ...at(minute(31), moved(12, 'jeda')), ...done];
  const minutes = await given(...lived).ask(new MinutesOfRoom({ id_pengawas_cbt: LAB }));
  const kinds = (minutes?.tindakan ?? []).map(({ jenis }) => jenis);
  expect(kinds).toHaveLength(6);
  expect(minutes?.tindakan).toMatchObject(kinds.map((jenis) => ({ jenis, id_murid: ANI, nama: 'Ani', oleh: null })));
  // Of the attempt that counts, without its pause.
  expect(minutes?.peserta).toMatchObject([{ id_murid: ANI, tambahan: 4 }]);
  const facts = lived.map(toldOf);
  for (const [only, n] of [['dikunci', 1], ['reset', 2], ['dibuka_lagi', 1], ['dibatalkan', 1], ['diselesaikan', 1]] as const) {
    expect([only, kinds.filter((it) => it === only).length, facts.filter((it) => isOnly(only, it)).length]).toEqual([only, n, n]);
  }
});

test('the minutes tell every pause: until when, how it ended, what it gave back, and of many by one act as one', async () => {
  const who = (id_murid: string) => ({ ...of(id_murid), alasan: 'Listrik padam' });
  const paused = (id_murid: string, n: number) => attempts.AttemptLocked({ ...who(id_murid), jeda: true, sejak: minute(n) });
  const resumed = (id_murid: string, menit: number, alasan = '') => [attempts.AttemptUnlocked({ ...who(id_murid), alasan, jeda: true }), attempts.TimeExtended({ ...who(id_murid), alasan, menit, tenggat: minute(60 + menit), tenggat_sebelum: minute(60), sebab: 'jeda' })];
  const sits = (id_murid: string, ke = 1) => attempts.AttemptStarted({ ...started.data, ...of(id_murid), ke });
  const ended = attempts.AttemptFinished({ ...of(BENI), oleh: 'pengawas', terjawab: 0, sidik: 'A', alasan: 'Sakit' });
  const both = [...inRooms.slice(0, -1), seats(EXAM, [ANI, LAB], [BENI, LAB]), ...at(minute(1), sits(ANI), sits(BENI))];
  const told = async (...more: Parameters<typeof given>) => (await given(...both, ...more).ask(new MinutesOfRoom({ id_pengawas_cbt: LAB })))?.jeda.map(({ nomor, peserta, sejak, sampai, menit, akhir, alasan_akhir }) => [nomor, peserta.map(({ nama }) => nama).join(), sejak, sampai, menit, akhir, alasan_akhir]);
  const [one, other] = [by('11'), by('22')];
  const begun = [...one(at(minute(5), paused(ANI, 5), paused(BENI, 5)))];
  expect(await told(...begun)).toEqual([[1, 'Ani,Beni', minute(5), null, 0, null, null]]);
  expect(await told(...begun, ...other(at(minute(9), ...resumed(ANI, 4), ...resumed(BENI, 4))))).toEqual([[1, 'Ani,Beni', minute(5), minute(9), 4, 'lanjutkan', '']]);
  // Whose pause ended otherwise is told alone: one was locked before and is so again, one was ended.
  const locked = attempts.AttemptLocked({ ...why, jeda: false, sejak: minute(9) });
  expect(await told(...begun, ...other(at(minute(9), ...resumed(ANI, 4), locked)), ...by('33')(at(minute(7), ...resumed(BENI, 2, 'Sakit'), ended)))).toEqual([[1, 'Beni', minute(5), minute(7), 2, 'selesaikan', 'Sakit'], [1, 'Ani', minute(5), minute(9), 4, 'lanjutkan', '']]);
  // What was voided while it was paused gave nothing back, and the attempt after it has pauses of its own.
  const again = [...one(at(minute(5), paused(ANI, 5))), ...other(at(minute(8), attempts.AttemptVoided({ ...why, ke: 1 }))), ...at(minute(10), sits(ANI, 2)), ...by('44')(at(minute(20), paused(ANI, 20))), ...by('55')(at(minute(21), ...resumed(ANI, 1)))];
  expect(await told(...again)).toEqual([[1, 'Ani', minute(5), minute(8), 0, 'ulang', 'listrik padam'], [2, 'Ani', minute(20), minute(21), 1, 'lanjutkan', '']]);
  // A pause is no reset and no extra time, and its link shows how it began and ended.
  const facts = again.map(toldOf);
  expect((['jeda', 'reset', 'tambahan'] as const).map((only) => facts.filter((it) => isOnly(only, it)).length)).toEqual([4, 0, 0]);
});

test('an exam is near until it is over, and its rooms opened when it did', async () => {
  const near = (when: number, by = when) => given(...inRooms).ask(new IsExamNear({ at: minute(when), by: minute(by) }));
  expect([await near(-1), await near(-1, 0), await near(119), await near(120), await given(planned(EXAM, [])).ask(new IsExamNear({ at: BEGINS, by: BEGINS }))]).toEqual([false, true, true, false, false]);
  const opened = async (after: number, by: number) => (await given(...inRooms, planned(WHOLE, []), approved(WHOLE)).ask(new RoomsOpened({ after: minute(after), by: minute(by) }))).map((it) => it.id_pengawas_cbt);
  expect([await opened(-1, 0), await opened(0, 9), await opened(-9, -1)]).toEqual([[LAB, HALL, WHOLE], [], []]);
});

test('what is paused is not due, and time is given to who ran then and whom nobody but the clock has ended', async () => {
  const over = (oleh: 'murid' | 'waktu') => attempts.AttemptFinished({ ...of(ANI), oleh, terjawab: 0, sidik: 'A', alasan: null });
  const due = async (...more: Parameters<typeof given>) => (await given(...inRooms, ...at(minute(1), started), ...more).ask(new AttemptsDue({ before: minute(70) }))).length;
  expect([await due(), await due(attempts.AttemptLocked({ ...why, jeda: true, sejak: minute(2) })), await due(attempts.AttemptLocked({ ...why, jeda: false, sejak: minute(2) }))]).toEqual([1, 0, 1]);
  const ran = async (when: number, ...more: Parameters<typeof given>) => (await given(...inRooms, ...at(minute(1), started), ...more).ask(new AttemptsAt({ at: minute(when), begunBy: minute(when) }))).length;
  expect([await ran(30), await ran(0), await ran(60), await ran(30, over('waktu')), await ran(30, over('murid'))]).toEqual([1, 0, 0, 1, 0]);
  expect(await given(...inRooms, started, attempts.ConnectionLost({ ...of(ANI), sejak: minute(5), kali: 1 })).ask(new RunningAttempts({}))).toEqual([{ ...of(ANI), terputus_sejak: minute(5) }]);
});
