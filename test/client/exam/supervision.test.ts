import { actsOf, actsOfMany, undoOf } from '#client/exam/supervision/acts';
import { actsIn, type Happening } from '#client/exam/supervision/event-line';
import { barsOf, halfOf } from '#client/exam/supervision/histogram';
import { clockOf } from '#client/exam/supervision/lasting';
import { latelyOf } from '#client/exam/supervision/lately';
import { minutesOf } from '#client/exam/supervision/minutes';
import { cleared, laned, needsOf } from '#client/exam/supervision/needs';
import type { Row } from '#client/exam/supervision/row';
import { countsOf, DIAM_MS, isIncident, seatOf } from '#client/exam/supervision/seat';
import { endOf, isRoomOver, peopleOf, standingOf } from '#client/exam/supervision/standing';
import { wordsOf } from '#client/kit/words';

const AT = '2026-11-30T01:30:00.000Z';
const now = Date.parse(AT);
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const fresh: Row = {
  id_peserta: '', id_murid: '', kursi: 0, nama: '', nis: null, kelas: '7A', ke: 1, status_kehadiran: null, status: 'belum_mulai', mulai: null, tenggat: null, tambahan: 0, selesai: null, oleh: null, terjawab: 0, ragu: 0, terakhir_tersimpan: null, terlambat: 0, terlambat_pada: null,
  isLocked: false, jeda: false, terkunci_sejak: null, dilanjutkan: null, alasan_kunci: null, perangkat: null, kesiapan: null, perangkat_lain: null, fokus: 0, fokus_detik: 0, penjelasan: null, terputus_sejak: null, terputus_kali: 0, terputus_terlama: 0, pesan: null, kejadian: 0,
};
const seat = (kursi: number, more: Partial<Row> = {}): Row => ({ ...fresh, id_peserta: `p${kursi}`, id_murid: `m${kursi}`, nama: `Murid ${kursi}`, kursi, ...more });
const working = (kursi: number, more: Partial<Row> = {}) => seat(kursi, { status: 'mengerjakan', mulai: ago(60), tenggat: '2026-11-30T02:00:00.000Z', terakhir_tersimpan: ago(1), ...more });

const ROOM: Row[] = [
  working(1, { terjawab: 30 }), working(2, { isLocked: true, terkunci_sejak: ago(5), terjawab: 21 }), working(3, { perangkat_lain: { perangkat: 'hp', sejak: ago(4) }, terjawab: 26 }), working(4, { terputus_sejak: ago(2), terjawab: 24, terputus_kali: 2, terputus_terlama: 142 }),
  working(5, { terakhir_tersimpan: ago(7), terjawab: 22 }), working(6, { selesai: ago(3), oleh: 'murid', terjawab: 40 }), working(7, { selesai: ago(3), oleh: 'pengawas', terlambat: 2, terlambat_pada: ago(3), terjawab: 12 }), seat(8, { status_kehadiran: 'Sakit' }), seat(9), working(10, { isLocked: true, jeda: true, terkunci_sejak: ago(1), tenggat: '2026-11-30T02:10:00.000Z' }),
];
const states = () => ROOM.map((it) => seatOf(it, now));

test('a seat says the worst that is true of it', () => {
  expect(states()).toEqual(['mengerjakan', 'terkunci', 'perangkat', 'terputus', 'diam', 'selesai', 'dipaksa', 'tidak_hadir', 'belum', 'dijeda']);
  const [first] = ROOM as [Row];
  expect(seatOf({ ...first, terakhir_tersimpan: null, mulai: new Date(now - DIAM_MS).toISOString() }, now)).toBe('diam');
  expect(seatOf({ ...first, isLocked: true, terputus_sejak: ago(1) }, now)).toBe('terkunci');
  // Who was paused or locked could answer nothing meanwhile.
  expect([ago(4), ago(6)].map((dilanjutkan) => seatOf({ ...first, terakhir_tersimpan: ago(20), dilanjutkan }, now))).toEqual(['mengerjakan', 'diam']);
  expect(seatOf(seat(1, { status: 'tidak_hadir' }), now)).toBe('tidak_hadir');
  expect(seatOf(seat(1, { status: 'tidak_hadir', status_kehadiran: 'Hadir' }), now)).toBe('belum');
});

test('each seat is counted once, and whoever needs somebody is an incident', () => {
  expect(countsOf(states())).toEqual({ belum: 1, terhubung: 3, terputus: 1, terkunci: 1, dijeda: 1, selesai: 2, tidak_hadir: 1 });
  expect(Object.values(countsOf(states())).reduce((a, b) => a + b)).toBe(ROOM.length);
  expect(states().filter(isIncident)).toEqual(['terkunci', 'perangkat', 'terputus', 'diam']);
});

