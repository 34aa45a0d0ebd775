import { ExamClock } from '#client/exam/sitting/exam-clock';
import { enduring, type Place } from '#client/exam/sitting/journal';
import { type Ask, type Heard, LINES, pauseAfter } from '#client/exam/sitting/lines';
import { type Held, waiting } from '#client/exam/sitting/sheet';
import type { Begun, Provisions } from '#client/exam/sitting/standing';
import { Sitting } from '#client/exam/sitting/taking';

const NOW = '2026-11-30T01:00:00.000Z';
const END = '2026-11-30T02:00:00.000Z';
const begun: Provisions = {
  id_cbt: 'ujian', id_peserta: 'peserta', status: 'mengerjakan', ke: 1, serverTime: NOW, deadlineAt: END, lease: 1, isLocked: false, perangkat_ini: true, terjawab: 0, jeda: false, alasan_kunci: null, terkunci_sejak: null, isDijelaskan: false, izin: null, sidik: null,
  urutan: [['satu', 'ABCD'], ['dua', '']], versi_naskah: 'v', sandi_naskah: '', tiket: 'tiket', simpanan: {},
};
type Asked = { line: string; input: Record<string, any> };
type Fate = Partial<Heard> | ((asked: Asked) => Partial<Heard>);

/** A place to keep answers in that may fail. */
const place = (kind: Place['kind'], rows = new Map<string, Held>(), room = Number.POSITIVE_INFINITY): Place => ({
  kind, probe: async () => {}, read: async () => ({ answers: new Map(rows), keeping: null }), keep: async () => {}, clear: async () => rows.clear(),
  write: async (answers) => {
    if (rows.size + answers.length > room) throw new Error('QuotaExceededError');
    for (const [soal, it] of answers) rows.set(soal, it);
  },
});
const taken = ({ input }: Asked): Partial<Heard> => ({ status: 200, body: { acks: input.saves.map((it: { soal: string; epoch: number; seq: number }) => [it.soal, it.epoch, it.seq, 'applied']), serverTime: NOW, deadlineAt: END, lease: 1 } });

const sitting = (...fates: Fate[]) => sitting.with({}, ...fates);
sitting.with = ({ begun: provisions = begun, sheet = [], ditinggal = null, isReminded = false }: { begun?: Begun; sheet?: [string, Held][]; ditinggal?: number | null; isReminded?: boolean }, ...fates: Fate[]) => {
  const asked: Asked[] = [];
  const at = { once: 0, most: 0 };
  const ask: Ask = async (line, input) => {
    const it = { line: Object.keys(LINES).find((name) => LINES[name as keyof typeof LINES] === line) as string, input };
    asked.push(it);
    at.most = Math.max(at.most, ++at.once);
    await Promise.resolve();
    at.once--;
    const fate = fates.shift() ?? taken;
    return { status: 0, body: {}, asked: 0, heard: 0, retryAfter: null, ...(typeof fate === 'function' ? fate(it) : fate) };
  };
  const clock = new ExamClock();
  clock.told(NOW, performance.now(), performance.now());
  const rows = new Map(sheet);
  const kept: object[] = [];
  const it = new Sitting('ujian', 'hp', { provisions, sheet: new Map(sheet), clock, ditinggal, isReminded }, { ...place('tahan', rows), keep: async (change) => void kept.push(change) }, ask);
  return { it, asked, at, rows, kept, state: () => it.state.get(), lines: () => asked.map(({ line }) => line) };
};

beforeEach(() => {
  jest.useFakeTimers();
  // How long is waited after a failure is a matter of chance, and may be no time at all.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('an answer is in the journal before anybody is told so, and is sent after a moment', async () => {
  const { it, rows, asked, state } = sitting();
  it.answer('satu', 'C');
  expect(state().sheet.get('satu')).toMatchObject({ value: 'C', isKept: false });
  await pass(0);
  expect([rows.get('satu')?.value, state().sheet.get('satu')?.isKept, asked.length]).toEqual(['C', true, 0]);
  await pass(300);
  expect([asked.length, waiting(state().sheet), state().savedAt]).toEqual([1, [], Date.parse(NOW)]);
});

