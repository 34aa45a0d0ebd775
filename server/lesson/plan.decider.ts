import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { NO_PLAN, type Rencana, replanned, type SebabRencana, type SesiRencana } from '#contract/lesson/plan';
import { LessonsPlanned } from '#contract/lesson/plan.events';
import { planRefusals as no } from '#contract/lesson/plan.refusals';
import type { Content } from '#contract/lesson/shift';
import type { SeenOf } from '#contract/kit/seen';
import { uuidV5 } from '#projections/kit/uuid';
import { type Known, Plannable } from '#projections/lesson/plan.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuseUnless } from '#server/kit/deciding/refused';

/** Of which subject in which class, and as part of what. */
type Act = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; id_rencana: string };
type Wish = Partial<Pick<Rencana, 'id_topik' | 'id_kd_master' | 'zoom_setting'>>;
/** To a lesson what it will be about, and what it was about as it was shown. */
type Moved = Content & { id_sesi: string; dari: Content };
/** The same for some lessons. */
export class PlanLessons extends DomainCommand<Act & { daftar_sesi: readonly string[]; wish: Wish; sebelum?: SeenOf }> {}
/** To each lesson its own, as it was shown: pushed on, or copied from another class. */
export class RearrangePlans extends DomainCommand<Act & { sebab: Extract<SebabRencana, 'geser' | 'salin'>; sesi: readonly Moved[] }> {}
/** Takes back what was done as part of `diurungkan`. */
export class UndoPlanning extends DomainCommand<Act & { diurungkan: string }> {}

export const planId = ({ id_kelas_tahun_ajaran, id_mata_pelajaran }: Pick<Act, 'id_kelas_tahun_ajaran' | 'id_mata_pelajaran'>) => uuidV5(id_kelas_tahun_ajaran, id_mata_pelajaran);

type State = { plans: Record<string, Rencana>; acts: Record<string, readonly SesiRencana[]> };
const FIELDS = ['id_topik', 'id_kd_master', 'zoom_setting'] as const;
const isSame = (one: Rencana, other: Rencana) => FIELDS.every((it) => one[it] === other[it]);
const factOf = ({ id_kelas_tahun_ajaran, id_mata_pelajaran, id_rencana }: Act, sebab: SebabRencana, sesi: readonly SesiRencana[]) =>
  sesi.length ? LessonsPlanned({ id_kelas_tahun_ajaran, id_mata_pelajaran, id_rencana, sebab, sesi: [...sesi] }) : nothing;

