import { isOne, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import { ReportOfRow } from '#projections/conduct/conduct.query';
import { ReportPlace } from '#projections/report-card/report-place.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** Domain A.3: who reads every report, and who reads every reward and offence. */
const COUNSELLORS = [...OVERSEERS, 'guruBK'];

async function reportOf({ ask }: Asking<unknown>, id_general_report: string) {
  const found = await ask(new ReportPlace({ id_general_report }));
  refuseUnless(found, common.NOT_FOUND);
  return found;
}
const leads = (actor: Actor, id_guru: string | null) => actor.account !== null && id_guru === actor.account && actor.roles.includes('waliKelas');

type One = { id: string };
/** Rewards and offences: by their student, the homeroom teacher, counsellors and whoever oversees all. */
export const readsConduct: Policy<One> = async (asking) => {
  const { actor, input: { id } } = asking;
  const { id_murid, id_guru } = await reportOf(asking, id);
  return id_murid === actor.account || leads(actor, id_guru) || isOne(COUNSELLORS, actor);
};
/** The rest of a report: by its student once it is published. */
export const readsReport: Policy<One> = async (asking) => {
  const { actor, input: { id } } = asking;
  const { id_murid, id_guru, isPublished } = await reportOf(asking, id);
  return (id_murid === actor.account && isPublished) || leads(actor, id_guru) || isOne(OVERSEERS, actor);
};
export const writesReport: Policy<{ id_general_report: string }> = async (asking) => leads(asking.actor, (await reportOf(asking, asking.input.id_general_report)).id_guru);
export const writesReportById: Policy<One> = (asking) => writesReport({ ...asking, input: { id_general_report: asking.input.id } });

/** The same of one row of a report. */
const writesRow = (jenis: 'perilaku' | 'kegiatan' | 'prestasi'): Policy<One> => async (asking) => {
  const id_general_report = await asking.ask(new ReportOfRow({ id: asking.input.id, jenis }));
  refuseUnless(id_general_report, common.NOT_FOUND);
  return writesReport({ ...asking, input: { id_general_report } });
};
export const writesConductRow = writesRow('perilaku');
export const writesActivityRow = writesRow('kegiatan');
export const writesAchievementRow = writesRow('prestasi');
