import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandBus } from '@nestjs/cqrs';
import pg from 'pg';
import { participantId } from '#projections/exam/exam.projection';
import { type App, createApp } from '#server/app';
import { demoClock, fillDemo } from '#server/demo/demo';
import { demoId, type DemoSchool, ID_TAHUN_AJARAN } from '#server/demo/demo-school';
import { ApproveExam, PlanExam, SubmitExam } from '#server/exam/exam.commands';
import { examDecider } from '#server/exam/exam.decider';
import { SYSTEM } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { GrantRoles } from '#server/people/teacher.decider';
import { WriteQuestion } from '#server/question-bank/question.decider';
import { enter } from '#tools/bench/sessions';

const QUESTIONS = 40;
const HOUR_MS = 3_600_000;
export type Seat = { id_cbt: string; id_murid: string; id_peserta: string; id_pengawas_cbt: string; token: string };
export type Exams = { seats: Seat[]; rooms: string[]; supervisors: string[] };

/** A school of so many students, every one of them signed in and seated in an exam that has just been opened; each class in a room of its own. */
export async function openExams(databaseUrl: string, dataDir: string, takers: number, supervisors: number): Promise<Exams> {
  const clock = await demoClock(databaseUrl);
  const app = await createApp({ databaseUrl, dataDir, clock, webRoot: path.resolve('dist/web') });
  try {
    const { school } = await fillDemo(app, clock, () => {}, takers, false);
    const soal = await questions(app, school);
    const planned: { rooms: Map<string, string>; id_cbt: string }[] = [];
    for (const block of new Set(school.classes.map((it) => it.block))) planned.push(await plan(app, school, block, soal, clock.now()));
    const watching = school.teachers.slice(0, supervisors);
    for (const { id_guru } of watching) await give(app, new GrantRoles({ id_guru, roles: ['kurikulum'] }, SYSTEM));
    const tokens = await enter(databaseUrl, [...school.students.map((it) => it.id_murid), ...watching.map((it) => it.id_guru)]);
    const seats = school.students.map((it, i): Seat => {
      const { rooms, id_cbt } = planned.find((one) => one.rooms.has(it.id_kelas_tahun_ajaran)) as (typeof planned)[number];
      return { id_cbt, id_murid: it.id_murid, id_peserta: participantId(id_cbt, it.id_murid), id_pengawas_cbt: rooms.get(it.id_kelas_tahun_ajaran) as string, token: tokens[i] as string };
    });
    for (const { id_cbt } of planned) await seated(app, id_cbt, seats.filter((it) => it.id_cbt === id_cbt).length);
    await rested(databaseUrl);
    return { seats, rooms: planned.flatMap(({ rooms }) => [...rooms.values()]), supervisors: tokens.slice(school.students.length) };
  } finally {
    await app.close();
  }
}

/** What filled the school is on the disk, and known to whoever plans: no school is founded in the minutes before its exam. */
async function rested(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('CHECKPOINT');
  await client.query('ANALYZE');
  await client.end();
}

const give = (app: App, command: object) => app.nest.get(CommandBus).execute(command as never);
const ownerOf = ({ teachers }: DemoSchool) => teachers[2] as DemoSchool['teachers'][number];

async function questions(app: App, school: DemoSchool) {
  const [{ id_guru, id_mata_pelajaran }, soal] = [ownerOf(school), [] as string[]];
  const opsi = ['satu', 'dua', 'tiga', 'empat'].map((isi, i) => ({ id: 'ABCD'[i] as string, isi }));
  for (let i = 0; i < QUESTIONS; i++) {
    const id_soal = randomUUID();
    soal.push(id_soal);
    await give(app, new WriteQuestion({
      id_soal, id_guru, id_mata_pelajaran: id_mata_pelajaran[0] as string, id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi',
      tipe: 'Multiple Choice', pertanyaan: `Manakah yang benar dari pernyataan ke-${i + 1} tentang bilangan bulat pada garis bilangan?`, opsi, pasangan: [], kunci: ['A'], rubrik: [], cara_nilai: 'semua', skor_maksimal: 1, pembahasan: '',
    }, SYSTEM));
  }
  return soal;
}

/** Open for an hour: a server that takes a demo over begins where its filling began. */
async function plan(app: App, school: DemoSchool, block: number, soal: readonly string[], now: Date) {
  const [id_cbt, { id_guru, id_mata_pelajaran }] = [demoId(`ujian beban ${block}`), ownerOf(school)];
  const classes = school.classes.filter((it) => it.block === block);
  const rooms = new Map(classes.map((it) => [it.id_kelas_tahun_ajaran, demoId(`ruang beban ${block} ${it.nama}`)]));
  await give(app, new PlanExam({
    id_cbt, id_guru, id_tahun_ajaran: ID_TAHUN_AJARAN, judul: `Ujian ${block + 1}`, tipe: 'PTS', id_mata_pelajaran: id_mata_pelajaran[0] as string, daftar_kelas: [...rooms.keys()],
    mulai: new Date(now.getTime() - HOUR_MS).toISOString(), tutup: new Date(now.getTime() + 4 * HOUR_MS).toISOString(), durasi: 180,
    acak_soal: true, acak_opsi: true, pakai_token: false, peramban: 'tanpa', pindah_perangkat: 'bebas', fokus: 'catat',
    ruang: classes.map((it, i) => ({ id_pengawas_cbt: rooms.get(it.id_kelas_tahun_ajaran) as string, ruang: `Ruang ${it.nama}`, sesi: 1, daftar_guru: [(school.teachers[block * 6 + i] ?? ownerOf(school)).id_guru], daftar_kelas: [it.id_kelas_tahun_ajaran] })),
    soal: soal.map((id_soal) => ({ id_soal, versi: 1, bobot: 100 / QUESTIONS, opsi: 'ABCD' })),
  }, SYSTEM));
  await give(app, new SubmitExam({ id_cbt }, SYSTEM));
  await give(app, new ApproveExam({ id_cbt }, SYSTEM));
  return { id_cbt, rooms };
}

async function seated(app: App, id_cbt: string, count: number) {
  for (;;) {
    const exam = await app.nest.get(Deciding).stateOf(examDecider, id_cbt);
    if (exam && exam !== 'removed' && exam.peserta.length === count) return;
    await pause(100);
  }
}