test('who needs somebody is listed by when that began', () => {
  expect(needsOf(ROOM, now).map(({ id_peserta, jenis }) => `${id_peserta} ${jenis}`)).toEqual(['p2 terkunci', 'p3 perangkat', 'p7 terlambat', 'p4 terputus', 'p5 diam']);
});

test('the lane never moves: what is new stands below, what is settled stays greyed, who is back is where they were', () => {
  const before = laned([], needsOf(ROOM, now));
  expect(laned(before, needsOf(ROOM, now))).toBe(before);
  const later = ROOM.map((it) => (it.kursi === 2 ? { ...it, isLocked: false, terkunci_sejak: null } : it.kursi === 1 ? { ...it, terputus_sejak: ago(30) } : it));
  const after = laned(before, needsOf(later, now));
  expect(after.map((it) => [it.id_peserta, it.isOver])).toEqual([['p2', true], ['p3', false], ['p7', false], ['p4', false], ['p5', false], ['p1', false]]);
  expect(after[1]).toBe(before[1]);
  expect(laned(after, needsOf(ROOM, now)).map((it) => [it.id_peserta, it.isOver])).toEqual([['p2', false], ['p3', false], ['p7', false], ['p4', false], ['p5', false], ['p1', true]]);
  expect(cleared(after).map((it) => it.id_peserta)).toEqual(['p3', 'p7', 'p4', 'p5', 'p1']);
  expect(laned(cleared(after), needsOf(later, now))).toHaveLength(5);
});

test('the sentence counts people, and every figure opens to as many of them', () => {
  const unsent = new Map([['p4', { menunggu: 6 }], ['p1', { menunggu: 1 }], ['p6', { menunggu: 9 }]]);
  const it = standingOf(ROOM, now, unsent);
  expect(it).toEqual({ peserta: 10, mengerjakan: 6, dijeda: 1, perlu: 5, belum: 1, selesai: 2, tidak_hadir: 1, tersimpan: 175, menunggu: 7, perangkat: 2 });
  expect(it.mengerjakan + it.belum + it.selesai + it.tidak_hadir).toBe(it.peserta);
  for (const rincian of ['mengerjakan', 'dijeda', 'perlu', 'belum', 'selesai', 'tidak_hadir'] as const) expect(peopleOf(ROOM, rincian, now, unsent, null)).toHaveLength(it[rincian]);
  expect(peopleOf(ROOM, 'menunggu', now, unsent, null).map(({ kursi }) => kursi)).toEqual([1, 4]);
  expect(peopleOf(ROOM, 'separuh', now, unsent, 24).map(({ kursi }) => kursi)).toEqual([1, 3, 4, 6]);
  const named = (rincian: 'peserta' | 'hadir' | 'belum_tercatat' | 'terputus') => peopleOf(ROOM, rincian, now, unsent, null).map(({ kursi }) => kursi);
  expect([named('peserta').length, named('hadir'), named('belum_tercatat'), named('terputus')]).toEqual([10, [1, 2, 3, 4, 5, 6, 7, 10], [9], [4]]);
  // A room that is paused for a minute has that minute still.
  const ends = (rows: readonly Row[]) => endOf(rows, '2026-11-30T02:05:00.000Z', now);
  // Whoever has time left sits there still, although nobody may begin any more.
  expect([['2026-11-30T01:29:00.000Z', ROOM], ['2026-11-30T01:29:00.000Z', []], ['2026-11-30T01:31:00.000Z', []]].map(([tutup, rows]) => isRoomOver(rows as Row[], tutup as string, now))).toEqual([false, true, false]);
  expect([ends(ROOM), ends([]), ends(ROOM.slice(-1))]).toEqual(['2026-11-30T02:10:00.000Z', '2026-11-30T02:05:00.000Z', '2026-11-30T02:11:00.000Z']);
});

test('progress: equal steps, one bar for whoever has it all, and the median in words', () => {
  const bars = barsOf(ROOM, 40);
  expect(bars.map(({ dari, sampai }) => `${dari}–${sampai}`)).toEqual(['0–4', '5–9', '10–14', '15–19', '20–24', '25–29', '30–34', '35–39', '40–40']);
  expect(bars.map(({ banyak }) => banyak)).toEqual([1, 0, 1, 0, 3, 1, 1, 0, 1]);
  expect(halfOf(ROOM)).toBe(24);
  expect([halfOf([seat(1)]), barsOf(ROOM, 0), barsOf([working(1, { terjawab: 3 })], 5).map(({ dari, banyak }) => [dari, banyak])]).toEqual([null, [], [[0, 0], [1, 0], [2, 0], [3, 1], [4, 0], [5, 0]]]);
});

