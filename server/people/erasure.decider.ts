import { AUDITORS } from '#contract/audit/readers';
import { alike } from '#contract/kit/fields';
import { common } from '#contract/kit/refusal';
import { PersonErased } from '#contract/kit/erasure.events';
import { type AlasanHapus, erasureScope, type KategoriData } from '#contract/people/erasure';
import { PersonForgotten } from '#contract/people/erasure.events';
import { erasureRefusals } from '#contract/people/erasure.refusals';
import { NamesOf } from '#projections/identity/account.query';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';
import { SpokenOf } from '#server/people/spoken-of';

export class ForgetPerson extends DomainCommand<{ id_orang: string; konfirmasi: string; alasan: AlasanHapus; kategori: readonly KategoriData[] }> {}
/** Says that the keys are gone; given by the process that destroyed them. */
export class RecordErasure extends DomainCommand<{ id_orang: string; kategori: readonly KategoriData[] }> {}

/** What is forgotten of a person, and of that what is gone already. */
export const erasureDecider = decider({
  stream: 'person',
  history: AUDITORS,
  idOf: ({ id_orang }: { id_orang: string }) => id_orang,
  commands: { ForgetPerson, RecordErasure },
  events: { PersonForgotten, PersonErased },
  initial: { forgotten: [], erased: [] } as { forgotten: readonly string[]; erased: readonly string[] },
  needs: ({ id_orang, konfirmasi }: { id_orang: string; konfirmasi?: string }) => ({
    names: konfirmasi === undefined ? undefined : new NamesOf({ ids: [id_orang] }),
    isSpokenOf: konfirmasi === undefined ? undefined : new SpokenOf({ id_orang }),
  }),
  decide: {
    ForgetPerson: ({ id_orang, konfirmasi, alasan, kategori }, { forgotten }, { by, needs: { names, isSpokenOf } }) => {
      refuseUnless(names?.has(id_orang) || isSpokenOf, common.NOT_FOUND);
      refuseUnless(by.account !== id_orang, erasureRefusals.NOT_YOURSELF);
      // Of whom no name is known, because it is gone or they were never on the books, the id is typed.
      const name = names?.get(id_orang) ?? id_orang;
      refuseUnless(alike(konfirmasi) === alike(name), erasureRefusals.NAME_UNCONFIRMED);
      const scope = erasureScope(alasan, kategori);
      refuseUnless(scope.kategori.length, erasureRefusals.KEPT_BY_LAW);
      return scope.kategori.every((it) => forgotten.includes(it)) ? nothing : PersonForgotten({ id_orang, alasan, ...scope });
    },
    RecordErasure: ({ id_orang, kategori }, { erased }) =>
      kategori.every((it) => erased.includes(it)) ? nothing : PersonErased({ id_orang, kategori: [...kategori] }),
  },
  evolve: {
    PersonForgotten: (state, { kategori }) => ({ ...state, forgotten: [...state.forgotten, ...kategori] }),
    PersonErased: (state, { kategori }) => ({ ...state, erased: [...state.erased, ...kategori] }),
  },
});
