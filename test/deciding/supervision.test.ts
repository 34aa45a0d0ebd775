import * as attempts from '#contract/exam/attempt.events';
import * as events from '#contract/exam/supervision.events';
import { closingOf } from '#contract/exam/supervision';
import { uuidV5 } from '#projections/kit/uuid';
import { CloseAttempt, ExplainFocus, ExtendTime, FinishAttempt, ForceFinish, LockAttempt, NoteConnection, NoteConnectionLoss, PauseAttempt, RefuseDevice, ReleaseDevice, ReopenAttempt, RequestDevice, ResumeAttempt, SaveAnswers, SendMessage, TakeAttempt, UnlockAttempt } from '#server/exam/attempt.commands';
import { attemptDecider } from '#server/exam/attempt.decider';
import { Answers } from '#server/exam/answers';
import { receiptOf } from '#server/exam/receipt';
import { BeginRoom, MarkPresence, NoteIncident, NoteMinutes } from '#server/exam/room.commands';
import { roomDecider } from '#server/exam/room.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { COMMAND, given } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const [ANI, BENI, STRANGER] = ['ani', 'beni', 'stranger'].map(idOf) as [string, string, string];
const of = { id_pengawas_cbt: idOf('lab'), id_cbt: idOf('cbt') };
const [OPENS, CLOSES] = ['2026-11-30T00:30:00.000Z', '2026-11-30T02:30:00.000Z'];
const ruang = { mulai: OPENS, tutup: CLOSES, peserta: [ANI, BENI] };
const room = (...facts: Parameters<ReturnType<typeof given>>) => given(roomDecider)(...facts).knowing({ ruang });
const marked = (id_murid: string, status_kehadiran: 'Hadir' | 'Sakit' | null, sebelum: 'Hadir' | 'Sakit' | null = null) => events.PresenceMarked({ ...of, id_murid, status_kehadiran, sebelum });

test('who came is noted where it is news, of those who sit there, and taken back', () => {
  const mark = (...daftar: [string, 'Hadir' | 'Sakit' | null][]) => new MarkPresence({ ...of, daftar: daftar.map(([id_murid, status_kehadiran]) => ({ id_murid, status_kehadiran })) }, SYSTEM);
  room().when(mark([ANI, 'Hadir'], [BENI, 'Sakit'])).then(marked(ANI, 'Hadir'), marked(BENI, 'Sakit'));
  room(marked(ANI, 'Hadir')).when(mark([ANI, 'Hadir'], [BENI, null])).nothing();
  room(marked(ANI, 'Hadir')).when(mark([ANI, 'Sakit'], [ANI, null])).then(marked(ANI, null, 'Hadir'));
  room().when(mark([ANI, 'Hadir'], [STRANGER, 'Hadir'])).refused('NOT_IN_ROOM');
  // Whoever was marked otherwise since it was looked at stays so, whatever happens to the others.
  const seen = (sebelum: 'Sakit' | null) => new MarkPresence({ ...of, daftar: [ANI, BENI].map((id_murid) => ({ id_murid, status_kehadiran: 'Hadir', sebelum })) }, SYSTEM);
  room(marked(ANI, 'Sakit')).when(seen(null)).then(marked(BENI, 'Hadir'));
  room(marked(ANI, 'Sakit')).when(seen('Sakit')).then(marked(ANI, 'Hadir', 'Sakit'));
  given(roomDecider)().knowing({ ruang: undefined }).when(mark([ANI, 'Hadir'])).refused('NOT_FOUND');
});

