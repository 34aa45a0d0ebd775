import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Recorded } from '#contract/kit/event';
import type { AspekSikap } from '#contract/grading/gradebook';
import type { AsalNilai, AsalSikap } from '#contract/grading/ledger.api';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { NamesOf } from '#projections/identity/account.query';
import { reportId } from '#projections/report-card/report-place.query';
import { Journal } from '#server/kit/log/journal';

type Of = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
type OfAttitude = { id_kelas_tahun_ajaran: string; id_murid: string; aspek: AspekSikap };
type Written = Recorded<any>;

/** What was written of a student, out of the streams that it was written to; the newest first. */
@Injectable()
export class ScoreHistory {
  constructor(private readonly journal: Journal, @Inject(QueryBus) private readonly queries: QueryBus) {}

  /** Into the cells of a gradebook; `columns` says what columns are called that there still are. */
  async of({ id_kelas_tahun_ajaran, id_mata_pelajaran }: Of, id_murid: string, columns: Readonly<Record<string, string>>): Promise<AsalNilai['peristiwa']> {
    const scored = (await this.read(`gradebook-${gradebookId(id_kelas_tahun_ajaran, id_mata_pelajaran)}`)).filter(({ type, data }) => type === 'ScoreEntered' && data.id_murid === id_murid);
    const told = await this.teller(scored);
    return scored.map((it) => {
      const { id_kolom, sebelum, nilai, cara, alasan, dari = null } = it.data;
      return { ...told(it), id_kolom, kolom: columns[id_kolom] ?? null, sebelum, nilai, cara, alasan, dari };
    });
  }

  /** Of an attitude: by the teachers of these subjects, and by the homeroom teacher on the report. */
  async attitudeOf({ id_kelas_tahun_ajaran, id_murid, aspek }: OfAttitude, subjects: readonly { id_mata_pelajaran: string; mapel: string }[]): Promise<AsalSikap['peristiwa']> {
    const books = subjects.map((it) => ({ stream: `gradebook-${gradebookId(id_kelas_tahun_ajaran, it.id_mata_pelajaran)}`, mapel: it.mapel }));
    const report = { stream: `report-card-${reportId({ id_kelas_tahun_ajaran, id_murid, type: 'akhir_semester' })}`, mapel: null };
    const streams = await Promise.all([...books, report].map(async ({ stream, mapel }) => (await this.read(stream)).map((it) => ({ it, mapel }))));
    const judged = streams.flat().filter(({ it: { type, data }, mapel }) => (mapel === null ? type === 'ReportAttitudeSet' : type === 'AttitudeJudged' && data.id_murid === id_murid) && data.aspek === aspek);
    const told = await this.teller(judged.map(({ it }) => it));
    return judged.toSorted((a, b) => Number(BigInt(b.it.position) - BigInt(a.it.position))).map(({ it, mapel }) => ({ ...told(it), mapel, sebelum: it.data.sebelum, nilai: it.data.nilai, alasan: it.data.alasan ?? null }));
  }

  private read(stream: string): Promise<Written[]> {
    return this.journal.read(stream, { backwards: true });
  }

  private async teller(events: readonly Written[]) {
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(events.flatMap(({ meta }) => meta.account ?? []))] }));
    return ({ id, at, meta: { account, role } }: Written) => ({ id, pada: at, oleh: { id: account, nama: account && (names.get(account) ?? null), role } });
  }
}
