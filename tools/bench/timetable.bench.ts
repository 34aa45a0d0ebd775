import { HARI } from '#contract/school-year/school-days';
import { ADMIN_PASSWORD } from '#server/demo/found-school';
import { type Figures, round } from '#tools/bench/measure';
import { type Call, caller, serve, stop } from '#tools/bench/school';

const WRITERS = 200;
const [CLASSES, TEACHERS] = [24, 60];
const PERIODS = [8, 8, 8, 8, 5];
const OFFERED = 3;

/** Two hundred who want the same hour at once, then a school's whole timetable out of FET, rehearsed and brought in. */
export async function timetableBench(databaseUrl: string, dataDir: string): Promise<Figures> {
  const server = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  try {
    const call = caller(server.base);
    const admin: string = (await call('POST', '/api/login', undefined, { username: 'admin', password: ADMIN_PASSWORD })).body.token;
    const slot_conflicts_won = await conflict(call, admin);
    const document = fetOf(await classesOf(call, admin), await teachersOf(call, admin), await subjectsOf(call, admin));
    const started = performance.now();
    await bring(server.base, admin, document, true);
    await bring(server.base, admin, document, false);
    return { slot_conflicts_won, timetable_fit_s: round((performance.now() - started) / 1000) };
  } finally {
    await stop(server.child);
  }
}

/** How many of them got it; every other one is told what stands in the way and of three places that are free. */
async function conflict(call: Call, admin: string) {
  const { data } = (await call('GET', '/api/jadwal', admin)).body;
  const { id_kelas } = (await call('POST', '/api/kelas', admin, { tingkat: 7, simbol: 'Z' })).body.data;
  const slot = { hari: 5, posisi: 8, id_kelas, id_mata_pelajaran: data.mapel[0].id_mata_pelajaran };
  const answers = await Promise.all(Array.from({ length: WRITERS }, (_, i) => call('POST', '/api/slot', admin, { slot: { ...slot, id_guru: data.guru[i % data.guru.length].id_guru } }, { 'idempotency-key': `bench-slot-${i}` })));
  const lost = answers.filter((it) => it.status !== 200);
  const isTold = (it: (typeof lost)[number]) => it.status === 409 && it.body.bentrok.length > 0 && it.body.bentrok.every((one: { kelas: string }) => one.kelas) && it.body.alternatif.length === OFFERED;
  if (!lost.every(isTold)) throw new Error(`${lost.filter((it) => !isTold(it)).length} losers were not told all: ${JSON.stringify(lost.find((it) => !isTold(it))?.body)}`);
  return answers.length - lost.length;
}

async function classesOf(call: Call, admin: string): Promise<string[]> {
  const names = (rows: { kelas: string }[]) => rows.map((it) => it.kelas);
  const there = names((await call('GET', '/api/kelas', admin)).body.data);
  for (const [i, simbol] of [...'CDEFGHIJ'].entries()) for (const tingkat of [7, 8, 9]) if (there.length + i < CLASSES) await call('POST', '/api/kelas', admin, { tingkat, simbol });
  return names((await call('GET', '/api/kelas', admin)).body.data).slice(0, CLASSES);
}

async function teachersOf(call: Call, admin: string): Promise<string[]> {
  const rows = async () => (await call('GET', '/api/jadwal', admin)).body.data.guru as { nama: string }[];
  const there = (await rows()).length;
  for (let i = there; i < TEACHERS; i++) await call('POST', '/api/admin/guru', admin, { nik: String(90_000_000 + i), nama: `Guru Bench ${i}`, jenis_kelamin: i % 2 ? 'Pria' : 'Wanita' });
  return (await rows()).map((it) => it.nama).slice(0, TEACHERS);
}

const subjectsOf = async (call: Call, admin: string) => ((await call('GET', '/api/jadwal', admin)).body.data.mapel as { mapel: string }[]).map((it) => it.mapel);

/** In every period each class has another teacher: nothing clashes. */
function fetOf(classes: readonly string[], teachers: readonly string[], subjects: readonly string[]) {
  const lessons = PERIODS.flatMap((count, day) => Array.from({ length: count }, (_, i) => ({ day, hour: i + 1 }))).flatMap(({ day, hour }) =>
    classes.map((kelas, i) => ({ day: HARI[day] as string, hour, kelas, guru: teachers[(i + day * 7 + hour * 11) % teachers.length] as string, mapel: subjects[(i + hour + day) % subjects.length] as string })));
  const activities = lessons.map((it, i) => `<Activity><Teacher>${it.guru}</Teacher><Subject>${it.mapel}</Subject><Students>${it.kelas}</Students><Duration>1</Duration><Total_Duration>1</Total_Duration><Id>${i + 1}</Id><Active>true</Active></Activity>`);
  const times = lessons.map((it, i) => `<ConstraintActivityPreferredStartingTime><Weight_Percentage>100</Weight_Percentage><Activity_Id>${i + 1}</Activity_Id><Preferred_Day>${it.day}</Preferred_Day><Preferred_Hour>${it.hour}</Preferred_Hour></ConstraintActivityPreferredStartingTime>`);
  const named = (name: string, items: readonly string[]) => items.map((it) => `<${name}><Name>${it}</Name></${name}>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><fet version="6.0.0"><Days_List>${named('Day', HARI.slice(0, 5))}</Days_List><Hours_List>${named('Hour', ['1', '2', '3', '4', '5', '6', '7', '8'])}</Hours_List><Activities_List>${activities.join('')}</Activities_List><Time_Constraints_List>${times.join('')}</Time_Constraints_List></fet>`;
}

async function bring(base: string, token: string, document: string, isRehearsed: boolean) {
  const form = new FormData();
  form.set('dry_run', String(isRehearsed));
  form.set('ganti', 'true');
  form.set('file', new Blob([document]), 'jadwal.fet');
  const sent = await fetch(`${base}/api/jadwal/impor`, { method: 'POST', headers: { token }, body: form });
  const body = (await sent.json()) as { data?: { tempat: unknown[]; sama: number; tidak_muat: unknown[] } };
  const wanted = CLASSES * PERIODS.reduce((sum, it) => sum + it, 0);
  if (sent.status !== 200 || body.data?.tidak_muat.length || (body.data?.tempat.length ?? 0) + (body.data?.sama ?? 0) !== wanted) throw new Error(`the timetable was answered with ${sent.status}: ${JSON.stringify(body).slice(0, 500)}`);
}
