import sharp from 'sharp';
import { file } from '#contract/file/file.api';
import { consent } from '#contract/people/consent.api';
import { studentData } from '#contract/people/student-data.api';
import { students } from '#contract/people/student.api';
import { attendance } from '#contract/attendance/attendance.api';
import { privacy } from '#contract/privacy/privacy.api';
import { ActivateSchoolYear, OpenSchoolYear } from '#server/school-year/school-year.decider';
import { SIGNED } from '#test/api/privacy-probes';
import { type School, testSchool } from '#test/kit/school';
import { idOf, staff, students as pupils, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Watcher } from '#test/live/watcher';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const everybody: Who[] = ['admin', ...staff.map((it) => it.who), ...pupils.map((it) => it.who)];
const picture = async () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#3377aa' } }).jpeg().toBuffer();
const keep = async (resize: string) => (await school.ask('ani', file.keepStudentPhoto, { resize }, { file: { name: 'a.jpg', bytes: await picture() } })).body.data.id as string;
const decide = (status: 'diberikan' | 'ditarik', id = idOf('ani'), who: Who = 'waliA') => school.ask(who, consent.record, { id, tujuan: ['foto_publikasi'], status, ...SIGNED });
/** Who gets the picture's bytes, and who is told its id. */
const seeing = async (id: string) => {
  const seen: Who[] = [];
  for (const who of everybody) {
    const [bytes, told] = [await school.ask(who, file.one, { id }), await school.ask(who, file.studentPhoto, { id_murid: idOf('ani') })];
    const isTold = told.status === 200 && told.body.data.id === id;
    expect({ who, isTold }).toEqual({ who, isTold: bytes.status === 200 });
    if (isTold) seen.push(who);
  }
  return seen.sort();
};
const MEETING = ['admin', 'ani', 'bk', 'budi', 'guruAdmin', 'kepala', 'kurikulum', 'pembina', 'pengawas', 'sari', 'waliA', 'waliB'];
const FEW = ['admin', 'ani', 'waliA'];

test.each(['50', '75', 'original'])('a face kept at %s per cent is shown to few once a parent has said no, and to all again once they agree', async (resize) => {
  const id = await keep(resize);
  if (resize === '50') expect(await seeing(id)).toEqual(MEETING);
  await decide('ditarik');
  expect(await seeing(id)).toEqual(FEW);
  await decide('diberikan');
  expect(await seeing(id)).toEqual(MEETING);
});

test('a refusal given from the beginning hides the face as well, and other purposes do not', async () => {
  const id = await keep('75');
  await school.ask('waliA', consent.record, { id: idOf('ani'), tujuan: ['video_konferensi', 'notifikasi'], status: 'ditarik', ...SIGNED });
  expect(await seeing(id)).toEqual(MEETING);
});

test('an open screen is told at once, and the list of a class is nobody else’s to watch', async () => {
  const [budi, waliB] = await Promise.all((['budi', 'waliB'] as const).map(async (who) => Watcher.open(school.base, await school.token(who))));
  const { topic } = await (budi as Watcher).subscribe(file.studentPhoto, { id_murid: idOf('ani') });
  await decide('ditarik');
  await budi?.hear('stream.notice', topic);
  expect((await school.ask('budi', file.studentPhoto, { id_murid: idOf('ani') })).body.data).toEqual({ id: null });
  await decide('diberikan');
  expect(await waliB?.subscribe(consent.ofClass, { id: school.class('A').id_kelas_tahun_ajaran })).toMatchObject({ ok: false, code: 'NOT_AUTHORIZED' });
  for (const it of [budi, waliB]) it?.close();
});

test('a scan is seen by whoever keeps it and by whom it is about, and is nobody’s photo', async () => {
  const photo = await keep('75');
  const scan = (await school.ask('waliA', file.keepConsentScan, { id_murid: idOf('ani') }, { file: { name: 'surat.jpg', bytes: await picture() } })).body.data.id as string;
  expect(scan).not.toBe(photo);
  const allowed: Who[] = [];
  for (const who of everybody) if ((await school.ask(who, file.one, { id: scan })).status === 200) allowed.push(who);
  expect(allowed.sort()).toEqual(FEW);
  expect((await school.ask('ani', file.studentPhoto)).body.data).toEqual({ id: photo });
  expect((await school.ask('waliA', file.keepConsentScan, { id_murid: idOf('nobody') })).status).toBe(403);
  expect((await school.ask('admin', file.keepConsentScan, { id_murid: idOf('nobody') })).status).toBe(404);
  expect((await school.ask('waliA', consent.record, { id: idOf('ani'), tujuan: ['pendidikan'], status: 'diberikan', ...SIGNED, id_file: photo })).body.code).toBe('NO_SUCH_SCAN');
});

