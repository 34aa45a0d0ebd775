import { readdirSync, readFileSync } from 'node:fs';
import { resources } from '#contract/kit/resource';
import type { School } from '#test/kit/school';
import { filesUnder } from '#test/kit/source-files';
import { ID_TAHUN_AJARAN, idOf, type Who } from '#test/kit/school-data';

/** Where somebody goes: a route, with all its ids, what is clicked there, and what has to be there before it is looked at. */
export type Stop = { path: string; clicks?: string; shows: string };

/** A table or its cards, with or without rows. */
const RESOURCE = 'tr[data-row-key], .row-card, .list-state';

/** What a context adds to the walks of people, in the `WALKS` of its `*-walks.ts`. */
export type Walks = (school: School) => Partial<Record<Who, Stop[]>>;
const added: Walks[] = [];
for (const file of filesUnder('test', '-walks.ts')) added.push((await import(`#${file.replace(/\.ts$/, '')}`)).WALKS);

/** Every screen of every role, with what opens over it. */
export const walksIn: Walks = (school) => {
  const walks = commonWalks(school);
  for (const it of added) for (const [who, stops] of Object.entries(it(school))) walks[who as Who] = [...(walks[who as Who] ?? []), ...stops];
  return walks;
};

const commonWalks: Walks = (school) => {
  const [lesson, idKelas] = [school.lesson('A'), school.class('A').id_kelas];
  const register = { path: `/teacher/schedule/${lesson}`, shows: 'Citra Maharanti' };
  const ofClass = { path: `/teacher/curriculum/daily-attendance/${idKelas}`, shows: 'Dedi Kurniawanto' };
  const audit = { path: `/teacher/audit/attendance-${lesson}`, shows: '.stream-what' };
  const replay = (area: string) => ({ path: `${area}/audit/attendance?nomor=3`, shows: '.happened-what' });
  const master = (area: string, keeper: string): Stop[] => resources().filter(({ write }) => write.includes(keeper)).map(({ name }) => ({ path: `${area}/${name}`, shows: RESOURCE }));
  const own = (area: string): Stop[] => [{ path: `${area}/account`, shows: '.account-sessions li' }, { path: `${area}/success-verify`, shows: '.halt' }];
  const mine = (area: string): Stop[] => [...own(area), { path: `${area}/privacy`, shows: '[id=data-request]' }];
  const board = (path: string) => ({ path, shows: '.matrix .cell' });
  return {
    kepala: [
      // First, while the window is wide: a phone's header has no field to click.
      { path: '/teacher/principal', clicks: '.find', shows: '.palette-find' },
      ...mine('/teacher'),
      board('/teacher/principal'), { path: '/teacher/principal', clicks: '.figure-head button', shows: '.plain-table' }, { path: '/teacher/principal?rincian=tidak_hadir', shows: '.why-drawer .why-people' },
      { path: `/teacher/principal?sesi=${lesson}`, shows: '.ant-drawer li .status-tag' }, board('/teacher/principal?tanggal=2026-07-29'),
      { path: '/teacher/principal?rincian=Dispensasi', shows: '.why-drawer .why-how' }, { path: '/teacher/principal?rincian=pelajaran', shows: '.why-drawer .why-people' }, register, ofClass, audit, { path: '/teacher/audit', shows: RESOURCE }, replay('/teacher'),
    ],
    kurikulum: [board('/teacher/curriculum'), register, ofClass, audit, { path: '/teacher/audit', shows: RESOURCE }, replay('/teacher'), { path: '/teacher/master', shows: '.master-card' }, { path: '/teacher/master/passing-grade', shows: '.grade-card' }, ...master('/teacher/master', 'kurikulum'), ...mine('/teacher')],
    waliA: [
      register, { path: '/teacher/dashboard', shows: '[id=homeroom]' }, { path: '/teacher/homeroom/class', shows: 'Citra Maharanti' }, { path: '/teacher/homeroom/personal-data', shows: 'Citra Maharanti' },
      { path: '/teacher/homeroom/personal-data', clicks: 'main .ant-btn-text', shows: '[id=data-contact-form]' },
      { path: '/teacher/homeroom/consent', shows: 'Citra Maharanti' }, { path: '/teacher/homeroom/consent', clicks: '.consent-acts button', shows: '.ant-drawer [id=consent-form]' },
      { path: `/teacher/homeroom/consent/${idOf('ani')}`, shows: '[id=consent-title]' }, { path: '/teacher/documents', shows: '.list-state' }, ...mine('/teacher'),
    ],
    guruAdmin: [{ path: '/teacher/dashboard', shows: '.home-say' }, ...mine('/teacher')],
    budi: [
      { path: '/teacher/dashboard', shows: '.week-lesson' }, { path: '/teacher/schedule', shows: 'td .status-tag, .row-card' }, register, { ...register, clicks: '.check-in-show', shows: '.check-in-code' },
      { ...register, clicks: '.register-more, .register-letter', shows: '[role=menuitem], .status-choice' }, { ...register, path: `/teacher/schedule/${school.lesson('A', 3)}`, shows: '.notice' }, { path: '/teacher/basic-competence', shows: RESOURCE }, ...mine('/teacher'),
    ],
    ani: [
      { path: '/student/dashboard', shows: '.slots' }, { path: '/student/schedule', shows: '.slots' }, { path: '/student/attendance', shows: '.month-day.is-today' }, { path: '/student/attendance?tanggal=2026-08-04', shows: '.slots' }, { path: '/student/dashboard', clicks: '.me', shows: '.ant-drawer .upload' }, { path: '/student/account', shows: '.own-book' }, { path: `/student/dashboard?id_sesi=${lesson}`, shows: '.check-in-button' },
      ...mine('/student'),
    ],
    admin: [
      ...own('/admin'), { path: '/admin/data-request', shows: RESOURCE }, { path: '/admin/blocked-account', shows: '.status-tag' },
      { path: '/admin/akun', shows: RESOURCE }, { path: '/admin/akun', clicks: '.screen-actions .ant-btn-primary', shows: '.ant-drawer .ant-select' },
      { path: '/admin/akun', clicks: '.ant-btn-dangerous', shows: '.ant-modal .ant-btn-dangerous' }, { path: '/admin/mail', shows: RESOURCE }, { path: '/admin/import', shows: '.list-state' },
      { path: '/admin/institution', shows: '.settings-section' }, { path: '/admin/audit/verify', shows: '.verify-state .tone-good' },
      { path: '/admin/master', shows: 'SMP Mercusuar' }, ...master('/admin/master', 'admin'), { path: '/admin/master/subject', clicks: '.screen-actions .ant-btn-primary', shows: '.ant-drawer .ant-select' },
      { path: '/admin/master/subject', clicks: '.ant-btn-dangerous', shows: '.ant-modal .ant-btn-dangerous' }, { path: '/admin/master/passing-grade', shows: '.grade-card' },
      { path: '/admin/master/passing-grade', clicks: '.grade-card .ant-btn', shows: '.interval-preview' }, { path: `/admin/audit/attendance-${lesson}`, shows: '.stream-what' }, replay('/admin'), { path: '/admin/audit?sistem=true', shows: RESOURCE }, ...CLASSES(school),
    ],
    bk: [{ path: '/teacher/dashboard', shows: '.ant-empty, td .status-tag, .row-card, .list-state' }, { path: '/teacher/counselling/category', shows: RESOURCE }, ...mine('/teacher')],
    hr: [{ path: '/hr/dashboard', shows: '.office-bars' }, { path: '/hr/employee', shows: RESOURCE }, ...mine('/teacher')],
    keuangan: [{ path: '/finance/dashboard', shows: '.recharts-bar-rectangle' }, { path: '/finance/dashboard', clicks: '.figure-head button', shows: '.plain-table' }, { path: '/finance/payment', shows: RESOURCE }, ...mine('/teacher')],
    pegawai: [{ path: '/employee/dashboard', shows: '.home-say' }, ...mine('/teacher')],
    auditor: [{ path: '/teacher/audit/verify', shows: '.verify-state .tone-good' }, { path: '/teacher/audit', shows: RESOURCE }, audit, replay('/teacher'), ...mine('/teacher')],
  };
};

