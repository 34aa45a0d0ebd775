import { type Kysely, sql } from 'kysely';
import { gradeAudit as api, SIFAT_PERUBAHAN, type SifatPerubahan } from '#contract/audit/grade-audit.api';
import { MENGHITUNG } from '#contract/grading/gradebook';
import { KKM } from '#contract/curriculum/kbm';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { addDays, instantOf } from '#contract/school-year/school-days';
import { gradeChange } from '#projections/audit/grade-change.projection';
import { classLabelIn, classTables } from '#projections/classroom/class-rows';
import { kbm } from '#projections/curriculum/kbm.projection';
import { gradeColumn } from '#projections/grading/gradebook.projection';
import { taught } from '#projections/grading/gradebook.query';
import { account } from '#projections/identity/account.projection';
import { settingsOf } from '#projections/institution/settings.query';
import { containing, filtered, paged } from '#projections/kit/paged';
import { answer, Question } from '#projections/kit/question';
import { kin, removedPerson, student } from '#projections/people/people.projection';
import { reportCard, reportVersion } from '#projections/report-card/report-card.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';

/** Changes of grades, each with why it is worth a look. */
export class GradeChanges extends Question<InputOf<typeof api.changes>, OutputOf<typeof api.changes>> {}

type Read = Kysely<any>;
/** So many changed scores of one person in one book within an hour are more than corrections. */
const [BULK, LARGE] = [40, 20];

/** When a book was opened again for the first time; when a student's first report in a class was out, of either kind (`pertama`) and of the end of the semester (`akhir`), and when anybody's in the class. Read once for all rows: asked row by row, a year of a large school takes longer than anybody waits. */
const milestones = (db: Read) => {
  const out = db.selectFrom('report_version').innerJoin('report_card', 'report_card.id_general_report', 'report_version.id_general_report');
  const first = [sql<string>`min(report_version.diterbitkan)`.as('pertama'), sql<string>`min(report_version.diterbitkan) FILTER (WHERE report_card.type = 'akhir_semester')`.as('akhir')] as const;
  return {
    opened: db.selectFrom('grade_change').where('type', '=', 'GradebookUnlocked').select(['id_buku_nilai', sql<string>`min(at)`.as('sejak')]).groupBy('id_buku_nilai').as('dibuka'),
    own: out.select(['report_card.id_kelas_tahun_ajaran', 'report_version.id_murid', ...first]).groupBy(['report_card.id_kelas_tahun_ajaran', 'report_version.id_murid']).as('terbit'),
    ofClass: out.select(['report_card.id_kelas_tahun_ajaran', ...first]).groupBy('report_card.id_kelas_tahun_ajaran').as('terbit_kelas'),
  };
};

