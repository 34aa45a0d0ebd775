import { words as analysisWords } from '#client/exam/marking/analysis.words';
import { type Cell, cellQueue, type Essay, keyOf, type Outcome, phrasesOf, standing } from '#client/exam/marking/cells';
import { minutesOf } from '#client/exam/marking/duration';
import { landingOf, moveOf, nextPerson, nextQuestion } from '#client/exam/marking/moves';
import { byClass, type Head, isExamOver, peopleBehind, type Row, standingOf, statusOf, tenthName, waitsFor } from '#client/exam/marking/standing';
import { gravestFirst, type Item, reliabilityOf, verdictsOf } from '#client/exam/marking/verdict';

const row = (id: string, more: Partial<Row> = {}): Row => ({
  id_peserta: id, id_murid: id, nama: id, nis: null, id_kelas_tahun_ajaran: 'A', kelas: '7A', kursi: 1, ke: 1, status: 'selesai', mulai: null, selesai: null, lama: null, terjawab: 0, jumlah_soal: 5,
  nilai: null, sementara: null, belum_dinilai: 0, peringkat: null, dinilai_pada: null, per_tipe: [], butir: [], ...more,
});
const ROWS = [row('ani', { nilai: 100, lama: 60 }), row('beni', { nilai: 89.99, id_kelas_tahun_ajaran: 'B' }), row('citra', { belum_dinilai: 2, sementara: 40 }), row('dedi', { status: 'belum_mulai' })];

test('the figures of an exam are those of its people', () => {
  expect(standingOf(ROWS)).toMatchObject({ peserta: 4, selesai: 3, belum: 1, esai: 2, bernilai: 2, rata_rata: 95, tertinggi: 100, terendah: 89.99, lama: 60, sebaran: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1] });
  expect((['selesai', 'belum', 'esai', 'bernilai', '8', '9'] as const).map((it) => peopleBehind(ROWS, it).map(({ nama }) => nama))).toEqual([['ani', 'beni', 'citra'], ['dedi'], ['citra'], ['ani', 'beni'], ['beni'], ['ani']]);
  expect(standingOf([])).toMatchObject({ peserta: 0, rata_rata: null, tertinggi: null, terendah: null, lama: null });
  expect([0, 8, 9].map(tenthName)).toEqual(['0–9', '80–89', '90–100']);
  expect(byClass(ROWS, [{ id_kelas_tahun_ajaran: 'A', kelas: '7A' }, { id_kelas_tahun_ajaran: 'B', kelas: '7B' }])).toMatchObject([{ kelas: '7A', peserta: 3, rata_rata: 100 }, { kelas: '7B', peserta: 1, rata_rata: 89.99 }]);
});

test('whoever has not begun did not come once nobody may begin any more', () => {
  const tutup = '2026-11-30T02:00:00.000Z';
  const over = (minutes: number, more: object = {}) => isExamOver({ tutup, kemajuan: { isFinal: false, mengerjakan: 0, ...more } } as Head, Date.parse(tutup) + minutes * 60_000);
  expect([over(-1), over(0), over(1, { mengerjakan: 1 }), over(-1, { isFinal: true })]).toEqual([false, true, false, true]);
  expect([statusOf({ status: 'belum_mulai' }, false), statusOf({ status: 'belum_mulai' }, true), statusOf({ status: 'selesai' }, true)]).toEqual(['belum_mulai', 'tidak_hadir', 'selesai']);
});

test('the time that somebody took is a number of minutes in a sheet', () => {
  expect([minutesOf({ lama: 1_630 }), minutesOf({ lama: 0 }), minutesOf({ lama: null })]).toEqual([27.17, 0, null]);
});

test('marking waits for whoever sits it, may still begin, or is not read', () => {
  const done = { peserta: 4, mengerjakan: 0, selesai: 3, dinilai: 3, belum_dinilai: 0, terlambat: 0, isFinal: false, final_pada: null, koreksi: null };
  expect(waitsFor(done, false)).toEqual([]);
  expect(waitsFor(done, true)).toEqual([{ what: 'unbegun', count: 1 }]);
  expect(waitsFor({ ...done, mengerjakan: 1, dinilai: 1, belum_dinilai: 5, terlambat: 2, koreksi: { dinilai: 1, dari: 3 } }, true)).toEqual([{ what: 'sitting', count: 1 }, { what: 'late', count: 2 }, { what: 'essays', count: 5 }, { what: 'correction', count: 2 }]);
});