/** School years and classes, with the forms over them. */
const CLASSES = (school: School): Stop[] => {
  const [year, kelas] = [`/admin/academic-year/${ID_TAHUN_AJARAN}`, `/admin/class/detail/${school.class('A').id_kelas_tahun_ajaran}`];
  return [
    { path: '/admin/master/academic-year', shows: '2026/2027 Ganjil' }, { path: '/admin/master/academic-year', clicks: '.screen-actions .ant-btn-primary', shows: '.ant-drawer input' },
    { path: year, shows: '.week-list td' }, { path: year, clicks: '.panel .screen-actions .ant-btn', shows: '.ant-drawer input' }, { path: year, clicks: '.panel-head > .ant-btn', shows: '.ant-drawer input' },
    { path: '/admin/class', shows: RESOURCE }, { path: '/admin/class', clicks: '.screen-actions .ant-btn-primary', shows: '.ant-drawer .ant-select' }, { path: '/admin/class', clicks: '.ant-btn-dangerous', shows: '.ant-modal .ant-btn-dangerous' },
    { path: `/admin/class/consent/${school.class('A').id_kelas_tahun_ajaran}`, shows: 'Citra Maharanti' },
    { path: kelas, shows: 'Citra Maharanti' }, { path: kelas, clicks: '.ant-btn-dangerous', shows: '.ant-modal .ant-btn-dangerous' }, { path: `${kelas}?tab=homeroom`, shows: '[id=class-homeroom-form]' }, { path: `${kelas}?tab=teaching`, clicks: '.panel-head .ant-btn', shows: '.ant-drawer .ant-select' },
  ];
};

/** What anybody may open without a session. */
export const OPEN: Stop[] = [{ path: '/login', shows: 'form' }, { path: '/setup', shows: '.main-button' }, { path: '/forgot-password', shows: 'form' }, { path: `/forgot-password#token=${'A'.repeat(43)}`, shows: '[name=repeat]' },
  { path: '/parent/success-verify', shows: '.said' }, { path: '/404', shows: '.halt' }];

/** The routes that the client's own lists name. */
export const routes = (): string[] =>
  readdirSync('client/areas').filter((file) => file.endsWith('.routes.tsx'))
    .flatMap((file) => [...readFileSync(`client/areas/${file}`, 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path]) => path as string));

/** The route that an address is of. */
export const routeOf = (path: string) =>
  routes().find((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/?]+')}(\\?|$)`).test(path));
