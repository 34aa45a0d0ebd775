import type { z } from 'zod';
import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { common } from '#contract/kit/refusal';
import { ofItsKind, faultOf } from '#contract/question-bank/question-faults';
import { IsiSoal, TempatSoal } from '#contract/question-bank/question';
import { QuestionPlaced, QuestionRemoved, QuestionRevised, QuestionWritten } from '#contract/question-bank/question-bank.events';
import { questionBankRefusals as no } from '#contract/question-bank/question-bank.refusals';
import { SchoolSettings } from '#projections/institution/settings.query';
import { UseOf } from '#projections/kit/resource-checks';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';

type Whole = IsiSoal & TempatSoal;
export class WriteQuestion extends DomainCommand<{ id_soal: string; id_guru: string } & Whole> {}
/** `versi`: the version that was changed, where whoever changes it says so. */
export class ReviseQuestion extends DomainCommand<{ id_soal: string; versi?: number | undefined } & { [K in keyof Whole]?: Whole[K] | undefined }> {}
export class RemoveQuestion extends DomainCommand<{ id_soal: string }> {}

type Question = { versi: number; soal: IsiSoal; tempat: TempatSoal };
type State = Question | 'removed' | null;
type Rules = { jumlah_pilihan_ganda: number } | undefined;

export const questionDecider = decider({
  stream: 'question',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_soal }: { id_soal: string }) => id_soal,
  commands: { WriteQuestion, ReviseQuestion, RemoveQuestion },
  events: { QuestionWritten, QuestionRevised, QuestionPlaced, QuestionRemoved },
  initial: null as State,
  needs: ({ id_soal }, state, command) => ({
    settings: command === RemoveQuestion.name ? undefined : new SchoolSettings(),
    use: command === RemoveQuestion.name && isThere(state) ? new UseOf({ name: 'question', id: id_soal }) : undefined,
  }),
  decide: {
    WriteQuestion: ({ id_soal, id_guru, ...it }, state, { needs }) =>
      (state ? nothing : QuestionWritten({ id_soal, id_guru, ...sound(of(IsiSoal, it), needs.settings), ...of(TempatSoal, it) })),
    ReviseQuestion: ({ id_soal, versi, ...wish }, state, { needs }) => {
      const before = there(state);
      refuseUnless(versi === undefined || versi === before.versi, no.QUESTION_CHANGED, { versi: before.versi });
      const [soal, tempat] = [sound({ ...before.soal, ...said(wish, before.soal) }, needs.settings), { ...before.tempat, ...said(wish, before.tempat) }];
      return [
        ...(isSame(soal, before.soal) ? [] : [QuestionRevised({ id_soal, versi: before.versi + 1, ...soal })]),
        ...(isSame(tempat, before.tempat) ? [] : [QuestionPlaced({ id_soal, ...tempat, sebelum: before.tempat })]),
      ];
    },
    RemoveQuestion: ({ id_soal }, state, { needs: { use } }) => {
      if (state === 'removed') return nothing;
      there(state);
      refuseUnless(!use, common.IN_USE, { tempat: use ?? '' });
      return QuestionRemoved({ id_soal });
    },
  },
  evolve: {
    QuestionWritten: (_, it): State => ({ versi: 1, soal: of(IsiSoal, it), tempat: of(TempatSoal, it) }),
    QuestionRevised: (state, { versi, ...it }): State => ({ ...(state as Question), versi, soal: of(IsiSoal, it) }),
    QuestionPlaced: (state, it): State => ({ ...(state as Question), tempat: of(TempatSoal, it) }),
    QuestionRemoved: (): State => 'removed',
  },
});

const isThere = (state: State): state is Question => state !== null && state !== 'removed';
const there = (state: State): Question => (isThere(state) ? state : refuse(common.NOT_FOUND));

/** The fields that a schema names; what they hold was checked before. */
const of = <S extends z.ZodRawShape>({ shape }: z.ZodObject<S>, it: object) => Object.fromEntries(Object.keys(shape).map((name) => [name, it[name as keyof typeof it]])) as z.output<z.ZodObject<S>>;

/** What is wished of the fields that are there; what is left out stays. */
const said = <T extends object>(wish: object, of: T) => Object.fromEntries(Object.entries(wish).filter(([name, value]) => name in of && value !== undefined)) as Partial<T>;
const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

function sound(soal: IsiSoal, settings: Rules): IsiSoal {
  const it = ofItsKind(soal);
  const fault = faultOf(it, { jumlah_pilihan_ganda: settings?.jumlah_pilihan_ganda ?? 4 });
  if (fault) throw new Refused(common.VALIDATION, {}, { [fault.field]: { ...common.VALIDATION, id: fault.id, en: fault.en } });
  return it;
}
