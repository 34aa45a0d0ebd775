import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { scoreOf } from '#contract/exam/marking';
import type { Assesment, TipeKolom } from '#contract/grading/gradebook';
import type { gradebook, HasilSel, SelDitulis } from '#contract/grading/gradebook.api';
import { gradebookRefusals as no } from '#contract/grading/gradebook.refusals';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { common, type Refusal } from '#contract/kit/refusal';
import { type BookGrounds, GradebookGrounds, gradebookId } from '#projections/grading/gradebook-place.query';
import { OneClass } from '#projections/classroom/classroom.query';
import { NamesOf } from '#projections/identity/account.query';
import { ReadSide } from '#projections/kit/read-side';
import { uuidV5 } from '#projections/kit/uuid';
import { AddColumns, type Cell, EnterScores, type OfBook } from '#server/grading/gradebook.commands';
import { gradebookDecider, wrongWith } from '#server/grading/gradebook.decider';
import { type Buku, cellOf, type IsiKolom } from '#server/grading/gradebook.state';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuse } from '#server/kit/deciding/refused';
import { Journal } from '#server/kit/log/journal';

type Written = Omit<InputOf<typeof gradebook.enter>, 'data'> & { data: readonly (SelDitulis & Pick<Cell, 'dari'>)[] };
const USUAL_KIND: Record<TipeKolom, Assesment> = { KD: 'pengetahuan', PTS: 'pengetahuan', PAS: 'pengetahuan', TP: 'sumatif_lm', LM: 'sumatif_lm', STS: 'sumatif_ts', SAS: 'sumatif_as' };

