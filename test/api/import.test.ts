import { deflateRawSync } from 'node:zlib';
import { classroom } from '#contract/classroom/classroom.api';
import { identity } from '#contract/identity/identity.api';
import { JenisImpor, KOLOM } from '#contract/people/import';
import { imports } from '#contract/people/import.api';
import { studentData } from '#contract/people/student-data.api';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { MarkAllPresent } from '#server/attendance/attendance.commands';
import { instantOf } from '#contract/school-year/school-days';
import { unpacked } from '#server/processes/import/archive';
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
    expect((await bring(sheet, { dry_run: 'true' })).body.data).toMatchObject({ id: null, jumlah: 40, baru: 40, sama: 0, salah: [] });
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
    expect((await bring(sheet)).body.data).toMatchObject({ id: null, jumlah: 5, baru: 0, sama: 5, salah: [], lembar: null });
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
      { baris: 3, kolom: 'NIS', nomor_kolom: 0, isi: '12', pesan: 'NIS minimal 4 karakter.', perbaikan: KOLOM.murid[0].id },
      { baris: 3, kolom: 'Nama', nomor_kolom: 1, isi: 'Al', pesan: 'Nama minimal 3 karakter.', perbaikan: expect.stringContaining('3 sampai 100') },
      { baris: 3, kolom: 'Jenis Kelamin', nomor_kolom: 2, isi: 'X', pesan: 'Jenis Kelamin harus salah satu dari: Pria, Wanita.', perbaikan: 'Tulis L (Laki-laki) atau P (Perempuan).' },
      { baris: 3, kolom: 'Tahun Masuk', nomor_kolom: 3, isi: 'dua ribu', pesan: 'Tahun Masuk tidak valid.', perbaikan: 'Tahun empat angka.' },
      { baris: 3, kolom: 'Kelas', nomor_kolom: 4, isi: '12Z', pesan: 'Tidak ditemukan.', perbaikan: expect.stringContaining('semester aktif') },
      { baris: 3, kolom: 'E-mail', nomor_kolom: 5, isi: 'bukan alamat', pesan: 'Format e-mail tidak valid.', perbaikan: expect.stringContaining('e-mail') },
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