test('what helps most is offered first, and what takes it back is known', () => {
  const first = (kursi: number) => actsOf(ROOM[kursi - 1] as Row, now).slice(0, 2);
  expect([first(2), first(3), first(4), first(5), first(7), first(10), first(6), first(9)]).toEqual([['buka_kunci', 'catat'], ['izinkan_perangkat', 'tolak_perangkat'], ['tambah_waktu', 'pesan'], ['pesan', 'catat'], ['terima_terlambat', 'tolak_terlambat'], ['lanjutkan', 'pesan'], ['buka_lagi', 'catat'], ['catat']]);
  expect(actsOfMany(ROOM, now).length).toBe(new Set(actsOfMany(ROOM, now)).size);
  expect([undoOf('kunci'), undoOf('tambah_waktu', 5), undoOf('ulang'), undoOf('pesan')]).toEqual([{ action: 'buka_kunci' }, { action: 'tambah_waktu', minutes: -5 }, undefined, undefined]);
});

test('answers that wait take nothing from what helps who still sits the exam, and keep their place', () => {
  const held = working(1, { terlambat: 2, terlambat_pada: ago(6) });
  expect(needsOf([held], now)).toEqual([{ id_peserta: 'p1', jenis: 'terlambat', sejak: now - 6 * 60_000 }]);
  expect(needsOf([held], now + 60_000)).toEqual(needsOf([held], now));
  const lane = laned([], needsOf([held], now));
  expect(laned(lane, needsOf([held], now + 1_000))).toBe(lane);
  expect(actsOf(held, now)).toEqual(['terima_terlambat', 'tolak_terlambat', 'pesan', 'tambah_waktu', 'jeda', 'kunci', 'catat', 'selesaikan', 'ulang']);
  expect(actsOf({ ...held, isLocked: true, terkunci_sejak: ago(1) }, now)).toEqual(['buka_kunci', 'terima_terlambat', 'tolak_terlambat', 'catat', 'tambah_waktu', 'pesan', 'selesaikan', 'ulang']);
  expect(actsOf({ ...held, isLocked: true, jeda: true, terkunci_sejak: ago(1) }, now).slice(0, 4)).toEqual(['lanjutkan', 'terima_terlambat', 'tolak_terlambat', 'pesan']);
  expect(actsOf({ ...held, terputus_sejak: ago(1) }, now)).toEqual(expect.arrayContaining(['terima_terlambat', 'tolak_terlambat', 'tambah_waktu', 'kunci']));
  expect(actsOf({ ...held, selesai: ago(1), oleh: 'waktu' }, now)).toEqual(['terima_terlambat', 'tolak_terlambat', 'catat', 'buka_lagi', 'ulang']);
});

test('what happened last is told by the rows themselves, the newest first', () => {
  expect(latelyOf(ROOM, 3).map(({ jenis, row }) => [row.kursi, jenis])).toEqual([[1, 'simpan'], [2, 'simpan'], [3, 'simpan']]);
  expect(latelyOf([working(1, { terakhir_tersimpan: null }), working(2, { terputus_sejak: ago(1), terakhir_tersimpan: ago(2) })]).map(({ jenis }) => jenis)).toEqual(['putus', 'simpan', 'mulai']);
});

test('what one act did alike to many is told once, with all of them; what differs and what is of the room stands alone', () => {
  const paused = (id_murid: string | null, more: Partial<Happening> = {}): Happening => ({ pada: AT, jenis: 'AttemptLocked', id_murid, oleh: 'Budi', bersama: 'satu', isi: { jeda: true, alasan: 'Listrik padam' }, ...more });
  const room = { jenis: 'IncidentNoted', isi: { jenis: 'teknis' } };
  const acts = actsIn([paused(null, room), paused(null, { ...room, pada: ago(1) }), paused('a'), paused('b', { pada: ago(1) }), paused('c', { isi: { jeda: false, alasan: 'Listrik padam' } }), paused('a', { bersama: 'dua' })], wordsOf('events'));
  expect(acts.map(({ apa, events }) => [apa, events.map(({ id_murid }) => id_murid)])).toEqual([
    ['Kejadian dicatat: teknis', [null]], ['Kejadian dicatat: teknis', [null]], ['Ujian dijeda: Listrik padam', ['a', 'b']], ['Ujian dikunci: Listrik padam', ['c']], ['Ujian dijeda: Listrik padam', ['a']],
  ]);
});

test('the minutes fill themselves', () => {
  expect(minutesOf(ROOM, now)).toMatchObject({ hadir: 8, tidak_hadir: [{ kursi: 8 }], belum: 1, terputus_kali: 2, terputus_terlama: 142 });
  expect(minutesOf([], now)).toMatchObject({ hadir: 0, belum: 0, terputus_terlama: 0 });
});

test('what is left is said as a clock says it', () => {
  expect([1_360_000, 59_001, 3_661_000, -5].map(clockOf)).toEqual(['22:40', '1:00', '1:01:01', '0:00']);
});