test('a room begins within its exam, and one that began late closes as much later', () => {
  const began = (mulai: string, sebelum: string | null = null) => events.RoomBegan({ ...of, mulai, sebelum });
  const begin = (mulai?: string, at = '2026-11-30T00:40:00.000Z') => new BeginRoom({ ...of, mulai }, SYSTEM, { at });
  room().when(begin()).then(began('2026-11-30T00:40:00.000Z'));
  room(began(OPENS)).when(begin(OPENS)).nothing();
  room(began(OPENS)).when(begin('2026-11-30T00:45:00Z', '2026-11-30T00:50:00.000Z')).then(began('2026-11-30T00:45:00.000Z', OPENS));
  // What the server says of itself is only said where nobody has said anything.
  const unsaid = new BeginRoom({ ...of, mulai: '2026-11-30T00:45:00.000Z', isUnsaid: true }, SYSTEM, { at: '2026-11-30T00:45:00.000Z' });
  room().when(unsaid).then(began('2026-11-30T00:45:00.000Z'));
  room(began(OPENS)).when(unsaid).nothing();
  room().when(begin('2026-11-30T00:29:59.000Z')).refused('ROOM_TIME');
  room().when(begin(CLOSES)).refused('ROOM_TIME');
  // Nothing began later than now, but for a clock that is somewhat fast.
  room().when(begin('2026-11-30T00:41:00.000Z')).then(began('2026-11-30T00:41:00.000Z'));
  room().when(begin('2026-11-30T02:29:00.000Z')).refused('ROOM_AHEAD');
  expect([closingOf(ruang, null), closingOf(ruang, '2026-11-30T00:45:00.000Z')]).toEqual([CLOSES, '2026-11-30T02:45:00.000Z']);
});

test('minutes are not written over what somebody else has written meanwhile', () => {
  const note = (notes_berita_acara: string, sebelum?: string) => new NoteMinutes({ ...of, notes_berita_acara, ...(sebelum !== undefined && { sebelum: { notes_berita_acara: sebelum } }) }, SYSTEM);
  const noted = (notes_berita_acara: string, sebelum = '') => events.MinutesNoted({ ...of, notes_berita_acara, sebelum });
  room().when(note('Tertib.', '')).then(noted('Tertib.'));
  room(noted('Tertib.')).when(note('Tertib.')).nothing();
  room(noted('Tertib.')).when(note('Ramai.', '')).refused('CONFLICT');
  room(noted('Tertib.')).when(note('Ramai.', 'Tertib.')).then(noted('Ramai.', 'Tertib.'));
});

test('an incident is about a student of the room, about each of several, or about the room', () => {
  const note = (...daftar: string[]) => new NoteIncident({ ...of, daftar, jenis: 'teknis', keterangan: 'Listrik padam' }, SYSTEM);
  const noted = (id_murid: string | null) => {
    const tentang = id_murid ?? of.id_pengawas_cbt;
    return events.IncidentNoted({ ...of, id_kejadian: uuidV5(COMMAND, tentang), id_murid, tentang, jenis: 'teknis', keterangan: 'Listrik padam' });
  };
  room().when(note()).then(noted(null));
  room().when(note(ANI, BENI, ANI)).then(noted(ANI), noted(BENI));
  room().when(note(STRANGER)).refused('NOT_IN_ROOM');
});

const own = { id_peserta: idOf('peserta'), id_cbt: of.id_cbt, id_murid: ANI };
const why = { ...own, alasan: 'listrik padam' };
const [BEGIN, END] = ['2026-11-30T00:30:00.000Z', '2026-11-30T01:30:00.000Z'];
const minute = (n: number) => new Date(Date.parse(BEGIN) + n * 60_000).toISOString();
const started = attempts.AttemptStarted({ ...own, id_pengawas_cbt: of.id_pengawas_cbt, ke: 1, benih: 1, soal: [[idOf('soal'), 'AB']], durasi: 60, tenggat: END, tutup: CLOSES, perangkat: 'hp' });
const attempt = given(attemptDecider);
const over = attempts.AttemptFinished({ ...own, oleh: 'murid', terjawab: 0, sidik: receiptOf(own.id_peserta, 1, Answers.of([])), alasan: null });
const at = (n: number) => ({ at: minute(n) });
const saving = (n: number) => new SaveAnswers({ ...own, simpanan: [{ soal: idOf('soal'), epoch: 1, seq: 1, value: 'A', ragu: false, mono: null }], perangkat: 'hp', lease: 1 }, SYSTEM, at(n));

