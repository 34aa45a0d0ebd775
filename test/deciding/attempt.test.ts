import fc from 'fast-check';
import type { Simpanan } from '#contract/exam/attempt';
import * as events from '#contract/exam/attempt.events';
import type { Fact } from '#contract/kit/event';
import { AcceptLateAnswers, CloseAttempt, ExplainFocus, ExtendTime, FinishAttempt, ForceFinish, LockAttempt, NoteFocusLoss, PauseAttempt, RefuseDevice, RejectLateAnswers, ReleaseDevice, ReopenAttempt, ResumeAttempt, SaveAnswers, SavePlainAnswers, SendMessage, StartAttempt, TakeAttempt, TellReadiness, UnlockAttempt, VoidAttempt } from '#server/exam/attempt.commands';
import { attemptDecider } from '#server/exam/attempt.decider';
import { Answers } from '#server/exam/answers';
import type { Attempt, AttemptState } from '#server/exam/attempt.state';
import { acksOf } from '#server/exam/acks';
import { paperOf } from '#server/exam/paper';
import { receiptOf } from '#server/exam/receipt';
import { type DomainCommand, SYSTEM } from '#server/kit/deciding/command';
import { evolve } from '#server/kit/deciding/decider';
import { given, NOW } from '#test/kit/given';
import { idOf } from '#test/kit/school-data';

const of = { id_peserta: idOf('peserta'), id_cbt: idOf('cbt'), id_murid: idOf('ani') };
const [ONE, TWO, THREE] = ['soal 1', 'soal 2', 'soal 3'].map(idOf) as [string, string, string];
const soal: [string, string][] = [[ONE, 'ABCD'], [TWO, 'ABCD'], [THREE, '']];
const [BEGIN, END, CLOSE] = ['2026-11-30T00:30:00.000Z', '2026-11-30T01:30:00.000Z', '2026-11-30T03:00:00.000Z'] as const;
const ujian = {
  isApproved: true, isParticipant: true, id_pengawas_cbt: null, mulai: BEGIN, tutup: CLOSE, durasi: 60, token: null as readonly string[] | null, pindah_perangkat: 'persetujuan' as const, fokus: 'kunci' as 'catat' | 'kunci', acak_soal: false, acak_opsi: false,
  soal: soal.map(([id_soal, opsi]) => ({ id_soal, opsi })),
};
const start = new StartAttempt({ ...of, perangkat: 'hp', benih: 7 }, SYSTEM, { at: BEGIN });
const started = events.AttemptStarted({ ...of, id_pengawas_cbt: null, ke: 1, benih: 7, soal, durasi: 60, tenggat: END, tutup: CLOSE, perangkat: 'hp' });
const attempt = given(attemptDecider);
const save = (which: string, epoch: number, seq: number, value: Simpanan['value'], ragu = false): Simpanan => ({ soal: which, epoch, seq, value, ragu, mono: null });
const saving = (simpanan: Simpanan[], at: string = BEGIN, perangkat = 'hp', lease = 1) => new SaveAnswers({ ...of, simpanan, perangkat, lease }, SYSTEM, { at });
const saved = (tanda: [string, number, number, boolean, boolean][], jawaban: Simpanan['value'][], terjawab: number, more: object = {}) =>
  events.AnswersSaved({ ...of, tanda, jawaban, terjawab, ragu: 0, lease: 1, perangkat: 'hp', terlambat: false, ...more });
const first = saved([[ONE, 1, 1, false, true]], ['B'], 1);
const why = { ...of, alasan: 'listrik padam' };
const lockedAt = (sejak: string, jeda = false) => events.AttemptLocked({ ...why, jeda, sejak });

test('an exam begins once, in its time, for who takes part, with the right token', () => {
  attempt().knowing({ ujian }).when(start).then(started);
  attempt(started).when(start).nothing();
  for (const [change, code] of [
    [{ isParticipant: false }, 'NOT_A_PARTICIPANT'], [{ isApproved: false }, 'EXAM_NOT_APPROVED'], [{ mulai: END }, 'EXAM_NOT_OPEN'], [{ tutup: BEGIN }, 'EXAM_NOT_OPEN'], [{ token: ['LAMPU1', 'LAMPU0'] }, 'WRONG_TOKEN'],
  ] as const) attempt().knowing({ ujian: { ...ujian, ...change } }).when(start).refused(code);
  attempt().knowing({ ujian: { ...ujian, token: ['LAMPU2', 'LAMPU1'] } }).when(new StartAttempt({ ...start.data, token: ' lampu1 ' }, SYSTEM, { at: BEGIN })).then(started);
  attempt().knowing({ ujian: undefined }).when(start).refused('NOT_FOUND');
});

