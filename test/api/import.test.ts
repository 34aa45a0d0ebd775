import { deflateRawSync } from 'node:zlib';
import { classroom } from '#contract/classroom/classroom.api';
import { identity } from '#contract/identity/identity.api';
import { JenisImpor, KOLOM } from '#contract/people/import';
import { imports } from '#contract/people/import.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { MarkAllPresent } from '#server/attendance/attendance.commands';
import { instantOf } from '#contract/school-year/school-days';
import { readSheet, templateOf } from '#server/processes/import/sheet';
import { runOf } from '#test/api/import-probes';
import { type School, testSchool, ZONA } from '#test/kit/school';
import { sheetOf } from '#test/kit/sheet';
import { until } from '#test/kit/until';

type Cell = string | number | null;
const HEAD = ['NIS', 'Nama', 'Jenis Kelamin', 'Tahun Masuk', 'Kelas', 'E-mail'];
const rowsOf = (from: number, count: number): Cell[][] => Array.from({ length: count }, (_, i) => [`${from + i}`, `Murid Ke ${from + i}`, i % 2 ? 'L' : 'perempuan', 2026, i % 2 ? '7A' : 'vii-b', i ? null : `murid${from}@contoh.id`]);
let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const bring = async (rows: readonly (readonly Cell[])[], input: object = {}, jenis: JenisImpor = 'murid') => school.ask('admin', imports.bring[jenis], input, { file: await sheetOf(rows) });
const done = async (id: string, status = 'selesai') => {
  await until(`the import is ${status}`, async () => (await runOf(school, id))?.status === status);
  return runOf(school, id);
};
const studentCount = async () => (await school.ask('admin', students.list)).body.total as number;
const studentOf = async (nis: string) => (await school.ask('admin', students.list, { search: nis })).body.data[0];
const membersOf = async (kelas: string) => (await school.ask('admin', classroom.list)).body.data.find((it: { kelas: string }) => it.kelas === kelas).jumlah_murid;

describe('a sheet of students', () => {
  test('is rehearsed, brought in with classes, and its owners sign in', async () => {
    const [before, in7A] = [await studentCount(), await membersOf('7A')];
    const sheet = [HEAD, ...rowsOf(910_000, 40)];
    expect((await bring(sheet, { dry_run: 'true' })).body.data).toEqual({ id: null, jumlah: 40, baru: 40, sama: 0, salah: [] });
    expect(await studentCount()).toBe(before);
    const { id } = (await bring(sheet)).body.data;
    expect(await done(id)).toMatchObject({ jenis: 'murid', jumlah: 40, selesai: 40, berhasil: 40, ditolak: [], oleh: 'admin' });
    expect([await studentCount(), await membersOf('7A')]).toEqual([before + 40, in7A + 20]);
    expect(await studentOf('910000')).toMatchObject({ nama: 'Murid Ke 910000', jenis_kelamin: 'Wanita' });
    expect((await school.ask('publik', identity.login, { username: '910001', password: '910001' })).status).toBe(200);
    await until('the rows are forgotten', async () => (await school.query('SELECT key FROM vault.person_key WHERE person = $1', [id])).rows.every(({ key }) => key === null));
  });

  test('the same one again changes nothing', async () => {
    const sheet = [HEAD, ...rowsOf(911_000, 5)];
    await done((await bring(sheet)).body.data.id);
    const before = await studentCount();
    expect((await bring(sheet)).body.data).toEqual({ id: null, jumlah: 5, baru: 0, sama: 5, salah: [] });
    expect(await studentCount()).toBe(before);
  });

  test('two at once make each student once', async () => {
    const before = await studentCount();
    const sheet = [HEAD, ...rowsOf(912_000, 20)];
    const begun = await Promise.all([bring(sheet), bring(sheet)]);
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    const runs = await Promise.all(begun.flatMap(({ body }) => (body.data.id ? [done(body.data.id)] : [])));
    expect(sum(runs.map((it) => it.berhasil))).toBe(20);
    // What the first had made when the second was read is known to it; the others it is refused.
    expect(sum(runs.map((it) => it.ditolak.length)) + sum(begun.map(({ body }) => body.data.sama))).toBe(20);
    expect(await studentCount()).toBe(before + 20);
  });

  test('is taken back once; who has been marked meanwhile stays where they are', async () => {
    const [before, in7A] = [await studentCount(), await membersOf('7A')];
    const { id } = (await bring([HEAD, ...rowsOf(913_000, 6).map((row) => row.with(4, row[4] === '7A' ? '7A' : null))])).body.data;
    await done(id);
    school.clock.turnTo(instantOf(school.today, 9 * 60 + 5, ZONA));
    await school.give(MarkAllPresent, { id_sesi: school.lesson('A', 3) });
    expect((await school.ask('admin', imports.undo, { id })).status).toBe(200);
    expect((await done(id, 'dibatalkan'))).toMatchObject({ dihapus: 3, tertahan: 3 });
    expect([await studentCount(), await membersOf('7A')]).toEqual([before + 3, in7A + 3]);
    expect((await school.ask('admin', imports.undo, { id })).body).toMatchObject({ code: 'NOTHING_TO_UNDO' });
    expect((await bring([HEAD, rowsOf(913_000, 1)[0] as Cell[]], { dry_run: '1' })).body.data).toMatchObject({ baru: 1 });
  });

  test('cut off in the middle, it goes on at the next start', async () => {
    const before = await studentCount();
    const { id } = (await bring([HEAD, ...rowsOf(914_000, 150)])).body.data;
    await school.restart();
    expect(await done(id)).toMatchObject({ berhasil: 150, ditolak: [] });
    expect(await studentCount()).toBe(before + 150);
  });
});

