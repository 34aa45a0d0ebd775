import { uuidV5 } from '#projections/kit/uuid';

const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

test('a name has the uuid that RFC 9562 gives it', () => {
  expect(uuidV5(DNS, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('a name of any length and any letters has one uuid, whatever was named before', () => {
  const names = ['', 'é', '😀'.repeat(400), 'a'.repeat(1007), 'a'.repeat(1008), 'a'.repeat(1009), 'b'.repeat(5_000)];
  const first = names.map((it) => uuidV5(DNS, it));
  expect([...names].reverse().map((it) => uuidV5(DNS, it)).reverse()).toEqual(first);
  expect(new Set(first).size).toBe(names.length);
  for (const it of first) expect(it).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('only a uuid is a namespace', () => {
  expect(() => uuidV5('not a uuid', 'name')).toThrow(TypeError);
});
