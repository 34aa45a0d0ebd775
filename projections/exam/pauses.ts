import type { AkhirJeda, Jeda, TindakanTercatat } from '#contract/exam/supervision';
import { grouped } from '#contract/kit/grouped';
import type { z } from 'zod';

type Akhir = z.infer<typeof AkhirJeda>;
type Fact = { id_murid: string; revisi: number };
type Deed = Fact & { jenis: TindakanTercatat | 'jeda' | 'lanjutkan'; alasan: string; oleh: string | null; bersama: string; pada: string };
type Given = Fact & { menit: number; sebab: string };
type Pause = Omit<Jeda, 'nomor' | 'daftar_murid'> & { id_murid: string; acts: string[] };

const ENDS: Partial<Record<Deed['jenis'], Akhir>> = { lanjutkan: 'lanjutkan', diselesaikan: 'selesaikan', dibatalkan: 'ulang' };

/** The pauses of a room by what was done to each attempt in its order; what one act began for many and one act ended is one. */
export function pausesOf(deeds: readonly Deed[], given: readonly Given[]): Jeda[] {
  const facts = [...deeds, ...given.filter(({ sebab }) => sebab === 'jeda').map((it) => ({ ...it, jenis: 'waktu' as const }))];
  const students = grouped(facts, ({ id_murid }) => id_murid);
  const pauses = [...students.values()].flatMap((own) => ofOne(own.toSorted((one, other) => one.revisi - other.revisi)));
  const begun = [...grouped(pauses, ({ acts }) => acts[0]).values()].toSorted((one, other) => Date.parse(sinceOf(one)) - Date.parse(sinceOf(other)));
  return begun.flatMap((those, i) => [...grouped(those, ({ acts }) => acts.join()).values()].map((it) => together(it, i + 1)).sort((one, other) => endOf(one) - endOf(other)));
}

function ofOne(facts: readonly (Deed | (Given & { jenis: 'waktu' }))[]) {
  const pauses: Pause[] = [];
  for (const it of facts) {
    const last = pauses.at(-1);
    if (it.jenis === 'jeda') pauses.push({ id_murid: it.id_murid, acts: [it.bersama], sejak: it.pada, sampai: null, menit: 0, akhir: null, alasan: it.alasan, oleh: it.oleh, alasan_akhir: null, oleh_akhir: null });
    else if (it.jenis === 'waktu') last && (last.menit += it.menit);
    else if (last && endsBy(it, last)) Object.assign(last, { acts: [last.acts[0], it.bersama], sampai: it.pada, akhir: ENDS[it.jenis], alasan_akhir: it.alasan, oleh_akhir: it.oleh });
  }
  return pauses;
}

/** Whoever is ended while paused is let go on and ended in one. */
const endsBy = ({ jenis, pada, bersama }: Deed, { sampai, acts }: Pause) => jenis in ENDS && (sampai === null || (sampai === pada && acts[1] === bersama));

const sinceOf = (pauses: readonly Pause[]) => pauses.map(({ sejak }) => sejak).sort()[0] as string;
const endOf = ({ sampai }: Jeda) => (sampai ? Date.parse(sampai) : Number.POSITIVE_INFINITY);
/** By one act they are paused one after the other, within a moment. */
function together(pauses: readonly Pause[], nomor: number): Jeda {
  const [{ id_murid: _, acts: __, ...first }] = pauses as [Pause];
  return { ...first, nomor, daftar_murid: pauses.map(({ id_murid }) => id_murid), sejak: sinceOf(pauses), sampai: pauses.flatMap(({ sampai }) => sampai ?? []).sort().at(-1) ?? null, menit: Math.max(...pauses.map(({ menit }) => menit)) };
}
