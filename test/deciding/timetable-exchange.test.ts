import { clashesOf, alternativesOf } from '#contract/timetable/clash';
import type { Placed } from '#contract/timetable/slot';
import { clockOf, defaultModel, pausesBefore } from '#contract/timetable/timetable';
import type { Jadwal } from '#contract/timetable/timetable.api';
import { textOf } from '#server/kit/text-file';
import { csvOf, rowsOfCsv } from '#server/processes/timetable-exchange/csv';
import { fetOf, linesOfFet } from '#server/processes/timetable-exchange/fet';
import { linesOf } from '#server/processes/timetable-exchange/line';
import { meant } from '#server/processes/timetable-exchange/meaning';
import { fitted, movedAlong } from '#server/timetable/fitting';
import { namedIn } from '#server/timetable/preview';
import { timetableDocument } from '#server/timetable/timetable-document';
import { defaultSettings } from '#contract/institution/institution';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [YEAR, A, B, BUDI, RINA, MTK, PAI] = [1, 2, 3, 4, 5, 6, 7].map(id) as [string, string, string, string, string, string, string];
const placed = (n: number, hari: number, posisi: number, kelas = A, guru = BUDI, ruang: string | null = null): Placed => ({ id_slot: id(100 + n), hari, posisi, id_kelas_tahun_ajaran: kelas, id_mata_pelajaran: MTK, id_guru: guru, ruang });
const kelas = (it: string, name: string) => ({ id: it, id_kelas: it, id_kelas_tahun_ajaran: it, id_tahun_ajaran: YEAR, kelas: name, tingkat: 7, id_level: null, level: null });
const bare: Jadwal = {
  id_tahun_ajaran: YEAR, model: defaultModel, jumlah_hari: 5, slots: [], kelas: [kelas(A, '7A'), kelas(B, '7B')], pengampu: [],
  guru: [{ id: BUDI, id_guru: BUDI, nama: 'Drs. H. Budi Hartono, S.Pd.' }, { id: RINA, id_guru: RINA, nama: 'Rina Marlina, S.Pd.' }],
  mapel: [{ id_mata_pelajaran: MTK, mapel: 'Matematika', kode: 'MTK' }, { id_mata_pelajaran: PAI, mapel: 'Pendidikan Agama', kode: 'PAI' }],
};
const grid = (...slots: Placed[]): Jadwal => ({ ...bare, slots: namedIn(bare, slots) });
const reach = { model: defaultModel, jumlah_hari: 5 };

describe('clashes', () => {
  test('a slot runs into its teacher, its class and its room, each told, and rooms are alike however they are written', () => {
    const there = [placed(1, 1, 1, A, BUDI, 'Lab IPA'), placed(2, 1, 1, B, RINA, null)];
    expect(clashesOf(there, placed(9, 1, 1, B, BUDI, ' lab  ipa ')).map((it) => [it.jenis, it.slot.id_slot])).toEqual([['guru', id(101)], ['ruang', id(101)], ['kelas', id(102)]]);
    expect(clashesOf(there, placed(9, 1, 1, B, BUDI, null), [id(101), id(102)])).toEqual([]);
  });
  test('alternatives are the nearest that are free, on the same day first', () => {
    const there = [placed(1, 1, 1), placed(2, 1, 2), placed(3, 1, 4, B, RINA)];
    expect(alternativesOf(there, placed(9, 1, 1), reach)).toEqual([{ hari: 1, posisi: 3 }, { hari: 1, posisi: 4 }, { hari: 2, posisi: 1 }]);
    expect(alternativesOf(there, placed(9, 1, 1, A, RINA), reach)).toEqual([{ hari: 1, posisi: 3 }, { hari: 2, posisi: 1 }, { hari: 2, posisi: 2 }]);
  });
});

