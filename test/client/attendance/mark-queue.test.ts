import { type Attendance, NOTHING_HANDED_IN, type StatusKehadiran } from '#contract/attendance/attendance';
import { type Mark, markFor, markQueue, type Outcome, type Wish } from '#client/attendance/mark-queue';

const row = (it: Partial<Attendance> = {}): Attendance => ({
  id: 'a', id_sesi: 's', id_murid: 'm1', nama: null, nis: null, status_kehadiran: null, notes: null, diubah: null, id_izin: null, ...NOTHING_HANDED_IN, ...it,
});
const wish = (key: string, status_kehadiran: StatusKehadiran | null, id_murid = 'm1', all = false): Wish =>
  ({ key, id_sesi: 's', targets: [{ id_murid, diubah: null }], status_kehadiran, all });
const settle = () => new Promise((done) => setImmediate(done));

/** A server that answers when told to. */
function server() {
  const calls: { mark: Mark; answer: (outcome: Outcome) => void }[] = [];
  const device = new Map<string, Mark>();
  const keeping = { put: (mark: Mark) => void device.set(mark.key, mark), drop: (key: string) => void device.delete(key) };
  const queue = markQueue((mark) => new Promise((answer) => calls.push({ mark, answer })), keeping);
  const answer = async (outcome: Outcome) => {
    calls.at(-1)?.answer(outcome);
    await settle();
  };
  return { ...queue, answer, kept: () => [...device.values()].map(({ key, state }) => `${key} ${state}`), sent: () => calls.map(({ mark }) => mark.key) };
}

