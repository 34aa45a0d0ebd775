import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Assesment, TipeKolom } from '#contract/grading/gradebook';
import { objection } from '#contract/grading/impact';
import { type takeOver, writtenBy } from '#contract/grading/take-over.api';
import type { InputOf } from '#contract/kit/endpoint';
import { grouped } from '#contract/kit/grouped';
import { CellsOf, GradeSources, type Sumber as Marks } from '#projections/grading/grade-sources.query';
import { type BookGrounds, gradebookId } from '#projections/grading/gradebook-place.query';
import { ImpactOf, type Perubahan } from '#projections/grading/impact.query';
import { NamesOf } from '#projections/identity/account.query';
import { uuidV5 } from '#projections/kit/uuid';
import { AddColumns, type OfBook } from '#server/grading/gradebook.commands';
import { gradebookDecider } from '#server/grading/gradebook.decider';
import { GradeTransfer, type Sumber } from '#server/grading/grade-transfer';
import { GradebookDesk } from '#server/grading/gradebook-desk';
import { type Buku, cellOf, type IsiKolom, unusedId } from '#server/grading/gradebook.state';
import type { Actor } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuseFor } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';

type Asked = InputOf<typeof takeOver.sync>;
type Wish = Pick<Asked, 'id_kelas' | 'id_mata_pelajaran' | 'sumber' | 'timpa'> & Partial<Pick<Asked, 'cbt_type'>>;
type Choice = NonNullable<Asked['sumber']>[number];
/** By hand: a score that is not what was taken over. */
const BY_HAND = ['ketik', 'tempel', 'impor'];

/** What assignments and exams gave is taken over into columns of their own, what students earned in the class that they left into those that fit; as a preview first, beside what would follow from it. */
@Injectable()
export class GradeSync {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, private readonly desk: GradebookDesk, private readonly deciding: Deciding, private readonly transfer: GradeTransfer) {}

  async sync({ pratinjau, alasan, dampak, ...which }: Asked, asked: Actor) {
    const by = { ...asked, command: asked.command ?? randomUUID() };
    const of = await this.desk.bookOf(which);
    const wished = await this.wished(of, which);
    const sumber = wished.map(({ tipe_ujian: _, kolom: __, ...it }) => it);
    if (pratinjau) return { position: undefined, data: { sumber, sel: [] } };
    const { kolom, data } = writtenOf(wished, which.timpa);
    if (dampak !== undefined) refuseFor(objection(await this.queries.execute(new ImpactOf(await this.changeBy(of, { kolom, data }))), { alasan, dampak }), 'alasan');
    const added = kolom.length ? await this.commands.execute(new AddColumns({ ...of, kolom, alasan }, stepOf(by, 'columns'))) : { position: undefined };
    if (!data.length) return { ...added, data: { sumber, sel: [] } };
    const receipt = await this.desk.enter({ id_kelas: of.id_kelas_tahun_ajaran, id_mata_pelajaran: of.id_mata_pelajaran, data, cara: 'sinkron', alasan }, stepOf(by, 'scores'));
    return { ...receipt, data: { sumber, sel: receipt.data } };
  }

  /** What taking it over is to grades. */
  async change(which: Wish): Promise<Perubahan> {
    const of = await this.desk.bookOf(which);
    return this.changeBy(of, writtenOf(await this.wished(of, which), which.timpa));
  }

  /** Scores of whom a report of the end of the semester is out are not written. */
  private async changeBy(of: OfBook, { kolom, data }: Written): Promise<Perubahan> {
    const { terbit } = await this.desk.grounds(of);
    return { jenis: 'nilai', ...of, baru: kolom, sel: data.filter(({ id_murid }) => !terbit.includes(id_murid)).map(({ id_kolom, id_murid, nilai }) => ({ id_kolom, id_murid, nilai })) };
  }

  private async wished(of: OfBook, { sumber: chosen, cbt_type }: Wish) {
    return (await this.proposed(of, chosen)).filter((it) => (!chosen || chosen.some(({ id_asal }) => id_asal === it.id_asal)) && (!cbt_type || it.tipe_ujian === cbt_type));
  }

  private async proposed(of: OfBook, chosen: readonly Choice[] = []): Promise<Sumber[]> {
    const id_buku_nilai = gradebookId(of.id_kelas_tahun_ajaran, of.id_mata_pelajaran);
    const [sources, grounds, state, cells] = await Promise.all([this.queries.execute(new GradeSources(of)), this.desk.grounds(of), this.deciding.stateOf(gradebookDecider, id_buku_nilai) as Promise<Buku>, this.queries.execute(new CellsOf({ id_buku_nilai }))]);
    const how = new Map(cells.map((it) => [`${it.id_kolom} ${it.id_murid}`, it]));
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(sources.flatMap(({ nilai }) => nilai.map(({ id_murid }) => id_murid)))] }));
    const brought = new Set(Object.entries(state.dibawa).map(([cell, id_kolom]) => cellOf(id_kolom ?? '', cell.split(' ')[1] as string)));
    const marks = sources.map((source): Sumber => {
      const id_kolom = unusedId(state, (turn) => uuidV5(id_buku_nilai, `${source.asal} ${source.id_asal}${turn}`));
      const kind = kindOf(source, grounds, chosen.find(({ id_asal }) => id_asal === source.id_asal), state.kolom[id_kolom]);
      const sel = source.nilai.map(({ id_murid, nilai }) => {
        const stood = how.get(`${id_kolom} ${id_murid}`);
        return { id_murid, nama: names.get(id_murid) ?? null, nilai, sebelum: stood?.nilai ?? null, isDiubah: Boolean(stood) && (BY_HAND.includes(stood?.cara ?? '') || brought.has(cellOf(id_kolom, id_murid))) && stood?.nilai !== nilai };
      });
      const { asal, id_asal, nama, tanggal, tipe_ujian } = source;
      const { tipe, assesmentType, id_kd, lingkup_materi, isRemedial } = kind;
      return {
        asal, dari: null, id_asal, nama, tanggal, tipe_ujian, ...kind, id_kolom, isBaru: !state.kolom[id_kolom], jumlah_nilai: sel.length, ditimpa: sel.filter(({ isDiubah }) => isDiubah).length, sel,
        kolom: { tipe, assesmentType, nama, id_kd, lingkup_materi, teknik: null, bobot: 1, tanggal, isRemedial, asal, id_asal },
      };
    });
    return [...(await this.transfer.proposed(of, state, grounds, chosen)), ...marks];
  }
}

