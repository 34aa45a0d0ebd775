import { isDeepStrictEqual } from 'node:util';
import type { AturanTingkat, BobotK13, Perubahan } from '#projections/grading/impact.query';

/** A row of weights or of a level's settings; of those that are not sound anything may be missing. */
export type RuleRow = Record<string, unknown>;

/** What a change of a subject's weights in a class is to grades; nothing where it is none. */
export function weightsChanged(before: RuleRow | null, after: RuleRow | null): Perubahan | undefined {
  const row = (it: RuleRow | null, bobot: BobotK13 | null) => (it ? [{ id_kelas_tahun_ajaran: it.id_kelas_tahun_ajaran as string, id_mata_pelajaran: it.id_mata_pelajaran as string, bobot }] : []);
  const of = ({ bobot_ph, bobot_pts, bobot_pas }: RuleRow) => ({ bobot_ph, bobot_pts, bobot_pas }) as BobotK13;
  return changed({ jenis: 'bobot', baris: [...row(before, null), ...row(after, after && of(after))] }, before, after);
}

/** The same of the settings of a level. */
export function settingsChanged(before: RuleRow | null, after: RuleRow | null): Perubahan | undefined {
  const row = (it: RuleRow | null, aturan: AturanTingkat | null) => (it ? [{ id_level: it.id_level as string, id_tahun_ajaran: it.id_tahun_ajaran as string, aturan }] : []);
  const of = ({ kumer, metode, bobot_lm, bobot_sts, bobot_sas, bobot_ph, bobot_pts, bobot_pas, batas_remedial }: RuleRow) => ({ kumer: kumer === 1, metode, bobot_lm, bobot_sts, bobot_sas, bobot_ph, bobot_pts, bobot_pas, batas_remedial: batas_remedial === 1 }) as AturanTingkat;
  return changed({ jenis: 'pengaturan', baris: [...row(before, null), ...row(after, after && of(after))] }, before, after);
}

const changed = (it: Perubahan & { baris: readonly unknown[] }, before: RuleRow | null, after: RuleRow | null) => (it.baris.length && !isDeepStrictEqual(before, after) ? it : undefined);
