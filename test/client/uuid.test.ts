import { uuid } from '#client/kit/uuid';

it('makes random version 4 uuids, each another one', () => {
  const made = Array.from({ length: 1_000 }, uuid);
  expect(new Set(made).size).toBe(1_000);
  for (const it of made) expect(it).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
