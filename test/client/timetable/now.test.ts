import { periodOf, whoIsWhere } from '#client/timetable/now';

const at = (time: string) => `2026-11-23T${time}:00.000Z`;
const lesson = (posisi: number, kelas: string, id_guru: string, more: object = {}) =>
  ({ posisi, kelas, id_guru, id_guru_pengganti: null, ruang: null, mulai: at(`0${posisi}:00`), selesai: at(`0${posisi}:40`), ...more }) as unknown as Parameters<typeof whoIsWhere>[0][number];
const day = [lesson(1, '7A', 'budi', { ruang: 'Lab IPA' }), lesson(1, '7B', 'sari', { id_guru_pengganti: 'wulan' }), lesson(3, '7A', 'sari')];
const school = {
  guru: ['budi', 'sari', 'wulan', 'eko'].map((id_guru) => ({ id: id_guru, id_guru, nama: id_guru })), kelas: ['7A', '7B', '7C'].map((kelas) => ({ kelas })), slots: ['lab ipa', 'Lab IPA', 'Aula', null].map((ruang) => ({ ruang })),
} as unknown as Parameters<typeof whoIsWhere>[2];

test('a moment falls into the period that runs, the one that comes, or the last', () => {
  expect(['00:30', '01:10', '01:40', '03:39', '04:00'].map((time) => periodOf(day, at(time)))).toEqual([1, 1, 3, 3, 3]);
});

test('who holds a lesson or is replaced in one is not free, nor are rooms that are taken', () => {
  const { then, guru, kelas, ruang, hasRooms } = whoIsWhere(day, 1, school);
  expect([then.length, guru.map((it) => it.nama), kelas.map((it) => it.kelas), ruang, hasRooms]).toEqual([2, ['eko'], ['7C'], ['Aula'], true]);
  const later = whoIsWhere(day, 3, school);
  expect(later.guru.map((it) => [it.nama, it.jam, it.digantikan])).toEqual([['eko', 0, 0], ['budi', 1, 0], ['wulan', 1, 0]]);
  expect(later.ruang).toEqual(['Aula', 'Lab IPA']);
  expect(whoIsWhere(day, 1, { ...school, slots: [] }).hasRooms).toBe(false);
});