/** What makes a change worth a look, as conditions on its row, on those beside it and on the milestones of its book and student. */
function natures(db: Read, zona: string): Record<SifatPerubahan, ReturnType<typeof sql<boolean>>> {
  const at = sql`grade_change.at::timestamptz AT TIME ZONE ${zona}`;
  const passing = sql`coalesce(kbm.kkm, ${KKM.biasa})`;
  const corrected = sql`grade_change.type = 'ScoreEntered' AND grade_change.nilai_sebelum IS NOT NULL AND grade_change.nilai IS DISTINCT FROM grade_change.nilai_sebelum`;
  const beside = db.selectFrom('grade_change as other').select(sql<number>`count(*)`.as('n')).whereRef('other.id_buku_nilai', '=', 'grade_change.id_buku_nilai').where(sql<boolean>`other.oleh IS NOT DISTINCT FROM grade_change.oleh`).where('other.type', '=', 'ScoreEntered').where('other.nilai_sebelum', 'is not', null).where(sql<boolean>`other.nilai IS DISTINCT FROM other.nilai_sebelum`)
    .where(sql<boolean>`other.at BETWEEN grade_change.at - interval '30 minutes' AND grade_change.at + interval '30 minutes'`);
  const isOfColumn = sql<boolean>`grade_change.type IN ('GradeColumnAdded', 'GradeColumnChanged', 'GradeColumnRemoved')`;
  const earlier = db.selectFrom('grade_change as earlier').select('earlier.id').whereRef('earlier.id_buku_nilai', '=', 'grade_change.id_buku_nilai').whereRef('earlier.id_kolom', '=', 'grade_change.id_kolom');
  const wasScored = earlier.where('earlier.type', '=', 'ScoreEntered').whereRef('earlier.at', '<', 'grade_change.at');
  const recounted = sql<boolean>`((grade_change.type = 'GradeColumnRemoved' AND grade_change.nilai_sebelum > 0) OR (grade_change.type = 'GradeColumnChanged' AND jsonb_path_exists(grade_change.ubahan, ${`$[*] ? (${MENGHITUNG.map((it) => `@.bidang == "${it}"`).join(' || ')})`}::jsonpath) AND EXISTS ${wasScored}))`;
  const out = db.selectFrom('report_version').innerJoin('report_card', 'report_card.id_general_report', 'report_version.id_general_report').select('report_version.versi').where(sql<boolean>`(report_version.id_murid = grade_change.id_murid OR ${isOfColumn})`)
    .whereRef('report_card.id_kelas_tahun_ajaran', '=', 'grade_change.id_kelas_tahun_ajaran').whereRef('report_version.diterbitkan', '<', 'grade_change.at');
  const printed = earlier.where('earlier.type', '=', 'ScoreEntered').whereRef('earlier.id_murid', '=', 'report_version.id_murid').whereRef('earlier.at', '<=', 'report_version.diterbitkan');
  return {
    luar_jam: sql`(extract(isodow FROM ${at}) = 7 OR extract(hour FROM ${at}) NOT BETWEEN 6 AND 17)`, massal: sql`(${corrected} AND (${beside}) >= ${BULK})`,
    orang_lain: sql`(grade_change.oleh IS NOT NULL AND (grade_change.type IN ('ScoreEntered', 'DescriptionWritten', 'AttitudeJudged') OR ${isOfColumn}) AND (grade_change.oleh, grade_change.id_kelas_tahun_ajaran, grade_change.id_mata_pelajaran) NOT IN ${db.selectFrom(taught(db)).where('taught.id_guru', 'is not', null).select(['taught.id_guru', 'taught.id_kelas_tahun_ajaran', 'taught.id_mata_pelajaran'])})`,
    kerabat: sql`(grade_change.id_murid IS NOT NULL AND grade_change.oleh IS NOT NULL AND (grade_change.id_murid, grade_change.oleh) IN ${db.selectFrom('kin').select(['kin.id_murid', 'kin.id_guru'])})`,
    besar: sql`(${corrected} AND abs(coalesce(grade_change.nilai, 0) - grade_change.nilai_sebelum) >= ${LARGE})`, pas_kkm: sql`(${corrected} AND grade_change.nilai_sebelum < ${passing} AND grade_change.nilai >= ${passing} AND grade_change.nilai < ${passing} + 2)`,
    setelah_dibuka: sql`(grade_change.type = 'ScoreEntered' AND grade_change.at > dibuka.sejak) IS TRUE`, setelah_terbit: sql`((grade_change.type IN ('ScoreEntered', 'DescriptionWritten', 'AttitudeJudged') AND grade_change.at > terbit.akhir) OR (${isOfColumn} AND grade_change.at > terbit_kelas.akhir) OR (((${corrected} AND grade_change.at > terbit.pertama) OR (${recounted} AND grade_change.at > terbit_kelas.pertama)) AND EXISTS ${out.where(sql<boolean>`EXISTS ${printed}`)})) IS TRUE`, cara_hitung: recounted,
  };
}

