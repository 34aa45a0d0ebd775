import { type Kysely, sql } from 'kysely';
import { grouped } from '#contract/kit/grouped';
import { classLabelIn } from '#projections/classroom/class-rows';
import { classMember, schoolClass } from '#projections/classroom/classroom.projection';
import { exam } from '#projections/exam/exam.projection';
import { isMarked } from '#projections/exam/exam-rows';
import { mark, markingState } from '#projections/exam/mark.projection';
import { carriedScore, gradebook, gradeColumn, score } from '#projections/grading/gradebook.projection';
import { isTaughtBy } from '#projections/grading/gradebook.query';
import type { Wait } from '#projections/home/waits';
import { institution } from '#projections/institution/institution.projection';
import { reportCard } from '#projections/report-card/report-card.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';
import { slot } from '#projections/timetable/timetable.projection';

const byLabel = (one: string, other: string) => one.localeCompare(other, 'id', { numeric: true });

/** Gradebooks that were handed over and are asked to be opened again, the longest waiting first; nothing changes in them meanwhile, so `at` is when it was asked. */
export const unlockWait: Wait = {
  jenis: 'buka-nilai', roles: ['kurikulum', 'admin'], tables: [gradebook, schoolClass, schoolYear, subject, institution],
  async of(db: Kysely<any>) {
    const rows = await db.selectFrom('gradebook').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'gradebook.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
      .innerJoin('subject', 'subject.id', 'gradebook.id_mata_pelajaran').where('school_year.isActive', '=', true).where('gradebook.buka_diminta', 'is not', null)
      .select(['gradebook.id_buku_nilai as id', sql<string>`${classLabelIn(db)} || ' ' || subject.nama`.as('nama'), 'gradebook.diubah as at']).orderBy('gradebook.diubah').orderBy('gradebook.id_buku_nilai').execute();
    return rows.map((it) => ({ ...it, posisi: null }));
  },
};

/** Exams whose marks are others by now than those that a gradebook of one's own took over, the oldest change first, an exam of several classes once; a score that was written by hand or brought from another class is what its teacher wants, and one that was handed over or whose report of the end of the semester is out stays as it is. */
export const changedMarksWait: Wait = {
  jenis: 'nilai-berubah', roles: ['guruMapel'], tables: [exam, mark, markingState, gradebook, gradeColumn, score, carriedScore, classMember, schoolClass, schoolYear, subject, teaching, slot, institution, reportCard],
  async of(db: Kysely<any>, account) {
    const brought = db.selectFrom('carried_score').select('carried_score.id_murid').whereRef('carried_score.id_murid', '=', 'score.id_murid').whereRef('carried_score.id_kolom', '=', 'score.id_kolom');
    const handedOver = db.selectFrom('gradebook').select('gradebook.id_buku_nilai').whereRef('gradebook.id_buku_nilai', '=', 'grade_column.id_buku_nilai').where('gradebook.terkunci', '=', true);
    const out = db.selectFrom('report_card').select('report_card.id_general_report').whereRef('report_card.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').whereRef('report_card.id_murid', '=', 'score.id_murid').where('report_card.type', '=', 'akhir_semester').where('report_card.isPublished', '=', true);
    const rows = await db.selectFrom('grade_column').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'grade_column.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran').innerJoin('subject', 'subject.id', 'grade_column.id_mata_pelajaran')
      .innerJoin('exam', 'exam.id', 'grade_column.id_asal').innerJoin('score', 'score.id_kolom', 'grade_column.id_kolom').innerJoin('mark', (join) => join.onRef('mark.id_cbt', '=', 'exam.id').onRef('mark.id_murid', '=', 'score.id_murid'))
      .innerJoin('class_member', (join) => join.onRef('class_member.id_kelas_tahun_ajaran', '=', 'class.id_kelas_tahun_ajaran').onRef('class_member.id_murid', '=', 'score.id_murid'))
      .where('school_year.isActive', '=', true).where(isTaughtBy(db, account)).where('grade_column.asal', '=', 'ujian').where('exam.langkah', '!=', 'dibatalkan').where(isMarked)
      .where('score.cara', 'in', ['sinkron', 'urung']).whereRef('score.nilai', '<>', 'mark.nilai').where(({ and, not, exists }) => and([brought, handedOver, out].map((it) => not(exists(it)))))
      .select(['exam.id', 'exam.judul', sql<string>`${classLabelIn(db)}`.as('kelas'), sql<string>`min(mark.dinilai_pada)`.as('at'), 'class.id_kelas_tahun_ajaran', 'subject.id as id_mata_pelajaran', sql<number>`count(*)::int`.as('jumlah_nilai')])
      .groupBy(['exam.id', 'exam.judul', 'class.id_kelas_tahun_ajaran', 'class.tingkat', 'class.simbol', 'subject.id']).orderBy('at').orderBy('exam.id').orderBy('class.id_kelas_tahun_ajaran').execute();
    return [...grouped(rows, (it) => it.id).values()].map(([first, ...others]) => {
      const all = [first!, ...others];
      return { id: first!.id, nama: `${all.map((it) => it.kelas).sort(byLabel).join(', ')} · ${first!.judul}`, posisi: null, at: first!.at, buku: all.map(({ id_kelas_tahun_ajaran, id_mata_pelajaran, jumlah_nilai }) => ({ id_kelas_tahun_ajaran, id_mata_pelajaran, jumlah_nilai })) };
    });
  },
};