test('a text is sent when its writer pauses, and every five seconds while they do not', async () => {
  const { it, asked } = sitting();
  for (let i = 0; i < 12; i++) {
    it.answer('dua', 'x'.repeat(i + 1), true);
    await pass(500);
  }
  expect(asked).toHaveLength(1);
  await pass(1_000);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.input.saves[0].value).toBe('x'.repeat(12));
});

test('what nobody answers is sent again, one request at a time, and the page says so', async () => {
  const { it, asked, at, state } = sitting({}, { status: 503 }, {}, {});
  it.answer('satu', 'A');
  await pass(301);
  expect([state().isReached, asked.length]).toEqual([false, 1]);
  it.answer('dua', 'B');
  await pass(60_000);
  expect([state().isReached, asked.length, at.most, waiting(state().sheet)]).toEqual([true, 5, 1, []]);
  expect([pauseAfter(1, 1), pauseAfter(2, 1), pauseAfter(9, 1), pauseAfter(9, 0)]).toEqual([500, 1_000, 8_000, 0]);
});

test('who is signed out as the time is up hands in what there is, and asks for no end', async () => {
  const { it, lines } = sitting({ status: 401, body: { code: 'TOKEN_UNMATCH' } });
  it.answer('satu', 'A');
  await pass(301);
  it.timeIsUp();
  await pass(120_000);
  expect(lines()).toEqual(['save', 'deposit']);
});

test('who is signed out hands in by ticket', async () => {
  const { it, lines, asked, state } = sitting({ status: 401, body: { code: 'TOKEN_UNMATCH' } });
  it.answer('satu', 'A');
  await pass(301);
  expect([lines(), asked[1]?.input.tiket, state().isSignedIn, waiting(state().sheet)]).toEqual([['save', 'deposit'], 'tiket', false, []]);
});

test('what the server takes for no answer is told, and not sent for ever', async () => {
  const { it, asked, state } = sitting(({ input }) => ({ status: 200, body: { ...taken({ line: '', input }).body, acks: [['satu', 1, input.saves[0].seq, 'rejected']] } }));
  it.answer('satu', 'A');
  await pass(60_000);
  expect([asked.length, state().sheet.get('satu')]).toMatchObject([1, { isRefused: true, isSaved: true }]);
});

test('a device that another has taken over from takes no more answers, and still hands in those it has', async () => {
  const { it, asked, state } = sitting((one) => ({ ...taken(one), body: { ...taken(one).body, lease: 2 } }));
  it.answer('satu', 'A');
  await pass(301);
  expect([state().phase, waiting(state().sheet)]).toEqual(['pindah', []]);
  it.answer('dua', 'B');
  await pass(10_000);
  expect([asked.length, state().sheet.has('dua')]).toEqual([1, false]);
});

test('an attempt is finished when the server has all of it; then nothing stays on the device', async () => {
  const over = { status: 200, body: { data: { ...begun, status: 'selesai', sidik: 'ABC' } } };
  const { it, lines, rows, state } = sitting(taken, { status: 409, body: { code: 'MISSING_SAVES', soal: ['satu'] } }, taken, over);
  it.answer('satu', 'A');
  it.finish();
  await pass(1_000);
  expect([lines(), state().phase, state().sidik, rows.size]).toEqual([['save', 'finish', 'save', 'finish'], 'selesai', 'ABC', 0]);
});

test('whoever has finished changes nothing while nobody knows whether it has ended, and goes on if they would rather', async () => {
  const { it, state, lines } = sitting(taken, {}, {}, { status: 200, body: { data: begun } });
  it.answer('satu', 'A');
  await pass(400);
  it.finish();
  await pass(10);
  it.answer('satu', 'B');
  expect([state().isFinishing, it.isOpen, state().sheet.get('satu')?.value]).toEqual([true, false, 'A']);
  await it.notYet();
  it.answer('satu', 'B');
  expect([state().isFinishing, lines().slice(0, 3), state().sheet.get('satu')?.value]).toEqual([false, ['save', 'finish', 'status'], 'B']);
  it.stop();
});

