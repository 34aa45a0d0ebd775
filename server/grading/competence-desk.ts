import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { gradebook } from '#contract/grading/gradebook.api';
import { gradebookRefusals as no } from '#contract/grading/gradebook.refusals';
import { KIND_OF_PARAGRAPH, type takeOver } from '#contract/grading/take-over.api';
import type { InputOf } from '#contract/kit/endpoint';
import { CompetencesOf, gradebookId } from '#projections/grading/gradebook-place.query';
import { Gradebooks } from '#projections/grading/gradebook.query';
import { uuidV5 } from '#projections/kit/uuid';
import { AddColumns, LockGradebook, type OfBook, RemoveColumn, WriteDescription } from '#server/grading/gradebook.commands';
import { gradebookDecider } from '#server/grading/gradebook.decider';
import { GradebookDesk } from '#server/grading/gradebook-desk';
import { type Buku, unusedId } from '#server/grading/gradebook.state';
import type { Actor } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';

type Paragraph = keyof typeof KIND_OF_PARAGRAPH;
const named = (by: Actor) => ({ ...by, command: by.command ?? randomUUID() });

/** Columns and scores by competence, as older clients speak of them. */
@Injectable()
export class CompetenceDesk {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, private readonly desk: GradebookDesk, private readonly deciding: Deciding) {}

  /** In every class of the level that whoever asks teaches the subject in. */
  async open({ id_level, id_mata_pelajaran, kdAmount, assesmentType }: InputOf<typeof gradebook.openCompetences>, asked: Actor) {
    const by = named(asked);
    const { data } = await this.queries.execute(new Gradebooks({ id_level, id_mata_pelajaran, pembaca: { id_guru: by.account, sebagai: 'guru' } }));
    refuseUnless(data.length, no.NO_GRADEBOOK);
    let [jumlah_kolom, jumlah_kelas, position]: [number, number, string | undefined] = [0, 0, undefined];
    for (const { id_kelas_tahun_ajaran, kumer } of data) {
      const of = { id_kelas_tahun_ajaran, id_mata_pelajaran };
      const prefix = kumer ? 'TP' : assesmentType === 'keterampilan' ? '4.' : '3.';
      const wanted = (await this.queries.execute(new CompetencesOf({ id_mata_pelajaran, id_level }))).filter((it) => it.jenis === (kumer ? 'TP' : 'KD') && it.kode.startsWith(prefix)).slice(0, kdAmount);
      const state = await this.stateOf(of);
      const missing = wanted.filter(({ id }) => !Object.values(state.kolom).some((it) => it.id_kd === id && !it.isRemedial));
      if (!missing.length) continue;
      const kolom = await Promise.all(missing.map(async ({ id, jenis }) => ({ id_kolom: this.ofCompetence(state, of, id), ...(await this.desk.column(of, { tipe: jenis, id_kd: id, lingkup_materi: null, teknik: null, bobot: 1, tanggal: null, isRemedial: false })) })));
      const receipt = await this.commands.execute(new AddColumns({ ...of, kolom }, stepOf(by, id_kelas_tahun_ajaran)));
      [jumlah_kolom, jumlah_kelas, position] = [jumlah_kolom + kolom.length, jumlah_kelas + 1, receipt.position ?? position];
    }
    return { position, data: { jumlah_kolom, jumlah_kelas } };
  }

  /** A column of a competence that no lesson stands behind (domain 1.9). */
  async addGhost({ id_kd_master, id_kelas, id_sesi, nama, alasan }: InputOf<typeof gradebook.addGhost>, asked: Actor) {
    const { of, jenis } = await this.bookOfCompetence(id_kelas, id_kd_master);
    const isi = await this.desk.column(of, { tipe: jenis, id_kd: id_kd_master, lingkup_materi: null, teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'bayangan', id_asal: id_sesi ?? null, nama });
    return this.desk.addColumn(of, isi, alasan, asked);
  }

  /** The newest ghost of a competence, of the lesson where one is named. */
  async removeGhost({ id_kd_master, id_kelas, id_sesi, ...said }: InputOf<typeof gradebook.removeGhost>, by: Actor) {
    const { of } = await this.bookOfCompetence(id_kelas, id_kd_master);
    const { kolom } = await this.stateOf(of);
    const [id_kolom] = Object.entries(kolom).findLast(([, it]) => it.asal === 'bayangan' && it.id_kd === id_kd_master && (!id_sesi || it.id_asal === id_sesi)) ?? refuse(no.NO_SUCH_COLUMN);
    return this.commands.execute(new RemoveColumn({ ...of, id_kolom, ...said }, by));
  }

  async bulk({ id_kelas, id_mata_pelajaran, data, alasan }: InputOf<typeof takeOver.bulk>, asked: Actor) {
    const by = named(asked);
    const of = await this.desk.bookOf({ id_kelas, id_mata_pelajaran });
    const [state, { kompetensi }] = [await this.stateOf(of), await this.desk.grounds(of)];
    const there = (id_kd: string) => Object.entries(state.kolom).find(([, it]) => it.id_kd === id_kd && !it.isRemedial)?.[0];
    const missing = [...new Set(data.map(({ id_kd }) => id_kd))].filter((id) => !there(id) && kompetensi.some((it) => it.id === id));
    const added = await Promise.all(missing.map(async (id_kd) => ({ id_kolom: this.ofCompetence(state, of, id_kd), ...(await this.desk.column(of, { tipe: kompetensi.find((it) => it.id === id_kd)?.jenis ?? 'KD', id_kd, lingkup_materi: null, teknik: null, bobot: 1, tanggal: null, isRemedial: false, asal: 'bayangan' })) })));
    if (added.length) await this.commands.execute(new AddColumns({ ...of, kolom: added, alasan }, stepOf(by, 'columns')));
    return this.desk.enter({ id_kelas: of.id_kelas_tahun_ajaran, id_mata_pelajaran, cara: 'impor', alasan, data: data.map(({ id_kd, ...it }) => ({ ...it, id_kolom: there(id_kd) ?? this.ofCompetence(state, of, id_kd) })) }, stepOf(by, 'scores'));
  }

  async saveAll({ id_kelas, id_mata_pelajaran, savedData, isPublished, alasan }: InputOf<typeof takeOver.saveAll>, asked: Actor) {
    const by = named(asked);
    const of = await this.desk.bookOf({ id_kelas, id_mata_pelajaran });
    const data = savedData.flatMap(({ id_murid, nilai }) => Object.entries(nilai).map(([id_kolom, it]) => ({ id_kolom, id_murid, nilai: it })));
    let receipt: Awaited<ReturnType<GradebookDesk['enter']>> = { position: undefined, data: [] };
    if (data.length) receipt = await this.desk.enter({ id_kelas: of.id_kelas_tahun_ajaran, id_mata_pelajaran, data, cara: 'impor', alasan }, stepOf(by, 'scores'));
    let { position } = receipt;
    for (const { id_murid, ...it } of savedData)
      for (const [field, jenis] of Object.entries(KIND_OF_PARAGRAPH) as [Paragraph, (typeof KIND_OF_PARAGRAPH)[Paragraph]][])
        if (it[field] !== undefined) position = (await this.commands.execute(new WriteDescription({ ...of, id_murid, jenis, teks: it[field] || null, alasan }, stepOf(by, `${id_murid} ${jenis}`)))).position ?? position;
    if (isPublished) position = (await this.commands.execute(new LockGradebook({ ...of, alasan }, stepOf(by, 'lock')))).position ?? position;
    return { position, data: receipt.data };
  }

  private ofCompetence = (state: Buku, of: OfBook, id_kd: string) => unusedId(state, (turn) => uuidV5(gradebookId(of.id_kelas_tahun_ajaran, of.id_mata_pelajaran), `kompetensi ${id_kd}${turn}`));
  private stateOf = (of: OfBook) => this.deciding.stateOf(gradebookDecider, gradebookId(of.id_kelas_tahun_ajaran, of.id_mata_pelajaran)) as Promise<Buku>;
  private async bookOfCompetence(id_kelas: string, id_kd: string) {
    const [found] = await this.queries.execute(new CompetencesOf({ id_kd }));
    const { id_mata_pelajaran, jenis } = found ?? refuse(no.COMPETENCE_NEEDED);
    return { of: await this.desk.bookOf({ id_kelas, id_mata_pelajaran }), jenis };
  }
}