test('a pause gives its time back to the millisecond, and the clock does not close what is paused', () => {
  const paused = attempts.AttemptLocked({ ...why, jeda: true, sejak: minute(10) });
  const [opened, given] = [attempts.AttemptUnlocked({ ...why, jeda: true }), attempts.TimeExtended({ ...why, menit: 12.5, tenggat: minute(72.5), tenggat_sebelum: END, sebab: 'jeda' })];
  attempt(started).when(new PauseAttempt(why, SYSTEM, at(10))).then(paused);
  attempt(started, paused).when(new PauseAttempt(why, SYSTEM, at(11))).nothing();
  attempt(started, paused).when(new LockAttempt(why, SYSTEM, at(11))).nothing();
  attempt(started, paused).when(new CloseAttempt({ ...own, tenggat: END }, SYSTEM, at(90))).nothing();
  attempt(started, paused).when(new ResumeAttempt(why, SYSTEM, at(22.5))).then(opened, given);
  attempt(started, paused).when(new UnlockAttempt(why, SYSTEM, at(22.5))).then(opened, given);
  attempt(started, paused, opened, given).when(new ResumeAttempt(why, SYSTEM, at(30))).nothing();
  attempt(started, attempts.AttemptLocked({ ...why, jeda: false, sejak: minute(5) })).when(new PauseAttempt(why, SYSTEM, at(10))).then(paused);
  attempt(started, attempts.AttemptLocked({ ...why, jeda: false, sejak: minute(5) })).when(new ResumeAttempt(why, SYSTEM, at(10))).nothing();
  attempt(started, paused, over).when(new ResumeAttempt(why, SYSTEM, at(30))).then(opened);
});

test('whoever is ended while paused has the time of the pause, and no more of it when opened again', () => {
  const paused = attempts.AttemptLocked({ ...why, jeda: true, sejak: minute(10) });
  const ended = [attempts.AttemptUnlocked({ ...why, jeda: true }), attempts.TimeExtended({ ...why, menit: 5, tenggat: minute(65), tenggat_sebelum: END, sebab: 'jeda' }), { ...over, data: { ...over.data, oleh: 'pengawas', alasan: why.alasan } }] as const;
  attempt(started, paused).when(new ForceFinish(why, SYSTEM, at(15))).then(...ended);
  attempt(started, paused, ...ended).when(new ReopenAttempt(why, SYSTEM, at(40))).then(attempts.AttemptReopened({ ...why, tenggat: minute(65) }));
  attempt(started, paused, ...ended, attempts.AttemptReopened({ ...why, tenggat: minute(65) })).when(new ResumeAttempt(why, SYSTEM, at(41))).nothing();
});

test('a pause of everybody frees nobody who was locked before it', () => {
  const [locked, paused] = [attempts.AttemptLocked({ ...own, alasan: 'Menyontek', jeda: false, sejak: minute(5) }), attempts.AttemptLocked({ ...why, jeda: true, sejak: minute(10) })];
  const resumed = [attempts.AttemptUnlocked({ ...why, jeda: true }), attempts.TimeExtended({ ...why, menit: 5, tenggat: minute(65), tenggat_sebelum: END, sebab: 'jeda' })] as const;
  const again = locked;
  attempt(started, locked, paused).when(new ResumeAttempt(why, SYSTEM, at(15))).then(...resumed, again);
  attempt(started, locked, paused, ...resumed, again).when(new FinishAttempt(own, SYSTEM, at(16))).refused('ATTEMPT_LOCKED');
  attempt(started, locked, paused, ...resumed, again).when(new ResumeAttempt(why, SYSTEM, at(16))).nothing();
  // Who unlocks it opens both, and is told to have.
  attempt(started, locked, paused).when(new UnlockAttempt(why, SYSTEM, at(15))).then(...resumed, attempts.AttemptUnlocked({ ...why, jeda: false }));
});

test('what came while an exam was locked and waits for somebody’s word, or was not taken, is not lacking when it is handed in', () => {
  const waits = attempts.AnswersReceivedLate({ ...own, tanda: [[idOf('soal'), 1, 1, false, false]], jawaban: ['A'], perangkat: 'hp' });
  const locked = [attempts.AttemptLocked({ ...why, jeda: false, sejak: minute(5) }), waits, attempts.AttemptUnlocked({ ...why, jeda: false })] as const;
  const finish = (newest: string) => new FinishAttempt({ ...own, digest: { [idOf('soal')]: newest } }, SYSTEM, at(7));
  attempt(started, ...locked).when(finish('1.1')).then(over);
  attempt(started, ...locked, attempts.LateAnswersRejected(why)).when(finish('1.1')).then(over);
  attempt(started, ...locked).when(finish('1.2')).refused('MISSING_SAVES');
});