test('whose answers count is what the server says once it is over, not what came after it and waits for a word', async () => {
  const over = (terjawab: number): Fate => ({ status: 200, body: { data: { ...begun, status: 'selesai', sidik: 'AB', terjawab } } });
  const late: Fate = (one) => ({ ...taken(one), body: { ...taken(one).body, acks: one.input.saves.map((it: { soal: string; epoch: number; seq: number }) => [it.soal, it.epoch, it.seq, 'late']) } });
  const { it, state } = sitting(taken, over(1), late, over(2));
  it.answer('satu', 'A');
  await pass(400);
  it.answer('satu', 'B');
  await it.look();
  await pass(1_000);
  expect([state().phase, state().sheet.get('satu')?.isLate, state().terjawab]).toEqual(['selesai', true, 1]);
  await it.look();
  expect(state().terjawab).toBe(2);
  expect(sitting.with({ begun: { ...begun, status: 'selesai', terjawab: 3 } }).state().terjawab).toBe(3);
});

test('whose session has ended elsewhere is told so although nothing is sent', async () => {
  const { it, state, lines } = sitting({ status: 401, body: { code: 'TOKEN_UNMATCH' } });
  await it.look();
  expect([state().isSignedIn, lines()]).toEqual([false, ['status']]);
});

test('since when it is paused is known from the server, and of no pause but this one', async () => {
  const paused = { deadlineAt: END, lease: 1, isLocked: true, jeda: true, alasan_kunci: 'Listrik padam', isDijelaskan: false };
  const { it, state } = sitting.with({ begun: { ...begun, ...paused, status: 'diblokir', terkunci_sejak: NOW } });
  expect(state().terkunciSejak).toBe(NOW);
  it.standing(paused);
  expect(state().terkunciSejak).toBe(NOW);
  it.standing({ ...paused, isLocked: false, jeda: false, alasan_kunci: null });
  it.standing(paused);
  expect([state().jeda, state().terkunciSejak]).toEqual([true, null]);
});

test('whose finish was not heard is told that it is over when they would rather go on', async () => {
  const { it, state } = sitting({}, { status: 200, body: { data: { ...begun, status: 'selesai', sidik: 'AB' } } });
  it.finish();
  await pass(10);
  await it.notYet();
  expect([state().phase, state().sidik, it.isOpen]).toEqual(['selesai', 'AB', false]);
});

test('an exam that a supervisor opens again says so on the page that has ended it; what was asked before the end does not', async () => {
  const over = { status: 200, body: { data: { ...begun, status: 'selesai', sidik: 'AB' } } };
  const sat = (asked: number): Fate => ({ status: 200, asked, body: { data: begun } });
  const { it, state } = sitting(over, sat(0), sat(Number.POSITIVE_INFINITY), over);
  it.finish();
  await pass(10);
  await it.look();
  expect([state().phase, state().isOpenAgain]).toEqual(['selesai', false]);
  await it.look();
  expect([state().phase, state().isOpenAgain]).toEqual(['selesai', true]);
  await it.look();
  expect([state().phase, state().isOpenAgain]).toEqual(['selesai', false]);
});

describe('a page that is open still of an attempt that was voided', () => {
  const voided: Fate = { status: 409, body: { code: 'ATTEMPT_VOIDED' } };
  const ends: [string, Fate[], (it: Sitting) => unknown][] = [
    ['saves', [voided], (it) => it.answer('satu', 'A')],
    ['is handed in', [voided], (it) => it.finish()],
    ['hands in by ticket', [{ status: 401, body: { code: 'TOKEN_UNMATCH' } }, voided], (it) => it.answer('satu', 'A')],
    ['looks before the next has begun', [{ status: 200, body: { data: { ...begun, status: 'belum_mulai', lease: 0, deadlineAt: null } } }], (it) => it.look()],
    ['looks when it has', [{ status: 200, body: { data: { ...begun, ke: 2 } } }], (it) => it.look()],
    ['tells that it was left', [{ status: 200, body: { data: { ...begun, ke: 2 } } }], (it) => it.telling.absent(9)],
    ['is refused the takeover', [voided], (it) => it.takeOver()],
    ['waits for leave', [{ status: 409, body: { code: 'DEVICE_NOT_ALLOWED' } }, { status: 200, body: { data: { ...begun, ke: 2, izin: 'diizinkan' } } }], (it) => { it.standing({ deadlineAt: END, lease: 2, isLocked: false }); return it.takeOver(); }],
    ['is taken over', [{ status: 200, body: { data: { ...begun, ke: 2, simpanan: {} } } }], (it) => it.takeOver()],
  ];

  test.each(ends)('says so where it %s, and sends nothing into the next', async (_, fates, act) => {
    const { it, state, asked } = sitting(...fates);
    act(it);
    await pass(5_000);
    const before = asked.length;
    it.answer('dua', 'B');
    it.finish();
    it.standing({ deadlineAt: END, lease: 1, isLocked: false });
    await pass(60_000);
    expect([state().phase, state().sheet.has('dua'), asked.length]).toEqual(['diulang', false, before]);
  });

  test('names its attempt with all that it sends', async () => {
    const { it, asked } = sitting(taken, {}, { status: 200, body: { data: { ...begun, status: 'selesai' } } });
    it.answer('satu', 'A');
    await pass(400);
    await it.telling.absent(4);
    it.finish();
    await pass(400);
    expect(asked.map(({ line, input }) => [line, input.ke])).toEqual([['save', 1], ['tell', 1], ['finish', 1]]);
  });
});