describe('the queue of marks', () => {
  it('sends one mark after the other', async () => {
    const it = server();
    it.add(wish('1', 'Hadir'));
    it.add(wish('2', 'Sakit', 'm2'));
    expect(it.sent()).toEqual(['1']);
    await it.answer({ state: 'answered' });
    expect(it.sent()).toEqual(['1', '2']);
  });

  it('keeps a mark that did not reach the server and sends it again under the same key', async () => {
    const it = server();
    it.add(wish('1', 'Hadir'));
    it.add(wish('2', 'Izin', 'm2'));
    await it.answer({ state: 'waiting' });
    expect(it.marks.get().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    void it.drain();
    await it.answer({ state: 'answered' });
    await it.answer({ state: 'answered' });
    expect(it.sent()).toEqual(['1', '1', '2']);
  });

  it('sends only the last of several choices made meanwhile, after the one on its way', async () => {
    const it = server();
    it.add(wish('1', 'Hadir'));
    it.add(wish('2', 'Sakit'));
    it.add(wish('3', 'Izin'));
    await it.answer({ state: 'answered' });
    expect(it.sent()).toEqual(['1', '3']);
  });

  it('tells why a mark was refused and goes on with the next', async () => {
    const it = server();
    it.add(wish('1', 'Hadir'));
    it.add(wish('2', 'Sakit', 'm2'));
    await it.answer({ state: 'refused', alasan: 'Rapor sudah diterbitkan' });
    expect(markFor(it.marks.get(), row())).toMatchObject({ state: 'refused', alasan: 'Rapor sudah diterbitkan' });
    expect(it.sent()).toEqual(['1', '2']);
  });
});

describe('what was seen goes along', () => {
  const seeing = (key: string, dari: StatusKehadiran | null, to: StatusKehadiran | null) => ({ ...wish(key, to), dari });
  const dari = (it: ReturnType<typeof server>) => it.marks.get().map((mark) => [mark.key, mark.dari]);

  it('with a choice that takes the place of one that never left', async () => {
    const it = server();
    it.add(wish('1', 'Hadir', 'm2'));
    it.add(seeing('2', null, 'Hadir'));
    it.add(seeing('3', 'Hadir', 'Sakit'));
    expect(dari(it)).toEqual([['1', undefined], ['3', null]]);
  });

  it('but one that may have arrived is sent to its end first, under its own key', async () => {
    const it = server();
    it.add(seeing('1', null, 'Hadir'));
    await it.answer({ state: 'waiting' });
    it.add(seeing('2', 'Hadir', 'Sakit'));
    expect(dari(it)).toEqual([['1', null], ['2', 'Hadir']]);
    await it.answer({ state: 'answered' });
    await it.answer({ state: 'answered' });
    expect(it.sent()).toEqual(['1', '1', '2']);
  });
});

describe('what was refused', () => {
  it('is given up, on the device, too', async () => {
    const it = server();
    it.add(wish('1', 'Hadir', 'm1', true));
    await it.answer({ state: 'refused', alasan: 'x' });
    it.drop({ key: '1' });
    expect([it.marks.get(), it.kept()]).toEqual([[], []]);
  });

  it('is sent anew under another key, with what is seen now', async () => {
    const it = server();
    it.add({ ...wish('1', 'Hadir'), dari: null });
    await it.answer({ state: 'refused', alasan: 'Sementara itu sudah tercatat Sakit' });
    it.again(it.marks.get()[0] as Mark, { dari: 'Sakit' });
    expect(it.marks.get()).toMatchObject([{ status_kehadiran: 'Hadir', dari: 'Sakit', state: 'sending' }]);
    expect(it.sent()[1]).not.toBe('1');
    await it.answer({ state: 'answered' });
    expect(it.kept()).toEqual([]);
  });

  it('is not given up while it is on its way', () => {
    const it = server();
    it.add(wish('1', 'Hadir'));
    it.drop({ key: '1' });
    expect(it.marks.get()).toHaveLength(1);
  });
});

describe('what is kept on the device', () => {
  it('is every mark until the server has answered it, and of several choices the last', async () => {
    const it = server();
    it.add(wish('1', 'Hadir'));
    it.add(wish('2', 'Sakit'));
    it.add(wish('3', 'Izin'));
    expect(it.kept()).toEqual(['1 queued', '3 queued']);
    await it.answer({ state: 'answered' });
    await it.answer({ state: 'waiting' });
    expect(it.kept()).toEqual(['3 queued']);
  });

  it('is what was refused, too, until something else is chosen: nothing is lost without a word', async () => {
    const it = server();
    it.add(wish('1', 'Hadir'));
    await it.answer({ state: 'refused', alasan: 'x' });
    expect(it.kept()).toEqual(['1 refused']);
    it.add(wish('2', 'Sakit'));
    expect(it.kept()).toEqual(['2 queued']);
  });

  it('goes on where an earlier page stopped, under the same keys, before what was chosen since', async () => {
    const it = server();
    it.resume([{ ...wish('1', 'Hadir'), state: 'sending' }, { ...wish('2', 'Sakit', 'm2'), state: 'refused', alasan: 'x' }, { ...wish('3', 'Izin', 'm3'), state: 'queued' }]);
    it.add(wish('4', 'Alpa', 'm4'));
    for (let i = 0; i < 3; i++) await it.answer({ state: 'answered' });
    expect(it.sent()).toEqual(['1', '3', '4']);
    expect(it.marks.get().map(({ key, state }) => `${key} ${state}`)).toEqual(['1 answered', '2 refused', '3 answered', '4 answered']);
  });
});

describe('what a row shows', () => {
  const marked = (state: Mark['state'], status: StatusKehadiran | null = 'Sakit'): Mark[] => [{ ...wish('1', status), state }];

  it('is the mark until the server has answered', () => {
    expect(markFor(marked('sending'), row())).toMatchObject({ key: '1' });
    expect(markFor(marked('waiting'), row({ status_kehadiran: 'Hadir', diubah: 'x' }))).toMatchObject({ key: '1' });
  });

  it('is the mark until the answered row arrives, so that nothing flickers', () => {
    expect(markFor(marked('answered'), row())).toMatchObject({ key: '1' });
    expect(markFor(marked('answered'), row({ status_kehadiran: 'Sakit', diubah: 'x' }))).toBeUndefined();
  });

  it('is the row as soon as it moved, also when a colleague chose otherwise', () => {
    expect(markFor(marked('answered'), row({ status_kehadiran: 'Alpa', diubah: 'x' }))).toBeUndefined();
  });

  it('is the newest mark, though an older one was answered after it had waited', () => {
    const both: Mark[] = [{ ...wish('1', 'Sakit'), state: 'answered' }, { ...wish('2', 'Izin'), state: 'answered' }];
    expect(markFor(both, row({ status_kehadiran: 'Izin' }))).toBeUndefined();
    expect(markFor([{ ...wish('1', 'Sakit'), state: 'refused' }, ...both.slice(1)], row({ status_kehadiran: 'Izin' }))).toMatchObject({ key: '1', state: 'refused' });
  });

  it('is nobody else\'s mark', () => {
    expect(markFor(marked('sending'), row({ id_murid: 'm2' }))).toBeUndefined();
    expect(markFor(marked('sending'), row({ id_sesi: 'other' }))).toBeUndefined();
  });
});
