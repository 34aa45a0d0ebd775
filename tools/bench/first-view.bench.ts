import path from 'node:path';
import { chromium } from 'playwright-core';
import { pathToFileURL } from 'node:url';
import { instantOf, tanggalOf } from '#contract/school-year/school-days';
import { slotStart } from '#contract/timetable/timetable';
import { createApp } from '#server/app';
import { MODEL_B, ZONA } from '#server/demo/calendar';
import { fillDemo } from '#server/demo/demo';
import { ADMIN_PASSWORD } from '#server/demo/found-school';
import { TurnedClock } from '#server/kit/clock';
import type { Figures } from '#tools/bench/measure';
import { firstView, signIn, SLOW_LINE } from '#tools/kit/first-view';

class DemoMorning extends TurnedClock {
  override readonly isDemo = true;
}
const NOW = instantOf('2026-10-13', slotStart(MODEL_B, 6) + 14, ZONA);

/** What the first views of the demo school cost a browser that has nothing yet: on the line, in ways, and in time on a slow line. */
export async function firstViewBench(databaseUrl: string, dataDir: string): Promise<Figures> {
  const clock = new DemoMorning(NOW);
  const app = await createApp({ databaseUrl, dataDir, clock, webRoot: path.resolve('dist/web') });
  const { prepareChromium } = await import(pathToFileURL(path.resolve('test/kit/chromium.mjs')).href);
  const { executablePath, env } = await prepareChromium();
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox', '--disable-gpu'] });
  const figures: Figures = {};
  try {
    const { school: { teachers, students } } = await fillDemo(app, clock, () => undefined);
    const base = await app.listen(0, '127.0.0.1');
    const [principal, , teacher] = teachers.map(({ nik }) => nik) as [string, string, string];
    const views = [
      ['login', undefined, '/login', '[name=password]'], ['student_home', students[0]?.nis, '/student/dashboard', '.slots, .home-none'],
      ['teacher_home', teacher, '/teacher/dashboard', '.week-lesson'], ['register', teacher, `/teacher/schedule/${await lessonOf(base, teacher)}`, '.register-line'],
      ['admin_home', 'admin', '/admin/dashboard', '.health'], ['board', principal, '/teacher/principal', '.matrix .cell'],
    ] as const;
    for (const [name, who, at, shows] of views) {
      const signedIn = who ? await signIn(browser, base, who, who === 'admin' ? ADMIN_PASSWORD : who) : undefined;
      const { kb, requests, cls } = await firstView(browser, { base, path: at, shows, signedIn });
      const { lcp } = await firstView(browser, { base, path: at, shows, signedIn }, SLOW_LINE);
      Object.assign(figures, { [`weight_${name}_kb`]: kb, [`requests_${name}`]: requests, [`lcp_${name}_ms`]: lcp, [`cls_${name}`]: cls });
    }
    return figures;
  } finally {
    await browser.close();
    await app.close();
  }
}

/** The lesson that a teacher has just now, or today's first. */
async function lessonOf(base: string, who: string) {
  const { token } = (await asked(base, '/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username: who, password: who }) })) as { token: string };
  const day = tanggalOf(NOW, ZONA);
  const { data: [lesson] } = (await asked(base, `/api/sesi/list-sesi-between-date?dates=${day},${day}`, { headers: { token } })) as { data: { id_sesi: string }[] };
  return lesson?.id_sesi;
}

const asked = async (base: string, path: string, init: RequestInit): Promise<unknown> => (await fetch(base + path, init)).json();
