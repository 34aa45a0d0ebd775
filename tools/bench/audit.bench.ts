import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { BukuDahulu } from '#contract/audit/grade-audit.api';
import { GradeColumnAdded, ScoreEntered } from '#contract/grading/gradebook.events';
import type { Leger } from '#contract/grading/ledger.api';
import { physical } from '#projections/kit/projection';
import { ReadSide } from '#projections/kit/read-side';
import { type App, createApp } from '#server/app';
import { demoClock } from '#server/demo/demo';
import type { DemoSchool } from '#server/demo/demo-school';
import type { Actor } from '#server/kit/deciding/command';
import { Journal, NOTHING } from '#server/kit/log/journal';
import { Sealing } from '#server/processes/sealing';
import { ReportDesk } from '#server/report-card/report-desk';
import { ReportProof } from '#server/report-card/report-proof';
import { metaNow } from '#tools/bench/history';
import { closedLoop, type Figures, median, quantile, round } from '#tools/bench/measure';
import { type Column, naiveBook, naiveFinal, type Told } from '#tools/bench/naive-grades';
import { type Call, caller, serve, signIn, stop } from '#tools/bench/school';

/** Columns that each book gets beside its own, and books of classes that only the log knows: together what a school of a thousand writes in a year. */
const [COLUMNS, OTHER_BOOKS, STUDENTS, CORRECTED] = [10, 700, 30, 20];
const [SEEKS, LOOKS, PROOF_MS, PROVERS] = [1_000, 10, 5_000, 4];
type Place = { id_buku_nilai: string; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
type Book = Place & { events: Told[] };

/** Gradebooks at random moments and ledgers, each held against grades that are written a second time; and how many papers are proved a second. */
export async function auditBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const app = await createApp({ databaseUrl, dataDir, clock: await demoClock(databaseUrl), webRoot: path.resolve('dist/web') });
  let proofs: Figures;
  try {
    await aYear(app, await booksOf(pool), school);
    proofs = await proved(app, pool, school);
  } finally {
    await app.close();
  }
  const { child, base } = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  try {
    const call = caller(base);
    const token = await signIn(call, school.teachers.find(({ roles }) => roles.includes('kepalaSekolah'))?.nik as string);
    const books = await booksOf(pool);
    return { ...(await sought(call, token, books, school)), ...(await findings(call, token)), ...(await ledgers(call, token, books, school, await scopes(pool))), ...proofs };
  } finally {
    await stop(child);
    await pool.end();
  }
}

/** The log's own text, without the journal that the product reads it by. */
async function booksOf(pool: pg.Pool): Promise<Book[]> {
  const { rows } = await pool.query<Told>("SELECT type, data FROM es.event WHERE stream LIKE 'gradebook-%' ORDER BY stream, revision");
  const found = new Map<string, Book>();
  for (const { type, data } of rows) {
    const { id_buku_nilai, id_kelas_tahun_ajaran, id_mata_pelajaran } = data as Place;
    const book = found.get(id_buku_nilai) ?? { id_buku_nilai, id_kelas_tahun_ajaran, id_mata_pelajaran, events: [] };
    found.set(id_buku_nilai, book);
    book.events.push({ type, data });
  }
  return [...found.values()];
}

async function aYear(app: App, books: readonly Book[], { students }: DemoSchool) {
  const journal = app.nest.get(Journal);
  let position = '';
  for (const { events, ...of } of books) {
    const isMerdeka = events.some(({ data }) => data.tipe === 'TP' || data.tipe === 'STS');
    const last = (await journal.read(`gradebook-${of.id_buku_nilai}`, { backwards: true, max: 1 }))[0];
    const members = students.filter((it) => it.id_kelas_tahun_ajaran === of.id_kelas_tahun_ajaran).map((it) => it.id_murid);
    position = (await journal.append(`gradebook-${of.id_buku_nilai}`, last ?? NOTHING, written(of, members, isMerdeka), metaNow())).position;
  }
  for (let i = 0; i < OTHER_BOOKS; i++) {
    const of = { id_buku_nilai: randomUUID(), id_kelas_tahun_ajaran: randomUUID(), id_mata_pelajaran: randomUUID() };
    position = (await journal.append(`gradebook-${of.id_buku_nilai}`, NOTHING, written(of, Array.from({ length: STUDENTS }, () => randomUUID()), true), metaNow())).position;
  }
  await settled(app, position);
}