describe('many at once', () => {
  test('what is there is left, what fits is placed, what does not is told with where it could be', () => {
    const [same, fits, clash] = [placed(1, 1, 1), placed(2, 1, 2), placed(3, 1, 2, B, BUDI)].map((it, i) => ({ ...it, baris: i + 2 }));
    const found = fitted([placed(1, 1, 1)], [same, fits, clash] as never, reach);
    expect([found.sama, found.tempat.map((it) => it.id_slot)]).toEqual([1, [id(102)]]);
    expect(found.unfit).toMatchObject([{ wish: { baris: 4 }, clash: { jenis: 'guru' }, alternatif: [{ hari: 2, posisi: 2 }, { hari: 2, posisi: 1 }, { hari: 3, posisi: 2 }] }]);
  });
  test('a copy goes to the nearest time that is free', () => {
    expect(fitted([placed(1, 1, 1)], [{ ...placed(9, 1, 1, B), baris: null }], reach, { isShifted: true }).tempat).toMatchObject([{ hari: 2, posisi: 1, id_kelas_tahun_ajaran: B }]);
  });
  test('what comes where the same is taken away is that, moved: of what stays nothing, the same day and teacher first', () => {
    const wish = (n: number, hari: number, posisi: number, kelas = A, guru = BUDI) => ({ ...placed(n, hari, posisi, kelas, guru), baris: n });
    const [stays, tuesday, friday, other] = [placed(1, 1, 1), placed(2, 2, 1), placed(3, 5, 1), placed(4, 4, 1, B, RINA)];
    const found = movedAlong([stays], [wish(11, 1, 1), wish(12, 5, 3), wish(13, 3, 2), wish(14, 4, 2, B), wish(15, 4, 3)], [tuesday, friday, other]);
    expect(found.map((it) => it.id_slot)).toEqual([id(111), id(103), id(102), id(104), id(115)]);
  });
  test('nothing is placed on a day without school', () => {
    expect(fitted([], [{ ...placed(1, 6, 1), baris: 1 }], reach)).toMatchObject({ tempat: [], unfit: [{ clash: undefined }] });
  });
});

describe('FET and tables', () => {
  const whole = grid(placed(1, 1, 1, A, BUDI, 'Lab <1>'), placed(2, 5, 4, B, RINA));

  test('a timetable that goes out comes back as it was', () => {
    for (const lines of [linesOfFet(fetOf(whole, 'SMP & Co')), linesOf(rowsOfCsv(csvOf([['Day', 'Hour', 'Students Sets', 'Subject', 'Teachers', 'Room'], ...whole.slots.map((it) => [['Senin', '', '', '', 'Jumat'][it.hari - 1] as string, String(it.posisi), it.kelas, it.mapel, it.guru as string, it.ruang ?? ''])])))]) {
      const { wishes, untold } = meant(whole, lines ?? [], YEAR, 'id');
      expect(untold).toEqual([]);
      expect(fitted(whole.slots, wishes, whole)).toMatchObject({ sama: 2, tempat: [], unfit: [] });
    }
  });
  test('an activity of several hours is as many lessons, and days may be called otherwise', () => {
    const document = '<fet version="6"><Days_List><Day><Name>D1</Name></Day><Day><Name>D2</Name></Day></Days_List><Hours_List><Hour><Name>07:30</Name></Hour><Hour><Name>08:10</Name></Hour></Hours_List>'
      + '<Activities_List><Activity><Teacher>Rina Marlina</Teacher><Subject>MTK</Subject><Students>7A</Students><Duration>2</Duration><Id>7</Id></Activity></Activities_List>'
      + '<Time_Constraints_List><ConstraintActivityPreferredStartingTime><Activity_Id>7</Activity_Id><Preferred_Day>D2</Preferred_Day><Preferred_Hour>07:30</Preferred_Hour></ConstraintActivityPreferredStartingTime></Time_Constraints_List></fet>';
    const { wishes } = meant(bare, linesOfFet(document), YEAR, 'id');
    expect(wishes).toMatchObject([{ hari: 2, posisi: 1, id_guru: RINA }, { hari: 2, posisi: 2 }]);
  });
  test('a table is read whatever separates it; quotes, lines within and both ends of line are its own', () => {
    expect(rowsOfCsv('\ufeffa;"b;\n""c"""\r\nd;e')).toEqual([['a', 'b;\n"c"'], ['d', 'e']]);
    expect(csvOf([['=1+1', 'x"y']])).toBe('\ufeff"\'=1+1","x""y"\r\n');
  });
  test('a text of a spreadsheet is read in whichever of its letters it was saved', () => {
    const text = 'Hari;Guru\r\nJum’at;José';
    for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(`\ufeff${text}`, 'utf16le').swap16(), Buffer.from('Hari;Guru\r\nJum\x92at;Jos\xe9', 'latin1')]) expect(rowsOfCsv(textOf(bytes))).toEqual([['Hari', 'Guru'], ['Jum’at', 'José']]);
  });
  test('every line that means nothing is named with what is wrong', () => {
    const table = [['Hari', 'Jam ke', 'Kelas', 'Mata Pelajaran', 'Guru'], ['Senin', '99', '7A', 'MTK', 'Budi Hartono'], ['Kemarin', '1', '7A', 'MTK', 'Budi Hartono'], ['Senin', '1', '9Z', 'MTK', 'Budi Hartono'], ['Senin', '1', '7A', 'Sihir', 'Budi Hartono'], ['Senin', '1', '7A', 'MTK', 'Siapa'], ['Senin', '1', '7A', 'MTK', 'Budi+Rina'], ['Jum’at', 'Jam ke-2', 'VII-A', 'PAI', 'Rina Marlina']];
    const { wishes, untold } = meant({ ...bare, kelas: [...bare.kelas, kelas(id(9), 'VII-A')] }, linesOf(table) ?? [], YEAR, 'id');
    expect(untold.map((it) => [it.baris, it.pesan])).toEqual([[2, 'Jam "99" bukan jam pelajaran.'], [3, 'Hari "Kemarin" tidak dikenal.'], [4, 'Kelas "9Z" tidak ada di semester ini.'], [5, 'Mata pelajaran "Sihir" tidak dikenal.'], [6, 'Guru "Siapa" tidak dikenal.'], [7, 'Satu jam pelajaran hanya dapat diisi satu guru: "Budi+Rina".']]);
    expect(wishes).toMatchObject([{ hari: 5, posisi: 2, id_kelas_tahun_ajaran: id(9) }]);
    expect(linesOf([['Nama', 'NIS'], ['a', 'b']])).toBeUndefined();
  });
  test('a class stands once in a line, and no line names more of them than there are', () => {
    const line = { baris: 2, hari: 'Senin', jam: '1', mapel: 'MTK', guru: 'Rina Marlina', ruang: '' };
    const read = (names: string) => meant(bare, [{ ...line, kelas: names }], YEAR, 'id');
    expect(read('7A+7A+ 7B').wishes.map((it) => it.id_kelas_tahun_ajaran)).toEqual([A, B]);
    const many = read(Array.from({ length: 9 }, (_, i) => `7A${i}`).join('+'));
    expect([many.wishes, many.untold.length]).toEqual([[], 1]);
  });
  test('a bomb of elements is no timetable', () => {
    expect(() => linesOfFet(`<fet>${'<a>'.repeat(200)}`)).toThrow();
    expect(() => linesOfFet('<!DOCTYPE x [<!ENTITY a "b">]><fet>&a;</fet>')).toThrow();
    const hours = `<Hours_List>${'<Hour><Name>1</Name></Hour>'.repeat(300)}</Hours_List>`;
    expect(linesOfFet(`<fet>${hours}<Activities_List>${'<Activity><Duration>1e9</Duration></Activity>'.repeat(10)}</Activities_List></fet>`)).toHaveLength(120);
  });
});