test('a device that was left for another one says nothing of its window', async () => {
  const { it, asked } = sitting();
  it.standing({ deadlineAt: END, lease: 2, isLocked: false });
  expect([await it.telling.absent(9), asked.length]).toEqual([false, 0]);
});

test('a page that was left says nothing over what the next one has written', async () => {
  let answer = (_: Partial<Heard>) => {};
  const late = new Promise<Partial<Heard>>((resolve) => (answer = resolve));
  const clock = new ExamClock();
  clock.told(NOW, performance.now(), performance.now());
  const rows = new Map<string, Held>();
  const first = new Sitting('ujian', 'hp', { provisions: begun, sheet: new Map(), clock }, place('tahan', rows), async () => ({ status: 0, body: {}, asked: 0, heard: 0, retryAfter: null, ...(await late) }));
  first.answer('satu', 'A');
  await pass(301);
  const held = rows.get('satu') as Held;
  first.stop();
  rows.set('satu', { ...held, seq: held.seq + 1, value: 'B' });
  answer({ status: 200, body: { acks: [['satu', 1, held.seq, 'applied']], serverTime: NOW, deadlineAt: END, lease: 1 } });
  await pass(1_000);
  expect(rows.get('satu')?.value).toBe('B');
});

test('a place that fails gives way to the next, which gets everything', async () => {
  const second = new Map<string, Held>();
  const journal = await enduring('ujian', [async () => Promise.reject(new Error('private window')), async () => place('tahan', new Map(), 1), async () => place('biasa', second)]);
  const held = (value: string): Held => ({ epoch: 1, seq: 1, value, ragu: false, mono: 0, isKept: false, isSaved: false });
  const all: [string, Held][] = [['satu', held('A')]];
  await journal.write(all);
  expect(journal.kind).toBe('tahan');
  all.push(['dua', held('B')]);
  await journal.write([['dua', held('B')]], () => all);
  expect([journal.kind, [...second.keys()].sort()]).toEqual(['biasa', ['dua', 'satu']]);
  const memory = await enduring('ujian', []);
  await memory.write(all);
  expect(memory.kind).toBe('sementara');
});

test('the clock is the server’s, by the shortest way there and back', () => {
  let passed = 1_000;
  const clock = new ExamClock(() => passed);
  clock.told(NOW, 800, 1_000);
  expect(clock.left(END)).toBe(3_600_000 - 100);
  clock.told('2026-11-30T01:30:00.000Z', -4_000, 1_000);
  expect(clock.left(END)).toBe(3_600_000 - 100);
  passed += 1_000;
  expect(clock.left(END)).toBe(3_600_000 - 1_100);
  clock.doubt();
  clock.told('2026-11-30T02:30:00.000Z', -4_000, 2_000);
  expect(clock.left(END)).toBe(0);
});

