import { alike } from '#contract/kit/fields';
import { Kognitif, type TempatSoal } from '#contract/question-bank/question';
import type { Asal, CalonSoal } from '#contract/question-bank/question-exchange';
import type { Places } from '#projections/question-bank/places.query';
import type { Notes } from '#server/question-bank/formats/item';

type Placed = { tempat: TempatSoal; nama: Pick<CalonSoal, 'mapel' | 'level' | 'kd' | 'kognitif'> };
const NAMES = { mapel: ['Mata pelajaran', 'The subject'], level: ['Tingkat', 'The level'], kd: ['KD', 'The competence'], kognitif: ['Level kognitif', 'The cognitive level'] } as const;

/** Where a question belongs: what its file says and the school knows, else what whoever brings it said of all. What is not known is noted. */
export function placed(asal: Asal, chosen: TempatSoal, known: Places, notes: Notes): Placed {
  const found = <T>(field: keyof Asal, of: (said: string) => T | undefined): T | undefined => {
    const said = asal[field]?.trim();
    const it = said ? of(said) : undefined;
    if (said && it === undefined) notes.add(`${NAMES[field][0]} “${said.slice(0, 60)}” tidak dikenal, jadi tidak ikut.`, `${NAMES[field][1]} “${said.slice(0, 60)}” is not known and does not come along.`);
    return it;
  };
  const mapel = found('mapel', (said) => known.mapel.find((it) => is(said, it.kode, it.nama))) ?? known.mapel.find(({ id }) => id === chosen.id_mata_pelajaran);
  const level = found('level', (said) => known.level.find((it) => is(said, it.nama, String(it.tingkat)))) ?? known.level.find(({ id }) => id === chosen.id_level);
  const kd = found('kd', (said) => only(known.kd.filter((it) => is(said, it.kode) && it.id_mata_pelajaran === mapel?.id && (!level || it.id_level === level.id))))
    ?? (mapel?.id === chosen.id_mata_pelajaran ? known.kd.find(({ id }) => id === chosen.id_kd) : undefined);
  const kognitif = found('kognitif', (said) => Kognitif.safeParse(/^C[1-6]\b/i.exec(said)?.[0].toUpperCase()).data) ?? chosen.kognitif;
  return {
    tempat: { ...chosen, id_mata_pelajaran: mapel?.id ?? chosen.id_mata_pelajaran, id_level: level?.id ?? chosen.id_level, id_kd: kd?.id ?? null, kognitif },
    nama: { mapel: mapel?.nama ?? null, level: level?.nama ?? null, kd: kd?.kode ?? null, kognitif },
  };
}

const is = (said: string, ...names: string[]) => names.some((it) => alike(it) === alike(said));
/** Of several that are called the same none is meant. */
const only = <T>(those: readonly T[]) => (those.length === 1 ? those[0] : undefined);