test('whoever begins late ends with the exam', () => {
  const at = '2026-11-30T02:30:00.000Z';
  attempt().knowing({ ujian }).when(new StartAttempt(start.data, SYSTEM, { at })).then(events.AttemptStarted({ ...started.data, tenggat: CLOSE }));
});

test('a save counts once; an older one is kept and does not count; a lease that nobody was given is none', () => {
  attempt(started).when(saving([save(ONE, 1, 1, 'B')])).then(first);
  attempt(started, first).when(saving([save(ONE, 1, 1, 'B')])).nothing();
  attempt(started, saved([[ONE, 1, 3, false, true]], ['C'], 1)).when(saving([save(ONE, 1, 2, 'B')])).then(saved([[ONE, 1, 2, false, false]], ['B'], 1));
  attempt(started).when(saving([save(ONE, 2, 1, 'B'), save(idOf('another question'), 1, 1, 'A')])).nothing();
  attempt(started).when(saving([save(ONE, 2, 1, 'poison'), save(TWO, 1, 1, 'A')])).then(saved([[TWO, 1, 1, false, true]], ['A'], 1));
});

test('an answer that is taken back is no answer', () => {
  attempt(started, first).when(saving([save(ONE, 1, 2, null), save(TWO, 1, 1, '  ')])).then(saved([[ONE, 1, 2, false, true], [TWO, 1, 1, false, true]], [null, '  '], 0));
});

test('in the minute of grace a save counts, later it waits, and somebody decides', () => {
  const batch = [save(ONE, 1, 1, 'B')];
  attempt(started).when(saving(batch, '2026-11-30T01:30:59.999Z')).then(saved([[ONE, 1, 1, false, true]], ['B'], 1, { terlambat: true }));
  const late = events.AnswersReceivedLate({ ...of, tanda: [[ONE, 1, 1, false, false]], jawaban: ['B'], perangkat: 'hp' });
  attempt(started).when(saving(batch, '2026-11-30T01:31:00.001Z')).then(late);
  attempt(started, late).when(saving(batch, '2026-11-30T01:32:00.000Z')).nothing();
  attempt(started, late).when(new AcceptLateAnswers(why, SYSTEM)).then(events.LateAnswersAccepted({ ...why, tanda: [[ONE, 1, 1, false, true]], jawaban: ['B'], terjawab: 1, ragu: 0 }));
  attempt(started, late).when(new RejectLateAnswers(why, SYSTEM)).then(events.LateAnswersRejected(why));
  attempt(started, late, events.LateAnswersRejected(why)).when(new AcceptLateAnswers(why, SYSTEM)).refused('NOTHING_LATE');
});

test('while an exam is locked nothing counts and nothing is lost', () => {
  const locked = lockedAt(NOW);
  attempt(started).when(new LockAttempt(why, SYSTEM)).then(locked);
  attempt(started, locked).when(saving([save(ONE, 1, 1, 'B')])).then(events.AnswersReceivedLate({ ...of, tanda: [[ONE, 1, 1, false, false]], jawaban: ['B'], perangkat: 'hp' }));
  attempt(started, locked).when(new FinishAttempt(of, SYSTEM)).refused('ATTEMPT_LOCKED');
  attempt(started, locked).when(new UnlockAttempt(why, SYSTEM)).then(events.AttemptUnlocked({ ...why, jeda: false }));
});

test('another device needs leave, gets the next lease, and what the one before still holds is older', () => {
  const taking = new TakeAttempt({ ...of, perangkat: 'laptop' }, SYSTEM);
  const taken = events.AttemptTaken({ ...of, lease: 2, perangkat: 'laptop', perangkat_sebelum: 'hp' });
  attempt(started).knowing({ ujian }).when(taking).refused('DEVICE_NOT_ALLOWED');
  attempt(started).knowing({ ujian: { ...ujian, pindah_perangkat: 'bebas' } }).when(taking).then(taken);
  attempt(started, events.DeviceReleased(why)).knowing({ ujian }).when(taking).then(taken);
  attempt(started, taken).when(taking).nothing();
  const [release, released] = [new ReleaseDevice(why, SYSTEM), events.DeviceReleased(why)];
  attempt(started).when(release).then(released);
  attempt(started, released).when(release).nothing();
  const onLaptop = saved([[ONE, 2, 1, false, true]], ['D'], 1, { lease: 2, perangkat: 'laptop' });
  attempt(started, taken, onLaptop).when(saving([save(ONE, 1, 9, 'A'), save(TWO, 1, 4, 'C')])).then(saved([[ONE, 1, 9, false, false], [TWO, 1, 4, false, true]], ['A', 'C'], 2));
});

