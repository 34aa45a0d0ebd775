import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { level } from '#contract/classroom/level.resource';
import { privacy } from '#contract/privacy/privacy.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { OpenAccount } from '#server/identity/account.decider';
import { Blocks } from '#server/identity/blocks';
import { launchBrowser } from '#test/kit/browser';
import { furnish } from '#test/kit/master-data';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';
import { Visitor } from '#test/screens/visitor';

const WIDTHS = [360, 414, 768, 992, 1024, 1280, 1440];
/** Every list in which something can be done with a row. */
const LISTS: [who: Who, path: string][] = [
  ['admin', '/admin/data-request'], ['admin', '/admin/akun'], ['admin', '/admin/blocked-account'], ['admin', '/admin/class'], ['admin', '/admin/master/academic-year'], ['admin', `/admin/master/${level.name}`],
  ['waliA', '/teacher/homeroom/personal-data'],
];
/** The buttons of rows that nobody can press: out of sight, or under something else. */
const HIDDEN = `[...document.querySelectorAll('.list-acts button, .row-card-head button')].filter((it) => {
  it.scrollIntoView({ block: 'center', inline: 'nearest', container: 'nearest' });
  const { left, right, top, bottom, width } = it.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !width || left < 0 || right > innerWidth || !(hit && (it.contains(hit) || hit.contains(it)));
}).map((it) => it.getAttribute('aria-label') ?? it.innerText)`;

let browser: Browser;
let school: School;

beforeAll(async () => {
  [browser, school] = await Promise.all([launchBrowser(), testSchool()]);
  await furnish(school);
  for (const [who, jenis] of [['ani', 'perbaikan'], ['beni', 'akses'], ['citra', 'penghapusan']] as const) {
    await school.ask(who, privacy.ask, { jenis, isi: 'Nama ibu saya keliru ditulis di buku induk, dan alamat rumah kami sudah pindah ke Jalan Kenanga nomor dua belas sejak bulan lalu.' });
  }
  await school.ask('admin', schoolYear.open, { tanggal_awal: '2027-01-04' });
  await school.give(OpenAccount, { id_akun: idOf('bendahara'), username: 'bendahara', nama: 'Siti Zubaedah Bendahara', roles: ['keuangan', 'auditor', 'HR'] });
  await school.nest.get(Blocks).put({ alasan: 'PASSWORD_SALAH', of: 'fajar', id_akun: idOf('fajar'), ip: '203.0.113.7', jumlah: 5, seconds: 900 });
});
afterAll(async () => {
  await browser.close();
  await school.close();
});

test.each(['admin', 'waliA'] as const)('whatever %s can do with a row is in sight at every width', async (who) => {
  const visitor = await Visitor.at(browser, school.base);
  const { page } = visitor;
  await page.goto('/login');
  await visitor.enter(who);
  for (const [, path] of LISTS.filter(([one]) => one === who)) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await until(`${path} at ${width}`, async () => (await page.locator('.list-acts button, .row-card-head button').count()) > 0 && (await page.evaluate<boolean>("!document.querySelector('[aria-busy=\"true\"]')")));
      expect([path, width, await page.evaluate<string[]>(HIDDEN)]).toEqual([path, width, []]);
      if (process.env.SHOTS) {
        mkdirSync(process.env.SHOTS, { recursive: true });
        await page.screenshot({ path: `${process.env.SHOTS}/list${path.replaceAll('/', '-')}-${width}.png` });
      }
    }
  }
  await visitor.close();
});
