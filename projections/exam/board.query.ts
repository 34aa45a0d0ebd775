import { type Kysely, sql } from 'kysely';
import { supervision as api } from '#contract/exam/supervision.api';
import { closingOf, TindakanTercatat } from '#contract/exam/supervision';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { classLabelIn } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { attempt, attemptControl } from '#projections/exam/attempt.projection';
import { boardRow, DECIDED, FAR, type Told, WATCHED } from '#projections/exam/board';
import { exam, examParticipant, examRoom, examSupervisor, participantId } from '#projections/exam/exam.projection';
import { examTables, statusAt } from '#projections/exam/exam-rows';
import { pausesOf } from '#projections/exam/pauses';
import { extension, incident, intervention, roomRecord, watched } from '#projections/exam/supervision.projection';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { liveRows } from '#projections/kit/live-rows';
import { filtered, natural, paged, searched } from '#projections/kit/paged';
import { answer, Question, viewOf } from '#projections/kit/question';
import { student } from '#projections/people/people.projection';

/** The head of a board without what stands in no table. */
type HeadInTables = Omit<OutputOf<typeof api.head>['data'], 'token' | 'boleh' | 'serverTime'> & { pakai_token: boolean };
/** Rooms of exams that were approved: those that a teacher supervises or whose exams they own, or all. */
export class SupervisedRooms extends Question<InputOf<typeof api.list>, OutputOf<typeof api.list>> {
  static readonly endpoint = api.list;
}
export class RoomHead extends Question<{ id_pengawas_cbt: string }, HeadInTables | undefined> {
  static readonly endpoint = api.head;
}
export class RoomBoard extends viewOf(api.body) {}
/** Of which exam a room is, whose that is, and who supervises it; an exam without rooms is one. */
export class RoomRights extends Question<{ id_pengawas_cbt: string }, { id_cbt: string; id_guru: string; pengawas: string[] } | undefined> {}
/** Where a participant sits. */
export class RoomOfParticipant extends Question<{ id_peserta: string }, string | undefined> {}
/** The rooms of an exam, each with who supervises it. */
export class RoomsOfExam extends Question<{ id_cbt: string }, { id_guru: string; ruang: { id_pengawas_cbt: string; pengawas: string[] }[] } | undefined> {}
/** What people are called, as a board that is replayed shows them. */
export class PeopleOfBoard extends Question<{ peserta: readonly { id_murid: string; id_kelas_tahun_ajaran: string }[] }, ({ id_murid: string } & Pick<Told, 'nama' | 'nis' | 'kelas'>)[]> {}
export class NamesOfAccounts extends Question<{ ids: readonly string[] }, Map<string, string | null>> {}

type Rows = any;
const roomId = sql<string>`coalesce(exam_room.id_pengawas_cbt, exam.id)`;
/** Rooms, and exams that have none. */
const roomsIn = (db: Kysely<any>): Rows => db.selectFrom('exam').leftJoin('exam_room', 'exam_room.id_cbt', 'exam.id').where('exam.langkah', '=', 'disetujui');
/** Whoever sits in a room; `seat` is theirs. */
const seatsIn = (db: Kysely<any>, id: ReturnType<typeof sql>) => db.selectFrom('exam_participant').where(sql<boolean>`(exam_participant.id_pengawas_cbt = ${id} OR (exam_participant.id_cbt = ${id} AND exam_participant.id_pengawas_cbt IS NULL))`);
const besides = (rows: Rows, name: 'attempt' | 'attempt_control' | 'exam_watched') =>
  rows.leftJoin(name, (join: any) => join.onRef(`${name}.id_cbt`, '=', 'exam_participant.id_cbt').onRef(`${name}.id_murid`, '=', 'exam_participant.id_murid'));
const counted = [exam, examRoom, examParticipant, attemptControl, watched] as const;
/** Whoever is paused waits for all the others, as the board has it. */
const NEEDS = sql`NOT "isSelesai" AND NOT jeda AND ("isLocked" OR terputus_sejak IS NOT NULL OR perangkat_lain IS NOT NULL)`;
/** How many are in it, and how far: from what moves seldom, so that nobody is told of each save. */
const counts = (db: Kysely<any>, id: ReturnType<typeof sql>) =>
  besides(besides(seatsIn(db, id), 'attempt_control'), 'exam_watched').select(sql`jsonb_build_object('peserta', count(*), 'mengerjakan', count(*) FILTER (WHERE NOT "isSelesai"), 'selesai', count(*) FILTER (WHERE "isSelesai"), 'perlu', count(*) FILTER (WHERE ${NEEDS}))`.as('hitungan'));
const supervisorsIn = (db: Kysely<any>) => db.selectFrom('exam_supervisor').leftJoin('teacher as one', 'one.id_guru', 'exam_supervisor.id_guru').whereRef('exam_supervisor.id_pengawas_cbt', '=', 'exam_room.id_pengawas_cbt')
  .select(sql`coalesce(jsonb_agg(jsonb_build_object('id_guru', exam_supervisor.id_guru, 'nama', one.nama) ORDER BY one.nama, exam_supervisor.id_guru), '[]')`.as('list'));
