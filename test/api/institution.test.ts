import { institution } from '#contract/institution/institution.api';
import { defaultSettings, FEATURES } from '#contract/institution/institution';
import { common } from '#contract/kit/refusal';
import { people } from '#contract/people/people.api';
import { Endpoints } from '#server/kit/live/endpoints';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';
import { Watcher } from '#test/live/watcher';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const configure = (wish: object) => school.ask('admin', institution.configure, wish);
const settingsAs = async (who: 'admin' | 'budi' | 'publik') => (await school.ask(who, institution.settings)).body.data;

describe('the settings of the school', () => {
  test('what is kept inside is told to administrators only', async () => {
    await configure({ petugas_pdp: { nama: 'Nur Hidayati', email: 'pdp@lentera.example' } });
    for (const who of ['publik', 'budi'] as const) {
      expect(JSON.stringify(await settingsAs(who))).not.toMatch(/kata_sandi|petugas|Nur Hidayati/);
    }
    expect(await settingsAs('admin')).toMatchObject({ petugas_pdp: { nama: 'Nur Hidayati' }, mode_kata_sandi_awal: 'legacy', hari_kata_sandi_awal: 14 });
    expect((await school.ask('publik', institution.settings, {}, { token: 'made up' })).body.data.nama).toBe('SMP Mercusuar');
  });

  test('a wish changes what it names and nothing else', async () => {
    const [{ nama: _, ...rest }, tautan_konferensi] = [defaultSettings, 'https://meet.contoh.id/smp'];
    await configure({ tautan_konferensi });
    expect((await configure({ nama: '  SMP Cahaya ', alamat: null })).status).toBe(200);
    expect(await settingsAs('admin')).toMatchObject({ ...rest, mode_kata_sandi_awal: 'legacy', nama: 'SMP Cahaya', alamat: '', tautan_konferensi });
    await configure({ tautan_konferensi: null });
    expect(await settingsAs('admin')).toMatchObject({ tautan_konferensi: null });
  });

  test.each([
    ['nama', 'AB'], ['nama', ''], ['npsn', '1234567'], ['npsn', '2099999x'], ['email', 'tanpa alamat'], ['primary_color', 'red'], ['primary_color', '#4B7CF3'], ['primary_color', '#12345'],
    ['tipe_institusi', 'SMA'], ['zona_waktu', 'Europe/Berlin'], ['id_batas_absen', 6], ['id_batas_absen', 'dua'], ['jumlah_pilihan_ganda', 1], ['jumlah_pilihan_ganda', 4.5], ['jumlah_hari', 7],
    ['is_announcement', 2], ['is_announcement', 'ya'], ['presence_setting', 'per_minggu'], ['mode_kata_sandi_awal', 'off'], ['hari_kata_sandi_awal', 0], ['format_nama_kelas', 'A7'],
    ['logo', 'x'], ['logo', '../../etc/passwd'], ['agama', 'Jedi'], ['petugas_pdp', { nama: 'N', email: 'x' }], ['petugas_pdp', 'N'],
  ])('%s is not %j', async (field, value) => {
    const before = await settingsAs('admin');
    const { status, body } = await configure({ [field]: value });
    expect([status, Object.keys(body.errors ?? {}).map((it) => it.split('.')[0])]).toEqual([422, [field]]);
    expect(await settingsAs('admin')).toEqual({ ...before, sekarang: expect.any(String) });
  });

  test('what is no setting changes nothing', async () => {
    const before = await settingsAs('admin');
    expect((await configure({ id_sekolah: idOf('another school'), role: 'admin', demo: true })).status).toBe(200);
    expect(await settingsAs('admin')).toEqual({ ...before, sekarang: expect.any(String) });
  });

  test('a logo that nobody has sent, or that is somebody’s photo, is not the school’s', async () => {
    expect(await configure({ logo: idOf('nothing') })).toMatchObject({ status: 422, body: { code: 'LOST_REFERENCE', errors: { logo: expect.any(String) } } });
  });

  test('whoever watches them is told', async () => {
    const watcher = await Watcher.open(school.base, await school.token('budi'));
    const { topic } = await watcher.subscribe(institution.settings);
    await configure({ primary_color: '#00695c' });
    await watcher.hear('stream.notice', topic);
    watcher.close();
  });
});

describe('a switch', () => {
  const announced = people.teacherNames;
  const switched = (isOn: 0 | 1) => configure({ is_announcement: isOn });
  beforeAll(() => Object.assign(announced, { feature: 'is_announcement' }));
  afterAll(async () => {
    Object.assign(announced, { feature: undefined });
    await switched(1);
  });

  test('that is off takes its lines away, over REST and over the socket, before anything is asked of the input', async () => {
    await switched(0);
    expect(await school.ask('budi', announced)).toMatchObject({ status: 404, body: refusedAs(common.NOT_FOUND) });
    expect((await school.ask('budi', announced, { page: 'x' })).status).toBe(404);
    expect((await school.ask('publik', announced)).status).toBe(401);
    const watcher = await Watcher.open(school.base, await school.token('budi'));
    expect(await watcher.subscribe(announced, {})).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    watcher.close();
  });

  test('that is on gives them back at once, and one that nobody knows is off', async () => {
    await switched(1);
    expect((await school.ask('budi', announced)).status).toBe(200);
    Object.assign(announced, { feature: 'zona_waktu' });
    expect((await school.ask('budi', announced)).status).toBe(404);
    Object.assign(announced, { feature: 'is_announcement' });
  });

  test('is one of the settings wherever a line names one', () => {
    const named = [...school.nest.get(Endpoints).all().values()].flatMap(({ endpoint }) => endpoint.feature ?? []);
    expect(named.filter((it) => !(FEATURES as readonly string[]).includes(it))).toEqual([]);
  });
});

describe('how somebody wants the product to look', () => {
  const arrange = (wish: object) => school.ask('ani', institution.arrange, wish);

  test('is theirs alone, and follows them to every device', async () => {
    const watcher = await Watcher.open(school.base, await school.token('ani'));
    const { topic } = await watcher.subscribe(institution.display, { id_akun: idOf('ani') });
    await arrange({ density: 'compact' });
    await arrange({ theme: 'dark', menu_width: 200 });
    await watcher.hear('stream.notice', topic);
    expect((await school.ask('ani', institution.display)).body.data).toMatchObject({ theme: 'dark', menu_width: 200, density: 'compact' });
    expect((await school.ask('beni', institution.display)).body.data).toMatchObject({ theme: 'system', menu_width: 256 });
    expect(await watcher.subscribe(institution.display, { id_akun: idOf('beni') })).toMatchObject({ ok: false, code: 'NOT_AUTHORIZED' });
    watcher.close();
  });

  test('knows its bounds', async () => {
    for (const wish of [{ menu_width: 199 }, { menu_width: 321 }, { menu_width: 256.5 }, { theme: 'pink' }, { menu_layout: 'right' }, { primary_color: 'red' }, { language: 'jv' }, { density: 'huge' }]) {
      expect([wish, (await arrange(wish)).status]).toEqual([wish, 422]);
    }
    for (const menu_width of [200, 320]) expect((await arrange({ menu_width, id_akun: idOf('beni') })).status).toBe(200);
    expect((await school.ask('beni', institution.display)).body.data.menu_width).toBe(256);
  });
});