/** What the lessons of one subject in one class are about. */
export const planDecider = decider({
  stream: 'plan',
  history: AUDITORS_OF_TEACHING,
  idOf: planId,
  commands: { PlanLessons, RearrangePlans, UndoPlanning },
  events: { LessonsPlanned },
  initial: { plans: {}, acts: {} } as State,
  needs: ({ daftar_sesi, wish = {}, sesi, diurungkan }: Partial<Act & { daftar_sesi: readonly string[]; wish: Wish; sesi: readonly Moved[]; diurungkan: string }>, { acts }) => {
    const back = (diurungkan && acts[diurungkan]) || [];
    const contents = [wish, ...(sesi ?? []), ...back.map((it) => it.sebelum)];
    const ids = (of: 'id_topik' | 'id_kd_master') => contents.map((it) => it[of]).filter((it) => typeof it === 'string');
    return { known: new Plannable({ daftar_sesi: daftar_sesi ?? [...(sesi ?? []), ...back].map((it) => it.id_sesi), id_topik: ids('id_topik'), id_kd_master: ids('id_kd_master') }) };
  },
  decide: {
    PlanLessons: ({ daftar_sesi, wish, sebelum: seen, ...act }, { plans }, { at, needs: { known } }) => {
      const sesi = [...new Set(daftar_sesi)].flatMap((id_sesi): SesiRencana[] => {
        const sebelum = plans[id_sesi] ?? NO_PLAN;
        refuseOvertaken(seen, sebelum, wish);
        const next = replanned(sebelum, wish, at);
        if (isSame(next, sebelum)) return [];
        const found = known?.sesi.find((it) => it.id_sesi === id_sesi);
        refuseForeign(found, act);
        refuseUnfit(found, wish, known);
        return [{ id_sesi, ...next, sebelum }];
      });
      return factOf(act, 'isi', sesi);
    },
    RearrangePlans: ({ sebab, sesi: wished, ...act }, { plans }, { at, needs: { known } }) => {
      const sesi = wished.flatMap(({ id_sesi, dari, ...content }): SesiRencana[] => {
        const sebelum = plans[id_sesi] ?? NO_PLAN;
        refuseUnless(sebelum.id_topik === dari.id_topik && sebelum.id_kd_master === dari.id_kd_master, no.PREVIEW_OLD);
        const next = replanned(sebelum, content, at);
        const found = known?.sesi.find((it) => it.id_sesi === id_sesi);
        refuseForeign(found, act);
        refuseUnlike(found, content, known);
        return isSame(next, sebelum) ? [] : [{ id_sesi, ...next, sebelum }];
      });
      return factOf(act, sebab, sesi);
    },
    /** A lesson that is of another subject by now is left as it is, and so is one that was about what is gone. */
    UndoPlanning: ({ diurungkan, ...act }, { plans, acts }, { at, needs: { known } }) => {
      const lessons = new Map(known?.sesi.map((it) => [it.id_sesi, it]));
      const isStill = ({ id_sesi, sebelum }: SesiRencana) => {
        const found = lessons.get(id_sesi);
        return found?.id_kelas_tahun_ajaran === act.id_kelas_tahun_ajaran && found.id_mata_pelajaran === act.id_mata_pelajaran && isLike(found, sebelum, known);
      };
      const sesi = (acts[diurungkan] ?? []).filter(isStill).flatMap((it): SesiRencana[] => {
        const sebelum = plans[it.id_sesi] ?? NO_PLAN;
        const next = undone(it, sebelum, at);
        return isSame(next, sebelum) ? [] : [{ id_sesi: it.id_sesi, ...next, sebelum }];
      });
      return factOf(act, 'urung', sesi);
    },
  },
  evolve: {
    LessonsPlanned: ({ plans, acts }, { id_rencana, sesi }) => ({
      plans: sesi.reduce((now, { id_sesi, sebelum: _, ...rencana }) => withEntry(now, id_sesi, rencana), plans),
      acts: withEntry(acts, id_rencana, sesi),
    }),
  },
});

/** What is about the same is taken back together: what a lesson is about, and where it is held. */
const PARTS = [['id_topik', 'id_kd_master'], ['zoom_setting']] as const;
/** What an act has changed of a lesson is as before, but for a part that somebody has changed again since. */
function undone(did: SesiRencana, now: Rencana, at: string): Rencana {
  if (isSame(now, did)) return did.sebelum;
  return replanned(now, Object.fromEntries(PARTS.filter((part) => part.every((it) => now[it] === did[it])).flat().map((it) => [it, did.sebelum[it]])), at);
}

type Kind = Known['topik'][number];
type Lesson = Known['sesi'][number];

function refuseForeign(found: Lesson | undefined, act: Act): asserts found {
  refuseUnless(found?.id_kelas_tahun_ajaran === act.id_kelas_tahun_ajaran && found.id_mata_pelajaran === act.id_mata_pelajaran, no.FOREIGN_LESSON);
}

const isOf = (known: readonly Kind[] | undefined, id: string | null | undefined, { id_mata_pelajaran, tingkat }: Lesson) =>
  !id || known?.some((it) => it.id === id && it.id_mata_pelajaran === id_mata_pelajaran && (it.tingkat === null || it.tingkat === tingkat));

const isLike = (lesson: Lesson, { id_topik, id_kd_master }: Wish, known: Known | undefined) => isOf(known?.topik, id_topik, lesson) && isOf(known?.kd, id_kd_master, lesson);
/** Topic and competence are of the lesson's subject and level. */
function refuseUnlike(lesson: Lesson, { id_topik, id_kd_master }: Wish, known: Known | undefined) {
  refuseUnless(isLike(lesson, { id_topik, id_kd_master }, known), no.OTHER_SUBJECT);
}

/** Somebody plans a lesson that takes place, with what it can be about. */
export function refuseUnfit(lesson: Lesson, wish: Wish, known: Known | undefined) {
  refuseUnless(!lesson.libur, no.LESSON_OFF);
  refuseUnlike(lesson, wish, known);
}