test('a device that was given no lease adds nothing to that of another, however new it calls what it sends; a ticket stands for the one that was', () => {
  attempt(started, first).when(saving([save(ONE, 1, 999, 'C'), save(TWO, 1, 1, 'A')], BEGIN, 'laptop')).nothing();
  attempt(started, first).when(new SavePlainAnswers({ ...of, jawaban: { [ONE]: 'C' }, perangkat: 'laptop' }, SYSTEM, { at: BEGIN })).refused('LEASE_LOST');
  attempt(started).when(new SaveAnswers({ ...of, simpanan: [save(ONE, 1, 1, 'B')], perangkat: 'tiket', lease: 1, isDeposited: true }, SYSTEM, { at: BEGIN })).then(saved([[ONE, 1, 1, false, true]], ['B'], 1, { perangkat: 'tiket' }));
});

test('a device whose clock says that the time is up ends nothing that has time left, nor what another has taken over', () => {
  const timeIsUp = (at: string, more: object = {}) => new FinishAttempt({ ...of, waktu_habis: true, ...more }, SYSTEM, { at });
  attempt(started).when(timeIsUp('2026-11-30T01:29:59.999Z')).nothing();
  const done = events.AttemptFinished({ ...of, oleh: 'waktu', terjawab: 0, sidik: receiptOf(of.id_peserta, 1, Answers.of([])), alasan: null });
  attempt(started).when(timeIsUp('2026-11-30T01:30:00.000Z')).then(done);
  attempt(started, done).when(new ExtendTime({ ...why, menit: 10, sebab: 'server' }, SYSTEM, { at: '2026-11-30T01:31:00.000Z' })).then(
    events.TimeExtended({ ...why, menit: 10, tenggat: '2026-11-30T01:40:00.000Z', tenggat_sebelum: '2026-11-30T01:30:00.000Z', sebab: 'server' }), events.AttemptReopened({ ...why, tenggat: '2026-11-30T01:40:00.000Z' }));
  const elsewhere = events.AttemptTaken({ ...of, lease: 2, perangkat: 'laptop', perangkat_sebelum: 'hp' });
  attempt(started, elsewhere).when(new FinishAttempt({ ...of, lease: 1 }, SYSTEM)).refused('LEASE_LOST');
  attempt(started, elsewhere).when(new FinishAttempt({ ...of, lease: 99 }, SYSTEM)).refused('LEASE_LOST');
  attempt(started, elsewhere).when(new FinishAttempt({ ...of, perangkat: 'hp', lease: 2 }, SYSTEM)).refused('LEASE_LOST');
});

test('nothing is finished while a device has answers that have not arrived', () => {
  const finishing = (digest: Record<string, string>) => new FinishAttempt({ ...of, digest }, SYSTEM);
  attempt(started, first).when(finishing({ [ONE]: '1.2' })).refused('MISSING_SAVES');
  attempt(started, first).when(finishing({ [TWO]: '1.1' })).refused('MISSING_SAVES');
  const done = events.AttemptFinished({ ...of, oleh: 'murid', terjawab: 1, sidik: receiptOf(of.id_peserta, 1, Answers.of([[ONE, 'AB']]).with([[ONE, 1, 1, false, true]], ['B'])), alasan: null });
  expect(done.data.sidik).toMatch(/^[0-9A-F]{12}$/);
  attempt(started, first).when(finishing({ [ONE]: '1.1' })).then(done);
  attempt(started, first, done).when(finishing({ [ONE]: '1.9' })).nothing();
  attempt(started, first).when(new ForceFinish(why, SYSTEM)).then(events.AttemptFinished({ ...done.data, oleh: 'pengawas', alasan: why.alasan }));
  attempt(started, first, done).when(new ForceFinish(why, SYSTEM)).nothing();
});

