import { z } from 'zod';
import { kbm } from '#contract/curriculum/kbm.api';
import { passingInterval } from '#contract/curriculum/passing-interval.api';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { isiKolom } from '#contract/grading/gradebook';
import { buku, MOST_CELLS, SelDitulis } from '#contract/grading/gradebook.api';
import { Dampak } from '#contract/grading/impact';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { takeOver } from '#contract/grading/take-over.api';
import { endpoint, one, said } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

const OFFICE = ['kurikulum', 'admin'] as const;
const output = one(Dampak);
/** A row as it is wished: of a new one what is left out is as its fields say, of one that is there (`id`) it stays; with `hapus` it goes. */
const wished = <S extends z.ZodRawShape>({ change }: { change: { input: z.ZodObject<S> } }) => {
  const { id: _, sebelum: __, alasan: ___, dampak: ____, ...fields } = change.input.shape as z.ZodRawShape;
  return { ...fields, id: Id.optional(), hapus: said() };
};

/** What a change would bring about, before it is made; nothing is written. */
export const impact = {
  ofWeights: endpoint('impact.ofWeights', 'POST /api/nilai/dampak/bobot', { input: wished(gradeWeight.api), output, allow: OFFICE }),
  ofSetting: endpoint('impact.ofSetting', 'POST /api/nilai/dampak/pengaturan', { input: wished(reportSetting.api), output, allow: OFFICE }),
  ofKbm: endpoint('impact.ofKbm', 'POST /api/nilai/dampak/kkm', { input: { id_tahun_ajaran: Id, kbm: kbm.update.input.shape.kbm }, output, allow: kbm.update.allow }),
  /** Of an interval whose bounds move; with `hapus` of the whole passing grade, by its id or by that of one of its intervals. */
  ofInterval: endpoint('impact.ofInterval', 'POST /api/nilai/dampak/interval', {
    input: { id: Id, batas_bawah: passingInterval.change.input.shape.batas_bawah, batas_atas: passingInterval.change.input.shape.batas_atas, hapus: said() }, output, allow: OFFICE,
  }),
  ofScores: endpoint('impact.ofScores', 'POST /api/nilai/dampak/nilai', { input: { ...buku, data: z.array(SelDitulis).min(1).max(MOST_CELLS) }, output, allow: ['guruMapel', 'admin'] }),
  /** Of what assignments, exams and former classes gave, taken over as it would be. */
  ofTakeOver: endpoint('impact.ofTakeOver', 'POST /api/nilai/dampak/sinkron', { input: { ...buku, sumber: takeOver.sync.input.shape.sumber, timpa: said() }, output, allow: ['guruMapel', 'admin'] }),
  /** Of a column that counts otherwise, or with `hapus` not at all any more. */
  ofColumn: endpoint('impact.ofColumn', 'POST /api/nilai/dampak/kolom', {
    input: { ...buku, id: Id, bobot: isiKolom.bobot.optional(), teknik: isiKolom.teknik.optional(), isRemedial: z.boolean().optional(), hapus: said() }, output, allow: ['guruMapel', 'admin'],
  }),
};

labelled({ hapus: 'Remove' });