describe('whose data are restricted', () => {
  const id = idOf('beni');
  const listed = async (who: Who) => (await school.ask(who, students.directory, { search: 'Beni', limit: 100 })).body.data.some((it: { id: string }) => it.id === id);
  const inBook = async (who: Who) => (await school.ask(who, studentData.ofClass, { id: school.class('A').id_kelas_tahun_ajaran })).body.data.some((it: { id_murid: string }) => it.id_murid === id);

  test('is so once the admin has approved it, and not before', async () => {
    expect(await listed('budi')).toBe(true);
    const asked = await school.ask('beni', privacy.ask, { jenis: 'pembatasan', isi: 'Jangan proses data saya.' });
    await school.ask('admin', privacy.move, { id: asked.body.data.id, status: 'diproses' });
    expect((await school.ask('admin', students.one, { id })).body.data.dibatasi).toBe(false);
    await school.ask('admin', privacy.move, { id: asked.body.data.id, status: 'disetujui' });
    await until('the restriction', async () => (await school.ask('admin', students.one, { id })).body.data.dibatasi);
  });

  test('takes their face from the screens that show it', async () => {
    const budi = await Watcher.open(school.base, await school.token('budi'));
    const { topic } = await budi.subscribe(file.studentPhoto, { id_murid: idOf('citra') });
    const asked = await school.ask('citra', privacy.ask, { jenis: 'pembatasan', isi: 'Sembunyikan foto saya.' });
    for (const status of ['diproses', 'disetujui'] as const) await school.ask('admin', privacy.move, { id: asked.body.data.id, status });
    await budi.hear('stream.notice', topic);
    expect((await school.ask('admin', students.liftRestriction, { id: idOf('citra') })).status).toBe(200);
    await budi.hear('stream.notice', topic, 2);
    budi.close();
  });

  test('is found by the admin, their homeroom teacher and themselves only', async () => {
    for (const who of ['budi', 'sari', 'kepala', 'kurikulum', 'bk', 'waliB', 'citra'] as const) expect({ who, isListed: await listed(who) }).toEqual({ who, isListed: false });
    for (const who of ['admin', 'waliA'] as const) expect({ who, isListed: await listed(who) }).toEqual({ who, isListed: true });
    expect((await school.ask('budi', students.card, { id })).status).toBe(404);
    for (const who of ['admin', 'waliA', 'beni'] as const) expect((await school.ask(who, students.card, { id })).status).toBe(200);
    for (const who of ['kepala', 'bk'] as const) expect({ who, isIn: await inBook(who) }).toEqual({ who, isIn: false });
    expect(await inBook('waliA')).toBe(true);
  });

  test('is not changed, and the register is kept all the same', async () => {
    expect((await school.ask('admin', students.change, { id, nama: 'Beni Lain' })).body.code).toBe('RESTRICTED');
    expect((await school.ask('admin', studentData.write, { id, diri: { hobi: 'Catur' } })).body.code).toBe('RESTRICTED');
    expect((await school.ask('waliA', studentData.updateClass, { data: [{ id_murid: id, no_hp: '081234567890' }] })).body.data.ditolak).toEqual([{ id_murid: id, alasan: 'RESTRICTED' }]);
    expect((await school.ask('beni', file.keepStudentPhoto, {})).body.code).toBe('RESTRICTED');
    expect((await school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: id, status_kehadiran: 'Sakit' })).status).toBe(200);
    expect((await school.ask('keuangan', students.changePayment, { id, status: 'lunas' })).status).toBe(200);
    expect((await decide('ditarik', id)).status).toBe(200);
  });

  test('is everybody’s again once it is lifted', async () => {
    expect((await school.ask('waliA', students.liftRestriction, { id })).status).toBe(403);
    expect((await school.ask('admin', students.liftRestriction, { id })).status).toBe(200);
    expect(await listed('budi')).toBe(true);
    expect((await school.ask('admin', students.change, { id, nama: 'Beni Saputra' })).status).toBe(200);
  });
});

test('a homeroom teacher of a year that is over has none of it any more', async () => {
  const mine = { id: school.class('A').id_kelas_tahun_ajaran };
  expect((await school.ask('waliA', consent.ofClass, mine)).status).toBe(200);
  await school.give(OpenSchoolYear, { id_tahun_ajaran: idOf('next'), nama: '2026/2027', semester: 'Genap', tanggal_awal: '2027-01-04', tanggal_akhir: '2027-06-18' });
  await school.give(ActivateSchoolYear, { id_tahun_ajaran: idOf('next') });
  expect((await school.ask('waliA', consent.ofClass, mine)).status).toBe(403);
  expect((await decide('diberikan')).status).toBe(403);
  expect((await school.ask('admin', consent.ofClass, mine)).status).toBe(200);
});