test('the clock closes an exam after the grace, and time that is given opens it again', () => {
  const closing = (at: string, tenggat: string = END) => new CloseAttempt({ ...of, tenggat }, SYSTEM, { at });
  attempt(started).when(closing('2026-11-30T01:31:00.000Z')).nothing();
  const closed = events.AttemptFinished({ ...of, oleh: 'waktu', terjawab: 0, sidik: receiptOf(of.id_peserta, 1, Answers.of([])), alasan: null });
  attempt(started).when(closing('2026-11-30T01:31:00.001Z')).then(closed);
  attempt(started).when(closing('2026-11-30T01:31:00.001Z', CLOSE)).nothing();
  const at = '2026-11-30T01:35:00.000Z';
  const more = (menit: number) => new ExtendTime({ ...why, menit, sebab: 'pengawas' }, SYSTEM, { at });
  const extended = (menit: number, tenggat: string) => events.TimeExtended({ ...why, menit, tenggat, tenggat_sebelum: END, sebab: 'pengawas' });
  attempt(started, closed).when(more(10)).then(extended(10, '2026-11-30T01:40:00.000Z'), events.AttemptReopened({ ...why, tenggat: '2026-11-30T01:40:00.000Z' }));
  attempt(started, closed).when(more(2)).refused('NO_TIME_LEFT');
  attempt(started, { ...closed, data: { ...closed.data, oleh: 'murid' } }).when(more(10)).refused('ATTEMPT_FINISHED');
});

test('who leaves the window is noted, short absences are not, and an exam that says so locks at the third', () => {
  const leaving = (detik: number) => new NoteFocusLoss({ ...of, detik, perangkat: 'hp' }, SYSTEM);
  const lost = (kali: number, detik = 4) => events.FocusLost({ ...of, detik, kali, perangkat: 'hp' });
  attempt(started).knowing({ ujian }).when(leaving(2)).nothing();
  attempt(started).knowing({ ujian }).when(leaving(4)).then(lost(1));
  attempt(started, lost(1), lost(2)).knowing({ ujian: { ...ujian, fokus: 'catat' } }).when(leaving(9)).then(lost(3, 9));
  attempt(started, lost(1), lost(2)).knowing({ ujian }).when(leaving(9)).then(lost(3, 9), events.AttemptLocked({ ...of, jeda: false, sejak: NOW, alasan: 'Meninggalkan ujian 3 kali' }));
  attempt(started, lost(1), lost(2), lockedAt(NOW)).knowing({ ujian }).when(leaving(9)).then(lost(3, 9));
  attempt().knowing({ ujian }).when(leaving(9)).refused('NOT_STARTED');
  attempt(started).knowing({ ujian }).when(new NoteFocusLoss({ ...of, detik: 9, perangkat: 'laptop' }, SYSTEM)).nothing();
});

test('a device tells how it is equipped before it begins, of whoever takes part', () => {
  const telling = new TellReadiness({ ...of, perangkat: 'hp', kesiapan: { penyimpanan: 'tahan', layar_penuh: true, baterai: 80, selisih_jam: -120, peramban: 'SEB 3.4' } }, SYSTEM);
  attempt().knowing({ ujian }).when(telling).then(events.ReadinessTold(telling.data));
  attempt().knowing({ ujian: { ...ujian, isParticipant: false } }).when(telling).refused('NOT_A_PARTICIPANT');
});

test('what is voided stays in its history, and the next is another attempt', () => {
  const voided = events.AttemptVoided({ ...why, ke: 1 });
  attempt(started, first).when(new VoidAttempt(why, SYSTEM)).then(voided);
  attempt(started, first, voided).knowing({ ujian }).when(start).then(events.AttemptStarted({ ...started.data, ke: 2 }));
  attempt(started, voided).when(saving([save(ONE, 1, 1, 'B')])).refused('NOT_STARTED');
});

test('of two supervisors who void the same attempt the second voids no other', () => {
  const voiding = (ke?: number) => new VoidAttempt({ ...why, ke }, SYSTEM);
  const voided = (ke: number) => events.AttemptVoided({ ...why, ke });
  const again = [started, voided(1), events.AttemptStarted({ ...started.data, ke: 2 })];
  attempt(started).when(voiding(1)).then(voided(1));
  attempt(started, voided(1)).when(voiding(1)).nothing();
  attempt(...again).when(voiding(1)).refused('OTHER_ATTEMPT');
  attempt(...again).when(voiding(2)).then(voided(2));
  attempt(...again).when(voiding()).then(voided(2));
  attempt().when(voiding(1)).refused('NOT_STARTED');
});

