import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './lock.mjs';
import { run } from './run.mjs';

const LOCK = '.cache/build.lock';
const INSTALLED = 'node_modules/.installed';
export const SERVER_PARTS = ['contract', 'projections', 'server', 'tools'];
const ALWAYS = ['package.json', 'package-lock.json', 'tsconfig.json'];

const PARTS = {
  server: { from: [...SERVER_PARTS, '.swcrc', ...ALWAYS], out: SERVER_PARTS, proof: 'dist/server/main.js', build: compiling(...SERVER_PARTS) },
  client: { from: ['client', 'contract', 'tools/web', 'vite.config.ts', 'tsconfig.client.json', ...ALWAYS], out: ['web'], proof: 'dist/web/index.html', build: bundleClient },
  tests: { from: ['test', 'client', 'tools/kit/compile.mjs', '.swcrc', ...ALWAYS], out: ['test', 'client'], proof: 'dist/test/kit/school.js', build: compiling('test', 'client') },
};
/** What the product is made of. */
const PRODUCT = ['server', 'client'];

/** Makes sure that the packages of the lockfile are installed and that dist was built from the sources as they are now. */
export const ensureFresh = async () => {
  await ensureInstalled();
  for (const part of PRODUCT) await ensureBuilt(part);
};

/** The same, and that the tests are compiled as they are now. */
export const ensureTestable = async () => {
  await ensureFresh();
  await ensureBuilt('tests');
};

/** Installs the packages unless those of this lockfile are there. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  await alone(LOCK, async () => {
    if (isInstalled()) return;
    console.log('Installing the packages (the first time this takes about a minute) …');
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(INSTALLED, wanted());
  });
};

const isInstalled = () => read(INSTALLED) === wanted();

const wanted = () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]);
  return createHash('sha256').update(named).update(digest(['package-lock.json'])).digest('hex');
};

const ensureBuilt = async (name) => {
  if (isBuilt(name)) return;
  if (name === 'client' && !existsSync('vite.config.ts')) return console.log('There is no client to build: vite.config.ts is missing');
  await alone(LOCK, async () => {
    if (!isBuilt(name)) await build(name);
  });
};

const isBuilt = (name) => existsSync(PARTS[name].proof) && read(stampOf(name)) === digest(PARTS[name].from);

/** Makes the next start build this part anew: for whoever writes into dist himself. */
export const forget = (name) => rmSync(stampOf(name), { force: true });

const stampOf = (name) => `dist/.build-${name}`;

// The parts of dist change places with whole new ones: what a deleted source left behind goes, a failed build changes nothing.
const build = async (name) => {
  const { from, out, build: make } = PARTS[name];
  console.log(`Building the ${name} …`);
  const started = Date.now();
  const sources = digest(from);
  mkdirSync('dist', { recursive: true });
  const draft = mkdtempSync('.cache/build-');
  try {
    await make(draft);
    forget(name);
    for (const folder of out) exchange(`dist/${folder}`, join(draft, 'out', folder), join(draft, `old-${folder}`));
    writeFileSync(stampOf(name), sources);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  console.log(`Built the ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

const exchange = (place, fresh, old) => {
  if (existsSync(place)) renameSync(place, old);
  if (existsSync(fresh)) renameSync(fresh, place);
};

async function bundleClient(draft) {
  const out = join(process.cwd(), draft, 'out', 'web');
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', out, '--logLevel', 'warn']);
}

function compiling(...folders) {
  // Loaded when there is something to compile: before the packages are installed there is nothing to compile with.
  return async (draft) => (await import('./compile.mjs')).compileFolders(folders, join(draft, 'out'));
}

/** One hash over the names and contents of all these files and of all files below these folders. */
export const digest = (paths) => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf).sort()) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

const filesOf = (path) => {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
