import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { QueryBus } from '@nestjs/cqrs';
import { ClassGrades } from '#projections/grading/class-grades';
import { createApp } from '#server/app';
import { demoClock } from '#server/demo/demo';
import type { DemoSchool } from '#server/demo/demo-school';
import { closedLoop, type Figures, median, openLoop, quantile, round, seconds } from '#tools/bench/measure';
import { type Call, caller, serve, signIn, stop } from '#tools/bench/school';

const [TEACHERS, MS, LEDGER_CALLERS] = [30, 10_000, 4];
/** Whoever types fast is done with a cell in a second. */
const CELL_MS = 1_000;
/** Cells that stand in published reports are not changed without one. */
const REASON = 'Diperiksa ulang';
type Book = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
type Desk = { token: string; of: { id_kelas: string; id_mata_pelajaran: string }; kolom: string[]; murid: string[] };

/** Thirty teachers enter grades cell by cell, each in a gradebook of their own: first as fast as one types (`cell_p50_ms`, `cell_p99_ms`), then without a pause (`cells_per_s`, `cell_busy_p99_ms`); then every class of the school is counted anew. */
export async function gradesBench(databaseUrl: string, dataDir: string, school: DemoSchool): Promise<Figures> {
  const { child, base } = await serve('dist/server/main.js', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, /is ready/);
  try {
    const call = caller(base);
    const desks = await desksOf(call, school);
    const enter = async (who: number, turn: number) => {
      const { token, of, kolom, murid } = desks[who % desks.length] as Desk;
      const data = [{ id_kolom: kolom[turn % kolom.length], id_murid: murid[(turn + who) % murid.length], nilai: (turn * 7 + who) % 101 }];
      const { status, body } = await call('PUT', '/api/assesment/edit-reports', token, { ...of, data, alasan: REASON }, { 'idempotency-key': randomUUID() });
      if (status !== 200 || !['ok', 'tidak_berubah'].includes(body.data[0].hasil)) throw new Error(`a cell was answered with ${status}: ${JSON.stringify(body)}`);
    };
    const typed = await openLoop(TEACHERS, MS, CELL_MS, enter);
    const { took, perSecond } = await closedLoop(TEACHERS, MS, (who, turn) => enter(who, turn + MS / CELL_MS));
    return { cell_p50_ms: round(median(typed)), cell_p99_ms: round(quantile(typed, 0.99)), cells_per_s: round(perSecond, 0), cell_busy_p99_ms: round(quantile(took, 0.99)), ...(await ledgers(call, school)), ...(await recalculated(databaseUrl, dataDir, school)) };
  } finally {
    await stop(child);
  }
}

/** One gradebook after the other, with whoever teaches it. */
async function desksOf(call: Call, { teachers, classes }: DemoSchool): Promise<Desk[]> {
  const found: Desk[] = [];
  for (const { nik } of teachers) {
    const token = await signIn(call, nik);
    const { data } = (await call('GET', '/api/report-mapel/tab', token)).body as { data: Book[] };
    for (const it of data ?? []) {
      const of = { id_kelas: classes.find((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran)?.id_kelas as string, id_mata_pelajaran: it.id_mata_pelajaran };
      const { data: book } = (await call('GET', `/api/report-mapel/by-class-and-mapel?${new URLSearchParams(of)}`, token)).body as { data: { boleh_menilai: boolean; kolom: { id_kolom: string }[]; murid: { id_murid: string }[] } };
      if (book?.boleh_menilai && book.kolom.length) found.push({ token, of, kolom: book.kolom.map(({ id_kolom }) => id_kolom), murid: book.murid.map(({ id_murid }) => id_murid) });
      if (found.length === TEACHERS) return found;
    }
  }
  return found;
}

/** The ledger of a class as four people look at it. */
async function ledgers(call: Call, { teachers, classes }: DemoSchool): Promise<Figures> {
  const principal = teachers.find(({ roles }) => roles.includes('kepalaSekolah'));
  const token = await signIn(call, principal?.nik as string);
  const { took } = await closedLoop(LEDGER_CALLERS, MS / 2, async (_, turn) => {
    const { status } = await call('GET', `/api/general_report/ledger?id_kelas=${classes[turn % classes.length]?.id_kelas}`, token);
    if (status !== 200) throw new Error(`a ledger was answered with ${status}`);
  });
  return { ledger_p50_ms: round(median(took)), ledger_p99_ms: round(quantile(took, 0.99)) };
}

/** Every grade of the school out of settings, columns and scores, scaled to a thousand students. */
async function recalculated(databaseUrl: string, dataDir: string, { classes, students }: DemoSchool): Promise<Figures> {
  const app = await createApp({ databaseUrl, dataDir, clock: await demoClock(databaseUrl), webRoot: path.resolve('dist/web') });
  try {
    const queries = app.nest.get(QueryBus);
    const took = await seconds(async () => {
      for (const { id_kelas_tahun_ajaran } of classes) if (!(await queries.execute(new ClassGrades({ id_kelas_tahun_ajaran })))) throw new Error('a class has no grades');
    });
    return { school_recalculated_s: round((took * 1_000) / students.length) };
  } finally {
    await app.close();
  }
}
