import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isOfMerdeka } from '#contract/grading/gradebook';
import type { SumberNilai, takeOver } from '#contract/grading/take-over.api';
import { grouped } from '#contract/kit/grouped';
import type { InputOf } from '#contract/kit/endpoint';
import { type BookGrounds, gradebookId } from '#projections/grading/gradebook-place.query';
import { MovedScores, type NilaiPindahan } from '#projections/grading/moved-scores.query';
import { uuidV5 } from '#projections/kit/uuid';
import { LeaveScores, type OfBook } from '#server/grading/gradebook.commands';
import { GradebookDesk } from '#server/grading/gradebook-desk';
import { type Buku, cellOf, type IsiKolom, unusedId } from '#server/grading/gradebook.state';
import { isExamination, type KolomLama, matchedColumns } from '#server/grading/matched-columns';
import type { Actor } from '#server/kit/deciding/command';

/** A source with the column that it would make, where it makes one. */
export type Sumber = SumberNilai & { tipe_ujian: string | null; kolom: IsiKolom };
type Choice = { id_asal: string; id_kd?: string | null | undefined };

/** What students who moved here earned in the gradebook of their former class: brought into this one cell by cell, or left behind for a reason. */
@Injectable()
export class GradeTransfer {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, private readonly desk: GradebookDesk) {}

  async proposed(of: OfBook, state: Buku, grounds: BookGrounds, chosen: readonly Choice[]): Promise<Sumber[]> {
    const moved = [...grouped(await this.queries.execute(new MovedScores(of)), (it) => it.id_kolom).values()];
    const own = Object.entries(state.kolom).map(([id_kolom, it]) => ({ id_kolom, ...it }));
    const hasScore = (id_kolom: string, { murid }: KolomLama) => murid.some((id_murid) => (state.nilai[cellOf(id_kolom, id_murid)] ?? null) !== null);
    const fits = new Map([...grouped(moved, ([it]) => it!.id_kelas_tahun_ajaran).values()].flatMap((ofClass) => [...matchedColumns(ofClass.map((rows) => ({ ...rows[0]!, murid: rows.map((it) => it.id_murid) })), own, hasScore)]));
    return moved.map((rows) => sourceOf(rows, fits.get(rows[0]!.id_kolom), { of, state, grounds, choice: chosen.find((it) => it.id_asal === rows[0]!.id_kolom) }));
  }

  /** What is told once is not told again: those that are settled meanwhile are passed over. */
  async leave({ sel, alasan, ...which }: InputOf<typeof takeOver.leave>, by: Actor) {
    const of = await this.desk.bookOf(which);
    const rows = await this.queries.execute(new MovedScores(of));
    const left = rows.filter((it) => sel.some(({ id_asal, id_murid }) => id_asal === it.id_kolom && id_murid === it.id_murid));
    return this.commands.execute(new LeaveScores({ ...of, sel: left.map((it) => ({ id_murid: it.id_murid, nilai: it.nilai, dari: dariOf(it) })), alasan }, by));
  }
}

const dariOf = ({ id_kelas_tahun_ajaran, kelas, id_kolom, nama }: NilaiPindahan) => ({ id_kelas_tahun_ajaran, kelas, id_kolom, kolom: nama });

type Into = { of: OfBook; state: Buku; grounds: BookGrounds; choice: Choice | undefined };
/** Into the column that fits, or into one of its own: of the other curriculum or of an examination never, because a column of it changes how the grades of the whole class are made. */
function sourceOf(rows: readonly NilaiPindahan[], fit: string | undefined, { of, state, grounds: { kompetensi, kumer }, choice }: Into): Sumber {
  const [first] = rows as [NilaiPindahan];
  const id_kolom = fit ?? unusedId(state, (turn) => uuidV5(gradebookId(of.id_kelas_tahun_ajaran, of.id_mata_pelajaran), `${originOf(first).join(' ')}${turn}`));
  const there = state.kolom[id_kolom];
  const id_kd = there ? there.id_kd : (choice?.id_kd ?? first.id_kd);
  const found = kompetensi.find((it) => it.id === id_kd);
  const isOfCompetence = first.tipe === 'KD' || first.tipe === 'TP';
  const tertahan = there ? null : isOfMerdeka(first.tipe) !== kumer ? 'kurikulum_lain' : isExamination(first.tipe) ? 'tanpa_kolom' : isOfCompetence && found?.jenis !== first.tipe ? 'tanpa_kompetensi' : null;
  const { tipe, assesmentType, nama, lingkup_materi, teknik, bobot, tanggal, isRemedial } = first;
  const [asal, id_asal] = originOf(first);
  const kolom: IsiKolom = there ?? { tipe, assesmentType, nama, id_kd, lingkup_materi, teknik, bobot, tanggal, isRemedial, asal, id_asal };
  const sel = rows.map(({ id_murid, nama_murid, nilai }) => {
    const sebelum = state.nilai[cellOf(id_kolom, id_murid)] ?? null;
    return { id_murid, nama: nama_murid, nilai, sebelum, isDiubah: sebelum !== null && sebelum !== nilai };
  });
  return {
    asal: 'pindahan', dari: dariOf(first), id_asal: first.id_kolom, nama, tanggal, tipe_ujian: null, tipe: kolom.tipe, assesmentType: kolom.assesmentType, id_kd: kolom.id_kd, kode: found?.kode ?? null, lingkup_materi: kolom.lingkup_materi, isRemedial: kolom.isRemedial,
    id_kolom, isBaru: !there, tertahan, jumlah_nilai: sel.length, ditimpa: 0, sel, kolom,
  };
}

/** Of an exam that both classes sat the column is the one that taking it over makes, too: nothing is counted twice. */
const originOf = ({ asal, id_asal, id_kolom }: NilaiPindahan): ['ujian' | 'pindahan', string] => (asal === 'ujian' && id_asal ? ['ujian', id_asal] : ['pindahan', id_kolom]);