test('the supervisor sees where somebody is and what waits, with each save and else now and then', async () => {
  const { it, asked } = sitting(taken, { status: 200, body: { data: begun } }, {});
  Object.assign(it.telling.fakta, { soal_ke: 2, baterai: 14 });
  it.answer('satu', 'C');
  await pass(300);
  expect(asked.map(({ line, input }) => [line, input.fakta])).toEqual([['save', { soal_ke: 2, baterai: 14, menunggu: 0 }]]);
  await it.telling.facts();
  expect(asked).toHaveLength(1);
  it.telling.fakta.soal_ke = 3;
  await it.telling.facts();
  await it.telling.facts();
  expect(asked.slice(1).map(({ line, input }) => [line, input.fakta.soal_ke])).toEqual([['tell', 3]]);
});

test('a pause stops the answers, and the time that its end gives back is no gift', async () => {
  const { it, state } = sitting();
  it.standing({ deadlineAt: END, lease: 1, isLocked: true, jeda: true, alasan_kunci: 'Listrik padam', isDijelaskan: false });
  expect([state().phase, state().jeda, state().alasanKunci, it.isOpen]).toEqual(['terkunci', true, 'Listrik padam', false]);
  it.standing({ deadlineAt: '2026-11-30T02:07:00.000Z', lease: 1, isLocked: false, jeda: false, alasan_kunci: null, isDijelaskan: false });
  expect([state().phase, state().tambahan, state().deadlineAt]).toEqual(['mengerjakan', 0, '2026-11-30T02:07:00.000Z']);
  it.standing({ deadlineAt: '2026-11-30T02:12:00.000Z', lease: 1, isLocked: false, pesan: 'Tetap tenang', pesan_pada: NOW });
  expect([state().tambahan, state().pesan, state().jeda]).toEqual([5, { teks: 'Tetap tenang', pada: NOW }, false]);
});

test('why the window was left is told once', async () => {
  const { it, state, lines } = sitting({ status: 200, body: { data: { ...begun, isLocked: true, isDijelaskan: true } } }, {});
  it.standing({ deadlineAt: END, lease: 1, isLocked: true, jeda: false, alasan_kunci: 'Keluar', isDijelaskan: false });
  expect(await it.telling.explain('Ada telepon')).toBe(true);
  expect([lines(), state().isDijelaskan, state().phase]).toEqual([['tell'], true, 'terkunci']);
  expect(await it.telling.explain('lagi')).toBe(false);
});

test('another device waits until somebody allows it, and goes on by itself', async () => {
  const refused = { status: 409, body: { code: 'DEVICE_NOT_ALLOWED', message: 'Perlu izin' } };
  const status = (izin: string) => ({ status: 200, body: { data: { ...begun, perangkat_ini: false, lease: 2, izin } } });
  const { it, state, lines } = sitting(refused, status('menunggu'), status('diizinkan'), { status: 200, body: { data: { ...begun, lease: 3 } } });
  it.standing({ deadlineAt: END, lease: 2, isLocked: false });
  expect(await it.takeOver()).toBe(false);
  expect(state().izin).toBe('menunggu');
  await pass(6_000);
  expect([state().phase, state().izin, lines()]).toEqual(['mengerjakan', null, ['take', 'status', 'status', 'take']]);
});

test('a device that was refused stops asking', async () => {
  const { it, state, lines } = sitting({ status: 409, body: { code: 'DEVICE_NOT_ALLOWED' } }, { status: 200, body: { data: { ...begun, perangkat_ini: false, lease: 2, izin: 'ditolak' } } });
  it.standing({ deadlineAt: END, lease: 2, isLocked: false });
  await it.takeOver();
  await pass(30_000);
  expect([state().phase, state().izin, lines()]).toEqual(['pindah', 'ditolak', ['take', 'status']]);
});

