import type { Fact } from '#contract/kit/event';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { objection } from '#contract/grading/impact';
import { reportSetting } from '#contract/grading/report-setting.resource';
import type { Reasoned } from '#contract/kit/reasoned';
import type { Resource } from '#contract/kit/resource';
import { ImpactToWeigh } from '#projections/grading/impact.query';
import type { AnyDecider } from '#server/kit/deciding/decider';
import { refuseFor } from '#server/kit/deciding/refused';
import { resourceDecider } from '#server/kit/resource/resource-decider';
import { type RuleRow, settingsChanged, weightsChanged } from '#server/grading/rule-change';

type Row = RuleRow & { id: string };
type Wish = Partial<Row> & Reasoned;
type Change = typeof settingsChanged | typeof weightsChanged;

/** Rows that grades follow from: as any others, but what a change brings about is weighed before it is made, and its fact bears the reason. */
function ruleDecider(it: Resource, changed: Change): AnyDecider {
  const plain = resourceDecider(it);
  const afterwards = ({ alasan: _, dampak: __, sebelum: ___, ...wish }: Wish & { sebelum?: object }, row: Row | null, command: string) =>
    (command === `Delete${it.noun}` ? null : { ...row, ...stated(wish) }) as Row | null;
  return {
    ...plain,
    needs: ({ alasan, dampak, ...data }: Wish, state: { row: Row | null; isGone: boolean }, command) => {
      const ubah = changed(state.row, afterwards(data, state.row, command));
      return { ...plain.needs?.(data, state, command), akibat: ubah && !state.isGone ? new ImpactToWeigh({ ubah, dampak }) : undefined };
    },
    decide: Object.fromEntries(Object.entries(plain.decide).map(([name, decide]) => [name, ({ alasan, dampak, ...data }: Wish, state: unknown, given: any) =>
      [decide(data, state, given)].flat().map((fact: Fact) => {
        refuseFor(objection(given.needs.akibat, { alasan, dampak }), 'alasan');
        return { ...fact, data: { ...fact.data, alasan: alasan || null } };
      })])),
    evolve: Object.fromEntries(Object.entries(plain.evolve).map(([type, evolve]) => [type, (state: unknown, { alasan: _, ...data }: Wish) => evolve(state, data)])),
  };
}

const stated = (data: object) => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

export const ruleDeciders = { [gradeWeight.name]: ruleDecider(gradeWeight, weightsChanged), [reportSetting.name]: ruleDecider(reportSetting, settingsChanged) };
