import { readdirSync } from 'node:fs';
import { eventTypes } from '#contract/kit/event';
import { labelOf } from '#contract/kit/labels';
import { words } from '#client/audit/audit.words';
import { detailsOf, sentenceOf, type Told } from '#client/audit/event-sentence';
import type { Translate } from '#client/kit/words';

const t: Translate<'audit'> = (key, values = {}) =>
  String((words.id as Record<string, string>)[key] ?? (words.id as Record<string, string>)[`${key}_other`])
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const event = (type: string, data: Told['data']) => ({ type, data }) as Told;

describe('an event in plain words', () => {
  it.each([
    ['AttendanceMarked', { sebelum: 'Sakit', status_kehadiran: 'Hadir', cara: 'guru' }, 'Sakit menjadi Hadir'],
    ['AttendanceMarked', { sebelum: null, status_kehadiran: 'Terlambat', cara: 'mandiri' }, 'Belum diisi menjadi Terlambat (presensi mandiri)'],
    ['AttendanceMarked', { sebelum: 'Alpa', status_kehadiran: null, cara: 'guru' }, 'Alpa menjadi Belum diisi'],
    ['AttendanceNoted', { notes: 'Pulang lebih awal' }, 'Catatan ditulis: Pulang lebih awal'],
    ['AttendanceNoted', { notes: '' }, 'Catatan dihapus'],
    ['AttendanceNoted', { notes: null }, 'Catatan ditulis (isinya sudah dihapus atas nama perlindungan data pribadi)'],
    ['RegisterOpened', { daftar_murid: ['a', 'b'] }, 'Presensi dibuka untuk 2 murid'],
    ['LessonRestored', {}, 'Pelajaran berlangsung lagi'],
    ['HolidayWithdrawn', { nama: 'Rapat guru' }, 'Hari libur dihapus: Rapat guru'],
    ['StudentMoved', { kelas: '7B', sebelum: { kelas: '7A' } }, 'Pindah dari 7A ke 7B'],
    ['SomethingElse', {}, 'Yang Disebut SomethingElse'],
  ])('%s %j', (type, data, sentence) => {
    expect(sentenceOf(event(type, data), t, (it) => `Yang Disebut ${it}`)).toBe(sentence);
  });

  it.each([
    ['PaymentStatusChanged', { id_murid: 'm', status: 'lunas', sebelum: 'cicilan' }, [['Status', 'lunas'], ['Sebelum', 'cicilan']]],
    ['ConsentGiven', { id_murid: 'm', tujuan: ['pendidikan', 'notifikasi'], penandatangan: null, tanggal: '2026-08-04' }, [['Tujuan', 'pendidikan, notifikasi'], ['Tanggal', '04 Agu 2026']]],
    ['LevelChanged', { id: 'l', nama: 'VII', tingkat: 7, fase: 'D', sebelum: { nama: 'VII', tingkat: 7, fase: null } }, [['Fase', '– → D']]],
    ['StudentHealthRecorded', { id_murid: 'm', kesehatan: null, kesehatan_sebelum: null }, []],
    ['AttendanceMarked', { sebelum: null, status_kehadiran: 'Hadir' }, []],
    ['RppDrafted', { id_rpp: 'r', jenis: 'modul_ajar' }, [['Jenis', 'modul ajar']]],
  ])('%s %j tells its fields where no sentence does', (type, data, details) => {
    expect(detailsOf(event(type, data), 'id')).toEqual(details);
  });
});

test('every field of an event has an English name, too', async () => {
  await import('#server/kit/deciding/claims');
  for (const it of readdirSync('contract', { recursive: true }).map(String).filter((it) => /\.(events|resource|api)\.ts$/.test(it))) await import(`#contract/${it.replace(/\.ts$/, '')}`);
  const both = ['alias', 'email', 'feedback', 'interval', 'isMurajaah1', 'isMurajaah2', 'kkm', 'kumer', 'label', 'lease', 'model', 'nik', 'nis', 'note', 'owner', 'semester', 'status', 'by'];
  const names = new Set(eventTypes().flatMap(({ schema }) => Object.keys(schema.shape)).filter((it) => !it.startsWith('id')));
  expect(names.size).toBeGreaterThan(200);
  expect([...names].filter((it) => !both.includes(it) && labelOf(it, 'en') === labelOf(it, 'id'))).toEqual([]);
});