export const gradeChangeAnswers = [
  answer(GradeChanges, [gradeChange, ...classTables, subject, student, kin, teaching, slot, account, removedPerson, gradeColumn, kbm, reportCard, reportVersion], async (it, { id_murid, id_kolom, id_kelas, id_mata_pelajaran, at, oleh, dates, sifat, search, sortBy: _, order, ...page }) => {
    const db = it as Read;
    const { zona_waktu } = await settingsOf(db as never);
    const [why, { opened, own, ofClass }] = [natures(db, zona_waktu), milestones(db)];
    let found = filtered(db.selectFrom('grade_change').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'grade_change.id_kelas_tahun_ajaran').innerJoin('subject', 'subject.id', 'grade_change.id_mata_pelajaran').leftJoin('level', 'level.tingkat', 'class.tingkat')
      .leftJoin(opened, 'dibuka.id_buku_nilai', 'grade_change.id_buku_nilai').leftJoin(own, (join) => join.onRef('terbit.id_kelas_tahun_ajaran', '=', 'grade_change.id_kelas_tahun_ajaran').onRef('terbit.id_murid', '=', 'grade_change.id_murid')).leftJoin(ofClass, 'terbit_kelas.id_kelas_tahun_ajaran', 'grade_change.id_kelas_tahun_ajaran')
      .leftJoin('student', 'student.id_murid', 'grade_change.id_murid').leftJoin('grade_column', 'grade_column.id_kolom', 'grade_change.id_kolom')
      .leftJoin('kbm', (join) => join.onRef('kbm.id_tahun_ajaran', '=', 'class.id_tahun_ajaran').onRef('kbm.id_mata_pelajaran', '=', 'subject.id').onRef('kbm.id_level', '=', 'level.id'))
      .leftJoin('account as pelaku', 'pelaku.id_akun', 'grade_change.oleh').leftJoin('removed_person as bekas', 'bekas.id_orang', 'grade_change.oleh') as any, { 'grade_change.id_murid': id_murid, 'grade_change.id_kolom': id_kolom, 'grade_change.id_mata_pelajaran': id_mata_pelajaran, 'grade_change.oleh': oleh }) as any;
    if (id_kelas) found = found.where(sql<boolean>`(class.id_kelas = ${id_kelas} OR class.id_kelas_tahun_ajaran = ${id_kelas})`);
    if (at) found = found.where('grade_change.at', '<=', at);
    if (dates) {
      const [from, to] = dates.split(',') as [string, string];
      found = found.where('grade_change.at', '>=', instantOf(from, 0, zona_waktu).toISOString()).where('grade_change.at', '<', instantOf(addDays(to, 1), 0, zona_waktu).toISOString());
    }
    if (sifat) found = found.where(sifat === 'semua' ? sql<boolean>`(${sql.join(Object.values(why), sql` OR `)})` : why[sifat as SifatPerubahan]);
    if (search) found = found.where(sql<boolean>`(coalesce(student.nama, '') || ' ' || subject.nama || ' ' || coalesce(pelaku.nama, '')) ILIKE ${containing(search)}`);
    const rows = found.select([
      'grade_change.id', 'grade_change.at', 'grade_change.type', 'grade_change.id_kelas_tahun_ajaran', classLabelIn(db).as('kelas'), 'grade_change.id_mata_pelajaran', 'subject.nama as mapel', 'grade_change.id_murid', 'student.nama as murid', 'grade_change.id_kolom',
      sql`coalesce(grade_column.nama, grade_change.kolom)`.as('kolom'), 'grade_change.ubahan', 'grade_change.nilai_sebelum as sebelum', 'grade_change.nilai', 'grade_change.cara', 'grade_change.alasan', 'grade_change.oleh', 'grade_change.role', sql`coalesce(pelaku.nama, pelaku.username, bekas.nama)`.as('nama'), ...SIFAT_PERUBAHAN.map((one) => why[one].as(one)),
    ]).orderBy('grade_change.at', order).orderBy('grade_change.id');
    const { data, ...counted } = await paged(rows, page);
    return { ...counted, data: data.map((row: any) => {
      const { oleh: id_akun, nama, role, ...rest } = row;
      const sifatnya = SIFAT_PERUBAHAN.filter((one) => rest[one]);
      return { ...Object.fromEntries(Object.entries(rest).filter(([name]) => !(SIFAT_PERUBAHAN as readonly string[]).includes(name))), oleh: { id_akun, nama, role }, sifat: sifatnya } as never;
    }) };
  }),
];
