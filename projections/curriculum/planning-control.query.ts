import { type Kysely, sql } from 'kysely';
import { rpp as api } from '#contract/curriculum/rpp.api';
import type { KendaliRencana, StatusRpp } from '#contract/curriculum/rpp';
import { ofYear } from '#projections/classroom/class-rows';
import { schoolClass } from '#projections/classroom/classroom.projection';
import { level } from '#projections/classroom/level.projection';
import { competence } from '#projections/curriculum/competences-of';
import { rpp, rppVersion, rppWriter } from '#projections/curriculum/rpp.projection';
import { natural } from '#projections/kit/paged';
import { answer, viewOf } from '#projections/kit/question';
import { teacher } from '#projections/people/people.projection';
import { schoolYear } from '#projections/school-year/school-year.projection';
import { subject } from '#projections/subject/subject.projection';
import { teaching } from '#projections/subject/teaching.projection';

export class PlanningControl extends viewOf(api.planningControl) {}

type Competence = { id: string; kode: string; id_mata_pelajaran: string; id_level: string };
type Plan = { id_guru: string; id_mata_pelajaran: string; id_level: string; status: StatusRpp; kd: string[] | null };

export const planningControlAnswers = [
  answer(PlanningControl, [teaching, schoolClass, schoolYear, level, subject, teacher, competence, rpp, rppWriter, rppVersion], async (it, { id_tahun_ajaran }) => {
    const db = it as Kysely<any>;
    const year = await (id_tahun_ajaran ? db.selectFrom('school_year').where('id_tahun_ajaran', '=', id_tahun_ajaran) : db.selectFrom('school_year').where('isActive', '=', true)).select(['id_tahun_ajaran', 'semester']).executeTakeFirst();
    if (!year) return { data: [] };
    const [taught, all, plans] = await Promise.all([
      db.selectFrom('teaching').innerJoin('class', 'class.id_kelas_tahun_ajaran', 'teaching.id_kelas_tahun_ajaran').innerJoin('school_year', 'school_year.id_tahun_ajaran', 'class.id_tahun_ajaran')
        .innerJoin('level', 'level.tingkat', 'class.tingkat').innerJoin('subject', 'subject.id', 'teaching.id_mata_pelajaran').leftJoin('teacher', 'teacher.id_guru', 'teaching.id_guru').where(ofYear(year.id_tahun_ajaran))
        .select(['teaching.id_guru', 'teacher.nama as guru', 'teaching.id_mata_pelajaran', 'subject.nama as mapel', 'level.id as id_level', 'class.tingkat']).distinctOn(['teaching.id_guru', 'teaching.id_mata_pelajaran', 'level.id']).execute(),
      db.selectFrom('basic-competence').select(['id', 'kode', 'id_mata_pelajaran', 'id_level']).where((one) => one.or([one('semester', 'is', null), one('semester', '=', year.semester)])).orderBy(natural('kode')).orderBy('id').execute() as Promise<Competence[]>,
      db.selectFrom('rpp').innerJoin('rpp_writer', 'rpp_writer.id_rpp', 'rpp.id').where('rpp.id_tahun_ajaran', '=', year.id_tahun_ajaran)
        .leftJoin('rpp_version', (join) => join.onRef('rpp_version.id_rpp', '=', 'rpp.id').onRef('rpp_version.versi', '=', 'rpp.versi_berlaku'))
        .select(['rpp_writer.id_guru', 'rpp.id_mata_pelajaran', 'rpp.id_level', 'rpp.status', sql<string[] | null>`(rpp_version.isi -> 'kd') || (rpp_version.isi -> 'tp')`.as('kd')]).execute() as Promise<Plan[]>,
    ]);
    return { data: taught.map((row) => counted(row as never, all, plans)).sort(worstFirst) };
  }),
];

type Taught = Pick<KendaliRencana, 'id_guru' | 'guru' | 'id_mata_pelajaran' | 'mapel' | 'id_level' | 'tingkat'>;
function counted(row: Taught, all: readonly Competence[], plans: readonly Plan[]): KendaliRencana {
  const isOf = (it: { id_mata_pelajaran: string; id_level: string }) => it.id_mata_pelajaran === row.id_mata_pelajaran && it.id_level === row.id_level;
  const [wanted, own] = [all.filter(isOf), plans.filter((it) => it.id_guru === row.id_guru && isOf(it))];
  const planned = new Set(own.flatMap((it) => it.kd ?? []));
  const missing = wanted.filter((it) => !planned.has(it.id));
  const count = (status: StatusRpp) => own.filter((it) => it.status === status).length;
  const jumlah_disetujui = wanted.length - missing.length;
  return { ...row, jumlah_kd: wanted.length, jumlah_disetujui, persen: wanted.length ? (jumlah_disetujui / wanted.length) * 100 : null, belum: missing.map((it) => it.kode), per_status: { draf: count('draf'), diajukan: count('diajukan'), revisi: count('revisi'), disetujui: count('disetujui') } };
}

/** Who has planned least, then by name; of what has no competences nobody is to blame. */
const worstFirst = (one: KendaliRencana, other: KendaliRencana) =>
  (one.persen ?? 101) - (other.persen ?? 101) || (one.guru ?? '').localeCompare(other.guru ?? '', 'id') || one.mapel.localeCompare(other.mapel, 'id') || one.tingkat - other.tingkat;