describe('Dapodik’s list of students', () => {
  const HEADS: Cell[][] = [
    ['Daftar Peserta Didik'], ['SMP Mercusuar'], ['Kecamatan Bogor Selatan'], ['Tanggal Unduh: 2026-07-14'],
    ['No', 'Nama', 'NIPD', 'JK', 'NISN', 'Tempat Lahir', 'Tanggal Lahir', 'NIK', 'Agama', 'Alamat', 'RT', 'Kelurahan', 'HP', 'Penerima KPS', 'Data Ayah', null, null, null, 'Data Ibu', null, 'Rombel Saat Ini', 'Jml. Saudara\nKandung'],
    [null, null, null, null, null, null, null, null, null, null, null, null, null, null, 'Nama', 'Tahun Lahir', 'Pekerjaan', 'Penghasilan', 'Nama', 'Jenjang Pendidikan', null, null],
  ];
  const pupil = (nis: string, more: Record<number, Cell> = {}) => {
    const row: Cell[] = [1, 'Anak Dapodik', nis, 'L', '0139000777', 'Bogor', '14/05/2013', '3271011405130001', 'Katholik', 'Jl. Melati 4', '3', 'Pamoyanan', '081200001149', 'Tidak', 'Slamet Nugroho', 1980, 'Wiraswasta', 'Rp. 1,000,000 - Rp. 1,999,999', 'Wahyuni', 'SMA / sederajat', 'Kelas VII A', 2];
    return row.map((it, i) => more[i] ?? it);
  };

  test('is read with both rows of its titles, into the class and the data book', async () => {
    const { body } = await bring([...HEADS, pupil('941001')], { dry_run: 'true' });
    expect(body.data).toMatchObject({ jumlah: 1, baru: 1, salah: [], dilewati: ['No', 'Penerima KPS', 'Data Ayah: Tahun Lahir'], lembar: { daftar_baris: [{ baris: 7 }] } });
    await done((await bring([...HEADS, pupil('941001')])).body.data.id);
    const found = await studentOf('941001');
    expect(found).toMatchObject({ nama: 'Anak Dapodik', kelas: '7A', tahun_masuk: 2026 });
    const book = (await school.ask('admin', studentData.read, { id: found.id })).body.data;
    expect(book).toMatchObject({
      diri: { nisn: '0139000777', tempat_lahir: 'Bogor', tanggal_lahir: '2013-05-14', agama: 'Katolik', jumlah_saudara: 2 }, tempat_tinggal: { rt: '3', desa: 'Pamoyanan', no_hp: '081200001149' },
      ayah: { nama: 'Slamet Nugroho', pekerjaan: 'Wiraswasta', penghasilan: 'Rp1.000.000–Rp1.999.999' }, ibu: { nama: 'Wahyuni', pendidikan: 'SMA/sederajat' }, wali: null,
    });
  });

  test('its good rows go in and are taken back as any; the others come back marked, to be mended and sent again', async () => {
    const sheet = [...HEADS, pupil('941002'), pupil('941003', { 8: 'Matahari', 4: '12' }), pupil('941004', { 20: '9Z' })];
    const rehearsed = (await bring(sheet, { dry_run: 'true' })).body.data;
    expect(rehearsed).toMatchObject({ jumlah: 3, baru: 1, baris_salah: 2 });
    expect(rehearsed.salah.map((it: { baris: number; nomor_kolom: number | null }) => [it.baris, it.nomor_kolom]).sort()).toEqual([[8, 4], [8, 8], [9, 20]]);
    expect((await bring(sheet)).body.code).toBe('SHEET_FAULTY');
    const begun = (await bring(sheet, { hanya_benar: 'true' })).body.data;
    expect(await done(begun.id)).toMatchObject({ jumlah: 1, berhasil: 1, ditolak: [] });
    expect([(await studentOf('941002'))?.nama, await studentOf('941003')]).toEqual(['Anak Dapodik', undefined]);

    const marked = await school.ask('admin', imports.mark.murid, { hanya_salah: 'true' }, { file: await sheetOf(sheet) });
    const parts = unpacked(marked.body);
    expect(parts.get('xl/comments1.xml')?.toString()).toContain('Agama harus salah satu dari');
    const [titles, first, second, ...others] = await readSheet(marked.body);
    expect([titles?.[14], first?.[2], second?.[2], others]).toEqual(['Data Ayah: Nama', '941003', '941004', []]);
    const mended = [titles, first?.with(8, 'Islam').with(4, '0139000778'), second?.with(20, '7B')] as string[][];
    expect((await bring(mended, { dry_run: 'true' })).body.data).toMatchObject({ jumlah: 2, baru: 2, salah: [] });
    expect((await school.ask('admin', imports.undo, { id: begun.id })).status).toBe(200);
    expect(await done(begun.id, 'dibatalkan')).toMatchObject({ dihapus: 1, tertahan: 0 });
  });

  test('nothing of a sheet goes in whose titles are not right, whatever is wished', async () => {
    expect((await bring([['NIS', 'Nama', 'Entah'], ['941009', 'Siapa Saja', 'x']], { hanya_benar: 'true' })).body.code).toBe('SHEET_FAULTY');
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
    expect(await Promise.all([1_000, 60_000_000].map((claimed) => sent(archive(Buffer.alloc(60_000_000), claimed))))).toEqual(['SHEET_TOO_LARGE', 'SHEET_TOO_LARGE']);
  });
  test('has more rows than are taken at once', async () => {
    expect((await bring([HEAD, ...rowsOf(930_000, 2_001)])).body).toMatchObject({ code: 'SHEET_TOO_LARGE', baris: 2_000 });
  });
});

test.each(JenisImpor.options)('the template for %s is taken as it is, and has no rows', async (jenis) => {
  const cells = await readSheet(await templateOf(jenis));
  expect(cells[0]).toEqual(KOLOM[jenis].map((it) => it.judul));
  expect((await school.ask('admin', imports.bring[jenis], {}, { file: { name: 't.xlsx', bytes: await templateOf(jenis) } })).body.data).toMatchObject({ id: null, jumlah: 0, baru: 0, sama: 0, salah: [] });
});

test('what looks like a formula stays the text that it is', async () => {
  await done((await bring([HEAD, ['940001', '=HYPERLINK("x")', 'L', 2026, null, null]])).body.data.id);
  expect(await studentOf('940001')).toMatchObject({ nama: '=HYPERLINK("x")' });
});
