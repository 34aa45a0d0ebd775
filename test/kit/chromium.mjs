import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ELSEWHERE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** A Chromium out of npm, unpacked once, with libraries and fonts of its own; CHROMIUM_PATH names another one. */
export async function prepareChromium() {
  const given = process.env.CHROMIUM_PATH ?? (shipped() ? undefined : installed());
  if (given) return { executablePath: given, env: {} };
  const dir = resolve('node_modules/.cache/chromium');
  if (!existsSync(join(dir, '.ready'))) unpack(dir);
  return { executablePath: join(dir, 'chromium'), env: environment(dir) };
}

const shipped = () => process.platform === 'linux' && process.arch === 'x64';

function installed() {
  const path = ELSEWHERE.find((candidate) => existsSync(candidate));
  if (!path) throw new Error('No Chromium found for the tests: set CHROMIUM_PATH');
  return path;
}

// The package unpacks under fixed names into the temporary folder, and its libraries only where it believes to be in a Lambda.
function unpack(dir) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const env = { ...process.env, NODE_OPTIONS: '', TMPDIR: dir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  execFileSync(process.execPath, ['--input-type=module', '-e', "const { default: it } = await import('@sparticuz/chromium'); await it.executablePath();"], { stdio: 'pipe', env });
  writeFileSync(join(dir, 'fonts', 'fonts.conf'), fonts(dir));
  writeFileSync(join(dir, '.ready'), '');
}

// The package's own file points into the default temporary folder; without fonts, text has no height and counts as invisible.
const fonts = (dir) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${dir}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${dir}/fontcache</cachedir></fontconfig>
`;

function environment(dir) {
  const lacksLibraries = execFileSync('ldd', [join(dir, 'chromium')], { encoding: 'utf8' }).includes('not found');
  return { FONTCONFIG_FILE: join(dir, 'fonts', 'fonts.conf'), ...(lacksLibraries ? { LD_LIBRARY_PATH: join(dir, 'al2023', 'lib') } : {}) };
}