test('what a supervisor does to an attempt that was voided meanwhile touches no other', () => {
  const again = [started, events.AttemptVoided({ ...why, ke: 1 }), events.AttemptStarted({ ...started.data, ke: 2 })];
  const deeds = (ke: number) => [
    new ForceFinish({ ...why, ke }, SYSTEM, { at: BEGIN }), new ExtendTime({ ...why, ke, menit: 5, sebab: 'pengawas' }, SYSTEM, { at: BEGIN }), new ReopenAttempt({ ...why, ke, menit: 5 }, SYSTEM, { at: BEGIN }), new LockAttempt({ ...why, ke }, SYSTEM, { at: BEGIN }),
    new PauseAttempt({ ...why, ke }, SYSTEM, { at: BEGIN }), new UnlockAttempt({ ...why, ke }, SYSTEM, { at: BEGIN }), new ResumeAttempt({ ...why, ke }, SYSTEM, { at: BEGIN }), new SendMessage({ ...of, ke, pesan: 'Tenang' }, SYSTEM),
    new ReleaseDevice({ ...why, ke }, SYSTEM), new RefuseDevice({ ...why, ke }, SYSTEM), new AcceptLateAnswers({ ...why, ke }, SYSTEM), new RejectLateAnswers({ ...why, ke }, SYSTEM),
  ];
  for (const command of deeds(1)) attempt(...again).when(command).refused('OTHER_ATTEMPT');
  attempt(...again).when(new SendMessage({ ...of, ke: 2, pesan: 'Tenang' }, SYSTEM)).then(events.MessageSent({ ...of, pesan: 'Tenang' }));
});

test('whoever means an attempt that was voided touches no other', () => {
  const again = [started, events.AttemptVoided({ ...why, ke: 1 }), events.AttemptStarted({ ...started.data, ke: 2 })];
  const meaning = (ke: number) => [
    new SaveAnswers({ ...of, ke, simpanan: [save(ONE, 1, 1, 'B')], perangkat: 'hp', lease: 1 }, SYSTEM, { at: BEGIN }), new SavePlainAnswers({ ...of, ke, jawaban: { [ONE]: 'B' }, perangkat: 'hp' }, SYSTEM, { at: BEGIN }),
    new FinishAttempt({ ...of, ke, lease: 1 }, SYSTEM, { at: BEGIN }), new NoteFocusLoss({ ...of, ke, detik: 9, perangkat: 'hp' }, SYSTEM), new ExplainFocus({ ...of, ke, penjelasan: 'ada telepon' }, SYSTEM),
  ];
  for (const command of meaning(1)) {
    attempt(...again.slice(0, 2)).knowing({ ujian }).when(command).refused('ATTEMPT_VOIDED');
    attempt(...again).knowing({ ujian }).when(command).refused('ATTEMPT_VOIDED');
  }
  attempt(...again).when(meaning(2)[0] as DomainCommand).then(first);
  attempt(...again).when(meaning(3)[0] as DomainCommand).refused('ATTEMPT_VOIDED');
});

test('answers without saves of their own are new where they differ', () => {
  const plain = (jawaban: Record<string, string>) => new SavePlainAnswers({ ...of, jawaban, perangkat: 'hp' }, SYSTEM, { at: BEGIN });
  attempt(started).when(plain({ [ONE]: 'B' })).then(first);
  attempt(started, first).when(plain({ [ONE]: 'B' })).nothing();
  attempt(started, first).when(plain({ [ONE]: 'C', [TWO]: 'A' })).then(saved([[ONE, 1, 2, false, true], [TWO, 1, 1, false, true]], ['C', 'A'], 2));
});

