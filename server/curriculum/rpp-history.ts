import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { rpp } from '#contract/curriculum/rpp.api';
import { RppChanged, RppRemarked } from '#contract/curriculum/rpp.events';
import type { RiwayatRpp } from '#contract/curriculum/rpp-history';
import type { NamaBagian, SebagianIsi } from '#contract/curriculum/rpp-parts';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import type { Recorded } from '#contract/kit/event';
import { NamedInRpp } from '#projections/curriculum/rpp-history.query';
import { NamesOf } from '#projections/identity/account.query';
import { Journal } from '#server/kit/log/journal';

/** Whoever saves a part again so soon is still at it. */
const TOGETHER_MS = 10 * 60_000;

/** People and plans by their ids. */
export type Line = Omit<RiwayatRpp, 'oleh' | 'bergabung' | 'keluar' | 'dari'> & { oleh: string | null; bergabung: string[]; keluar: string[]; dari: string | null };

/** What was done to a plan, out of its own stream. */
@Injectable()
export class RppHistory {
  constructor(private readonly journal: Journal, @Inject(QueryBus) private readonly queries: QueryBus) {}

  async of({ id, page, limit }: InputOf<typeof rpp.history>): Promise<OutputOf<typeof rpp.history>> {
    const lines = linesOf(await this.journal.read(`rpp-${id}`));
    const shown = lines.slice((page - 1) * limit, page * limit);
    const held = shown.flatMap(({ sebelum, sesudah }) => [sebelum, sesudah]);
    const [names, { topik, ...named }] = await Promise.all([this.queries.execute(new NamesOf({ ids: [...new Set(shown.flatMap(peopleIn))] })), this.queries.execute(new NamedInRpp({ ki: all(held, 'ki'), kd: all(held, 'kd'), tp: all(held, 'tp'), lampiran: all(held, 'lampiran'), dari: shown.flatMap(({ dari }) => dari ?? []) }))]);
    const nameOf = (it: string) => names.get(it) ?? null;
    return { data: shown.map((it) => ({ ...it, oleh: it.oleh && nameOf(it.oleh), bergabung: it.bergabung.map(nameOf), keluar: it.keluar.map(nameOf), dari: it.dari ? { id: it.dari, materi_pokok: topik[it.dari] ?? null } : null })), total: lines.length, page, limit, ...named };
  }
}

const peopleIn = ({ oleh, bergabung, keluar }: Line) => [...(oleh ? [oleh] : []), ...bergabung, ...keluar];
const all = (held: readonly SebagianIsi[], name: 'ki' | 'kd' | 'tp' | 'lampiran') => [...new Set(held.flatMap((it) => it[name] ?? []))];

/**
 * What happened, the newest first. What one person saved of a part within minutes is one line, unless somebody else or another act came
 * between. What gives a part again what it once held begins a line of its own, so that it can be taken back as well.
 */
export function linesOf(events: readonly Recorded[]): Line[] {
  const lines: (Line & { n: number })[] = [];
  const open = new Map<string, (typeof lines)[number]>();
  const once = new Set<string>();
  const remarks = new Map<string, Pick<Line, 'bagian' | 'teks'>>();
  for (const [n, it] of events.entries()) {
    if (it.type !== RppChanged.type) {
      open.clear();
      if (it.type === RppRemarked.type) remarks.set(it.data.id_catatan, it.data);
      lines.push({ ...acted(it, remarks.get(it.data.id_catatan)), n });
      continue;
    }
    for (const change of changesIn(it)) {
      const { bagian, sesudah, sebelum } = change;
      const last = open.get(bagian);
      if (last && last.oleh === change.oleh && Date.parse(it.at) - Date.parse(last.pada) <= TOGETHER_MS && !once.has(JSON.stringify(sesudah))) {
        Object.assign(last, { n, pada: it.at, jumlah: last.jumlah + 1, sesudah });
        continue;
      }
      const line = { ...change, n };
      once.add(JSON.stringify(sebelum));
      open.set(bagian, line);
      lines.push(line);
    }
  }
  return lines.toSorted((one, other) => other.n - one.n).map(({ n: _, ...it }) => it);
}

const NOTHING = { jumlah: 1, bagian: null, sebelum: {}, sesudah: {}, teks: null, templat: null, bergabung: [], keluar: [], dari: null };
const happened = ({ id, type, at, meta, data }: Recorded) => ({ ...NOTHING, id, type: type as Line['type'], pada: at, sejak: at, oleh: meta.account, versi: (data.versi ?? null) as number | null });

/** A line for each part. */
const changesIn = (it: Recorded) =>
  (Object.keys(it.data.perubahan) as NamaBagian[]).map((bagian) => ({ ...happened(it), id: `${it.id} ${bagian}`, bagian, sebelum: { [bagian]: it.data.sebelum[bagian] } as SebagianIsi, sesudah: { [bagian]: it.data.perubahan[bagian] } as SebagianIsi }));

/** `remark`: the one that it is about. */
function acted(it: Recorded, remark: Pick<Line, 'bagian' | 'teks'> | undefined): Line {
  const { bagian = remark?.bagian ?? null, teks = remark?.teks ?? null, templat = null, rekan = [], sebelum = [], dari = null } = it.data as { dari?: string | null; bagian?: Line['bagian']; teks?: string; templat?: boolean; rekan?: string[]; sebelum?: string[] };
  return { ...happened(it), dari, bagian, teks, templat, bergabung: rekan.filter((one) => !sebelum.includes(one)), keluar: sebelum.filter((one) => !rekan.includes(one)) };
}