/** Where scores are written cell by cell, and columns are put together from what is asked for. */
@Injectable()
export class GradebookDesk {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, private readonly journal: Journal, private readonly deciding: Deciding, @Inject(ReadSide) private readonly readSide: ReadSide,
  ) {}

  /** The class of one semester that is meant by either of its ids. */
  async bookOf({ id_kelas, id_mata_pelajaran }: { id_kelas: string; id_mata_pelajaran: string }): Promise<OfBook> {
    const { data } = (await this.queries.execute(new OneClass({ id: id_kelas }))) ?? refuse(common.NOT_FOUND);
    return { id_kelas_tahun_ajaran: data.id_kelas_tahun_ajaran, id_mata_pelajaran };
  }

  async grounds(of: OfBook): Promise<BookGrounds> {
    return (await this.queries.execute(new GradebookGrounds(of))) ?? refuse(no.NO_GRADEBOOK);
  }

  async enter({ data, cara, alasan, ...which }: Written, asked: Actor): Promise<Receipt & { data: OutputOf<typeof gradebook.enter>['data'] }> {
    const by = named(asked);
    const of = await this.bookOf(which);
    const cells = data.map((it) => ({ ...it, ...readScore(it) }));
    const sel: Cell[] = cells.flatMap(({ wrong, id_kolom, id_murid, nilai, sebelum, dari }) => (wrong ? [] : [{ id_kolom, id_murid, nilai, sebelum, dari }]));
    const receipt = sel.length ? await this.commands.execute(new EnterScores({ ...of, sel, cara, alasan }, by)) : { position: undefined };
    return { ...receipt, data: await this.told(of, cells, alasan, by) };
  }

  /** What became of each cell, by the log itself: a repeated request is told the same, and whoever was first is named. */
  private async told(of: OfBook, cells: readonly (Cell & { wrong?: Refusal | undefined })[], alasan: string, { command }: { command: string }): Promise<HasilSel[]> {
    const id = gradebookId(of.id_kelas_tahun_ajaran, of.id_mata_pelajaran);
    const last = await this.lastAt(id, new Set(cells.map((it) => cellOf(it.id_kolom, it.id_murid))));
    const isOurs = (cell: string) => last.get(cell)?.command === command;
    const state = (await this.deciding.knownOf(gradebookDecider, id)) as Buku;
    const grounds = cells.every((it) => isOurs(cellOf(it.id_kolom, it.id_murid))) ? undefined : await this.grounds(of);
    const met = new Set<string>();
    const outcomes = cells.map(({ id_kolom, id_murid, nilai, sebelum, wrong }) => {
      const cell = cellOf(id_kolom, id_murid);
      const [now, stood, isTwice] = [state.nilai[cell] ?? null, last.get(cell), met.has(cell)];
      met.add(cell);
      const why = wrong ?? (isTwice ? no.CELL_TWICE : isOurs(cell) ? undefined : grounds && wrongWith({ id_kolom, id_murid, nilai, sebelum }, state, grounds, alasan));
      return { id_kolom, id_murid, hasil: why?.code ?? (isOurs(cell) ? 'ok' : 'tidak_berubah'), nilai: now, oleh: stood?.oleh ?? null, pada: stood?.at ?? null };
    });
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(outcomes.flatMap(({ oleh }) => oleh ?? []))] }));
    return outcomes.map((it) => ({ ...it, oleh: it.oleh ? { id: it.oleh, nama: names.get(it.oleh) ?? null } : null }));
  }

  /** What was written last in each of these cells: most often just now, otherwise it is looked for in all that was ever written. */
  private async lastAt(id: string, cells: ReadonlySet<string>) {
    const found = new Map<string, { command: string; oleh: string | null; at: string }>();
    for (const max of [cells.size, undefined]) {
      const events = await this.journal.read(`${gradebookDecider.stream}-${id}`, { backwards: true, ...(max && { max }) });
      for (const { type, data, meta, at } of events) {
        const cell = cellOf(data.id_kolom as string, data.id_murid as string);
        if (type === 'ScoreEntered' && cells.has(cell) && !found.has(cell)) found.set(cell, { command: meta.command, oleh: meta.account, at });
      }
      if (found.size === cells.size) break;
    }
    return found;
  }

  /** A column as it is kept: what was left out is what is usual for its kind, its name that of its competence. */
  async column(of: OfBook, wish: { tipe: TipeKolom; assesmentType?: Assesment | undefined; nama?: string | undefined } & Omit<IsiKolom, 'tipe' | 'assesmentType' | 'nama' | 'asal' | 'id_asal'> & Partial<Pick<IsiKolom, 'asal' | 'id_asal'>>): Promise<IsiKolom> {
    const { kompetensi } = await this.grounds(of);
    const kode = kompetensi.find(({ id }) => id === wish.id_kd)?.kode;
    const assesmentType = wish.assesmentType ?? (wish.tipe === 'KD' && kode?.startsWith('4.') ? 'keterampilan' : USUAL_KIND[wish.tipe]);
    return { asal: 'sendiri', id_asal: null, ...wish, assesmentType, nama: wish.nama ?? kode ?? wish.lingkup_materi ?? wish.tipe };
  }

  /** What is answered once the read side has what was just written. */
  async afterwards<T>(position: string | undefined, ask: () => Promise<T>): Promise<T> {
    if (position) await this.readSide.upTo(position);
    return ask();
  }

  async addColumn(of: OfBook, isi: IsiKolom, alasan: string, asked: Actor) {
    const by = named(asked);
    const id_kolom = uuidV5(gradebookId(of.id_kelas_tahun_ajaran, of.id_mata_pelajaran), `kolom ${by.command}`);
    const receipt = await this.commands.execute(new AddColumns({ ...of, kolom: [{ id_kolom, ...isi }], alasan }, by));
    return { ...receipt, data: { id: id_kolom } };
  }
}

/** A request has a name, its own or a new one. */
const named = (by: Actor) => ({ ...by, command: by.command ?? randomUUID() });

/** An empty cell takes the score away; everything else is a score or nothing at all. */
function readScore({ nilai }: SelDitulis): { nilai: number | null; wrong?: Refusal } {
  if (nilai === null || (typeof nilai === 'string' && !nilai.trim())) return { nilai: null };
  const score = scoreOf(nilai);
  return score === undefined || score > 100 ? { nilai: null, wrong: no.NOT_A_SCORE } : { nilai: score };
}
