import { isOne, LEADERS, OVERSEERS } from '#contract/identity/identity';
import { common } from '#contract/kit/refusal';
import type { Pemeriksa, TipeRapor } from '#contract/report-card/report';
import { isOut, readyToPublish, stepOfVerifier } from '#contract/report-card/report';
import { reportCardRefusals as no } from '#contract/report-card/report-card.refusals';
import { HomeroomOf } from '#projections/people/student-data.query';
import { StudentOfReports } from '#projections/report-card/report-card.query';
import { IsPaperHeld } from '#projections/report-card/report-paper.query';
import { ClassOfReports, PlacesOfStudents, type PlaceOfReport, ReportPlace, ReportPlaces } from '#projections/report-card/report-place.query';
import type { Ask } from '#projections/kit/question';
import type { Actor } from '#server/kit/deciding/command';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Asking, Policy } from '#server/kit/edge/policy';

/** Domain A.3: who reads every report. */
const leads = (actor: Actor, { id_guru }: { id_guru: string | null }) => actor.account !== null && id_guru === actor.account && actor.roles.includes('waliKelas');

async function placeOf(ask: Ask, id_general_report: string) {
  const found = await ask(new ReportPlace({ id_general_report }));
  refuseUnless(found, common.NOT_FOUND);
  return found;
}
async function placesOf(ask: Ask, named: readonly string[]) {
  const ids = [...new Set(named)];
  const found = await ask(new ReportPlaces({ ids }));
  refuseUnless(found.length === ids.length, common.NOT_FOUND);
  return found;
}
async function classOf(ask: Ask, id: string) {
  const found = await ask(new ClassOfReports({ id }));
  refuseUnless(found, common.NOT_FOUND);
  return found;
}
/** A word is given in a role that one has; that of the homeroom teacher by the one of the class. */
const speaksAs = (actor: Actor, by: Pemeriksa, place: { id_guru: string | null }) => (by === 'waliKelas' ? leads(actor, place) : actor.roles.includes(by));

type One = { id: string };
const reads = (actor: Actor, place: PlaceOfReport) => (place.id_murid === actor.account && place.isPublished) || leads(actor, place) || isOne(OVERSEERS, actor);
/** A report is read by its student once it is published, by the homeroom teacher and by whoever oversees all. */
export const readsReport: Policy<One> = async ({ actor, ask, input: { id } }) => {
  const place = await placeOf(ask, id);
  refuseUnless(place.id_murid !== actor.account || place.isPublished, no.NOT_PUBLISHED);
  return reads(actor, place);
};
/** The subjects of the report that is named; of one's own where none is. */
export const readsSubjects: Policy<{ id_general_report?: string | undefined }> = async ({ actor, ask, input: { id_general_report: id } }) => id === undefined || reads(actor, await placeOf(ask, id));
export const leadsStudents: Policy<{ listStudents: readonly string[] }> = async ({ actor, ask, input: { listStudents } }) => {
  const led = (await ask(new PlacesOfStudents({ ids: listStudents }))).filter((it) => leads(actor, it)).map((it) => it.id_murid);
  return listStudents.every((it) => led.includes(it));
};
/** A closed semester is the admin's to put right (domain A.3). */
const mends = (actor: Actor, { isActive }: PlaceOfReport) => !isActive && actor.roles.includes('admin');
export const writesReports: Policy<{ general_report: readonly { id_general_report: string }[] }> = async ({ actor, ask, input: { general_report } }) => {
  return (await placesOf(ask, general_report.map((it) => it.id_general_report))).every((it) => leads(actor, it) || mends(actor, it));
};
/** Parents show that they may by what they know: the address of the preview. */
export const verifiesReport: Policy<One & { by: Pemeriksa | 'orangTua' }> = async ({ actor, ask, input: { id, by } }) => by === 'orangTua' || speaksAs(actor, by, await placeOf(ask, id));
/** On paper as on the screen; its student takes what is out now, unless the school holds it back. */
export const takesReport: Policy<One & { versi?: number | undefined }> = async ({ actor, ask, input: { id, versi } }) => {
  const place = await placeOf(ask, id);
  if (place.id_murid !== actor.account) return reads(actor, place);
  refuseUnless(!(await ask(new IsPaperHeld(place))), no.PAPER_HELD);
  return place.isPublished && versi === undefined;
};
export const sendsReports: Policy<{ id_general_report: readonly string[] }> = async ({ actor, ask, input: { id_general_report: ids } }) => (await placesOf(ask, ids)).every((it) => leads(actor, it));
export const publishesReport: Policy<One> = async ({ actor, ask, input: { id } }) => {
  const place = await placeOf(ask, id);
  return leads(actor, place) || actor.roles.includes('kepalaSekolah') || mends(actor, place);
};
export const revokesPreview: Policy<One> = async ({ actor, ask, input: { id } }) => {
  const place = await placeOf(ask, id);
  return leads(actor, place) || isOne(LEADERS, actor);
};
export const reopensReport: Policy<One> = async ({ actor, ask, input: { id } }) => {
  const place = await placeOf(ask, id);
  return actor.roles.includes('kurikulum') || mends(actor, place);
};

export const readsClass: Policy<One> = async ({ actor, ask, input: { id } }) => leads(actor, await classOf(ask, id)) || isOne(OVERSEERS, actor);
export const readsNamedClass: Policy<{ id_kelas?: string | undefined }> = (asking) => asking.input.id_kelas === undefined || readsClass({ ...asking, input: { id: asking.input.id_kelas } });
export const verifiesClass: Policy<One & { by: Pemeriksa }> = async ({ actor, ask, input: { id, by } }) => speaksAs(actor, by, await classOf(ask, id));
export const publishesClass: Policy<One> = async ({ actor, ask, input: { id } }) => leads(actor, await classOf(ask, id)) || actor.roles.includes('kepalaSekolah');

export const readsStudent: Policy<One> = async ({ actor, ask, input: { id } }: Asking<One>) => {
  refuseUnless(await ask(new StudentOfReports({ id })), common.NOT_FOUND);
  if (id === actor.account || isOne(OVERSEERS, actor)) return true;
  return actor.account !== null && actor.roles.includes('waliKelas') && (await ask(new HomeroomOf({ id_guru: actor.account }))).includes(id);
};

/** What somebody may do with a report as it is now. */
export function allowedWith(actor: Actor, place: PlaceOfReport & { type: TipeRapor }) {
  const { status, isActive, type } = place;
  const [isTheirs, isMended] = [isActive && !isOut(status), mends(actor, place)];
  const verifikasi = (['waliKelas', 'kurikulum', 'kepalaSekolah'] as const).find((by) => isTheirs && stepOfVerifier(by)[0] === status && speaksAs(actor, by, place) && !(type === 'tengah_semester' && by !== 'waliKelas')) ?? null;
  const sebagai = (['waliKelas', 'kurikulum', 'kepalaSekolah'] as const).find((by) => speaksAs(actor, by, place)) ?? null;
  return {
    menulis: status === 'draf' && (isTheirs ? leads(actor, place) : isMended), sebagai, verifikasi, terbit: isTheirs ? status === readyToPublish(type) && (leads(actor, place) || actor.roles.includes('kepalaSekolah')) : isMended && !isOut(status),
    kembalikan: isTheirs && status !== 'draf' && sebagai !== null, buka: isOut(status) && (isActive ? actor.roles.includes('kurikulum') : isMended), alasan: isMended,
  };
}