/** Columns with a score of each student, some of them corrected or taken away again. */
function written(of: Place, members: readonly string[], isMerdeka: boolean) {
  const columns = Array.from({ length: COLUMNS }, (_, i) => GradeColumnAdded({
    ...of, id_kolom: randomUUID(), ...(isMerdeka ? { tipe: 'TP', assesmentType: 'sumatif_lm' } : { tipe: 'KD', assesmentType: 'pengetahuan' }), nama: `Tugas ${i + 1}`, id_kd: null, lingkup_materi: i % 2 ? 'Tugas' : null,
    teknik: 'tes_tulis', bobot: (i % 3) + 1, tanggal: null, isRemedial: false, asal: 'sendiri', id_asal: null,
  } as never));
  const cells = columns.flatMap(({ data: { id_kolom } }, c) => members.map((id_murid, i) => ScoreEntered({ ...of, id_kolom, id_murid, nilai: 50 + ((i * 7 + c * 11) % 51), sebelum: null, cara: 'ketik', alasan: null })));
  const corrected = cells.filter((_, i) => i % CORRECTED === 0).map(({ data }, i) => ScoreEntered({ ...data, nilai: i % 3 ? (data.nilai as number) - 5.5 : null, sebelum: data.nilai, alasan: 'Dinilai ulang' }));
  return [...columns, ...cells, ...corrected];
}

/** How long an auditor waits for what is worth a look among all of it. */
async function findings(call: Call, token: string): Promise<Figures> {
  const took: number[] = [];
  for (let i = 0; i < LOOKS; i++) {
    const { status, body, ms } = await call('GET', '/api/audit/nilai?sifat=semua', token);
    if (status !== 200) throw new Error(`the findings were answered with ${status}: ${JSON.stringify(body)}`);
    took.push(ms);
  }
  return { findings_p50_ms: round(median(took)) };
}