const item = (more: Partial<Item> = {}): Item => ({ id_soal: 'x', nomor: 1, tipe: 'Multiple Choice', ringkasan: '', bobot: 20, belum_dinilai: 0, is_dihapus: false, isForAll: false, kesukaran: 0.6, simpangan: 1, daya_beda: 40, efisiensi: 50, bobot_efektif: 20, daya_pembeda: 0.4, pengecoh: [], ...more });
const option = (opsi: string, dipilih: number, atas: number, bawah: number, is_kunci = false) => ({ opsi, dipilih, atas, bawah, is_kunci, berfungsi: is_kunci ? null : bawah > atas });

describe('what is said of a question', () => {
  const said = (more: Partial<Item>, peserta = 30) => verdictsOf(item(more), peserta).map(({ say, opsi }) => (opsi ? `${say} ${opsi}` : say));
  test.each<[string[], Partial<Item>]>([
    [['fine'], {}], [['tooEasy'], { kesukaran: 0.95, daya_pembeda: 0.1 }], [['tooHard', 'flat'], { kesukaran: 0.1, daya_pembeda: 0.05 }], [['flat'], { daya_pembeda: 0.1 }],
    [['reversed'], { daya_beda: -12, daya_pembeda: -0.1 }], [['removed'], { is_dihapus: true, daya_beda: -50 }], [['unread'], { belum_dinilai: 3 }], [['forAll'], { isForAll: true, kesukaran: 1, pengecoh: [option('A', 1, 1, 0), option('B', 0, 0, 0, true)] }], [['tooFew'], { kesukaran: null }],
    [['nobodyChose C, D'], { pengecoh: [option('A', 20, 8, 3, true), option('B', 10, 1, 5), option('C', 0, 0, 0), option('D', 0, 0, 0)] }],
    [['keyDoubtful B', 'reversed'], { daya_beda: -30, pengecoh: [option('A', 12, 1, 6, true), option('B', 18, 7, 2)] }],
  ])('%j', (expected, more) => expect(said(more)).toEqual(expected));

  test('under ten people nothing but that; options of several right ones are not held against the key', () => {
    expect(said({ daya_beda: -30 }, 9)).toEqual(['tooFew']);
    expect(said({ tipe: 'Pilihan Ganda Kompleks', pengecoh: [option('A', 12, 1, 6, true), option('B', 18, 7, 2)] })).toEqual(['fine']);
  });

  test('the gravest stand first, equals in the order of the exam', () => {
    const items = [item({ nomor: 1 }), item({ nomor: 2, kesukaran: 0.95 }), item({ nomor: 3, daya_beda: -5 }), item({ nomor: 4, kesukaran: 0.95 })];
    expect(gravestFirst(items, 30).map(({ nomor }) => nomor)).toEqual([3, 2, 4, 1]);
  });

  test('a test is as reliable as its alpha says, of enough people', () => {
    const of = (alpha: number | null, peserta = 30) => reliabilityOf({ alpha, peserta } as Parameters<typeof reliabilityOf>[0]).say;
    expect([of(90), of(85), of(70), of(50), of(49.9), of(-20), of(null), of(90, 9)]).toEqual(['high', 'high', 'good', 'fair', 'low', 'low', 'unknown', 'unknown']);
  });
});