type Written = ReturnType<typeof writtenOf>;
/** The columns that are made, and every cell that is written, once. */
function writtenOf(wished: readonly Sumber[], timpa: boolean) {
  const taken = wished.filter((it) => !it.tertahan);
  const kolom = [...new Map(taken.filter(({ isBaru }) => isBaru).map((it) => [it.id_kolom, { id_kolom: it.id_kolom, ...it.kolom, nama: it.kolom.nama.slice(0, MOST_NAME) }])).values()];
  const cells = taken.flatMap((it) => writtenBy(it, timpa).map(({ id_murid, nilai, sebelum }) => ({ id_kolom: it.id_kolom, id_murid, nilai, sebelum, dari: it.dari ?? undefined })));
  return { kolom, data: [...grouped(cells, (it) => cellOf(it.id_kolom, it.id_murid)).values()].map(([first]) => first!) };
}

type Kind = Pick<Sumber, 'tipe' | 'assesmentType' | 'id_kd' | 'kode' | 'lingkup_materi' | 'isRemedial' | 'tertahan'>;
const ENDS: Record<string, { k13: [TipeKolom, Assesment]; merdeka: [TipeKolom, Assesment] }> = {
  PTS: { k13: ['PTS', 'pengetahuan'], merdeka: ['STS', 'sumatif_ts'] }, PAS: { k13: ['PAS', 'pengetahuan'], merdeka: ['SAS', 'sumatif_as'] }, PAT: { k13: ['PAS', 'pengetahuan'], merdeka: ['SAS', 'sumatif_as'] },
};
const DAILY = ['PH', 'REM'];

/** Which column marks belong into (domain 1.6): what there is already stays what it is. */
function kindOf(source: Marks, { kumer, kompetensi }: BookGrounds, choice: Choice | undefined, there: IsiKolom | undefined): Kind {
  const kodeOf = (id: string | null) => kompetensi.find((it) => it.id === id)?.kode ?? null;
  const tertahan = source.isFinal ? null : 'belum_final';
  if (there) return { tipe: there.tipe, assesmentType: there.assesmentType, id_kd: there.id_kd, kode: kodeOf(there.id_kd), lingkup_materi: there.lingkup_materi, isRemedial: there.isRemedial, tertahan };
  const end = source.tipe_ujian ? ENDS[source.tipe_ujian]?.[kumer ? 'merdeka' : 'k13'] : undefined;
  const nothing = { id_kd: null, kode: null, lingkup_materi: null, isRemedial: false };
  if (end) return { ...nothing, tipe: end[0], assesmentType: end[1], tertahan };
  const wanted = kumer ? 'TP' : 'KD';
  const found = kompetensi.find((it) => it.id === (choice?.id_kd ?? source.id_kd) && it.jenis === wanted && (kumer || /^[34]\./.test(it.kode)));
  const assesmentType: Assesment = kumer ? 'sumatif_lm' : found?.kode.startsWith('4.') ? 'keterampilan' : 'pengetahuan';
  const isRemedial = source.tipe_ujian === 'REM';
  if (source.tipe_ujian && !DAILY.includes(source.tipe_ujian)) return { ...nothing, tipe: wanted, assesmentType, tertahan: 'tidak_masuk_rapor' };
  if (kumer && choice?.lingkup_materi) return { ...nothing, tipe: 'LM', assesmentType, lingkup_materi: choice.lingkup_materi, isRemedial, tertahan };
  return { tipe: wanted, assesmentType, id_kd: found?.id ?? null, kode: found?.kode ?? null, lingkup_materi: null, isRemedial, tertahan: found ? tertahan : 'tanpa_kompetensi' };
}

const MOST_NAME = 80;