describe('an exam whose time is up by the device', () => {
  const LATER = '2026-11-30T02:15:00.000Z';
  const stands = (more: object): Fate => ({ status: 200, body: { data: { status: 'mengerjakan', serverTime: NOW, deadlineAt: END, lease: 1, isLocked: false, ...more } } });

  test('goes on where more was given than it could hear of', async () => {
    const { it, state, asked } = sitting(stands({ deadlineAt: LATER }));
    it.timeIsUp();
    expect(state().phase).toBe('menutup');
    await pass(10);
    expect(asked).toMatchObject([{ line: 'finish', input: { waktu_habis: true } }]);
    expect(state()).toMatchObject({ phase: 'mengerjakan', isFinishing: false, deadlineAt: LATER });
    await pass(5_000);
    expect(asked).toHaveLength(1);
    it.answer('satu', 'B');
    await pass(400);
    expect(asked.map(({ line }) => line)).toEqual(['finish', 'save']);
  });

  test('goes on where a save is answered with more', async () => {
    const { it, state, lines } = sitting((asked) => ({ ...taken(asked), body: { ...taken(asked).body, deadlineAt: LATER } }));
    it.answer('satu', 'B');
    it.timeIsUp();
    await pass(2_000);
    expect([state().phase, lines()]).toEqual(['mengerjakan', ['save']]);
  });

  test('ends all the same for whoever has said that it is to end', async () => {
    const { it, state, asked } = sitting({ status: 0 }, stands({ deadlineAt: LATER }), stands({ deadlineAt: LATER, status: 'selesai', sidik: 'AB' }));
    it.finish();
    it.timeIsUp();
    await pass(60_000 * 20);
    expect(asked.map(({ input }) => input.waktu_habis)).toEqual([undefined, undefined, undefined]);
    expect(state()).toMatchObject({ phase: 'selesai', sidik: 'AB' });
  });

  test('ends by the clock for whoever was locked as they wished it to, and let in again', async () => {
    const { it, state, asked } = sitting({ status: 409, body: { code: 'ATTEMPT_LOCKED' } }, stands({ deadlineAt: LATER }));
    it.finish();
    await pass(0);
    expect(state()).toMatchObject({ phase: 'terkunci', isFinishing: false });
    it.standing({ deadlineAt: END, lease: 1, isLocked: false });
    it.timeIsUp();
    await pass(600);
    expect([asked.at(-1)?.input.waktu_habis, state().phase]).toEqual([true, 'mengerjakan']);
  });

  test('ends for whoever is let in again when none is left', async () => {
    const { it, state, lines } = sitting(stands({ status: 'selesai' }));
    it.standing({ deadlineAt: END, lease: 1, isLocked: true });
    it.clock.told('2026-11-30T02:00:01.000Z', performance.now(), performance.now());
    it.standing({ deadlineAt: END, lease: 1, isLocked: false });
    await pass(10);
    expect([lines(), state().phase]).toEqual([['finish'], 'selesai']);
  });

  test('does not ask without end while the server’s clock has moments left', async () => {
    const { it, state, asked } = sitting(stands({ serverTime: '2026-11-30T01:59:58.000Z' }), stands({ status: 'selesai', sidik: 'AB' }));
    it.timeIsUp();
    await pass(400);
    expect([asked.length, state().phase]).toEqual([1, 'menutup']);
    await pass(3_600_000);
    expect([asked.length, state().phase]).toEqual([2, 'selesai']);
  });
});

