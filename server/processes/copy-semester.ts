import { alike } from '#contract/kit/fields';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { defaultModel, endsInTime } from '#contract/timetable/timetable';
import type { PlacedSlot } from '#projections/timetable/timetable.query';
import type { SemesterContent } from '#projections/school-year/semester-content.query';
import { uuidV5 } from '#projections/kit/uuid';
import { AssignHomeroom, FormClass } from '#server/classroom/classroom.decider';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { GenerateKbm } from '#server/curriculum/kbm.decider';
import type { Wish } from '#server/kit/processes/process';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { AssignTeacher, teachingId } from '#server/subject/teaching.decider';
import { placements } from '#server/timetable/placements';
import { ChooseModel, PlaceSlots } from '#server/timetable/timetable.decider';

/** What is made for a semester out of something in another bears the same id however often it is copied. */
const copied = (id_tahun_ajaran: string, id: string) => uuidV5(id_tahun_ajaran, id);

/**
 * The wishes that give a semester what the one before has and it lacks (domain 1.3): classes with their homeroom teachers and
 * students, the model and slots of the timetable, who teaches what, and how grades come about. What is there already stays as it is.
 */
export function copyWishes(id_tahun_ajaran: string, from: SemesterContent, to: SemesterContent): Wish[] {
  const there = new Map(to.classes.map((it) => [it.id_kelas, it]));
  const idOf = new Map(from.classes.map((it) => [it.id_kelas_tahun_ajaran, there.get(it.id_kelas)?.id_kelas_tahun_ajaran ?? copied(id_tahun_ajaran, it.id_kelas)]));
  const busy = new Set(to.classes.map((it) => it.id_guru));
  const homeroomOf = (id_guru: string | null) => (busy.has(id_guru) ? null : id_guru);
  const placed = new Set(to.classes.flatMap((it) => it.daftar_murid));
  return [
    ...from.classes.flatMap(({ daftar_murid, id_kelas_tahun_ajaran: before, ...it }): Wish[] => {
      const id_kelas_tahun_ajaran = idOf.get(before) as string;
      const missing = daftar_murid.filter((id) => !placed.has(id));
      const id_guru = homeroomOf(it.id_guru);
      return [
        ...(there.has(it.id_kelas) ? [] : [[FormClass, { ...it, id_kelas_tahun_ajaran, id_tahun_ajaran, id_guru }] as Wish]),
        ...(there.get(it.id_kelas)?.id_guru === null && id_guru ? [[AssignHomeroom, { id_kelas_tahun_ajaran, id_guru }] as Wish] : []),
        ...missing.map((id_murid): Wish => [PlaceStudent, { id_murid, id_tahun_ajaran, id_kelas_tahun_ajaran }]),
      ];
    }),
    ...(from.model && !to.model ? [[ChooseModel, { id_tahun_ajaran, model: from.model }] as Wish] : []),
    ...slotWishes(id_tahun_ajaran, from, to, idOf),
    ...from.teachings.flatMap(({ id_guru, id_mata_pelajaran, id_kelas, id_kelas_tahun_ajaran: before }): Wish[] => {
      const id_kelas_tahun_ajaran = idOf.get(before);
      if (!id_kelas_tahun_ajaran) return [];
      const teaching = { id_guru, id_mata_pelajaran, id_kelas_tahun_ajaran };
      return [[AssignTeacher, { ...teaching, id_pengampu: teachingId(teaching), id_kelas, id_tahun_ajaran }]];
    }),
    ...ruleWishes(id_tahun_ajaran, from, to, idOf),
  ];
}

/** The curriculum and the weights of each level, those of subjects in classes, and passing grades as they were: without them a class of K13 would go on as one of Merdeka. */
function ruleWishes(id_tahun_ajaran: string, from: SemesterContent, to: SemesterContent, idOf: ReadonlyMap<string, string>): Wish[] {
  const levels = new Set(to.settings.map((it) => it.id_level));
  const weighed = new Set(to.weights.map((it) => `${it.id_mata_pelajaran} ${it.id_kelas_tahun_ajaran}`));
  return [
    ...from.settings.filter((it) => !levels.has(it.id_level)).map((it): Wish => [commandsOf(reportSetting).Create, { ...it, id: copied(id_tahun_ajaran, it.id), id_tahun_ajaran }]),
    ...from.weights.flatMap((it): Wish[] => {
      const id_kelas_tahun_ajaran = idOf.get(it.id_kelas_tahun_ajaran);
      return !id_kelas_tahun_ajaran || weighed.has(`${it.id_mata_pelajaran} ${id_kelas_tahun_ajaran}`) ? [] : [[commandsOf(gradeWeight).Create, { ...it, id: copied(id_tahun_ajaran, it.id), id_kelas_tahun_ajaran }]];
    }),
    ...(from.isKkmSet ? [[GenerateKbm, { id_tahun_ajaran }] as Wish] : []),
  ];
}

type Slot = Omit<PlacedSlot, 'id_kelas'>;
const places = ({ hari, posisi, id_guru, id_kelas_tahun_ajaran, ruang }: Slot) => [id_guru, id_kelas_tahun_ajaran, ...(ruang ? [alike(ruang)] : [])].map((it) => `${it}|${hari}|${posisi}`);

/** Slots whose teacher, class or room has something else in that period by now, or that would end too late, are left out: one of them would refuse them all. */
function slotWishes(id_tahun_ajaran: string, from: SemesterContent, to: SemesterContent, idOf: ReadonlyMap<string, string>): Wish[] {
  const [taken, model] = [new Set(to.slots.flatMap(places)), to.model ?? from.model ?? defaultModel];
  const slots = from.slots.flatMap((it) => {
    const id_kelas_tahun_ajaran = idOf.get(it.id_kelas_tahun_ajaran);
    return id_kelas_tahun_ajaran ? [{ ...it, id_slot: copied(id_tahun_ajaran, it.id_slot), id_kelas_tahun_ajaran }] : [];
  }).filter((it) => endsInTime(model, it.posisi) && !places(it).some((place) => taken.has(place)));
  return placements(id_tahun_ajaran, slots).map((it): Wish => [PlaceSlots, it]);
}