test('on paper each class and each teacher with lessons has a page, and each day of the school, which name their semester', () => {
  const print = (untuk: 'kelas' | 'guru' | 'sekolah', of?: string) => timetableDocument(grid(placed(1, 1, 1, A, BUDI, 'Lab'), placed(2, 2, 1, B, BUDI)), defaultSettings, undefined, { untuk, id: of, paper: 'F4', made: '2026-08-04T01:00:00.000Z', of: { nama: '2026/2027', semester: 'Ganjil' } });
  expect([print('kelas').content.length, print('guru').content.length, print('sekolah').content.length, print('guru', RINA).content.length, print('kelas', id(77)).content.length]).toEqual([2, 1, 5, 1, 0]);
  const said = JSON.stringify(print('kelas', A));
  for (const it of ['KELAS 7A', 'TAHUN PELAJARAN 2026/2027 SEMESTER GANJIL']) expect(said).toContain(it);
  expect(JSON.stringify(print('sekolah').content[1])).toContain('SELASA');
  expect(said).toContain('MTK\\nDrs. H. Budi Hartono, S.Pd.\\nLab');
});
test('paper says when Murajaah and the breaks are, and what its abbreviations stand for', () => {
  const paper = JSON.stringify(timetableDocument(grid(placed(1, 1, 1), placed(2, 1, 4)), defaultSettings, undefined, { untuk: 'kelas', id: A, paper: 'A4', made: '2026-08-04T01:00:00.000Z', of: undefined }));
  for (const it of ['08:00–08:25', 'Murajaah', '09:40–09:55', 'Istirahat 1', ' Matematika']) expect(paper).toContain(it);
  for (const it of ['Istirahat 2', 'Pendidikan Agama']) expect(paper).not.toContain(it);
  const twice = { ...defaultModel, isMurajaah2: 1 as const, break2dur: 40, murajaah2dur: 20 };
  expect([1, 4, 5, 7].map((it) => pausesBefore(twice, it).map(({ nama, mulai, selesai }) => `${nama} ${clockOf(mulai)}–${clockOf(selesai)}`))).toEqual([
    ['Murajaah 08:00–08:25'], ['Istirahat 1 09:40–09:55'], [], ['Istirahat 2 11:10–11:50', 'Murajaah 2 11:50–12:10'],
  ]);
});
