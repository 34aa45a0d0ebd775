import type { Browser } from 'playwright-core';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { MarkAllPresent, MarkAttendance } from '#server/attendance/attendance.commands';
import { OpenAccount } from '#server/identity/account.decider';
import { Blocks } from '#server/identity/blocks';
import { MailDelivery } from '#server/identity/mail-delivery';
import { Outbox } from '#server/identity/outbox';
import { IntroducePassingGrade } from '#server/curriculum/passing-interval.decider';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { launchBrowser } from '#test/kit/browser';
import { furnish as furnishQuestions } from '#test/api/question-bank-probes';
import { furnish as furnishPlans } from '#test/api/curriculum-probes';
import { furnish as furnishAssignments } from '#test/api/assignment-probes';
import { furnish as furnishReports } from '#test/api/conduct-probes';
import { furnish as furnishExams } from '#test/api/exam-probes';
import { furnish as furnishLessons } from '#test/api/lesson-probes';
import { scored } from '#test/kit/a-gradebook';
import { addressOf, reportOf } from '#test/kit/a-report';
import { markedExam, RIGHT } from '#test/kit/a-marked-exam';
import { furnish } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { complaints, settled, tooWide } from '#test/screens/looking';
import { type Look, Visitor } from '#test/screens/visitor';
import { OPEN, routeOf, routes, type Stop, walksIn } from '#test/screens/walks';

/** Where a walk begins; every screen of it is then seen at the other width, in the other light and in the other language, too. */
const LOOKS: Required<Look>[] = [{ theme: 'light', language: 'id', width: 1280 }, { theme: 'dark', language: 'en', width: 360 }, { theme: 'light', language: 'en', width: 1280 }, { theme: 'dark', language: 'id', width: 360 }];
/** Where the walks leave a picture of each, where they are asked for some to look at: a tenth of the work. */
const { PICTURES } = process.env;

let browser: Browser;
let school: School;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnish(school);
  await furnishQuestions(school);
  await furnishExams(school);
  await furnishLessons(school);
  await furnishPlans(school);
  await furnishAssignments(school);
  await scored(school);
  await furnishReports(school);
  OPEN.push({ path: `/public/report-preview/${await addressOf(school, reportOf('ani'))}`, shows: '.report-sheet' });
  await markedExam(school, 'marks A', { ani: RIGHT });
  await school.give(commandsOf(reportTemplate).Create, { id: idOf('a long template'), type: 'kegiatan', template: '{{nama_siswa}} giat dan tekun. '.repeat(16), id_mata_pelajaran: null, id_level: null });
  await school.give(IntroducePassingGrade, { id_kbm: idOf('kkm 75'), kkm: 75 });
  const id_sesi = school.lesson('A');
  await school.give(MarkAttendance, { id_sesi, id_murid: idOf('beni'), status_kehadiran: 'Alpa' });
  await school.give(MarkAttendance, { id_sesi, id_murid: idOf('dedi'), status_kehadiran: 'Terlambat' });
  await school.give(MarkAllPresent, { id_sesi: school.lesson('B', 1) });
  await school.give(MarkAllPresent, { id_sesi: school.lesson('B', 1, '2026-07-29') });
  await school.give(OpenAccount, { id_akun: idOf('bendahara'), username: 'bendahara', nama: 'Siti Zubaedah Bendahara', roles: ['keuangan', 'auditor'] });
  await school.nest.get(Blocks).put({ alasan: 'DIBLOKIR_ADMIN', of: idOf('gita'), id_akun: idOf('gita') });
  await school.nest.get(Blocks).put({ alasan: 'PASSWORD_SALAH', of: 'fajar', id_akun: idOf('fajar'), ip: '203.0.113.7', jumlah: 5, seconds: 900 });
  await school.nest.get(Outbox).put({ jenis: 'sandi_diganti', email: 'budi@mercusuar.example' }, idOf('budi'));
  await school.nest.get(MailDelivery).deliver();
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

const WALKERS: Who[] = ['kepala', 'kurikulum', 'waliA', 'budi', 'ani', 'admin', 'bk', 'auditor', 'hr', 'keuangan', 'pegawai', 'guruAdmin'];
/** A longer walk is shared by two who speak different languages. */
const LONG_WALK = 30;
const isLong = (who: Who) => ['admin', 'budi', 'kepala', 'kurikulum', 'waliA'].includes(who);
const WALKS = WALKERS.flatMap((who, i) => [i, ...(isLong(who) ? [i + 1] : [])].map((nth, part) => [who, (LOOKS[nth % LOOKS.length] as Required<Look>).language, LOOKS[nth % LOOKS.length] as Required<Look>, part] as const));
/** What everybody of an area has and finds alike is seen as the first of them. */
const isAlike = ({ path }: Stop) => /^\/teacher\/(account|success-verify|privacy)$/.test(path);
const shareOf = (who: Who, part: number) => {
  const stops = walksIn(school)[who] ?? [];
  return isLong(who) ? stops.filter((_, i) => i % 2 === part) : stops.filter((it) => who === WALKERS[0] || !isAlike(it));
};
const opposite = ({ theme, language, width }: Required<Look>): Required<Look> => ({ theme: theme === 'light' ? 'dark' : 'light', language: language === 'id' ? 'en' : 'id', width: width === 360 ? 1280 : 360 });

/** The first screen of a walk is opened by its address, and those outside of the app always; to others one comes within it, a fifth of the work. */
const come = ({ page, visit }: Visitor, stop: Stop, isFirst: boolean) => (isFirst || OPEN.includes(stop) ? page.goto(stop.path) : visit(stop.path));