describe('an attempt that has ended while this device held more', () => {
  const ended: Begun = { ...begun, status: 'selesai' };
  const held = (value: string, more: Partial<Held> = {}): [string, Held] => ['satu', { epoch: 1, seq: 7, value, ragu: false, mono: 0, isKept: true, isSaved: false, ...more }];
  const late: Fate = ({ input }) => ({ status: 200, body: { acks: input.saves.map((it: { soal: string; epoch: number; seq: number }) => [it.soal, it.epoch, it.seq, 'late']), serverTime: NOW, deadlineAt: NOW, lease: 2 } });

  test('hands it in by its ticket for people to decide, says until then that it waits, and keeps nothing afterwards', async () => {
    const { state, asked, rows } = sitting.with({ begun: ended, sheet: [held('C')] }, {}, late);
    expect([state().phase, waiting(state().sheet).length]).toEqual(['selesai', 1]);
    await pass(1);
    expect([state().isReached, waiting(state().sheet).length, rows.size]).toEqual([false, 1, 1]);
    await pass(60_000);
    expect(asked.map(({ line, input }) => [line, input.tiket, input.saves])).toEqual([0, 1].map(() => ['deposit', 'tiket', [{ soal: 'satu', epoch: 1, seq: 7, value: 'C', ragu: false, mono: 0 }]]));
    expect([state().sheet.get('satu'), rows.size]).toMatchObject([{ isSaved: true, isLate: true }, 0]);
  });

  test('goes by the session where the ticket is too old, or there is none', async () => {
    const old = sitting.with({ begun: ended, sheet: [held('C')] }, { status: 410, body: { code: 'TICKET_INVALID', message: 'Tiket lama' } }, late);
    const none = sitting.with({ begun: { ...ended, tiket: null }, sheet: [held('C')] }, late);
    await pass(60_000);
    expect([old.lines(), none.lines(), none.it.hasTicket]).toEqual([['deposit', 'save'], ['save'], false]);
    expect(old.rows.size + none.rows.size).toBe(0);
  });

  test('says why it is not taken, and goes on trying', async () => {
    const { state, asked } = sitting.with({ begun: { ...ended, tiket: null }, sheet: [held('C')] }, ...Array.from({ length: 3 }, () => ({ status: 403, body: { code: 'NOT_AUTHORIZED', message: 'NOT_AUTHORIZED', errors: { peramban: 'Buka dengan peramban ujian' } } })), {});
    await pass(1);
    expect(state().refusal).toBe('Buka dengan peramban ujian');
    await pass(60_000);
    expect([asked.length, state().refusal]).toEqual([5, null]);
  });

  test('keeps what the server takes for no answer', async () => {
    const { rows } = sitting.with({ begun: ended, sheet: [held('C')] }, ({ input }) => ({ status: 200, body: { ...taken({ line: '', input }).body, acks: [['satu', 1, 7, 'rejected']] } }));
    await pass(60_000);
    expect(rows.get('satu')).toMatchObject({ value: 'C', isRefused: true });
  });

  test('asks nothing where the server has it all, and forgets it', async () => {
    const { asked, rows } = sitting.with({ begun: ended, sheet: [held('C', { isSaved: true })] });
    await pass(60_000);
    expect([asked.length, rows.size]).toEqual([0, 0]);
  });
});

describe('a window that was left', () => {
  const stands: Fate = { status: 200, body: { data: begun } };
  const told = (asked: readonly Asked[]) => asked.map(({ line, input }) => [line, input.fokus_hilang]);

  test('is told of when it is there again, and in the journal meanwhile', async () => {
    const { it, asked, kept } = sitting(stands);
    it.telling.left();
    expect(kept).toEqual([{ ditinggal: Date.parse(NOW) }]);
    await pass(9_000);
    it.telling.left();
    await it.telling.back();
    await it.telling.back();
    expect([told(asked), kept.slice(1)]).toEqual([[['tell', 9]], [{ ditinggal: null }]]);
  });

  test('is told of by the page that is opened after it was closed, once', async () => {
    const { it, asked, kept } = sitting.with({ ditinggal: Date.parse(NOW) - 40_000 }, stands);
    await it.telling.back();
    await it.telling.back();
    expect([told(asked), kept]).toEqual([[['tell', 40]], [{ ditinggal: null }]]);
  });

  test('is said to whoever is back, where the exam reminds of it, until they have read it', async () => {
    const { it, state } = sitting.with({ ditinggal: Date.parse(NOW) - 40_000, isReminded: true }, stands, stands);
    await it.telling.back();
    expect(state().pergi).toBe(40);
    it.reminded();
    it.telling.left();
    await pass(2_000);
    await it.telling.back();
    expect(state().pergi).toBeNull();
    const noted = sitting.with({ ditinggal: Date.parse(NOW) - 40_000 }, stands);
    await noted.it.telling.back();
    expect(noted.state().pergi).toBeNull();
  });

  test('for a moment only is nobody’s business', async () => {
    const { it, asked, kept } = sitting.with({ ditinggal: Date.parse(NOW) - 2_000 });
    await it.telling.back();
    expect([asked, kept]).toEqual([[], [{ ditinggal: null }]]);
  });

  test('of a device that was left for another, or of an attempt that is over, is not noted', async () => {
    const { it, kept } = sitting({ status: 200, body: { data: { ...begun, status: 'selesai' } } });
    it.standing({ deadlineAt: END, lease: 2, isLocked: false });
    it.telling.left();
    const over = sitting();
    over.it.telling.left();
    over.it.standing({ deadlineAt: END, lease: 1, isLocked: false, status: 'selesai' });
    await over.it.telling.back();
    expect([kept, over.kept.length]).toEqual([[], 1]);
  });
});
