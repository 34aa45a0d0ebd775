import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AsalNilai } from '#contract/grading/ledger.api';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { NamesOf } from '#projections/identity/account.query';
import { Journal } from '#server/kit/log/journal';

type Of = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };

/** What was written into the cells of a student, out of the gradebook's own stream. */
@Injectable()
export class ScoreHistory {
  constructor(private readonly journal: Journal, @Inject(QueryBus) private readonly queries: QueryBus) {}

  /** The newest first; `columns` says what columns are called that there still are. */
  async of({ id_kelas_tahun_ajaran, id_mata_pelajaran }: Of, id_murid: string, columns: Readonly<Record<string, string>>): Promise<AsalNilai['peristiwa']> {
    const events = await this.journal.read(`gradebook-${gradebookId(id_kelas_tahun_ajaran, id_mata_pelajaran)}`, { backwards: true });
    const scored = events.filter(({ type, data }) => type === 'ScoreEntered' && data.id_murid === id_murid);
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(scored.flatMap(({ meta }) => meta.account ?? []))] }));
    return scored.map(({ id, at, meta: { account, role }, data: { id_kolom, sebelum, nilai, cara, alasan, dari = null } }) =>
      ({ id, pada: at, oleh: { id: account, nama: account && (names.get(account) ?? null), role }, id_kolom, kolom: columns[id_kolom] ?? null, sebelum, nilai, cara, alasan, dari }));
  }
}
