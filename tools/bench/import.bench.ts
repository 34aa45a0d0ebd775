import { setTimeout as pause } from 'node:timers/promises';
import writeWorkbook from 'write-excel-file/node';
import type { DemoSchool } from '#server/demo/demo-school';
import { ADMIN_PASSWORD } from '#server/demo/found-school';
import { closedLoop, type Figures, quantile, round } from '#tools/bench/measure';
import { type Call, caller, serve, signIn, stop } from '#tools/bench/school';

const STUDENTS = 1_000;
const OTHERS = 4;
const CALLERS = 8;
const LIST_MS = 5_000;
const LONGEST_MS = 300_000;
const COLUMNS = ['nama', 'nis', 'kelas', 'tahun_masuk', 'email'];

/** A sheet of a thousand students over real HTTP until the last is in, how long others wait meanwhile, then pages of the long list. */
export async function importBench(databaseUrl: string, dataDir: string, { teachers, students }: DemoSchool): Promise<Figures> {
  const server = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  try {
    const call = caller(server.base);
    const admin: string = (await call('POST', '/api/login', undefined, { username: 'admin', password: ADMIN_PASSWORD })).body.token;
    const teacher = await signIn(call, (teachers[0] as { nik: string }).nik);
    const bytes = await sheet();
    let isOver = false;
    const others = closedLoop(OTHERS, LONGEST_MS, () => ask(call, teacher), () => isOver);
    const started = performance.now();
    await bringIn(server.base, call, admin, bytes).finally(() => {
      isOver = true;
    });
    const import_1000_s = round((performance.now() - started) / 1000);
    const { took } = await others;
    const list = await closedLoop(CALLERS, LIST_MS, (_, turn) => page(call, admin, turn, students.length + STUDENTS));
    return { import_1000_s, other_p99_ms_under_import: round(quantile(took, 0.99)), list_murid_p99_ms: round(quantile(list.took, 0.99)) };
  } finally {
    await stop(server.child);
  }
}

async function sheet() {
  const head = ['NIS', 'Nama', 'Jenis Kelamin', 'Tahun Masuk', 'Kelas'];
  const rows = Array.from({ length: STUDENTS }, (_, i) => [String(80_000_000 + i), `Murid Bench ${i}`, i % 2 ? 'Pria' : 'Wanita', 2026, i % 50 ? null : '7A']);
  const cells = [head, ...rows].map((row) => row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })));
  return (await writeWorkbook(cells as never).toBuffer()) as Buffer;
}

async function bringIn(base: string, call: Call, token: string, bytes: Buffer) {
  const form = new FormData();
  form.set('dry_run', 'false');
  form.set('file', new Blob([new Uint8Array(bytes)]), 'murid.xlsx');
  const sent = await fetch(`${base}/api/murid/import`, { method: 'POST', headers: { token }, body: form });
  if (sent.status !== 200) throw new Error(`the sheet was answered with ${sent.status}`);
  for (const since = performance.now(); performance.now() - since < LONGEST_MS; await pause(50)) {
    const [newest] = (await call('GET', '/api/import', token)).body.data as { status: string; berhasil: number }[];
    if (newest?.status !== 'selesai') continue;
    if (newest.berhasil !== STUDENTS) throw new Error(`${newest.berhasil} of ${STUDENTS} students were brought in`);
    return;
  }
  throw new Error('the import did not end');
}

async function ask(call: Call, token: string) {
  const { status } = await call('GET', '/api/kelas', token);
  if (status !== 200) throw new Error(`a question was answered with ${status}`);
}

async function page(call: Call, token: string, turn: number, rows: number) {
  const searched = turn % 4 === 0 ? '&search=bench 9' : '';
  const nth = 1 + ((turn * 37) % (searched ? 4 : Math.floor(rows / 25)));
  const { status } = await call('GET', `/api/admin/all-murid?limit=25&page=${nth}&sortBy=${COLUMNS[turn % COLUMNS.length]}${searched.replace(' ', '%20')}`, token);
  if (status !== 200) throw new Error(`a list was answered with ${status}`);
}
