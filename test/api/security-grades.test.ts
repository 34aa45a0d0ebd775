import { gradebook } from '#contract/grading/gradebook.api';
import { reportCard } from '#contract/report-card/report-card.api';
import { declaredEndpoints } from '#tools/docs/declared';
import { bookOf, columnOf, enter, scored } from '#test/kit/a-gradebook';
import { addressOf, publishedReport, reportOf } from '#test/kit/a-report';
import { Endpoints } from '#server/kit/live/endpoints';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await scored(school);
});
afterAll(() => school.close());

const TOLD = 83.25;
test('rule 21: a score that was not told in a report is told to its student by no line', async () => {
  await enter(school, [{ id_kolom: columnOf(school, 'A'), id_murid: idOf('ani'), nilai: TOLD }]);
  const own = (await school.ask('budi', gradebook.open, bookOf(school))).body.data.murid[0];
  expect(own).toMatchObject({ id_murid: idOf('ani'), sel: { [columnOf(school, 'A')]: { nilai: TOLD } } });
  const asked: string[] = [];
  for (const { endpoint } of await declaredEndpoints()) {
    if (endpoint.method !== 'GET' || endpoint.isFile || endpoint.allow === 'public' || !school.nest.get(Endpoints).all().has(endpoint.name)) continue;
    const about = { ...bookOf(school), id_murid: idOf('ani'), id: reportOf('ani') };
    const input = Object.fromEntries(Object.entries(about).filter(([name]) => name in endpoint.input.shape));
    const { status, body } = await school.ask('ani', endpoint, input).catch(() => ({ status: 0, body: {} }));
    if (status === 200) asked.push(endpoint.name);
    expect([endpoint.name, JSON.stringify(body).includes(String(TOLD))]).toEqual([endpoint.name, false]);
  }
  expect(asked.length).toBeGreaterThan(10);
});

test('rule 59: an address of a report is random, new for each time it is shared, and taken back for good', async () => {
  const id = reportOf('ani');
  await publishedReport(school);
  const first = await addressOf(school, id);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect((await school.ask('publik', reportCard.preview, { uuid: first })).status).toBe(200);
  await school.ask('waliA', reportCard.revoke, { id, alasan: 'Dikirim ke alamat yang salah', ganti: true });
  expect((await school.ask('publik', reportCard.preview, { uuid: first })).status).not.toBe(200);
  expect((await school.ask('publik', reportCard.preview, { uuid: idOf('guessed') })).status).not.toBe(200);
});
