import { alternativesOf, clashesOf } from '#contract/timetable/clash';
import { allocation } from '#contract/timetable/allocation.resource';
import { type Alternatif, type Bentrok, MOST_PERIODS, type PeringatanSlot, type Slot } from '#contract/timetable/slot';
import { endsInTime } from '#contract/timetable/timetable';
import { settingsOf } from '#projections/institution/settings.query';
import { answer, Question } from '#projections/kit/question';
import { readOf } from '#projections/kit/resource';
import { teaching } from '#projections/subject/teaching.projection';
import { classesOf, modelOf, placeId, type SlotDb, slotsIn, slotTables } from '#projections/timetable/slot-rows';

const allotted = readOf(allocation).table;

type Wish = { id_kelas?: string | undefined; id_guru?: string | undefined; id_mata_pelajaran?: string | undefined; ruang?: string | null | undefined; hari?: number | undefined; posisi?: number | undefined };
/** `place`: where it is wished, by the name of the place; `id_slot`: a slot that is there already and would change. */
type Asked = Wish & { id_slot?: string | undefined; place?: string | undefined; id_tahun_ajaran?: string | undefined };
export type Checked = { isOutside: boolean; bentrok: Bentrok[]; alternatif: Alternatif[]; peringatan: PeringatanSlot[] };
/** Whether a slot can stand where it is wished; nothing where there is no such class or slot. By what is known: the decision is the stream's. */
export class CheckSlot extends Question<Asked, Checked | undefined> {}
/** The place that a name stands for, if it is one of that semester. */
export class PlaceNamed extends Question<{ id_tahun_ajaran: string; place: string }, Alternatif | undefined> {}

const WEEK = Array.from({ length: 6 }, (_, i) => i + 1).flatMap((hari) => Array.from({ length: MOST_PERIODS }, (_, i) => ({ hari, posisi: i + 1 })));
const placeIn = (id_tahun_ajaran: string, place: string | undefined) => (place === undefined ? undefined : WEEK.find(({ hari, posisi }) => placeId(id_tahun_ajaran, hari, posisi) === place));

/** What is wished, over what is there. */
async function wishOf(db: SlotDb, { id_slot, place, id_tahun_ajaran, id_kelas, ...wish }: Asked) {
  const year = id_slot ? (await db.selectFrom('slot').select('id_tahun_ajaran').where('id_slot', '=', id_slot).executeTakeFirst())?.id_tahun_ajaran : id_tahun_ajaran;
  const [kelas] = id_kelas ? await classesOf(db, year, id_kelas) : [];
  const slots = await slotsIn(db, year ?? kelas?.id_tahun_ajaran);
  const there = slots.find((it) => it.id_slot === id_slot);
  const of = kelas?.id_kelas_tahun_ajaran ?? there?.id_kelas_tahun_ajaran;
  if (!of || (id_slot && !there)) return undefined;
  const given = Object.fromEntries(Object.entries(wish).filter(([, it]) => it !== undefined)) as Partial<Slot>;
  const { hari = 0, posisi = 0, id_guru = '', id_mata_pelajaran = '', ruang = null } = { ...there, ...placeIn(year ?? kelas?.id_tahun_ajaran as string, place), ...given };
  return { slots, year: year ?? kelas?.id_tahun_ajaran as string, wish: { hari, posisi, id_guru, id_mata_pelajaran, ruang, id_kelas_tahun_ajaran: of } };
}

export const checkAnswers = [
  answer(CheckSlot, [...slotTables, teaching, allotted], async (db, asked) => {
    const found = await wishOf(db as never, asked);
    if (!found) return undefined;
    const { slots, year, wish } = found;
    const but = asked.id_slot ? [asked.id_slot] : [];
    const [{ jumlah_hari }, model] = await Promise.all([settingsOf(db), modelOf(db, year)]);
    const bentrok = clashesOf(slots, wish, but).map(({ jenis, slot }) => {
      const { id, id_tahun_ajaran: _, id_kelas: __, kode: ___, mulai: ____, selesai: _____, ...named } = slot as Slot;
      return { jenis, ...named };
    });
    const isOutside = wish.hari < 1 || wish.hari > jumlah_hari || wish.posisi < 1 || !endsInTime(model, wish.posisi);
    const alternatif = bentrok.length || isOutside ? alternativesOf(slots, wish, { model, jumlah_hari }, but) : [];
    return { isOutside, bentrok, alternatif, peringatan: await warningsOf(db as never, slots, wish, but) };
  }),

  answer(PlaceNamed, [], async (_, { id_tahun_ajaran, place }) => placeIn(id_tahun_ajaran, place)),
];

type Known = Pick<Slot, 'id_kelas_tahun_ajaran' | 'id_mata_pelajaran' | 'id_guru'>;
/** What is allowed and told of: more than is allotted, and a teacher of whom nobody says that they teach it there. */
async function warningsOf(db: SlotDb, slots: readonly Slot[], { id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru }: Known, but: readonly string[]): Promise<PeringatanSlot[]> {
  if (!id_mata_pelajaran) return [];
  const read = db as any;
  const [of] = await classesOf(db, undefined, id_kelas_tahun_ajaran);
  const given = of?.id_level ? await read.selectFrom('lesson-allocation').select('jam_per_minggu').where('id_mata_pelajaran', '=', id_mata_pelajaran).where('id_level', '=', of.id_level).executeTakeFirst() : undefined;
  const jam = slots.filter((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran && it.id_mata_pelajaran === id_mata_pelajaran && !but.includes(it.id_slot)).length;
  const assigned = id_guru ? await read.selectFrom('teaching').select('id_pengampu').where('id_guru', '=', id_guru).where('id_mata_pelajaran', '=', id_mata_pelajaran)
    .where('id_kelas_tahun_ajaran', '=', id_kelas_tahun_ajaran).executeTakeFirst() : true;
  return [...(given && jam + 1 > given.jam_per_minggu ? ['LEBIH_ALOKASI' as const] : []), ...(assigned ? [] : ['BUKAN_PENGAMPU' as const])];
}