test('what comes during a pause is in time by a clock that stands; a lock and time that was over before it wait', () => {
  const [locked, paused] = [attempts.AttemptLocked({ ...why, jeda: false, sejak: minute(5) }), attempts.AttemptLocked({ ...why, jeda: true, sejak: minute(10) })];
  const marks = (counts: boolean): [string, number, number, boolean, boolean][] => [[idOf('soal'), 1, 1, false, counts]];
  const counts = (terlambat = false) => attempts.AnswersSaved({ ...own, tanda: marks(true), jawaban: ['A'], terjawab: 1, ragu: 0, lease: 1, perangkat: 'hp', terlambat });
  const waits = attempts.AnswersReceivedLate({ ...own, tanda: marks(false), jawaban: ['A'], perangkat: 'hp' });
  attempt(started, paused).when(saving(10.5)).then(counts());
  attempt(started, paused).when(saving(27)).then(counts());
  attempt(started, paused).when(saving(90)).then(counts());
  attempt(started, locked).when(saving(12)).then(waits);
  attempt(started, locked, paused).when(saving(10.5)).then(waits);
  const pausedAt = (n: number) => attempts.AttemptLocked({ ...why, jeda: true, sejak: minute(n) });
  attempt(started, pausedAt(60.5)).when(saving(70)).then(counts(true));
  attempt(started, pausedAt(61.5)).when(saving(70)).then(waits);
  attempt(started, paused, over).when(saving(12)).then(waits);
});

test('time is taken back, but none that has passed', () => {
  const extend = (menit: number, n: number) => new ExtendTime({ ...why, menit, sebab: 'pengawas' }, SYSTEM, at(n));
  const moved = (menit: number) => attempts.TimeExtended({ ...why, menit, tenggat: minute(60 + menit), tenggat_sebelum: END, sebab: 'pengawas' });
  attempt(started).when(extend(-10, 20)).then(moved(-10));
  attempt(started).when(extend(-30, 50)).then(moved(-10));
  attempt(started).when(extend(-5, 61)).nothing();
});

test('what is finished is opened again with the time that is left, or with some that is given', () => {
  const reopen = (n: number, menit?: number) => new ReopenAttempt({ ...why, menit }, SYSTEM, at(n));
  attempt(started, over).when(reopen(40)).then(attempts.AttemptReopened({ ...why, tenggat: END }));
  const given = (n: number) => attempts.TimeExtended({ ...why, menit: n - 60, tenggat: minute(n), tenggat_sebelum: END, sebab: 'pengawas' });
  // Minutes that are given come behind what was left, and are told as time.
  attempt(started, over).when(reopen(40, 5)).then(given(65), attempts.AttemptReopened({ ...why, tenggat: minute(65) }));
  attempt(started, over).when(reopen(70, 5)).then(given(75), attempts.AttemptReopened({ ...why, tenggat: minute(75) }));
  attempt(started, over).when(reopen(61)).refused('NO_TIME_LEFT');
  attempt(started).when(reopen(40)).nothing();
  attempt(started, over, attempts.AttemptReopened({ ...why, tenggat: minute(45) })).when(new CloseAttempt({ ...own, tenggat: minute(45) }, SYSTEM, at(46.1))).then({ ...over, data: { ...over.data, oleh: 'waktu' } });
});

test('time that the server lost is given to who ran then and opens what the clock closed, not to who had done', () => {
  const give = new ExtendTime({ ...why, menit: 6, sebab: 'server' }, SYSTEM, at(63));
  const extended = attempts.TimeExtended({ ...why, menit: 6, tenggat: minute(66), tenggat_sebelum: END, sebab: 'server' });
  attempt(started, { ...over, data: { ...over.data, oleh: 'waktu' } }).when(give).then(extended, attempts.AttemptReopened({ ...why, tenggat: minute(66) }));
  attempt(started, { ...over, data: { ...over.data, oleh: 'waktu' } }).when(new ExtendTime(give.data, SYSTEM, at(70))).nothing();
  attempt(started, over).when(give).refused('ATTEMPT_FINISHED');
  attempt(started, attempts.AttemptLocked({ ...why, jeda: true, sejak: minute(10) })).when(give).nothing();
});

