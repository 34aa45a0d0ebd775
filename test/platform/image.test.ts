import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Packages = Record<string, { dev?: boolean; devOptional?: boolean }>;
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages };

/** For those who develop: they are in the image and do not run there. */
const FOR_DEVELOPERS = /^dist\/tools\/(bench|docs|load|screens|web|kit\/gallery)/;
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*['"](@?[a-z][\w./@-]*)['"]/g;

function imported() {
  const files = ['server', 'projections', 'contract', 'tools'].flatMap((side) => readdirSync(join('dist', side), { recursive: true, encoding: 'utf8' }).map((it) => join('dist', side, it)));
  const found = new Map<string, string>();
  for (const file of files.filter((it) => it.endsWith('.js') && !FOR_DEVELOPERS.test(it))) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) if (!name.startsWith('node:')) found.set(name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/'), file);
  }
  return found;
}

test('everything that the server and its tools import is there without the packages of development', () => {
  const names = [...imported()];
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter(([name]) => !dependencies[name])).toEqual([]);
});

test('what only the browser and the build need is not in the image', () => {
  const needed = Object.entries(packages).filter(([, it]) => !it.dev && !it.devOptional).map(([at]) => at.replace('node_modules/', ''));
  expect(needed.filter((it) => /^(antd|@ant-design|@rc-component|react|react-dom|recharts|vite|rolldown|@rolldown|@swc\/(core|jest|types)|@nestjs\/cli|@nestjs\/schematics|@angular-devkit|webpack|jest|playwright-core|@sparticuz)(\/|$)/.test(it))).toEqual([]);
});

test('the image has a maintained Node, and the tools that package.json names for a running school', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  for (const [, major] of dockerfile.matchAll(/^FROM node:(\d+)/gm)) expect(Number(major)).toBeGreaterThanOrEqual(24);
  expect(dockerfile).toMatch(/^COPY tools\/\*\.mjs tools\/$/m);
  expect(dockerfile).toMatch(/^COPY tools\/kit\/\*\.mjs tools\/kit\/$/m);
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).not.toContain('tools');
});

test('a machine that cannot run it is told what to do, before anything is installed', async () => {
  const { unfit } = await import(pathToFileURL(resolve('tools/kit/machine.mjs')).href);
  expect(unfit('win32', '24.1.0')).toMatch(/^Pelita does not run on Windows itself: install WSL 2 [^\n]*$/);
  expect(unfit('linux', '20.18.3')).toMatch(/^Pelita needs Node 20\.19 or newer; this is 20\.18\.3\.[^\n]*$/);
  for (const [platform, node] of [['linux', '20.19.0'], ['darwin', '24.0.0'], ['linux', '26.1.0']]) expect(unfit(platform, node)).toBeUndefined();
});