describe('every cell that is not right is named', () => {
  const faults = async (rows: readonly (readonly Cell[])[], jenis: JenisImpor = 'murid') => (await bring(rows, { dry_run: 'true' }, jenis)).body.data.salah;

  test('with its row, its column, what stands in it and what would be right', async () => {
    const right = rowsOf(920_000, 1)[0] as Cell[];
    const wrong = [['12', 'Al', 'X', 'dua ribu', '12Z', 'bukan alamat'], [...right.slice(0, 5), null], right];
    const found = await faults([HEAD, right, ...wrong]);
    expect(found.filter((it: { baris: number }) => it.baris === 3)).toEqual([
      { baris: 3, kolom: 'NIS', isi: '12', pesan: 'NIS minimal 4 karakter.', perbaikan: KOLOM.murid[0].id },
      { baris: 3, kolom: 'Nama', isi: 'Al', pesan: 'Nama minimal 3 karakter.', perbaikan: expect.stringContaining('3 sampai 100') },
      { baris: 3, kolom: 'Jenis Kelamin', isi: 'X', pesan: 'Jenis Kelamin harus salah satu dari: Pria, Wanita.', perbaikan: 'Tulis L (Laki-laki) atau P (Perempuan).' },
      { baris: 3, kolom: 'Tahun Masuk', isi: 'dua ribu', pesan: 'Tahun Masuk tidak valid.', perbaikan: 'Tahun empat angka.' },
      { baris: 3, kolom: 'Kelas', isi: '12Z', pesan: 'Tidak ditemukan.', perbaikan: expect.stringContaining('semester aktif') },
      { baris: 3, kolom: 'E-mail', isi: 'bukan alamat', pesan: 'Format e-mail tidak valid.', perbaikan: expect.stringContaining('e-mail') },
    ]);
    expect(found.filter((it: { pesan: string }) => it.pesan === 'Sama dengan baris 2.').map((it: { baris: number; kolom: string }) => [it.baris, it.kolom])).toEqual([[5, 'E-mail'], [4, 'NIS'], [5, 'NIS']]);
  });

  test('a title that is not known or missing; a number that is somebody else’s; an address that is taken', async () => {
    expect(await faults([['NIS', 'Nama lengkap', 'Jenis Kelamin', 'Tahun Masuk']])).toMatchObject([{ baris: 1, kolom: 'Nama lengkap', pesan: 'Kolom ini tidak dikenal.' }, { baris: 1, kolom: 'Nama', pesan: 'Kolom ini tidak ada.' }]);
    await done((await bring([HEAD, ...rowsOf(921_000, 1)])).body.data.id);
    expect(await faults([HEAD, ['921000', 'Orang Lain', 'P', 2026, null, null], ['921001', 'Orang Baru', 'P', 2026, null, 'MURID921000@contoh.id']])).toMatchObject([
      { baris: 2, kolom: 'Nama', pesan: 'NIS 921000 sudah ada dengan Nama lain (Murid Ke 921000).' }, { baris: 3, kolom: 'E-mail', pesan: 'E-mail sudah terdaftar.' },
    ]);
  });

  test('in the language of whoever asks, and nothing is stored', async () => {
    const answer = await school.ask('admin', imports.bring.murid, {}, { file: await sheetOf([HEAD, ['1', 'Nama Baik', 'P', 2026]]), headers: { 'accept-language': 'en' } });
    expect([answer.status, answer.body]).toEqual([422, { status: 'VALIDATION', code: 'SHEET_FAULTY', message: '1 cells are not right; nothing was stored.', jumlah: 1, errors: { '2.NIS': `NIS must have at least 4 characters. ${KOLOM.murid[0].en}` } }]);
  });

  test('roles and subjects of teachers by their names and codes', async () => {
    const head = ['NIK', 'Nama', 'Jenis Kelamin', 'Peran', 'Mata Pelajaran'];
    expect(await faults([head, ['8800001', 'Guru Satu', 'L', 'raja', 'XX']], 'guru')).toMatchObject([{ kolom: 'Peran' }, { kolom: 'Mata Pelajaran', pesan: 'Tidak ditemukan.' }]);
    await done((await bring([head, ['8800002', 'Guru Dua', 'L', 'kurikulum; pengawas', 'mtk, IPA']], {}, 'guru')).body.data.id);
    expect((await school.ask('admin', teachers.list, { search: '8800002' })).body.data).toMatchObject([{ role: '["guruMapel", "kurikulum", "pengawas"]' }]);
  });
});

