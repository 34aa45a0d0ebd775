import { PersonErased } from '#contract/kit/erasure.events';
import { PersonForgotten } from '#contract/people/erasure.events';
import { process } from '#server/kit/processes/process';
import { ClearTraces, DestroyKeys } from '#server/processes/erase-person';

/** Who is to be forgotten loses their keys; once no table knows them any more, and nobody can sign in as them, the traces in the vault go too. */
export const erasePerson = process({
  name: 'erase-person',
  events: { PersonForgotten, PersonErased },
  on: {
    PersonForgotten: ({ data: { id_orang, kategori } }) => [[DestroyKeys, { id_orang, kategori }]],
    PersonErased: ({ data: { id_orang, kategori } }) => [[ClearTraces, { id_orang, kategori }]],
  },
});