const toldRooms = (db: Kysely<any>, now: Date): Rows => roomsIn(db).leftJoin('subject', 'subject.id', 'exam.id_mata_pelajaran')
  .select([roomId.as('id_pengawas_cbt'), 'exam.id as id_cbt', 'exam.judul', 'exam.tipe', 'subject.nama as mapel', 'exam.mulai', 'exam.tutup', 'exam.durasi', statusAt(now).as('status'), 'exam_room.ruang', 'exam_room.sesi'])
  .select([supervisorsIn(db).as('daftar_guru'), counts(db, roomId).as('hitungan')]);
const flat = ({ hitungan, ...room }: any) => ({ ...room, ...hitungan });

export const boardRows = liveRows(api.body, {
  tables: [examParticipant, attempt, attemptControl, watched, student, schoolClass, institution],
  meaning: {
    student: () => 'all', class: () => 'all', institution: () => 'all',
    exam_participant: ({ id_peserta }: { id_peserta: string }) => [id_peserta],
    attempt: ({ id_cbt, id_murid }: { id_cbt: string; id_murid: string }) => [participantId(id_cbt, id_murid)],
    attempt_control: ({ id_cbt, id_murid }: { id_cbt: string; id_murid: string }) => [participantId(id_cbt, id_murid)],
    exam_watched: ({ id_cbt, id_murid }: { id_cbt: string; id_murid: string }) => [participantId(id_cbt, id_murid)],
  },
  within: ['attempt', 'attempt_control', 'exam_watched'],
  rows: async (it, { id_pengawas_cbt }, keys) => {
    const db = it as Kysely<any>;
    const seats: Rows = seatsIn(db, sql`${id_pengawas_cbt}::uuid`).leftJoin('student', 'student.id_murid', 'exam_participant.id_murid').leftJoin('class', 'class.id_kelas_tahun_ajaran', 'exam_participant.id_kelas_tahun_ajaran');
    const rows: Rows = besides(besides(besides(seats, 'attempt'), 'attempt_control'), 'exam_watched')
      .select(['exam_participant.id_peserta', 'exam_participant.id_murid', 'exam_participant.kursi', 'student.nama', 'student.nis', classLabelIn(db).as('kelas')])
      .select([...FAR.map((name) => `attempt.${name}`), ...DECIDED.map((name) => `attempt_control.${name}`), ...WATCHED.map((name) => `exam_watched.${name}`)]);
    return (await (keys ? rows.where('exam_participant.id_peserta', 'in', [...keys]) : rows).orderBy('exam_participant.kursi').execute()).map(boardRow);
  },
});

export const headTables = [...examTables, examSupervisor, roomRecord, incident, extension, intervention, account, ...counted] as const;
export async function roomHead(db: Kysely<any>, id_pengawas_cbt: string, now: Date): Promise<HeadInTables | undefined> {
  const found = await toldRooms(db, now).leftJoin('teacher as owner', 'owner.id_guru', 'exam.id_guru').leftJoin('exam_room_record', (join: any) => join.on('exam_room_record.id_pengawas_cbt', '=', roomId))
    .select(['exam.id_guru', 'owner.nama as guru', 'exam.jumlah_soal', 'exam.pakai_token', 'exam_room_record.mulai_nyata', 'exam_room_record.notes_berita_acara']).where(roomId, '=', id_pengawas_cbt).executeTakeFirst();
  if (!found) return undefined;
  const others = await roomsIn(db).select([roomId.as('id_pengawas_cbt'), 'exam_room.ruang', counts(db, roomId).as('hitungan')]).where('exam.id', '=', found.id_cbt).where(roomId, '<>', id_pengawas_cbt).orderBy('exam_room.nomor').execute();
  const [given, deeds] = [await doneIn(db, 'exam_extension', ['menit', 'sebab'], id_pengawas_cbt), await doneIn(db, 'exam_intervention', ['jenis', 'bersama'], id_pengawas_cbt)];
  return {
    ...flat(found), notes_berita_acara: found.notes_berita_acara ?? '', tutup_nyata: closingOf(found, found.mulai_nyata), kejadian: await incidentsOf(db, id_pengawas_cbt),
    tambahan: given.map(({ revisi: _, ...it }: any) => it), tindakan: deeds.filter(isCountedDeed).map(({ revisi: _, bersama: __, ...it }: any) => it), jeda: pausesOf(deeds, given), ruang_lain: others.map(flat),
  };
}

