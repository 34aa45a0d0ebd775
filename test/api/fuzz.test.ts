import { QueryBus } from '@nestjs/cqrs';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint';
import { refersTo } from '#contract/kit/fields';
import { resources } from '#contract/kit/resource';
import { TeacherCard } from '#projections/people/teacher.query';
import { Passwords } from '#server/identity/passwords';
import { VaultSessions } from '#server/identity/vault-sessions';
import { Alternatif, Bentrok } from '#contract/timetable/slot';
import { Pratinjau } from '#contract/timetable/timetable.api';
import { ConfigureInstitution } from '#server/institution/institution.decider';
import { ID_ADMIN } from '#server/processes/first-setup';
import { Endpoints } from '#server/kit/live/endpoints';
import { furnishForRights, isAllowed, type Right, RIGHTS } from '#test/api/rights';
import { inputsAround, inputsLike } from '#test/kit/arbitrary';
import { quietly } from '#test/kit/quiet';
import { POINT, WORDS } from '#test/kit/request';
import { ADMIN_PASSWORD, nameOf, type School, testSchool } from '#test/kit/school';
import { idOf, STAFF, staff, students, type Who } from '#test/kit/school-data';
import { questionFiles } from '#test/kit/questions';
import { sheetOf } from '#test/kit/sheet';
import { TONE } from '#test/kit/sound';

let school: School;
let known: { ids: string[]; days: string[] };
type Sent = { name: string; bytes: Buffer };
/** Files that a line takes, and some that it does not. */
let files: Record<string, { good: Sent[]; others: Sent[] }>;
beforeAll(async () => {
  school = await testSchool();
  files = await filesToSend();
  await furnishForRights(school);
  const { id_kelas, id_kelas_tahun_ajaran } = school.class('A');
  known = { ids: [school.lesson('A'), school.lesson('B'), idOf('ani'), idOf('eka'), idOf('budi'), id_kelas, id_kelas_tahun_ajaran], days: [school.today, '2026-08-03', '2026-08-04', '2026-09-01', '2026-10-28', '1999-12-31', '9999-12-31', '0000-01-01', '0001-01-01', '2026-02-30', '2026-99-99'] };
});
afterAll(() => school.close());

/** The same code answers for all of them. */
const ofResources = new Set(resources().flatMap(({ api }) => Object.values(api).map((it) => it?.name)));

/** An address without one of its parts is another address. */
const inPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, part]) => part as string);

/** What can stand in an address at all. */
function isPart(value: unknown) {
  try {
    return String(value) !== '';
  } catch {
    return false;
  }
}

const Refused = z.strictObject({
  status: z.enum(WORDS), code: z.string().regex(/^[A-Z_]+$/), message: z.string().min(3), errors: z.record(z.string(), z.string()).optional(), count: z.int().optional(), jumlah: z.int().optional(), baris: z.int().optional(), tempat: z.string().optional(), nama: z.string().optional(), semester: z.string().optional(), awal: z.string().optional(), akhir: z.string().optional(), hari: z.int().optional(), waktu: z.string().optional(), versi: z.int().optional(), soal: z.int().optional(), gambar: z.int().optional(), terbaru: z.record(z.string(), z.unknown()).optional(),
  posisi: z.int().optional(), kelas: z.string().optional(), ruang: z.string().optional(), bentrok: z.array(Bentrok).optional(), alternatif: z.array(Alternatif).optional(), tidak_muat: Pratinjau.shape.tidak_muat.optional(),
});

