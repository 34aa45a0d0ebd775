import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { z } from 'zod';
import { common } from '#contract/kit/refusal';
import type { SeenOf } from '#contract/kit/seen';
import { QuestionPackageChanged, QuestionPackageMade, QuestionPackageRemoved } from '#contract/question-bank/question-bank.events';
import { questionBankRefusals as no } from '#contract/question-bank/question-bank.refusals';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

type Package = z.output<typeof QuestionPackageMade.schema> extends { id_paket: string; id_guru: string } & infer P ? Omit<P, 'id_paket' | 'id_guru'> : never;
export class MakeQuestionPackage extends DomainCommand<{ id_paket: string; id_guru: string } & Package> {}
export class ChangeQuestionPackage extends DomainCommand<{ id_paket: string; sebelum?: SeenOf } & { [K in keyof Package]?: Package[K] | undefined }> {}
export class RemoveQuestionPackage extends DomainCommand<{ id_paket: string }> {}

type State = Package | 'removed' | null;

export const questionPackageDecider = decider({
  stream: 'package',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_paket }: { id_paket: string }) => id_paket,
  commands: { MakeQuestionPackage, ChangeQuestionPackage, RemoveQuestionPackage },
  events: { QuestionPackageMade, QuestionPackageChanged, QuestionPackageRemoved },
  initial: null as State,
  decide: {
    MakeQuestionPackage: (data, state) => (state ? nothing : QuestionPackageMade(sound(data))),
    ChangeQuestionPackage: ({ id_paket, sebelum: seen, ...wish }, state) => {
      const sebelum = there(state);
      refuseOvertaken(seen, sebelum, wish);
      const paket = sound({ ...sebelum, ...said(wish) });
      return JSON.stringify(paket) === JSON.stringify(sebelum) ? nothing : QuestionPackageChanged({ id_paket, ...paket, sebelum });
    },
    RemoveQuestionPackage: ({ id_paket }, state) => {
      if (state === 'removed') return nothing;
      return QuestionPackageRemoved({ id_paket, daftar_soal: there(state).daftar_soal.map(({ id_soal }) => id_soal) });
    },
  },
  evolve: {
    QuestionPackageMade: (_, { id_paket: __, id_guru: ___, ...paket }): State => paket,
    QuestionPackageChanged: (_, { id_paket: __, sebelum: ___, ...paket }): State => paket,
    QuestionPackageRemoved: (): State => 'removed',
  },
});

const there = (state: State): Package => (state && state !== 'removed' ? state : refuse(common.NOT_FOUND));
const said = <T extends object>(wish: T) => Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };

function sound<P extends Pick<Package, 'daftar_soal'>>(paket: P): P {
  const ids = paket.daftar_soal.map(({ id_soal }) => id_soal);
  refuseUnless(new Set(ids).size === ids.length, no.QUESTION_TWICE);
  return paket;
}
