import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Service = {
  image?: string; build?: string; restart: string; environment?: Record<string, string>; volumes: string[]; ports?: string[];
  depends_on?: Record<string, { condition: string }>; healthcheck?: { test: string[]; interval: string; timeout: string; retries: number };
};
type Compose = { services: Record<string, Service>; volumes: Record<string, null> };

const text = readFileSync('docker-compose.yml', 'utf8');
const { services, volumes } = createRequire(import.meta.url)('js-yaml').load(text) as Compose;
const lasting = Object.entries(services).filter(([name]) => name !== 'certificates');
const dockerfile = readFileSync('Dockerfile', 'utf8');

test.each(lasting)('%s says when it is well, comes back by itself and is started after what it needs', (_, { healthcheck, restart, depends_on = {} }) => {
  expect(healthcheck).toMatchObject({ test: [expect.stringMatching(/^CMD/), ...Array(healthcheck?.test.length ? healthcheck.test.length - 1 : 0).fill(expect.any(String))], retries: expect.any(Number) });
  expect(restart).toBe('unless-stopped');
  for (const [needed, { condition }] of Object.entries(depends_on)) expect([needed, condition]).toEqual([needed, services[needed]?.healthcheck ? 'service_healthy' : 'service_completed_successfully']);
});

test('everything that has to stay is in a named volume, and every volume is used', () => {
  const used = Object.values(services).flatMap((it) => it.volumes.map((volume) => volume.split(':')[0] as string));
  expect([...new Set(used)].sort()).toEqual(Object.keys(volumes).sort());
});

test('nothing is open to the world, unencrypted to EventStoreDB, or secret in the file', () => {
  for (const [, { ports = [] }] of lasting) for (const it of ports) expect(it).toMatch(/^127\.0\.0\.1:/);
  expect(text).not.toMatch(/insecure|tls=false|changeit/i);
  expect(text.match(/PASSWORD: (.+)/g)?.every((it) => it.includes('${'))).toBe(true);
  expect(services.pelita?.environment?.EVENTSTORE_URL).toMatch(/^esdb:\/\/admin:\$\{EVENTSTORE_PASSWORD\}@eventstoredb:2113\?tlsCAFile=/);
});

test('images are of a named version, and EventStoreDB is new enough and takes what Pelita appends', () => {
  for (const { image, build } of Object.values(services)) expect(image ?? `${build}:here`).toMatch(/:(?!latest$)[\w.-]+$/);
  const [, major, minor] = (services.eventstoredb?.image?.match(/:(\d+)\.(\d+)/) ?? []).map(Number) as [unknown, number, number];
  expect(major * 100 + minor).toBeGreaterThanOrEqual(2310);
  expect(Number(services.eventstoredb?.environment?.EVENTSTORE_MAX_APPEND_SIZE)).toBeGreaterThan(1_048_576);
});

test('every setting that is given to Pelita is one that it knows', () => {
  const known = ['server/main.ts', 'server/kit/edge/http.ts', 'server/kit/log/master-key.ts'].map((it) => readFileSync(it, 'utf8')).join();
  for (const name of Object.keys(services.pelita?.environment ?? {})) expect(known).toContain(name);
});

test('the image is built from files that are there, runs what is built, and not as root', () => {
  for (const file of dockerfile.match(/^COPY (?!--from)(.+) \.\//m)?.[1]?.split(' ') ?? ['nothing']) expect(existsSync(file)).toBe(true);
  expect(dockerfile).toMatch(/\nUSER node\n/);
  const command = JSON.parse(dockerfile.match(/^CMD (\[.+\])$/m)?.[1] ?? '[]') as string[];
  expect(existsSync((command.at(-1) as string).replace(/^dist\/(.+)\.js$/, '$1.ts'))).toBe(true);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.data', '.env', '.git', 'node_modules']));
});
