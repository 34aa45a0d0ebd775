import { ID_SEKOLAH } from '#contract/institution/institution';
import { alike } from '#contract/kit/fields';
import { classroomRefusals as no } from '#contract/classroom/classroom.refusals';
import { common } from '#contract/kit/refusal';
import { ClassPlace, type Placed } from '#projections/classroom/class-place.query';
import { uuidV5 } from '#projections/kit/uuid';
import { Refused, refuseLost, refuseUnless } from '#server/kit/deciding/refused';

type Wish = { tingkat?: number | undefined; simbol?: string | undefined; id_level?: string | null | undefined; id_program?: string | null | undefined; id_guru?: string | null | undefined; id_tahun_ajaran?: string | undefined };
type Ask = (question: ClassPlace) => Promise<Placed>;

/** What a wish for a class refers to, as the read side knows it; refused where its level has another number. */
export async function placed(wish: Wish, ask: Ask): Promise<Placed> {
  const found = await ask(new ClassPlace(wish));
  refuseLost(wish.id_level && wish.tingkat && wish.tingkat !== found.tingkat ? ['tingkat'] : []);
  return found;
}

/** A class of this name keeps its id over the years. */
export async function newClass({ simbol, ...wish }: Wish & { simbol: string }, ask: Ask) {
  const { tingkat, id_level, id_tahun_ajaran, id_kelas } = await placed({ ...wish, simbol }, ask);
  if (tingkat === undefined) throw new Refused(common.VALIDATION, {}, { tingkat: common.LOST_REFERENCE });
  refuseUnless(id_tahun_ajaran, no.NO_ACTIVE_YEAR);
  return {
    id_kelas: id_kelas ?? uuidV5(ID_SEKOLAH, `kelas|${tingkat}|${alike(simbol)}`), id_tahun_ajaran, tingkat, simbol,
    id_level, id_program: wish.id_program ?? null, id_guru: wish.id_guru ?? null,
  };
}
