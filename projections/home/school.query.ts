import { type Kysely, sql } from 'kysely';
import { home as api, LangkahPersiapan, type Persiapan } from '#contract/home/home.api';
import { tanggalOf } from '#contract/school-year/school-days';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { register } from '#projections/attendance/attendance.projection';
import { NOBODY, streamChange } from '#projections/audit/change.projection';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { account } from '#projections/identity/account.projection';
import { institution } from '#projections/institution/institution.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, viewOf } from '#projections/kit/question';
import { lesson } from '#projections/lesson/lesson.projection';
import { lessonsIn, registered } from '#projections/lesson/lesson.query';
import { student, teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { chosenModel, slot } from '#projections/timetable/timetable.projection';

export class SchoolToday extends viewOf(api.school) {}

/** By step, the kind of streams in which it is done. */
const STREAM: Record<LangkahPersiapan, string> = {
  profil: 'institution', 'tahun-ajaran': 'school-year', mapel: 'subject', guru: 'teacher', kelas: 'class', murid: 'student', pengampu: 'teaching', 'model-jadwal': scheduleModel.name, jadwal: 'timetable',
};
const tables = [institution, schoolYear, subject, teacher, schoolClass, student, classMember, teaching, chosenModel, slot, account, lesson, register, streamChange] as const;

const n = sql<number>`count(*)::int`.as('n');

/** What there is of everything; what belongs to a semester, of the active one. */
async function countsIn(db: Kysely<any>, now: Date) {
  const year = db.selectFrom('school_year').select('id_tahun_ajaran').where('isActive', '=', true);
  const ofYear = (table: string) => db.selectFrom(table).where(`${table}.id_tahun_ajaran`, 'in', year);
  const atSchool = db.selectFrom('student').where('status_murid', '=', 'aktif');
  return db.selectNoFrom([
    db.selectFrom('institution').select(n).where(sql<string>`pengaturan ->> 'alamat'`, '<>', '').as('profil'),
    db.selectFrom('school_year').select(n).where('isActive', '=', true).as('tahun-ajaran'),
    db.selectFrom('subject').select(n).as('mapel'),
    db.selectFrom('teacher').select(n).as('guru'),
    ofYear('class').select(n).as('kelas'),
    ofYear('class').innerJoin('class_member', 'class_member.id_kelas_tahun_ajaran', 'class.id_kelas_tahun_ajaran').select(n).as('murid'),
    ofYear('teaching').select(n).as('pengampu'),
    ofYear('chosen_model').select(n).as('model-jadwal'),
    ofYear('slot').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'slot.id_kelas_tahun_ajaran').select(sql<number>`count(DISTINCT class.id_kelas_tahun_ajaran)::int`.as('n')).as('jadwal'),
    sql<boolean>`EXISTS ${db.selectFrom('lesson').select('id_sesi').where('mulai', '<=', now.toISOString())}`.as('berjalan'),
    atSchool.select(n).as('jumlah_murid'),
    db.selectFrom('account').where(sql<boolean>`NOT roles ?| ARRAY['murid', 'admin']`)
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('teacher').select('id_guru').whereRef('id_guru', '=', 'account.id_akun')))).select(n).as('jumlah_pegawai'),
    ofYear('teaching').select(sql<number>`count(DISTINCT id_mata_pelajaran)::int`.as('n')).as('diajar'),
  ]).executeTakeFirstOrThrow() as unknown as Promise<Record<LangkahPersiapan | 'jumlah_murid' | 'jumlah_pegawai' | 'diajar', number> & { berjalan: boolean }>;
}

/** A timetable is one when every class has its own. */
const isDone = (langkah: LangkahPersiapan, counts: Record<LangkahPersiapan, number>) => counts[langkah] > 0 && (langkah !== 'jadwal' || counts.jadwal >= counts.kelas);

/** Of each step when a person last touched it, and who. */
async function touchedLast(db: Kysely<any>) {
  const rows = await db.selectFrom('stream_change').leftJoin('account', 'account.id_akun', 'stream_change.oleh')
    .where('jenis', 'in', Object.values(STREAM)).where('oleh', '<>', NOBODY).distinctOn('jenis')
    .select(['jenis', 'at', sql<string | null>`coalesce(account.nama, account.username)`.as('oleh')]).orderBy('jenis').orderBy('at', 'desc').execute();
  return new Map(rows.map((it) => [it.jenis as string, { at: it.at as string, oleh: it.oleh }]));
}

/** Registers of a day's lessons that have begun by now: how many are full. */
async function registersToday(db: Kysely<any>, now: Date) {
  const { zona_waktu } = await settingsOf(db);
  const rows = await lessonsIn(db).where('lesson.tanggal_sesi', '=', tanggalOf(now, zona_waktu)).where('lesson.mulai', '<=', now.toISOString()).where('lesson.libur', '=', false)
    .select(sql<boolean>`${registered} >= coalesce(register.jumlah_murid, class.jumlah_murid)`.as('penuh')).execute();
  return { terisi: rows.filter((it) => it.penuh).length, jumlah: rows.length };
}

export const schoolAnswers = [
  answer(SchoolToday, tables, async (db: Kysely<any>, _, { now }) => {
    const [counts, touched, presensi] = [await countsIn(db, now), await touchedLast(db), await registersToday(db, now)];
    const persiapan = LangkahPersiapan.options.map((langkah): Persiapan => ({ langkah, selesai: isDone(langkah, counts), jumlah: counts[langkah], at: null, oleh: null, ...touched.get(STREAM[langkah]) }));
    const { berjalan, jumlah_murid, jumlah_pegawai, guru, kelas, mapel, diajar } = counts;
    return { data: { persiapan, berjalan, jumlah_murid, jumlah_guru: guru, jumlah_pegawai, jumlah_kelas: kelas, presensi, mapel: { diajar, jumlah: mapel } } };
  }),
];