describe('the keyboard among essays', () => {
  const pressed = (key: string, more: object = {}) => ({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });
  test('leads on from a score, and writes in a remark', () => {
    expect(moveOf(pressed('Enter'), false)).toEqual({ to: 'person', by: 1 });
    expect(moveOf(pressed('Enter', { shiftKey: true }), false)).toEqual({ to: 'person', by: -1 });
    expect(moveOf(pressed('ArrowUp'), false)).toEqual({ to: 'person', by: -1 });
    expect(moveOf(pressed('PageDown'), true)).toEqual({ to: 'question', by: 1 });
    expect([moveOf(pressed('Enter'), true), moveOf(pressed('ArrowDown'), true), moveOf(pressed('7'), false), moveOf(pressed('Enter', { altKey: true }), false)]).toEqual([undefined, undefined, undefined, undefined]);
    expect(moveOf(pressed('Enter', { ctrlKey: true }), true)).toEqual({ to: 'person', by: 1 });
    expect(moveOf(pressed('Enter', { ctrlKey: true, shiftKey: true }), true)).toEqual({ to: 'unread' });
  });
  const people = [{ id_peserta: 'a', isRead: false }, { id_peserta: 'b', isRead: true }, { id_peserta: 'c', isRead: false }];
  test('ends at both ends of a page and goes on with the next, goes round to whoever is not read', () => {
    expect([nextPerson(people, 'a', { to: 'person', by: 1 }), nextPerson(people, 'a', { to: 'person', by: -1 }), nextPerson(people, 'c', { to: 'person', by: 1 })]).toEqual(['b', undefined, undefined]);
    expect([landingOf({ to: 'person', by: 1 }, 1, 2), landingOf({ to: 'person', by: 1 }, 2, 2), landingOf({ to: 'person', by: -1 }, 2, 2), landingOf({ to: 'person', by: -1 }, 1, 2)]).toEqual([{ page: 2, who: 'first' }, undefined, { page: 1, who: 'last' }, undefined]);
    expect([landingOf({ to: 'unread' }, 1, 2), landingOf({ to: 'unread' }, 2, 2), landingOf({ to: 'unread' }, 1, 1)]).toEqual([{ page: 2, who: 'unread' }, { page: 1, who: 'unread' }, undefined]);
    expect([nextPerson(people, 'a', { to: 'unread' }), nextPerson(people, 'c', { to: 'unread' }), nextPerson(people, undefined, { to: 'unread' })]).toEqual(['c', 'a', 'a']);
    expect(nextPerson(people.map((it) => ({ ...it, isRead: true })), 'a', { to: 'unread' })).toBeUndefined();
    expect([nextQuestion([1, 2, 3], 1, 1), nextQuestion([1, 2, 3], 1, -1), nextQuestion([1, 2, 3], 3, 1)]).toEqual([2, 1, 3]);
  });
});

const essay = (more: Partial<Essay> = {}): Essay => ({ id_peserta: 'ani', id_murid: 'ani', nama: 'Ani', nis: null, id_kelas_tahun_ajaran: 'A', kelas: '7A', id_soal: 's', nomor: 5, jawaban: 'x', skor: null, skor_maksimal: 10, rubrik: [], catatan: null, oleh: null, pada: null, ...more });
const given = (skor: number, catatan = '') => ({ id_peserta: 'ani', id_soal: 's', skor, rubrik: [], catatan, sebelum: { skor: null, rubrik: [], catatan: '' } });
const told = (hasil: string, skor: number | null, oleh: string | null = 'budi') => ({ id_peserta: 'ani', id_murid: 'ani', id_soal: 's', hasil, skor, rubrik: [], catatan: '', oleh: oleh ? { id: oleh, nama: oleh } : null, pada: '2026-11-23T02:00:00.000Z' });

