import { z } from 'zod';
import { BarisKegiatan, BarisPerilaku, BarisPrestasi, Frequency, IsiPrestasi, Note, PREDIKAT_KEGIATAN, Tindakan } from '#contract/conduct/conduct';
import { doneWith, endpoint, one } from '#contract/kit/endpoint';
import { choice, Id, ref, wishes } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

/** Domain A.3: written by the homeroom teacher; a student reads their own. */
const WRITERS = ['waliKelas'] as const;
const ofReport = { id: Id };
const MOST_ROWS = 100;

const perilaku = { id_reward_punishment: ref('conduct-rule'), frequency: Frequency, note: Note.default('') };
const kegiatan = { id_activities: ref('activity'), predikat: choice(PREDIKAT_KEGIATAN), note: Note.default('') };
/** One row by its fields, or several in `data`; a note that is left out stays. */
const several = <S extends z.ZodRawShape>(row: S) => ({ id_general_report: Id, ...wishes(row), data: z.array(z.object(row)).max(MOST_ROWS).optional() });
const note = Note.optional();
const made = doneWith(z.object({ id: Id }));

/** What a report says of rewards and offences. `total_tahun`: offences of the whole school year, which `saran_tindakan` follows from; a person decides. */
const RingkasanPerilaku = z.object({ penghargaan: z.array(BarisPerilaku), pelanggaran: z.array(BarisPerilaku), total_penghargaan: z.int(), total_pelanggaran: z.int(), total_tahun: z.int(), saran_tindakan: Tindakan.nullable() });

/** What stands on a report beside its grades; `id` of a report is its `id_general_report`. */
export const conduct = {
  list: endpoint('conduct.list', 'GET /api/report_reward_punishment/:id', { input: ofReport, output: one(z.array(BarisPerilaku)), allow: 'user', live: 'notice' }),
  /** Rows that are not there yet are added, others are changed, and what is not named stays. */
  changeAll: endpoint('conduct.changeAll', 'PUT /api/report_reward_punishment/update_all', { input: several({ ...perilaku, note }), allow: WRITERS }),
  create: endpoint('conduct.create', 'POST /api/report_reward_punishment/create', { input: { id_general_report: Id, ...perilaku }, output: made, allow: WRITERS }),
  remove: endpoint('conduct.remove', 'DELETE /api/report_reward_punishment/:id', { input: ofReport, allow: WRITERS }),
  summary: endpoint('conduct.summary', 'GET /api/general_report/reward-punishment/:id', { input: ofReport, output: one(RingkasanPerilaku), allow: 'user', live: 'notice' }),

  achievements: endpoint('conduct.achievements', 'GET /api/penghargaan-murid/report/:id', { input: ofReport, output: one(z.array(BarisPrestasi)), allow: 'user', live: 'notice' }),
  achieve: endpoint('conduct.achieve', 'POST /api/penghargaan-murid/report/:id', { input: { id: Id, achievement: IsiPrestasi }, output: made, allow: WRITERS }),
  /** `achievement` is all that it is now. */
  correctAchievement: endpoint('conduct.correctAchievement', 'PUT /api/penghargaan-murid/:id', { input: { id: Id, achievement: IsiPrestasi }, allow: WRITERS }),
  removeAchievement: endpoint('conduct.removeAchievement', 'DELETE /api/penghargaan-murid/:id', { input: ofReport, allow: WRITERS }),

  activities: endpoint('conduct.activities', 'GET /api/general_report/activities/:id', { input: ofReport, output: one(z.array(BarisKegiatan)), allow: 'user', live: 'notice' }),
  changeActivities: endpoint('conduct.changeActivities', 'PUT /api/report_activities/update_all', { input: several({ ...kegiatan, note }), allow: WRITERS }),
  createActivity: endpoint('conduct.createActivity', 'POST /api/report_activities/create', { input: { id_general_report: Id, ...kegiatan }, output: made, allow: WRITERS }),
  removeActivity: endpoint('conduct.removeActivity', 'DELETE /api/report_activities/:id', { input: ofReport, allow: WRITERS }),
};

/** What its fields are called in English; in Indonesian they are called by their names. */
labelled({
  id_general_report: 'Report', id_reward_punishment: 'Reward or Offence', frequency: 'How Often', note: 'Note', id_activities: 'Activity', predikat: 'Predicate', achievement: 'Achievement', bidang: 'Field', peringkat: 'Rank', nama_lomba: 'Competition', penyelenggara: 'Organiser', tahun: 'Year', keterangan: 'Remark',
});