async function sought(call: Call, token: string, all: readonly Book[], { classes }: DemoSchool): Promise<Figures> {
  const books = all.flatMap((it) => { const found = classes.find((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran); return found ? [{ ...it, id_kelas: found.id_kelas }] : []; });
  const took: number[] = [];
  let wrong = 0;
  for (let i = 0; i < SEEKS; i++) {
    const { events, id_kelas, id_mata_pelajaran } = books[Math.floor(Math.random() * books.length)] as (typeof books)[number];
    const nomor = Math.floor(Math.random() * (events.length + 1));
    const { status, body, ms } = await call('GET', `/api/audit/nilai/buku?${new URLSearchParams({ id_kelas, id_mata_pelajaran, nomor: String(nomor) })}`, token);
    if (status !== 200) throw new Error(`a moment was answered with ${status}: ${JSON.stringify(body)}`);
    took.push(ms);
    if (!isSame(body.data as BukuDahulu, naiveBook(events, nomor))) wrong++;
  }
  return { seek_grades_p99_ms: round(quantile(took, 0.99)), seek_grades_p50_ms: round(median(took)), seek_grades_events: all.reduce((sum, it) => sum + it.events.length, 0), seek_book_events: round(median(books.map((it) => it.events.length)), 0), replay_wrong: wrong };
}

function isSame({ kolom, murid, terkunci }: BukuDahulu, naive: ReturnType<typeof naiveBook>) {
  const columns = [...naive.columns.keys()];
  const cells = murid.reduce((sum, it) => sum + Object.keys(it.sel).length, 0);
  return terkunci === naive.isLocked && kolom.length === columns.length && kolom.every((it) => naive.columns.has(it.id_kolom)) && cells > 0 === [...naive.cells].some(([cell, it]) => it !== null && naive.columns.has(cell.slice(0, 36)))
    && murid.every((line) => columns.every((it) => (line.sel[it] ?? null) === naive.scoreOf(it, line.id_murid)));
}

async function scopes(pool: pg.Pool) {
  const { rows } = await pool.query<{ id: string; lingkup_materi: string | null }>(`SELECT id, lingkup_materi FROM read."${physical('basic-competence')}"`);
  const found = new Map(rows.map((it) => [it.id, it.lingkup_materi]));
  return (id_kd: string | null) => (id_kd && found.get(id_kd)) || null;
}

/** Every figure of every ledger against the log. */
async function ledgers(call: Call, token: string, books: readonly Book[], { classes }: DemoSchool, scopeOf: Awaited<ReturnType<typeof scopes>>): Promise<Figures> {
  let [cells, wrong] = [0, 0];
  for (const { id_kelas, id_kelas_tahun_ajaran } of classes) {
    const { lajur, murid, kumer } = (await call('GET', `/api/general_report/ledger?id_kelas=${id_kelas}`, token)).body.data as Leger;
    for (const [i, { id_mata_pelajaran, jenis }] of lajur.entries()) {
      const events = books.find((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran && it.id_mata_pelajaran === id_mata_pelajaran)?.events ?? [];
      const { columns, scoreOf } = naiveBook(events, events.length);
      const all = [...columns.values()] as Column[];
      const isMidHeld = all.some((it) => it.tipe === 'STS' && murid.some(({ id_murid }) => scoreOf(it.id_kolom, id_murid) !== null));
      for (const { id_murid, sel } of murid) {
        const expected = naiveFinal(kumer, all, (it) => scoreOf(it, id_murid), isMidHeld, scopeOf);
        cells++;
        if ((sel[i]?.nilai ?? null) !== (expected[jenis] ?? null)) wrong++;
      }
    }
  }
  return { ledger_wrong: wrong, ledger_cells: cells };
}

/** The reports of a class go out and are sealed; then several holders ask for the proof of one after the other. */
async function proved(app: App, pool: pg.Pool, { classes, students }: DemoSchool): Promise<Figures> {
  const [{ id_kelas_tahun_ajaran, id_guru }] = classes as [DemoSchool['classes'][number]];
  const by: Actor = { account: id_guru as string, role: 'waliKelas', session: null, roles: ['guruMapel', 'waliKelas'], command: randomUUID() };
  const [desk, type, step] = [app.nest.get(ReportDesk), 'tengah_semester' as const, () => ({ ...by, command: randomUUID() })];
  const listStudents = students.filter((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran).map((it) => it.id_murid);
  await settled(app, (await desk.create({ listStudents, type }, step())).position);
  await settled(app, (await desk.verifyClass({ id: id_kelas_tahun_ajaran, type, by: 'waliKelas' }, step())).position);
  await settled(app, (await desk.publishClass({ id: id_kelas_tahun_ajaran, type }, step())).position);
  await app.nest.get(Sealing).seal();
  const { rows } = await pool.query<{ uuid: string }>(`SELECT uuid FROM read."${physical('report_version')}"`);
  if (!rows.length) throw new Error('no report went out');
  const papers = app.nest.get(ReportProof);
  const { took, perSecond } = await closedLoop(PROVERS, PROOF_MS, async (who, turn) => {
    // Each asks from an address of its own, as holders of papers do.
    const { bukti } = await papers.of((rows[(turn + who) % rows.length] as { uuid: string }).uuid, `203.${who}.${(turn >> 8) & 255}.${turn & 255}`);
    if (bukti.status !== 'sah' || !bukti.segel) throw new Error(`a paper was not proved: ${JSON.stringify(bukti)}`);
  });
  return { proofs_checked_per_s: round(perSecond, 0), proof_p50_ms: round(median(took)), proof_p99_ms: round(quantile(took, 0.99)), proof_papers: rows.length };
}

/** Until the tables have it. */
async function settled({ nest }: App, position: string | undefined) {
  while (position && !(await nest.get<ReadSide>(ReadSide).upTo(position))) await pause(100);
}