describe('a file that is no sheet', () => {
  const sent = async (bytes: Buffer) => (await school.ask('admin', imports.bring.murid, {}, { file: { name: 'a.xlsx', bytes } })).body.code;
  /** An archive of one entry, which says of itself whatever it likes. */
  const archive = (content: Buffer, claimed: number) => {
    const packed = deflateRawSync(content);
    const [name, local, entry, end] = [Buffer.from('xl/worksheets/sheet1.xml'), Buffer.alloc(30), Buffer.alloc(46), Buffer.alloc(22)];
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    for (const [it, from] of [[local, 18], [entry, 20]] as const) it.writeUInt32LE(claimed, it.writeUInt32LE(packed.length, from));
    local.writeUInt16LE(name.length, 26);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt16LE(name.length, 28);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(local.length + name.length + packed.length, 16);
    return Buffer.concat([local, name, packed, entry, name, end]);
  };

  test('is refused, whatever it says that it is', async () => {
    const whole = (await sheetOf([HEAD])).bytes;
    const wrong = [Buffer.from('NIS,Nama\n1,2'), Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'), whole.subarray(0, whole.length / 2), archive(Buffer.from('<x/>'), 4)];
    expect(await Promise.all(wrong.map(sent))).toEqual(wrong.map(() => 'NOT_A_SHEET'));
  });
  test('rule 47: one that would fill the memory is not unpacked, even if it says that it is small', async () => {
    expect(await Promise.all([1_000, 60_000_000].map((claimed) => sent(archive(Buffer.alloc(60_000_000), claimed))))).toEqual(['NOT_A_SHEET', 'NOT_A_SHEET']);
  });
  test('has more rows than are taken at once', async () => {
    expect((await bring([HEAD, ...rowsOf(930_000, 2_001)])).body).toMatchObject({ code: 'SHEET_TOO_LARGE', baris: 2_000 });
  });
});

test.each(JenisImpor.options)('the template for %s is taken as it is, and has no rows', async (jenis) => {
  const cells = await readSheet(await templateOf(jenis));
  expect(cells[0]).toEqual(KOLOM[jenis].map((it) => it.judul));
  expect((await school.ask('admin', imports.bring[jenis], {}, { file: { name: 't.xlsx', bytes: await templateOf(jenis) } })).body.data).toEqual({ id: null, jumlah: 0, baru: 0, sama: 0, salah: [] });
});

test('what looks like a formula stays the text that it is', async () => {
  await done((await bring([HEAD, ['940001', '=HYPERLINK("x")', 'L', 2026, null, null]])).body.data.id);
  expect(await studentOf('940001')).toMatchObject({ nama: '=HYPERLINK("x")' });
});
