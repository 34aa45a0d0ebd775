import { common } from '#contract/kit/refusal';
import { ReportPlace } from '#projections/report-card/report-place.query';
import type { Actor } from '#server/kit/deciding/command';
import { historiesFor } from '#server/kit/deciding/decider';
import { refuseUnless } from '#server/kit/deciding/refused';
import type { Policy } from '#server/kit/edge/policy';

/** The kinds of streams that somebody may read: what their deciders say, and nothing else. */
export const openTo = ({ roles }: Actor) => historiesFor(roles);

export const readsStream: Policy<{ stream: string }> = ({ actor, input }) => openTo(actor).includes(input.stream.slice(0, -37));

/** A student's own report, once it is out. */
export const readsOwnReport: Policy<{ id: string }> = async ({ actor, ask, input: { id } }) => {
  const place = await ask(new ReportPlace({ id_general_report: id }));
  refuseUnless(place, common.NOT_FOUND);
  return place.id_murid === actor.account && place.isPublished;
};
