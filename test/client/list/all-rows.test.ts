/** @jest-environment node */
import { program } from '#contract/classroom/program.resource';
import { allRows } from '#client/kit/list/all-rows';

type Row = { id: string; nama: string };
const asked: URLSearchParams[] = [];
const told: [number, number][] = [];
const real = { fetch: globalThis.fetch, document: globalThis.document, localStorage: globalThis.localStorage };

/** A list of so many rows; when its second page is first asked for, a row has slipped from the first page to it, and another on to the third. */
function serve(total: number) {
  let slips = 1;
  const all = Array.from({ length: total }, (_, i) => ({ id: String(i), nama: `Program ${i}` }));
  Object.assign(globalThis, {
    document: { documentElement: { lang: 'id' } },
    fetch: async (url: string, { signal }: RequestInit = {}) => {
      signal?.throwIfAborted();
      const query = new URL(url, 'http://school').searchParams;
      asked.push(query);
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const from = (page - 1) * limit - (page === 2 ? Math.max(0, slips--) : 0);
      return Response.json({ data: all.slice(from, from + limit), total, page, limit });
    },
  });
}

beforeEach(() => {
  asked.length = 0;
  told.length = 0;
});
afterAll(() => Object.assign(globalThis, real));

it('asks page by page for what was narrowed and sorted, tells how far it is, and reads again where a row was missed', async () => {
  serve(230);
  const rows = await allRows<Row>({ list: program.api.list, question: { search: 'gram', sortBy: 'nama' }, told: (n, total) => told.push([n, total]), signal: new AbortController().signal });
  expect(asked.map((it) => it.toString())).toEqual([1, 2, 3, 1, 2, 3].map((page) => `search=gram&sortBy=nama&page=${page}&limit=100`));
  expect(told).toEqual([[100, 230], [199, 230], [229, 230], [100, 230], [200, 230], [230, 230]]);
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 230 }, (_, i) => String(i)));
});

it('reads ten thousand rows, each once', async () => {
  serve(10_000);
  const rows = await allRows<Row>({ list: program.api.list, question: {}, key: 'nama', signal: new AbortController().signal });
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10_000);
  // Twice: the first time a row had slipped past.
  expect(asked).toHaveLength(200);
});

it('asks no further once it is called off', async () => {
  serve(500);
  const aborter = new AbortController();
  const reading = allRows<Row>({ list: program.api.list, question: {}, told: () => aborter.abort(), signal: aborter.signal });
  await expect(reading).rejects.toThrow();
  expect(asked).toHaveLength(1);
});

it('is done with an empty list at once', async () => {
  serve(0);
  expect(await allRows<Row>({ list: program.api.list, question: {}, told: (n, total) => told.push([n, total]), signal: new AbortController().signal })).toEqual([]);
  expect(asked).toHaveLength(1);
});
