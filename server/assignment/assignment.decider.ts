import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { type AturanTugas, asQuestion, type SoalTugas, type Tugas } from '#contract/assignment/assignment';
import { AssignmentBegun, AssignmentChanged, AssignmentRemoved, AssignmentSet } from '#contract/assignment/assignment.events';
import { assignmentRefusals as no } from '#contract/assignment/assignment.refusals';
import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { common, type Refusal } from '#contract/kit/refusal';
import { faultOf } from '#contract/question-bank/question-faults';
import { AssignmentLesson, type LessonOfAssignment } from '#projections/assignment/assignment-lesson.query';
import { SchoolSettings } from '#projections/institution/settings.query';
import { AssignmentFromLog } from '#server/assignment/assignment-from-log';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { Deciding } from '#server/kit/deciding/deciding';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';

type Of = { id_sesi: string };
type Wish = { [K in keyof Tugas]?: Tugas[K] | undefined };
/** `dibuka` is when the lesson begins, unless it is said. */
export class SetAssignment extends DomainCommand<Of & Omit<Tugas, 'dibuka'> & { dibuka?: string | undefined }> {}
/** `versi`: the version that was changed, where whoever changes it says so. */
export class ChangeAssignment extends DomainCommand<Of & Wish & { versi?: number | undefined }> {}
export class BeginAssignment extends DomainCommand<Of> {}
export class RemoveAssignment extends DomainCommand<Of> {}

type State = { tugas: Tugas; versi: number; isBegun: boolean } | 'removed' | null;
type Known = { lesson?: LessonOfAssignment | undefined; settings?: { jumlah_pilihan_ganda: number } | undefined };

/** A question that is small enough for all of them to stand in one event twice. */
const MOST_LETTERS = 300_000;

/** What is handed in after a lesson: one stream of each lesson. */
export const assignmentDecider = decider({
  stream: 'assignment',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_sesi }: Of) => id_sesi,
  commands: { SetAssignment, ChangeAssignment, BeginAssignment, RemoveAssignment },
  events: { AssignmentSet, AssignmentChanged, AssignmentBegun, AssignmentRemoved },
  initial: null as State,
  needs: ({ id_sesi }: Of, _, command) => ({
    lesson: command === BeginAssignment.name ? undefined : new AssignmentLesson({ id_sesi }),
    settings: [SetAssignment.name, ChangeAssignment.name].includes(command) ? new SchoolSettings() : undefined,
  }),
  decide: {
    SetAssignment: ({ id_sesi, dibuka, ...it }, state, { at, needs }) => {
      const lesson = running(needs);
      refuseUnless(!isThere(state), no.ASSIGNMENT_THERE);
      if (it.tenggat <= at) blame(no.DEADLINE_PAST, 'tenggat');
      return AssignmentSet({ id_sesi, ...sound({ ...it, dibuka: dibuka ?? (lesson.mulai < it.tenggat ? lesson.mulai : at) }, lesson, needs) });
    },
    ChangeAssignment: ({ id_sesi, versi, ...wish }, state, { at, needs }) => {
      const [{ tugas: before, isBegun, versi: now }, lesson] = [there(state), running(needs)];
      refuseUnless(versi === undefined || versi === now, common.CONFLICT);
      const tugas: Tugas = { ...before, ...Object.fromEntries(Object.entries(wish).filter(([, it]) => it !== undefined)) };
      if (isSame(tugas, before)) return nothing;
      refuseUnless(!isBegun || (tugas.tipe_assignment === before.tipe_assignment && isSame(tugas.soal, before.soal)), no.SUBMISSIONS_EXIST);
      if (tugas.tenggat !== before.tenggat && tugas.tenggat <= at) blame(no.DEADLINE_PAST, 'tenggat');
      if (isBegun && tugas.tipe_assignment === 'Multiple Choice' && tugas.tenggat !== before.tenggat && at > before.tenggat) blame(no.KEYS_TOLD, 'tenggat');
      const { soal: soal_sebelum, ...sebelum } = before;
      return AssignmentChanged({ id_sesi, ...sound(tugas, lesson, needs), sebelum, soal_sebelum });
    },
    BeginAssignment: ({ id_sesi }, state) => (there(state).isBegun ? nothing : AssignmentBegun({ id_sesi })),
    RemoveAssignment: ({ id_sesi }, state, { needs }) => {
      if (state === 'removed') return nothing;
      const { isBegun } = there(state);
      running(needs);
      refuseUnless(!isBegun, no.SUBMISSIONS_EXIST);
      return AssignmentRemoved({ id_sesi });
    },
  },
  evolve: {
    AssignmentSet: (_, { id_sesi: __, ...tugas }): State => ({ tugas, versi: 1, isBegun: false }),
    AssignmentChanged: (state, { id_sesi: _, sebelum: __, soal_sebelum: ___, ...tugas }): State => ({ ...there(state), tugas, versi: there(state).versi + 1 }),
    AssignmentBegun: (state): State => ({ ...there(state), isBegun: true }),
    AssignmentRemoved: (): State => 'removed',
  },
});