/** What ends sessions and accounts comes last, what signs out first of it: signing in again needs the passwords that everybody began with. */
const ENDING = ['identity.logout', 'identity.endSession', 'teachers.remove', 'students.remove', 'erasure.forget', 'teachers.resetPassword', 'students.resetPassword', 'account.', 'staffAccount.', 'access.'];
const place = (name: string) => ENDING.findIndex((it) => name.startsWith(it));
const names = RIGHTS.map((it) => it.endpoint.name).sort((one, other) => place(one) - place(other));
const EVERYBODY: Who[] = ['admin', ...staff.map((it) => it.who), ...students.map((it) => it.who)];
const TIMETABLE = { name: 'jadwal.csv', bytes: Buffer.from('Hari,Jam ke,Kelas,Mata Pelajaran,Guru\nSabtu,5,7A,MTK,Budi Prasetyawan\nMinggu,1,7B,IPA,Siapa') };
/** What each line that takes a file may be sent: mostly what it asks for. */
async function filesToSend(): Promise<typeof files> {
  const sheets = {
    guru: [['NIK', 'Nama', 'Jenis Kelamin'], ['7770001', 'Guru Acak', 'L']], murid: [['NIS', 'Nama', 'Jenis Kelamin', 'Tahun Masuk'], ['7780001', 'Murid Acak', 'P', 2026]],
    mata_pelajaran: [['Kode', 'Nama'], ['ACK', 'Pelajaran Acak']],
  };
  const made = await Promise.all(Object.entries(sheets).map(async ([jenis, [head = [], row = []]]) => [`import.bring.${jenis}`, await Promise.all([[head, row], [head], [head, row, row.map(() => '\u202e=1+1')]].map((it) => sheetOf(it)))] as const));
  const sheetsOf = made.flatMap(([name, [one, two, ...others]]) => [name, name.replace('bring', 'mark')].map((it) => [it, { good: [one, two] as Sent[], others }]));
  return { ...Object.fromEntries(sheetsOf), 'questionBank.bring': { good: await questionFiles(), others: [POINT] }, 'timetable.bring': { good: [TIMETABLE], others: [POINT] }, 'file.keepQuestionSound': { good: [TONE], others: [POINT] } };
}

/** One of them as it is, or with a few bytes or its name changed. */
function fileFor(name: string): Arbitrary<Sent> {
  const good = fc.constantFrom(...(files[name]?.good ?? [POINT]));
  const flipped = fc.tuple(good, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 })).map(([file, changes]) => {
    const bytes = Buffer.from(file.bytes);
    for (const [at, to] of changes) bytes[at % bytes.length] = to;
    return { ...file, bytes };
  });
  const others = fc.oneof(flipped, good.map((it) => ({ ...it, name: 'a.svg' })), good.map((it) => ({ ...it, bytes: it.bytes.subarray(0, it.bytes.length / 2) })), fc.constantFrom(...(files[name]?.others ?? [POINT])), fc.constant({ name: '../x.png', bytes: Buffer.alloc(0) }));
  return fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: others });
}

/** What is said of a file only once it was read. */
const IS_JUDGED: readonly string[] = ['QUESTIONS_FAULTY', 'NOTHING_FITS'];

/** Whether a request came past validation: a session that was ended, a role that may not and a form that is none stand before it, a policy behind. */
function isPast({ allow, upload }: Endpoint<any, any>, who: Who, status: number, code: string) {
  if ([400, 401].includes(status) || code === 'VALIDATION' || (upload && !upload.isOptional && [413, 422].includes(status) && !IS_JUDGED.includes(code))) return false;
  return status !== 403 || (code === 'NOT_AUTHORIZED' && (typeof allow === 'string' || rolesOf(who).some((it) => allow.includes(it))));
}
const rolesOf = (who: Who): readonly string[] => (who === 'admin' ? ['admin'] : who in STAFF ? STAFF[who as keyof typeof STAFF] : ['murid']);
const counted = new Map<string, { asked: number; valid: number }>();

/** Settings are tried, too: one of them lets nobody do anything with a first password. */
beforeEach(async () => {
  await school.give(ConfigureInstitution, { pengaturan: { mode_kata_sandi_awal: 'legacy' } });
  // What a session may do is trusted for a second.
  Object.assign(school.nest.get(VaultSessions), { settings: undefined });
});

/** With one seed each run of the suite asks the same: more of it finds no more. */
const RUNS = { resource: 16, upload: 20, other: 40 };
const runsOf = ({ name, upload }: Endpoint<any, any>) => (upload && !upload.isOptional ? RUNS.upload : ofResources.has(name) ? RUNS.resource : RUNS.other);

