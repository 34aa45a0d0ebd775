import { reportSetting } from '#contract/grading/report-setting.resource';
import type { Resource } from '#contract/kit/resource';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { subject } from '#contract/subject/subject.resource';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { firstPassingGrade, IntroducePassingGrade } from '#server/curriculum/passing-interval.decider';
import { seedId, seeds } from '#server/kit/resource/seeds';
import { AssignTeacher, teachingId } from '#server/subject/teaching.decider';
import { MODEL_B } from '#server/demo/calendar';
import { demoId, type DemoSchool, ID_TAHUN_AJARAN } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';

export const LEVELS = ['VII', 'VIII', 'IX'];
/** The first level follows the curriculum of 2013, the others Merdeka: both are in use side by side. */
export const isMerdeka = (level: string) => level !== 'VII';

/** What every school begins with, and what is taught in this one. */
export async function giveMasterData(giving: Giving, { subjects, competences }: DemoSchool, at: string) {
  const give = (it: Resource, id: string, row: object) => giving.one({ command: commandsOf(it).Create, data: { id, ...(it.api.create.input.parse(row) as object) }, at });
  await giving.all(seeds(), ({ resource, row }) => giving.one({ command: commandsOf(resource).Create, data: row, at }));
  await giving.settled();
  await giving.all(subjects, ({ id, kelompok, ...it }) => give(subject, id, { ...it, id_kelompok: seedId('curriculum-group', kelompok) }));
  await give(scheduleModel, demoId('model B'), { ...MODEL_B, aktif: true });
  await giving.one({ command: IntroducePassingGrade, data: firstPassingGrade, at });
  await giving.settled();
  await giving.all(LEVELS, (it) => give(reportSetting, demoId(`rapor ${it}`), { id_level: seedId('level', it), id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: isMerdeka(it) ? 1 : 0 }));
  await giving.all([...competences.entries()], ([urutan, it]) =>
    give(basicCompetence, demoId(`kd ${it.kode}`), {
      ...it, urutan, id_ki: seedId('core-competence', `KI-${it.kode[0]}`), id_level: seedId('level', 'VII'), id_mata_pelajaran: subjects.find(({ kode }) => kode === 'MTK')?.id,
    }));
}

/** Who leads the school, since its year began. */
export async function giveLeaders(giving: Giving, { teachers }: DemoSchool, tanggal_mulai: string, at: string) {
  for (const [jabatan, role] of [['kepala_sekolah', 'kepalaSekolah'], ['wakasek_kurikulum', 'kurikulum']] as const) {
    const id_guru = teachers.find(({ roles }) => roles.includes(role))?.id_guru;
    const row = leadershipPeriod.api.create.input.parse({ jabatan, id_guru, tanggal_mulai }) as object;
    if (id_guru) await giving.one({ command: commandsOf(leadershipPeriod).Create, data: { id: demoId(jabatan), ...row }, at });
  }
}

/** Who teaches what follows from the timetable. */
export async function giveTeaching(giving: Giving, { slots, classes }: DemoSchool, at: string) {
  const wanted = new Map(slots.map(({ id_guru, id_mata_pelajaran, id_kelas_tahun_ajaran }) => {
    const teaching = { id_guru, id_mata_pelajaran, id_kelas_tahun_ajaran };
    const id_kelas = classes.find((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran)?.id_kelas as string;
    return [teachingId(teaching), { ...teaching, id_kelas }] as const;
  }));
  await giving.all([...wanted], ([id_pengampu, it]) => giving.one({ command: AssignTeacher, data: { id_pengampu, ...it, id_tahun_ajaran: ID_TAHUN_AJARAN }, at }));
}
