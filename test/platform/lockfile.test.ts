import { readFileSync } from 'node:fs';

type Package = { version: string; optionalDependencies?: Record<string, string>; resolved?: string };
const packages: Record<string, Package> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Where a package finds another one: in its own folder of modules, or in one of those around it. */
function found(from: string, name: string): string | undefined {
  const at = from ? `${from}/node_modules/${name}` : `node_modules/${name}`;
  if (packages[at]) return at;
  return from ? found(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name) : undefined;
}

describe('the lockfile', () => {
  test('has the programs of every platform, so that npm ci takes it wherever it was made', () => {
    const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) => Object.keys(optionalDependencies).filter((name) => !found(at, name)).map((name) => `${at || 'package.json'} -> ${name}`));
    expect(missing).toEqual([]);
  });

  test.each(['darwin-arm64', 'darwin-x64', 'linux-x64', 'linux-arm64', 'win32-x64'])('has a compiler, a linter and a bundler for %s', (platform) => {
    const names = Object.keys(packages).map((it) => it.split('node_modules/').at(-1) as string);
    for (const tool of ['@swc/core', '@biomejs/cli', '@rolldown/binding']) expect(names.filter((it) => it.startsWith(`${tool}-${platform}`))).not.toEqual([]);
  });

  test('names no registry', () => {
    expect(Object.entries(packages).flatMap(([at, it]) => (it.resolved ? [at] : []))).toEqual([]);
  });
});