/** Asks a line of the contract all sorts of things; how many, and how many came past validation. */
async function tried(name: string) {
  const right = RIGHTS.find((it) => it.endpoint.name === name) as Right;
  const { endpoint } = school.nest.get(Endpoints).all().get(name) ?? {};
  if (!endpoint) throw new Error(`${name} is not mounted`);
  const may = EVERYBODY.filter((who) => isAllowed(right, who, 'A'));
  const good = JSON.parse(JSON.stringify(right.input(school, 'A'))) as Record<string, unknown>;
  // Where a file comes along, a reference that leads nowhere would keep it from being read, and so would another format than its own.
  const held = endpoint.upload ? ['format', ...refersTo(endpoint.input).map(({ field }) => field)] : [];
  const like = inputsLike(good, endpoint.input, known).map((it) => Object.fromEntries(Object.entries(it).flatMap(([field, value]) => (held.includes(field) ? (field in good ? [[field, good[field]]] : []) : [[field, value]]))));
  const inputs = fc.oneof({ weight: 6, arbitrary: like }, { weight: 1, arbitrary: inputsAround(endpoint.input, known) });
  const asker = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...may.slice(0, 3)) }, { weight: 1, arbitrary: fc.constantFrom<Who>('budi', 'ani', 'bk') });
  if (place(name) >= 0) for (const who of ['budi', 'ani', 'bk'] as const) await school.nest.get(Passwords).set(idOf(who), nameOf(who), 'user_set');
  const count = { asked: 0, valid: 0 };
  await fc.assert(
    fc.asyncProperty(inputs, asker, endpoint.upload && !endpoint.upload.isOptional ? fileFor(name) : fc.constant(endpoint.upload ? undefined : POINT), async (input, who, file) => {
      fc.pre(inPath(endpoint.path).every((part) => isPart(input[part])));
      if (name === 'identity.logout') await school.signIn(who);
      const token = await school.token(who);
      const { status, body } = await school.ask(who, endpoint, input, { file });
      expect([200, 400, 401, 403, 404, 409, 410, 413, 422, 429]).toContain(status);
      if (status !== 200) expect(Refused.parse(body)).toEqual(body);
      count.asked++;
      if (status === 401) await school.signIn(who).catch(() => school.takeToken(who, token));
      if (isPast(endpoint, who, status, body.code)) count.valid++;
    }),
    { numRuns: runsOf(endpoint), seed: 20260804, endOnFailure: true },
  );
  return count;
}

test.each(names)('rule 31: %s answers whatever it is asked, as the contract says, and at least half of it is valid', async (name) => {
  const count = await tried(name);
  counted.set(name, count);
  expect({ name, ...count, isHalf: count.valid * 2 >= count.asked }).toEqual({ name, ...count, isHalf: true });
});

test('rule 31: every line that is mounted was asked, and more than half of it in each context came past validation', () => {
  const mounted = [...school.nest.get(Endpoints).all().keys()];
  expect([...counted.keys()].sort()).toEqual(mounted.sort());
  for (const [name, { asked }] of counted) expect([name, asked >= 15]).toEqual([name, true]);
  const contexts = new Map<string, number[]>();
  for (const [name, { asked, valid }] of counted) {
    const [all = 0, past = 0] = contexts.get(name.split('.')[0] as string) ?? [];
    contexts.set(name.split('.')[0] as string, [all + asked, past + valid]);
  }
  for (const [context, [asked = 0, valid = 0]] of contexts) expect([context, valid / asked > 0.5]).toEqual([context, true]);
});

test('rule 31: a handler that breaks, and one that says more than it may, are found out', async () => {
  const queries = school.nest.get(QueryBus);
  const execute = queries.execute.bind(queries);
  const broken: ((it: any) => Promise<any>)[] = [() => Promise.reject(new TypeError('broken')), async (it) => ({ ...((await execute(it)) as object), kunci: 'A' }), async () => ({ data: { id: 7 } })];
  for (const answer of broken) {
    queries.execute = ((it: any) => (it instanceof TeacherCard ? answer(it) : execute(it))) as typeof queries.execute;
    await expect(quietly(() => tried('teachers.card'))).rejects.toThrow('Property failed');
  }
  queries.execute = execute;
});

test('after all of that the school is still well', async () => {
  await school.nest.get(Passwords).set(ID_ADMIN, ADMIN_PASSWORD, 'user_set');
  await school.nest.get(Passwords).set(idOf('bk'), nameOf('bk'), 'user_set');
  for (const who of ['admin', 'bk'] as const) await school.signIn(who);
  for (const right of RIGHTS.filter((it) => it.endpoint.method === 'GET' && it.may !== 'public')) {
    const who = (['admin', 'bk'] as const).find((it) => isAllowed(right, it, 'A'));
    if (!who) continue;
    const { status, headers } = await school.ask(who, right.endpoint, right.input(school, 'A'));
    expect([right.endpoint.name, [200, 404, 409].includes(status), headers['x-stale']]).toEqual([right.endpoint.name, true, undefined]);
  }
});