describe('cells on their way', () => {
  function queueWith(...outcomes: Outcome[]) {
    const sent: Cell[][] = [];
    const queue = cellQueue(async (cells) => {
      sent.push([...cells]);
      return outcomes.shift() ?? { why: 'NO_OUTCOME' };
    }, 'budi');
    return { queue, sent, cell: () => queue.cells.get()[keyOf(given(0))] };
  }
  const settled = () => new Promise((done) => setTimeout(done));

  test('are saved, each by its own answer', async () => {
    const { queue, cell } = queueWith({ told: [told('ok', 7)] });
    queue.give(given(7));
    expect(cell()?.state).toBe('sending');
    await settled();
    expect(cell()).toMatchObject({ state: 'saved', skor: 7 });
    expect(standing(essay(), cell())).toMatchObject({ skor: 7 });
    expect(standing(essay({ skor: 5, pada: '2026-11-23T03:00:00.000Z' }), cell())).toMatchObject({ skor: 5 });
  });

  test('wait for the network and go when it is back', async () => {
    const { queue, sent, cell } = queueWith('waiting', { told: [told('ok', 7)] });
    queue.give(given(7));
    await settled();
    expect(cell()?.state).toBe('waiting');
    await queue.drain();
    expect(cell()?.state).toBe('saved');
    expect(sent).toHaveLength(2);
  });

  test('are refused for who was first, and given over them by whoever insists', async () => {
    const { queue, sent, cell } = queueWith({ told: [told('CONFLICT', 5, 'sari')] }, { told: [told('ok', 7)] });
    queue.give(given(7));
    await settled();
    expect(cell()).toMatchObject({ state: 'refused', why: 'CONFLICT', told: { skor: 5, oleh: { nama: 'sari' } } });
    queue.insist(cell() as Cell);
    await settled();
    expect(sent[1]).toMatchObject([{ skor: 7, sebelum: { skor: 5 } }]);
    expect(cell()?.state).toBe('saved');
  });

  test('after one that is none, what is given next is given over what stood there before', async () => {
    const { queue, sent, cell } = queueWith({ told: [told('TOO_HIGH', null, null)] }, { told: [told('ok', 9)] });
    queue.give(given(95));
    await settled();
    expect(cell()).toMatchObject({ state: 'refused', why: 'TOO_HIGH' });
    queue.give({ ...given(9), sebelum: { skor: 95, rubrik: [], catatan: '' } });
    await settled();
    expect(sent[1]).toMatchObject([{ skor: 9, sebelum: { skor: null } }]);
    expect(cell()?.state).toBe('saved');
  });

  test('so is what was given before that was heard of', async () => {
    const { queue, sent, cell } = queueWith({ told: [told('TOO_HIGH', null, null)] }, { told: [told('ok', 9)] });
    queue.give(given(95));
    queue.give(given(9));
    await settled();
    expect(sent[1]).toMatchObject([{ skor: 9, sebelum: { skor: null } }]);
    expect(cell()?.state).toBe('saved');
  });

  test('what I gave myself without hearing of it is no conflict', async () => {
    const { queue, sent, cell } = queueWith('waiting', { told: [told('CONFLICT', 7)] }, { told: [told('ok', 8)] });
    queue.give(given(7));
    await settled();
    queue.give(given(8));
    await settled();
    expect(sent.at(-1)).toMatchObject([{ skor: 8, sebelum: { skor: 7 } }]);
    expect(cell()).toMatchObject({ state: 'saved', skor: 8 });
  });

  test('what I gave on another page is not written over unseen', async () => {
    const { queue, sent, cell } = queueWith({ told: [told('CONFLICT', 6)] });
    queue.give(given(8));
    await settled();
    expect(sent).toHaveLength(1);
    expect(cell()).toMatchObject({ state: 'refused', why: 'CONFLICT', told: { skor: 6 } });
  });

  test('what is given while another is under way follows it, upon what that made of it', async () => {
    const { queue, sent, cell } = queueWith({ told: [told('ok', 7)] }, { told: [told('ok', 9)] });
    queue.give(given(7));
    queue.give(given(9));
    await settled();
    expect(sent.map(([it]) => [it?.skor, it?.sebelum.skor])).toEqual([[7, null], [9, 7]]);
    expect(cell()).toMatchObject({ state: 'saved', skor: 9 });
    queue.drop(given(0));
    expect(cell()).toBeUndefined();
  });
});

test('remarks that were made before, the most frequent first', () => {
  expect(phrasesOf([{ catatan: 'Runtut' }, { catatan: ' ' }, { catatan: 'Kurang contoh' }, { catatan: 'Kurang contoh ' }, { catatan: null }])).toEqual(['Kurang contoh', 'Runtut']);
});

test('how the analysis is worked out is said in the language of whoever reads it: nothing of the answer stands in the sentence', () => {
  for (const said of [analysisWords.id.methodsAbout, analysisWords.en.methodsAbout]) expect(said).not.toContain('{{');
});
