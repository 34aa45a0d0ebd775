import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Service = {
  image?: string; build?: string; profiles?: string[]; networks?: { default: { aliases: string[] } }; restart: string; environment?: Record<string, string>; volumes: string[]; ports?: string[];
  depends_on?: Record<string, { condition: string }>; healthcheck?: { test: string[]; interval: string; timeout: string; retries: number };
};
type Compose = { services: Record<string, Service>; volumes: Record<string, null> };

const text = readFileSync('docker-compose.yml', 'utf8');
const yaml = createRequire(import.meta.url)('js-yaml');
const { services, volumes } = yaml.load(text, { schema: yaml.YAML11_SCHEMA }) as Compose;
const lasting = Object.entries(services).filter(([name]) => name !== 'certificates');
const dockerfile = readFileSync('Dockerfile', 'utf8');
const caddyfile = readFileSync('Caddyfile', 'utf8');
const [logs, nodes] = [/^eventstoredb/, /^pelita/].map((names) => lasting.filter(([name]) => names.test(name))) as [typeof lasting, typeof lasting];
const settingOf = ([, { environment }]: (typeof lasting)[number], name: string) => environment?.[name];

test.each(lasting)('%s says when it is well, comes back by itself and is started after what it needs', (_, { healthcheck, restart, depends_on = {} }) => {
  expect(healthcheck).toMatchObject({ test: [expect.stringMatching(/^CMD/), ...Array(healthcheck?.test.length ? healthcheck.test.length - 1 : 0).fill(expect.any(String))], retries: expect.any(Number) });
  expect(restart).toBe('unless-stopped');
  for (const needed of Object.keys(depends_on)) expect(services[needed]?.profiles).toBeUndefined();
  for (const [needed, { condition }] of Object.entries(depends_on)) expect([needed, condition]).toEqual([needed, services[needed]?.healthcheck ? 'service_healthy' : 'service_completed_successfully']);
});

test('everything that has to stay is in a named volume, and every volume is used', () => {
  const used = Object.values(services).flatMap((it) => it.volumes.map((volume) => volume.split(':')[0] as string));
  const [files, named] = [used.filter((it) => it.startsWith('.')), used.filter((it) => !it.startsWith('.'))];
  expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  expect(files.filter((it) => !existsSync(it))).toEqual([]);
});

test('nothing but TLS is open to the world, nothing is unencrypted to EventStoreDB, or secret in the file', () => {
  expect(lasting.flatMap(([name, { ports = [] }]) => ports.map((it) => `${name} ${it}`))).toEqual(['caddy 80:80', 'caddy 443:443', 'caddy 443:443/udp']);
  expect(caddyfile).not.toMatch(/http:\/\/|auto_https|tls internal/);
  expect(text).not.toMatch(/insecure|tls=false|changeit/i);
  expect(text.match(/PASSWORD: (.+)/g)?.every((it) => it.includes('${'))).toBe(true);
  for (const it of nodes) expect(settingOf(it, 'EVENTSTORE_URL')).toBe('esdb://admin:${EVENTSTORE_PASSWORD}@${EVENTSTORE_NODES:-eventstoredb:2113}?tlsCAFile=/certificates/ca/ca.crt');
});

test('the door leads to every node of Pelita in turn, and to whichever is there', () => {
  expect(nodes.length).toBeGreaterThan(1);
  expect(caddyfile.match(/reverse_proxy (.+) \{/)?.[1]).toBe(nodes.map(([name]) => `${name}:3000`).join(' '));
  expect(dockerfile).toMatch(/ PORT=3000 /);
  expect(caddyfile).toMatch(/lb_policy round_robin.*lb_try_duration \d+s.*health_uri \/login/s);
  expect(caddyfile).not.toMatch(/ip_hash|cookie|header X-/);
  expect([...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name)).toEqual(Object.keys(services.caddy?.environment ?? {}));
});

test('the nodes of Pelita are the same, and each is started when the one before is well', () => {
  const [[, { depends_on: _, ...first }], ...others] = nodes as [(typeof nodes)[number], ...typeof nodes];
  for (const [i, [, { depends_on, ...it }]] of others.entries()) expect([it, Object.keys(depends_on ?? {})]).toEqual([first, [(nodes[i] as (typeof nodes)[number])[0]]]);
});

test('EventStoreDB is one node, or with a profile three that find each other and prove who they are', () => {
  expect(logs.map(([name, { profiles }]) => [name, profiles])).toEqual([['eventstoredb', undefined], ['eventstoredb-2', ['cluster']], ['eventstoredb-3', ['cluster']]]);
  const proven = text.match(/-dns-names (\S+)/)?.[1]?.split(',');
  for (const it of logs) {
    const [[name, { networks, volumes: kept }], cluster] = [it, settingOf(it, 'EVENTSTORE_CLUSTER_DNS') as string];
    expect([settingOf(it, 'EVENTSTORE_NODE_HOST_ADVERTISE_AS'), settingOf(it, 'EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS'), networks?.default.aliases]).toEqual([name, name, [cluster]]);
    expect(proven).toEqual(expect.arrayContaining([name, cluster]));
    expect(kept[0]).toBe(`${name}:/var/lib/eventstore`);
  }
  expect(text).toContain(`# ${' '.repeat(2)}EVENTSTORE_NODES=${logs.map(([name]) => `${name}:2113`).join(',')}\n`);
  expect(text).toContain('#   COMPOSE_PROFILES=cluster\n');
});

test('whatever is to be written into .env is told at the top, or has a usual value', () => {
  const told = text.slice(0, text.indexOf('\nname:'));
  for (const [, name = '', usual] of text.slice(told.length).matchAll(/\$\{(\w+)(:-)?/g)) if (!usual) expect(told).toContain(`${name}=%s`);
});

test('images are of a named version, and EventStoreDB is new enough and takes what Pelita appends', () => {
  for (const { image, build } of Object.values(services)) expect(image ?? `${build}:here`).toMatch(/:(?!latest$)[\w.-]+$/);
  const [, major, minor] = (services.eventstoredb?.image?.match(/:(\d+)\.(\d+)/) ?? []).map(Number) as [unknown, number, number];
  expect(major * 100 + minor).toBeGreaterThanOrEqual(2310);
  expect(Number(services.eventstoredb?.environment?.EVENTSTORE_MAX_APPEND_SIZE)).toBeGreaterThan(1_048_576);
});

test('every setting that is given to Pelita is one that it knows', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.ts'));
  const known = files.flatMap((it) => [...readFileSync(`server/${it}`, 'utf8').matchAll(/process\.env\.(\w+)|\bset\('(\w+)'/g)].map(([, name, other]) => name ?? other));
  for (const it of nodes) expect(known).toEqual(expect.arrayContaining(Object.keys(it[1].environment ?? {})));
});

test('the image is built from files that are there, runs what is built, and not as root', () => {
  for (const file of dockerfile.match(/^COPY (?!--from)(.+) \.\//m)?.[1]?.split(' ') ?? ['nothing']) expect(existsSync(file)).toBe(true);
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
  for (const [, from] of dockerfile.matchAll(/^COPY --from=(\w+)/gm)) expect(stages).toContain(from);
  expect(dockerfile).toMatch(/\nUSER node\n/);
  const command = JSON.parse(dockerfile.match(/^CMD (\[.+\])$/m)?.[1] ?? '[]') as string[];
  expect(existsSync((command.at(-1) as string).replace(/^dist\/(.+)\.js$/, '$1.ts'))).toBe(true);
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.data', '.env', '.git', 'node_modules']));
});
