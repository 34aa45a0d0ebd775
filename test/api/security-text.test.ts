import { PersonData } from '#server/privacy/person-data';
import { account } from '#contract/identity/account.api';
import { access, staffAccount } from '#contract/identity/access.api';
import { identity } from '#contract/identity/identity.api';
import { classroom } from '#contract/classroom/classroom.api';
import { common } from '#contract/kit/refusal';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { privacy } from '#contract/privacy/privacy.api';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { subject } from '#contract/subject/subject.resource';
import { Housekeeping } from '#server/processes/housekeeping';
import { refusedAs } from '#test/kit/refused';
import { nameOf, type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
afterAll(() => school.close());

const { list, create } = reportTemplate.api;
const student = (more: object) => school.ask('admin', students.create, { nis: '880001', nama: 'Murid Uji Coba', jenis_kelamin: 'Pria', tahun_masuk: 2026, ...more });

describe('rule 42: a variable of a report template is a name and nothing else', () => {
  test.each([
    '{{7*7}}', '{{nama_siswa.constructor}}', "{{constructor.constructor('return process')()}}", '{{#each nilai}}{{/each}}', '{{> partial}}', '{{{nama_siswa}}}', '{{nama_siswa|safe}}', '{{ nama_siswa + nilai }}', '{{__proto__}}', '{{toString}}', '{{nama_siswa\nnilai}}', '{{}}',
  ])('%j is refused', async (it) => {
    const { status, body } = await school.ask('admin', create, { type: 'ekskul', template: `{{nama_siswa}} rajin ${it} berlatih.` });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['template']]);
  });

  test('what other languages would run stands there as it was written', async () => {
    for (const it of ['${7*7}', '#{7*7}', '<%= 7*7 %>', '{% include "/etc/passwd" %}', '{7*7}', '$(id)', '`id`', '@{7*7}', '[[${7*7}]]']) {
      const template = `{{nama_siswa}} rajin ${it} berlatih.`;
      expect([it, (await school.ask('admin', create, { type: 'ekskul', template })).status]).toEqual([it, 200]);
      expect((await school.ask('budi', list, { search: it })).body.data.map((row: { template: string }) => row.template)).toContain(template);
    }
  });
});

describe('signs that nobody sees', () => {
  test('make no second number, user name, address, code or class', async () => {
    for (const hidden of ['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u202e', '\u2066']) {
      const nis = nameOf('ani');
      expect([hidden, (await student({ nis: `${nis.slice(0, 3)}${hidden}${nis.slice(3)}` })).status]).toEqual([hidden, 422]);
      expect((await school.ask('admin', staffAccount.create, { username: `adm${hidden}in`, nama: 'Admin Palsu', roles: ['HR'], password: 'perahu layar 8' })).status).toBe(422);
      expect((await school.ask('admin', subject.api.create, { kode: 'MTK', nama: `Mate${hidden}matika`, id_kelompok: null })).status).not.toBe(200);
      expect((await school.ask('admin', classroom.form, { tingkat: 7, simbol: `A${hidden}` })).status).not.toBe(200);
      expect((await school.ask('admin', teachers.change, { id: idOf('budi'), email: `budi${hidden}@contoh.id` })).status).toBe(422);
      expect((await school.ask('publik', identity.login, { username: `ad${hidden}min`, password: 'x' })).status).toBe(404);
    }
    // In other widths and writings the same digits are others.
    for (const nis of ['٢٦٢٧١٠٠٧', '２６２７１００７', '𝟚𝟞𝟚𝟟𝟙𝟘𝟘𝟟']) expect((await student({ nis })).status).toBe(422);
    for (const username of ['аdmin', 'ADMIN', ' admin ', 'admin']) expect((await school.ask('admin', staffAccount.create, { username, nama: 'Admin Palsu', roles: ['HR'], password: 'perahu layar 8' })).status).not.toBe(200);
  });

  test('make no name, and neither do letters that are blank', async () => {
    for (const nama of ['\u200b\u200b\u200b', '\u3164\u3164\u3164', '\u2800\u2800\u2800', '\u00ad\u00ad\u00ad', '\u202e\u202d\u202c', '\u0301\u0301\u0301', '\u115f \u1160']) {
      expect([nama, (await student({ nama })).status]).toEqual([nama, 422]);
      expect((await school.ask('admin', subject.api.create, { kode: 'KSG', nama, id_kelompok: null })).status).toBe(422);
    }
    expect((await student({ nama: 'محمد بن علي' })).status).toBe(200);
  });

  test('and what cannot be kept is refused wherever it stands', async () => {
    for (const it of ['a\0b', 'a\ud800b', '\udc00abc']) {
      expect((await student({ nis: '880009', nama: it })).status).toBe(422);
      expect((await school.ask('publik', identity.login, { username: 'admin', password: it })).status).toBe(422);
      expect((await school.ask('publik', identity.login, { username: 'admin', password: 'x', deviceInfo: { os: it } })).status).toBe(422);
      expect((await school.ask('ani', privacy.ask, { jenis: 'akses', isi: it })).status).toBe(422);
    }
  });
});