const isThere = (state: State): state is Exclude<State, null | 'removed'> => state !== null && state !== 'removed';
const there = (state: State) => (isThere(state) ? state : refuse(no.NO_ASSIGNMENT));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const blame = (why: Refusal, field: string) => {
  throw new Refused(why, {}, { [field]: why });
};
function running({ lesson }: Known) {
  refuseUnless(lesson, common.NOT_FOUND);
  refuseUnless(lesson.isActive, no.SEMESTER_CLOSED);
  return lesson;
}

/** What its kind does not have is left behind; what it has is whole (domain A.2). */
function sound(it: Tugas, { mulai }: LessonOfAssignment, { settings }: Known): Tugas {
  if (it.tenggat < mulai) blame(no.DEADLINE_BEFORE_LESSON, 'tenggat');
  if (it.dibuka >= it.tenggat) blame(no.OPENS_AFTER_DEADLINE, 'dibuka');
  const late: Pick<AturanTugas, 'batas_terlambat' | 'nilai_terlambat'> = it.terlambat === 'tolak' ? { batas_terlambat: null, nilai_terlambat: 100 } : it;
  if (late.batas_terlambat !== null && late.batas_terlambat <= it.tenggat) blame(no.LATE_BEFORE_DEADLINE, 'batas_terlambat');
  const isChoice = it.tipe_assignment === 'Multiple Choice';
  return { ...it, ...late, batas_terlambat: late.batas_terlambat, nilai_terlambat: late.nilai_terlambat, rubrik: isChoice ? [] : it.rubrik, soal: isChoice ? askable(it.soal, settings?.jumlah_pilihan_ganda ?? 4) : [] };
}

function askable(soal: readonly SoalTugas[], jumlah_pilihan_ganda: number): SoalTugas[] {
  if (!soal.length) blame(no.NO_QUESTIONS, 'soal');
  if (JSON.stringify(soal).length > MOST_LETTERS) blame(no.QUESTIONS_TOO_LARGE, 'soal');
  for (const [i, it] of soal.entries()) {
    const fault = it.id_soal === null ? faultOf(asQuestion(it), { jumlah_pilihan_ganda }) : undefined;
    if (fault) throw new Refused(common.VALIDATION, {}, { [`soal.${i}.${fault.field}`]: { ...common.VALIDATION, id: fault.id, en: fault.en } });
  }
  return soal.map((it, i) => ({ ...it, nomor: i + 1 }));
}

@QueryHandler(AssignmentFromLog)
export class AssignmentsFromLog {
  constructor(@Inject(Deciding) private readonly deciding: Deciding) {}

  async execute({ input: { id_sesi } }: AssignmentFromLog) {
    const state = await this.deciding.stateOf(assignmentDecider, id_sesi);
    return isThere(state) ? { ...state.tugas, isBegun: state.isBegun } : undefined;
  }
}
