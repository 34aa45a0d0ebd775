import type { StatusRpp } from '#contract/curriculum/rpp';
import { rppRefusals as no } from '#contract/curriculum/rpp.refusals';
import { bagianOf, ISI_KOSONG, type IsiRpp, type JenisRpp, lacking, MOST_CHARACTERS, type NamaBagian, type SebagianIsi } from '#contract/curriculum/rpp-parts';
import { merged } from '#contract/curriculum/merged';
import { common, type Refusal } from '#contract/kit/refusal';
import type { Actor } from '#server/kit/deciding/command';
import { Refused, refuseUnless } from '#server/kit/deciding/refused';

export type Remark = { isSettled: boolean; isAnswer: boolean };
/** `catatan`: remarks and their answers by their ids; `lampiran`: every document that ever stood in it. */
export type Rpp = {
  id_guru: string; rekan: readonly string[]; id_tahun_ajaran: string; jenis: JenisRpp; id_mata_pelajaran: string; id_level: string; isi: IsiRpp;
  status: StatusRpp; versi: number; berlaku: number | null; revisi: number; putaran: number; templat: boolean; catatan: Record<string, Remark>; lampiran: readonly string[];
};
export type RppState = Rpp | 'removed' | null;

export function there(state: RppState): Rpp {
  refuseUnless(state && state !== 'removed', common.NOT_FOUND);
  return state;
}
export const now = (state: RppState, change: Partial<Rpp>): RppState => ({ ...(state as Rpp), ...change });

/** What a plan of this kind begins with: of something else only what it has itself. */
export function begun(jenis: JenisRpp, source: SebagianIsi, isi: SebagianIsi): IsiRpp {
  const whole = { ...ISI_KOSONG, ...only(jenis, source), ...only(jenis, isi) };
  return fitting(whole);
}
const only = (jenis: JenisRpp, isi: SebagianIsi): SebagianIsi => Object.fromEntries(bagianOf(jenis).flatMap((it) => (isi[it] === undefined ? [] : [[it, isi[it]]])));

function fitting(isi: IsiRpp): IsiRpp {
  refuseUnless(JSON.stringify(isi).length <= MOST_CHARACTERS, no.RPP_TOO_LONG);
  return isi;
}

type Change = { perubahan: SebagianIsi; sebelum: SebagianIsi };
/** The parts that a wish changes, with what they held; what somebody else did to them meanwhile is kept with it, or the wish is refused and told what stands there. */
export function changesOf({ jenis, isi }: Pick<Rpp, 'jenis' | 'isi'>, wish: SebagianIsi, seen: { [bagian: string]: unknown } = {}): Change | undefined {
  const parts = (Object.keys(only(jenis, wish)) as NamaBagian[]).map((name) => ({ name, held: isi[name], ...merged(name in seen ? seen[name] : isi[name], isi[name], wish[name]) }));
  const clashes = parts.filter((it) => it.isClash);
  if (clashes.length) throw new Refused(common.CONFLICT, {}, blamed(clashes.map((it) => it.name), common.CONFLICT), { terbaru: Object.fromEntries(clashes.map((it) => [it.name, it.held])) });
  const changed = parts.filter((it) => JSON.stringify(it.value) !== JSON.stringify(it.held));
  if (!changed.length) return undefined;
  const [perubahan, sebelum] = [Object.fromEntries(changed.map((it) => [it.name, it.value])), Object.fromEntries(changed.map((it) => [it.name, it.held]))] as [SebagianIsi, SebagianIsi];
  fitting({ ...isi, ...perubahan });
  return { perubahan, sebelum };
}

export const blamed = (names: readonly string[], why: Refusal) => Object.fromEntries(names.map((it) => [it, why]));

export function refuseIncomplete({ jenis, isi }: Rpp) {
  const names = lacking(jenis, isi);
  if (names.length) throw new Refused(no.RPP_INCOMPLETE, {}, blamed(names, no.RPP_INCOMPLETE));
}

/** Who decides about a plan has seen it as it is, and it is not their own. */
export function decidable(state: RppState, by: Actor, revisi_ke: number | undefined): Rpp {
  const it = there(state);
  refuseUnless(it.id_guru !== by.account && !it.rekan.includes(by.account as string), no.OWN_RPP);
  refuseUnless(it.status === 'diajukan', no.RPP_NOT_SUBMITTED);
  refuseUnless(revisi_ke === undefined || revisi_ke === it.revisi, no.RPP_CHANGED);
  return it;
}