export const boardAnswers = [
  answer(SupervisedRooms, [...examTables, examSupervisor, ...counted], async (it, { id_guru, tipe, search, sortBy, order, page, limit }, { now }) => {
    const db = it as Kysely<any>;
    const own = sql<boolean>`(exam.id_guru = ${id_guru}::uuid OR EXISTS (${db.selectFrom('exam_supervisor').select('id_guru').whereRef('exam_supervisor.id_pengawas_cbt', '=', 'exam_room.id_pengawas_cbt').where('exam_supervisor.id_guru', '=', id_guru as string)}))`;
    const rows = searched(filtered(id_guru ? toldRooms(db, now).where(own) : toldRooms(db, now), { 'exam.tipe': tipe }), search, ['exam.judul', 'subject.nama', 'exam_room.ruang']);
    const at = sql`${now.toISOString()}::timestamptz`;
    const sorted = sortBy === 'terdekat' ? rows.orderBy(sql`exam.tutup <= ${at}`).orderBy(sql`abs(extract(epoch from exam.mulai - ${at}))`) : rows.orderBy(sortBy === 'judul' ? (natural('exam.judul') as never) : `exam.${sortBy}`, order);
    const { data, ...total } = await paged(sorted.orderBy('exam.id').orderBy('exam_room.nomor'), { page, limit });
    return { ...total, data: (data as any[]).map(flat) } as never;
  }),

  answer(RoomHead, headTables, (it, { id_pengawas_cbt }, { now }) => roomHead(it as Kysely<any>, id_pengawas_cbt, now)),

  answer(RoomBoard, boardRows.tables, async (db, input, time) => ({ data: { rows: (await boardRows.rows(db, input, undefined, time)) as never } })),

  answer(RoomRights, [exam, examRoom, examSupervisor], async (it, { id_pengawas_cbt }) =>
    (await roomsIn(it as Kysely<any>).select(['exam.id as id_cbt', 'exam.id_guru', supervisorIds(it as Kysely<any>).as('pengawas')]).where(roomId, '=', id_pengawas_cbt).executeTakeFirst()) as never),

  answer(RoomOfParticipant, [examParticipant], async (db, { id_peserta }) => {
    const seat = await db.selectFrom('exam_participant').select(['id_pengawas_cbt', 'id_cbt']).where('id_peserta', '=', id_peserta).executeTakeFirst();
    return seat && (seat.id_pengawas_cbt ?? seat.id_cbt);
  }),

  answer(RoomsOfExam, [exam, examRoom, examSupervisor], async (it, { id_cbt }) => {
    const found: any[] = await roomsIn(it as Kysely<any>).select(['exam.id_guru', roomId.as('id_pengawas_cbt'), supervisorIds(it as Kysely<any>).as('pengawas')]).where('exam.id', '=', id_cbt).orderBy('exam_room.nomor').execute();
    return found.length ? { id_guru: found[0].id_guru, ruang: found.map(({ id_pengawas_cbt, pengawas }) => ({ id_pengawas_cbt, pengawas })) } : undefined;
  }),

  answer(NamesOfAccounts, [account], async (db, { ids }) => new Map((ids.length ? await db.selectFrom('account').select(['id_akun', 'nama']).where('id_akun', 'in', [...ids]).execute() : []).map((it) => [it.id_akun, it.nama]))),

  answer(PeopleOfBoard, [student, schoolClass, institution], async (it, { peserta }) => {
    const db = it as Kysely<any>;
    if (!peserta.length) return [];
    const people = await db.selectFrom('student').select(['id_murid', 'nama', 'nis']).where('id_murid', 'in', peserta.map(({ id_murid }) => id_murid)).execute();
    const classes = await db.selectFrom('class').select(['class.id_kelas_tahun_ajaran', classLabelIn(db).as('kelas')]).where('class.id_kelas_tahun_ajaran', 'in', [...new Set(peserta.map((one) => one.id_kelas_tahun_ajaran))]).execute();
    const [named, labelled] = [new Map(people.map((one: any) => [one.id_murid, one])), new Map(classes.map((one: any) => [one.id_kelas_tahun_ajaran, one.kelas]))];
    return peserta.map(({ id_murid, id_kelas_tahun_ajaran }) => ({ id_murid, nama: named.get(id_murid)?.nama ?? null, nis: named.get(id_murid)?.nis ?? null, kelas: labelled.get(id_kelas_tahun_ajaran) ?? null }));
  }),
];

const supervisorIds = (db: Kysely<any>) => db.selectFrom('exam_supervisor').whereRef('exam_supervisor.id_pengawas_cbt', '=', 'exam_room.id_pengawas_cbt').select(sql`coalesce(jsonb_agg(exam_supervisor.id_guru), '[]')`.as('list'));
const incidentsOf = (db: Kysely<any>, id: string) => db.selectFrom('exam_incident').select(['id_kejadian', 'id_murid', 'jenis', 'isi as keterangan', 'pada']).where('id_pengawas_cbt', '=', id).orderBy('pada').orderBy('id_kejadian').execute();
const isCountedDeed = ({ jenis }: { jenis: string }) => TindakanTercatat.safeParse(jenis).success;
/** What was done to whoever sits in a room, with why, when and by whom. */
const doneIn = (db: Kysely<any>, table: 'exam_extension' | 'exam_intervention', own: readonly string[], id: string) => (seatsIn(db, sql`${id}::uuid`) as Rows).innerJoin(table, `${table}.id_peserta`, 'exam_participant.id_peserta')
  .leftJoin('account', 'account.id_akun', `${table}.oleh`).select([...['id_murid', 'revisi', ...own, 'alasan', 'pada'].map((name) => `${table}.${name}`), 'account.nama as oleh']).orderBy(`${table}.pada`).orderBy(`${table}.id`).execute();