test('the same seed makes the same paper, and another seed loses no question and no option', () => {
  const questions = Array.from({ length: 40 }, (_, i) => ({ id_soal: idOf(`soal ${i}`), opsi: 'ABCD' }));
  const both = { acak_soal: true, acak_opsi: true };
  fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
    const paper = paperOf(questions, both, seed);
    expect(paperOf(questions, both, seed)).toEqual(paper);
    expect(paper.map(([id]) => id).sort()).toEqual(questions.map(({ id_soal }) => id_soal).sort());
    for (const [, opsi] of paper) expect([...opsi].sort().join('')).toBe('ABCD');
  }), { seed: 20261123, numRuns: 50 });
  expect(paperOf(questions, { acak_soal: false, acak_opsi: false }, 1).map(([id]) => id)).toEqual(questions.map(({ id_soal }) => id_soal));
});

/** What is done to an attempt: batches of two devices that come late, twice and out of order, takeovers, locks, time. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('save' as const), which: fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('take' as const, 'lock' as const, 'unlock' as const, 'minutes' as const, 'extend' as const, 'accept' as const) }) },
);

test('whatever comes late, twice and out of order: each save lies in the log once, what is acknowledged is there, and the newest in time counts', () => {
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
    let [now, lease] = [Date.parse(BEGIN), 1];
    const log: Fact<any>[] = [started];
    let state = evolve(attemptDecider, attemptDecider.initial, started) as AttemptState;
    const made: Simpanan[] = [];
    const make = (n: number) => {
      const it = save([ONE, TWO, THREE][n % 3] as string, 1 + (n % lease), made.length + 1, String(made.length));
      made.push(it);
      return it;
    };
    const give = (command: DomainCommand) => {
      const wish = (attemptDecider.decide as Record<string, any>)[command.constructor.name];
      const facts: Fact[] = (() => { try { return [wish(command.data, state, { by: SYSTEM, at: new Date(now).toISOString(), id: 'x', needs: { ujian: { ...ujian, pindah_perangkat: 'bebas' } } })].flat(); } catch { return []; } })();
      for (const fact of facts) state = evolve(attemptDecider, state, fact) as AttemptState;
      log.push(...facts);
    };
    for (const it of steps) {
      now += 20_000;
      if (it.does === 'save') {
        // What was made before comes again, what is new counts on: each device by its own lease.
        const batch = it.which.map((n) => made[n] ?? make(n));
        give(saving(batch, new Date(now).toISOString(), 'hp', lease));
        for (const [which, epoch, seq, status] of acksOf(state.attempt as Attempt, batch)) {
          const inLog = log.flatMap(({ data }) => (data.tanda as unknown[][] | undefined) ?? []).some((mark) => mark[0] === which && mark[1] === epoch && mark[2] === seq);
          expect({ status, inLog }).toEqual({ status, inLog: true });
        }
      } else if (it.does === 'take') { give(new TakeAttempt({ ...of, perangkat: `device-${lease}` }, SYSTEM)); lease = (state.attempt as Attempt).lease; }
      else if (it.does === 'lock') give(new LockAttempt(why, SYSTEM));
      else if (it.does === 'unlock') give(new UnlockAttempt(why, SYSTEM));
      else if (it.does === 'minutes') now += 20 * 60_000;
      else if (it.does === 'extend') give(new ExtendTime({ ...why, menit: 30, sebab: 'pengawas' }, SYSTEM));
      else give(new AcceptLateAnswers(why, SYSTEM));
    }
    const taken = log.filter(({ type }) => type === 'AnswersSaved' || type === 'AnswersReceivedLate').flatMap(({ type, data }) => (data.tanda as [string, number, number][]).map(([which, epoch, seq]) => ({ type, name: `${which} ${epoch}.${seq}`, which, epoch, seq })));
    expect(new Set(taken.map(({ name }) => name)).size).toBe(taken.length);
    const accepted = new Set(log.filter(({ type }) => type === 'LateAnswersAccepted').flatMap(({ data }) => (data.tanda as [string, number, number][]).map(([which, epoch, seq]) => `${which} ${epoch}.${seq}`)));
    for (const which of [ONE, TWO, THREE]) {
      const counting = taken.filter((it) => it.which === which && (it.type === 'AnswersSaved' || accepted.has(it.name))).sort((one, other) => other.epoch - one.epoch || other.seq - one.seq)[0];
      const held = state.attempt?.jawaban.to(which);
      expect(held && `${held.epoch}.${held.seq}`).toBe(counting && `${counting.epoch}.${counting.seq}`);
      if (counting) expect(held?.value).toBe(made.find((it) => it.soal === which && it.epoch === counting.epoch && it.seq === counting.seq)?.value);
    }
  }), { seed: 20261123, numRuns: 300 });
});