test('a device that may not go on has asked, once; it is let in, or told no, and asks again after a minute', () => {
  const ujian = { pindah_perangkat: 'persetujuan' };
  const ask = (perangkat = 'laptop') => new RequestDevice({ ...own, perangkat }, SYSTEM);
  const asked = attempts.DeviceRequested({ ...own, perangkat: 'laptop' });
  const [no, yes] = [attempts.DeviceRefused({ ...why, perangkat: 'laptop', pada: minute(10) }), attempts.DeviceReleased(why)];
  attempt(started).knowing({ ujian }).when(ask()).then(asked);
  attempt(started).knowing({ ujian: { pindah_perangkat: 'bebas' } }).when(ask()).nothing();
  attempt(started).knowing({ ujian }).when(ask('hp')).nothing();
  attempt(started, asked).knowing({ ujian }).when(ask()).nothing();
  attempt(started, asked).knowing({ ujian }).when(ask('tablet')).then(attempts.DeviceRequested({ ...own, perangkat: 'tablet' }));
  attempt(started, asked).when(new RefuseDevice(why, SYSTEM, at(10))).then(no);
  attempt(started, asked, no).when(new RefuseDevice(why, SYSTEM)).refused('NO_DEVICE_ASKS');
  const askAgain = (n: number) => new RequestDevice({ ...own, perangkat: 'laptop' }, SYSTEM, at(n));
  attempt(started, asked, no).knowing({ ujian }).when(askAgain(10.9)).nothing();
  attempt(started, asked, no).knowing({ ujian }).when(askAgain(11)).then(asked);
  attempt(started, asked, no, asked).knowing({ ujian }).when(askAgain(12)).nothing();
  attempt(started, asked, no).when(new ReleaseDevice(why, SYSTEM)).then(yes);
  attempt(started, asked, yes).knowing({ ujian }).when(new TakeAttempt({ ...own, perangkat: 'laptop' }, SYSTEM)).then(attempts.AttemptTaken({ ...own, lease: 2, perangkat: 'laptop', perangkat_sebelum: 'hp' }));
});

test('a line that is lost is noted once, and found again with how long it was', () => {
  const lose = (n: number) => new NoteConnectionLoss({ ...own, sejak: minute(n) }, SYSTEM, at(n));
  const lost = (n: number, kali: number) => attempts.ConnectionLost({ ...own, sejak: minute(n), kali });
  const back = (n: number) => new NoteConnection({ ...own, menunggu: 3 }, SYSTEM, at(n));
  const found = (detik: number, terlama: number) => attempts.ConnectionRegained({ ...own, detik, terlama, menunggu: 3 });
  attempt(started).when(lose(5)).then(lost(5, 1));
  // Another attempt counts on: it is the same student's line.
  attempt(started, lost(5, 1), found(90, 90), attempts.AttemptVoided({ ...why, ke: 1 }), started).when(lose(9)).then(lost(9, 2));
  attempt(started, lost(5, 1)).when(lose(6)).nothing();
  attempt(started, lost(5, 1)).when(back(7)).then(found(120, 120));
  attempt(started, lost(5, 1), found(120, 120), lost(9, 2)).when(back(10)).then(found(60, 120));
  attempt(started).when(back(7)).nothing();
  attempt(started, over).when(lose(5)).nothing();
  attempt().when(lose(5)).nothing();
});

test('whoever left the window says why, and a message reaches whoever sits', () => {
  const lost = attempts.FocusLost({ ...own, detik: 9, kali: 1, perangkat: 'hp' });
  const explain = new ExplainFocus({ ...own, penjelasan: 'Baterai habis' }, SYSTEM);
  attempt(started).when(explain).nothing();
  attempt(started, lost).when(explain).then(attempts.FocusExplained({ ...own, penjelasan: 'Baterai habis' }));
  const say = new SendMessage({ ...own, pesan: 'Sisa 10 menit' }, SYSTEM);
  attempt(started).when(say).then(attempts.MessageSent({ ...own, pesan: 'Sisa 10 menit' }));
  attempt().when(say).refused('NOT_STARTED');
  attempt(started, over).when(say).refused('ATTEMPT_FINISHED');
});
