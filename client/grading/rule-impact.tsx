import { Form } from 'antd';
import { impact } from '#contract/grading/impact.api';
import type { Resource } from '#contract/kit/resource';
import { Impact } from '#client/grading/impact';
import { changesOf, type Values, wishOf } from '#client/kit/resource/form-model';
import type { Weighed } from '#client/kit/resource/weighed';

const OF: Record<string, typeof impact.ofWeights | typeof impact.ofSetting> = { 'grade-weight': impact.ofWeights, 'report-setting': impact.ofSetting };
/** The resources from whose rows grades follow. */
export const isRule = ({ name }: Resource) => name in OF;

/** What the row of a form would bring about once it is saved, or gone. */
export function RuleImpact({ resource, row, saving, onSaid }: Weighed) {
  const endpoint = OF[resource.name];
  const typed = Form.useWatch([], saving?.form) as Values | undefined;
  if (!endpoint) return null;
  if (!saving) return <Impact endpoint={endpoint} wish={{ id: row?.id, hapus: true }} onSaid={onSaid} />;
  const wish = wishOf(saving.fields, { ...saving.initial, ...typed });
  const isSound = resource.api.create.input.safeParse(wish).success && !resource.check?.(wish as never);
  const isOther = !row || Object.keys(changesOf(saving.fields, row, wish)).length > 0;
  return <Impact endpoint={endpoint} wish={isSound && isOther ? { ...wish, ...(row && { id: row.id }) } : undefined} onSaid={onSaid} />;
}