describe('a request that comes again later', () => {
  test('leaves the password of a staff account that its owner has chosen meanwhile, and makes nobody of another name', async () => {
    const headers = { 'idempotency-key': 'later' };
    const wish = { username: 'bendahara', nama: 'Siti Bendahara', roles: ['keuangan'], password: 'perahu layar 8' };
    const first = await school.ask('admin', staffAccount.create, wish, { headers });
    const { token } = (await school.ask('publik', identity.login, { username: 'bendahara', password: wish.password })).body;
    expect((await school.ask('publik', account.changePassword, { data: { password: 'samudra biru 21' } }, { token })).status).toBe(200);
    expect((await school.ask('admin', staffAccount.create, { ...wish, password: 'kapal selam 88' }, { headers })).body).toEqual(first.body);
    expect((await school.ask('publik', identity.login, { username: 'bendahara', password: 'samudra biru 21' })).status).toBe(200);
    const other = await school.ask('admin', staffAccount.create, { ...wish, username: 'orang.lain' }, { headers });
    expect([other.status, other.body]).toEqual([409, refusedAs(common.KEY_REUSED, 'CONFLICT')]);
    expect((await school.ask('publik', identity.login, { username: 'bendahara', password: 'samudra biru 21' })).status).toBe(200);
  });
});

describe('rule 35: what costs the server something', () => {
  test('forgotten passwords, of whomever, are sixty in one go from one address, and their counters are cleared away', async () => {
    const statuses = [];
    await school.query("INSERT INTO vault.rate_limit VALUES ('forgot-from:127.0.0.1', 50, $1)", [Date.now() + 3_600_000]);
    for (let i = 0; i < 15; i++) statuses.push((await school.ask('publik', account.forgot, { email: `nobody${i}@contoh.id` })).status);
    expect([statuses.filter((it) => it === 200).length, statuses.at(-1)]).toEqual([10, 429]);
    const kept = async () => (await school.query("SELECT count(*)::int AS n FROM vault.rate_limit WHERE key LIKE 'forgot%'")).rows[0]?.n;
    expect(await kept()).toBe(11);
    await school.query("UPDATE vault.rate_limit SET expire = 1 WHERE key LIKE 'forgot:%'");
    await school.nest.get(Housekeeping).tidy();
    expect(await kept()).toBe(1);
    expect((await school.ask('admin', access.blocked)).status).toBe(200);
  });

  test('mails to an address of one’s choice are twenty an hour, and guesses at one’s own password ten in a quarter', async () => {
    const give = async (email: string, password?: string) => {
      const { status, body } = await school.ask('eka', account.changeEmail, { id: idOf('eka'), email, password });
      if (status === 200) school.takeToken('eka', body.newToken);
      return status;
    };
    const sent = [];
    for (let i = 0; i < 21; i++) sent.push(i % 2 ? await give(`korban${i}@contoh.id`) : (await school.ask('eka', account.sendAgain, { id: idOf('eka') })).status);
    // There was no address to send to at first.
    expect([sent[0], sent.filter((it) => it === 200).length]).toEqual([409, 20]);
    expect([await give('korban@contoh.id'), (await school.ask('eka', account.sendAgain, { id: idOf('eka') })).status]).toEqual([429, 429]);
    const change = async (password_lama: string) => (await school.ask('fajar', account.changePassword, { data: { password: 'perahu kertas 8', password_lama } })).status;
    await school.ask('fajar', account.changePassword, { data: { password: 'kapal layar 7' } });
    for (let i = 0; i < 9; i++) expect(await change(`tebakan ${i}`)).toBe(422);
    expect(await change('kapal layar 7')).toBe(200);
    for (let i = 0; i < 10; i++) expect(await change(`tebakan ${i}`)).toBe(422);
    expect([await change('perahu kertas 8'), (await school.ask('fajar', account.changeEmail, { id: idOf('fajar'), email: 'f@contoh.id', password: 'x' })).status]).toEqual([429, 429]);
  });

  test('copies of everything are sixty in a quarter of an hour', async () => {
    const answers = [];
    for (let i = 0; i < 62; i++) answers.push((await school.ask('beni', privacy.dataOf, { id: idOf('beni') })).status);
    expect([answers.filter((it) => it === 200).length, answers.at(-1)]).toEqual([60, 429]);
    expect((await school.ask('citra', privacy.dataOf, { id: idOf('citra') })).status).toBe(200);
  });

  test('and are made one at a time', async () => {
    const persons = school.nest.get(PersonData) as unknown as { copy(id: string): Promise<object | undefined> };
    const copy = persons.copy.bind(persons);
    let [now, most] = [0, 0];
    const copying = jest.spyOn(persons, 'copy').mockImplementation(async (id) => {
      most = Math.max(most, ++now);
      return copy(id).finally(() => (now -= 1));
    });
    const answers = await Promise.all((['ani', 'citra', 'dedi', 'gita'] as const).map((who) => school.ask(who, privacy.dataOf, { id: idOf(who) })));
    expect([answers.map(({ status }) => status), most]).toEqual([[200, 200, 200, 200], 1]);
    copying.mockRestore();
  });

  test('files of questions, brought in or taken out, are sixty in a quarter of an hour', async () => {
    const statuses = [];
    for (let i = 0; i < 62; i++) statuses.push((await school.ask('budi', questionBank.take, { format: 'gift' })).status);
    // There is none, which is said sixty times.
    expect([statuses.filter((it) => it === 422).length, statuses.at(-1)]).toEqual([60, 429]);
    const file = { name: 'soal.gift', bytes: Buffer.from('Dua tambah dua? {=empat}') };
    const bring = async (who: 'budi' | 'sari') => (await school.ask(who, questionBank.bring, { id_mata_pelajaran: idOf('MTK'), dry_run: 'true' }, { file })).status;
    expect([await bring('budi'), await bring('sari')]).toEqual([429, 200]);
  });
});