/** Looks at a screen twice, each time with the other language's words in its place, too, and answers its title. The window is left in the other look. */
async function look(visitor: Visitor, stop: Stop, first: Required<Look>, found: string[], keptAs: string) {
  const { page, faults, resize, speak } = visitor;
  await page.locator('h1').first().waitFor();
  if (stop.clicks) await page.locator(stop.clicks).first().click();
  for (const at of [first, opposite(first)]) {
    await page.emulateMedia({ colorScheme: at.theme });
    await resize(at.width);
    await settled(page, stop);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${keptAs}-${at.width}.jpg`, type: 'jpeg', quality: 60, animations: 'disabled' });
    const complained = await complaints(page);
    await speak(opposite(at).language);
    found.push(...[...complained, ...(await tooWide(page)), ...faults.splice(0)].map((it) => `${stop.path} ${stop.clicks ?? ''} at ${at.width}, ${at.theme}, ${at.language}: ${it}`));
  }
  return page.title();
}

/** The routes whose title is another's too. */
const shared = (titles: Map<string, string>) =>
  [...titles].filter(([route, title]) => [...titles].some(([another, it]) => another !== route && it === title)).map(([route]) => `${route}: a title of another`);

/** Who, the how manieth of their screens, its address without ids, and what was clicked there. */
const nameFor = (who: Who | undefined, { path, clicks = '' }: Stop, nth: number) =>
  `${who ?? 'nobody'}-${nth}${`${path} ${clicks}`.replace(/[0-9a-f-]{36}/g, '').replace(/[^a-z]+/gi, '-').slice(0, 90)}`;

async function walk(who: Who | undefined, stops: Stop[], at: Required<Look>) {
  const [found, titles] = [[] as string[], new Map<string, string>()];
  const visitor = await Visitor.at(browser, school.base, at);
  if (who) await visitor.page.goto('/login').then(() => visitor.enter(who));
  let standing = at;
  for (const [i, stop] of stops.entries()) {
    await come(visitor, stop, i === 0);
    titles.set(routeOf(stop.path) ?? stop.path, await look(visitor, stop, standing, found, nameFor(who, stop, i)));
    standing = { ...opposite(standing), language: standing.language };
  }
  await visitor.close();
  return [...found, ...shared(titles)];
}

test('the walks lead through every route there is', () => {
  const walked = [...Object.values(walksIn(school)).flat(), ...OPEN].map(({ path }) => routeOf(path));
  expect([...new Set(routes())].filter((route) => !walked.includes(route)).map((route) => `test/screens/<context>-walks.ts: nobody walks to ${route}`)).toEqual([]);
});

test('no walk is longer than it has to be', () => {
  expect(WALKERS.filter((who) => !isLong(who) && (walksIn(school)[who]?.length ?? 0) > LONG_WALK)).toEqual([]);
});

test.each(WALKS)('%s sees every screen of theirs in order, at both widths, in both lights and languages, from %s', async (who, _language, at, part) => {
  expect(await walk(who, shareOf(who, part), at)).toEqual([]);
});

test.each(LOOKS.slice(0, 2).map((at) => [at.language, at] as const))('nobody in particular sees the login, the set-up and the page that is not there in order, in %s', async (_language, at) => {
  expect(await walk(undefined, OPEN, at)).toEqual([]);
});

test('what is not in order is found', async () => {
  const visitor = await Visitor.at(browser, school.base, { width: 360 });
  const { page } = visitor;
  await page.goto('/404');
  await settled(page, { path: '/404', shows: '.halt' });
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend', '<h1>Lagi</h1><button></button><span>student.nis</span><span role="img" class="anticon anticon-search" aria-label="search"></span><p id="pale" style="color: red">Selamat pagi</p>');
    document.querySelector('main').style.width = '500px';
    document.querySelector('#pale').style.color = '#bbb';`);
  expect((await complaints(page)).map((it) => it.split(':')[0])).toEqual(['2 h1', 'no word for student.nis', 'English', '500 pixels wide', 'button-name', 'color-contrast']);
  expect(visitor.faults).toEqual([expect.stringContaining('Content Security Policy')]);
  await visitor.close();
});

test.each<Who>(['kepala', 'budi', 'waliA', 'ani', 'admin', 'guruAdmin', 'hr'])('what is not there and what is not for %s ends at the same page', async (who) => {
  const visitor = await Visitor.at(browser, school.base);
  await visitor.page.goto('/login');
  await visitor.enter(who);
  const theirs = (walksIn(school)[who] ?? []).map(({ path }) => routeOf(path));
  const foreign = new Map(Object.values(walksIn(school)).flat().map(({ path }) => [routeOf(path), path.split('?')[0] as string] as const).filter(([route]) => !theirs.includes(route)));
  await visitor.page.goto('/nowhere');
  await visitor.arrives('/404');
  for (const path of ['/teacher/nowhere', ...foreign.values()]) {
    // Once the page stands: an address changed before that is nobody's to hear.
    await visitor.page.locator('h1').waitFor();
    await visitor.go(path);
    await visitor.arrives('/404');
  }
  await visitor.close();
});

test('nobody in particular gets no further than the login, which remembers where they wanted to go', async () => {
  const visitor = await Visitor.at(browser, school.base);
  for (const path of ['/teacher/principal?tanggal=2026-07-29', '/student/dashboard', '/admin/nowhere']) {
    await visitor.page.goto(path);
    await visitor.arrives(`/login?${new URLSearchParams({ kembali: path })}`);
  }
  await visitor.page.goto('/nowhere');
  await visitor.arrives('/404');
  await visitor.close();
});
