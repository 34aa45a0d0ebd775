import { common } from '#contract/kit/refusal';
import { timetableRefusals as no } from '#contract/timetable/timetable.refusals';
import type { Checked } from '#projections/timetable/check.query';
import { refuseUnless } from '#server/kit/deciding/refused';
import { languageOf, sentence } from '#server/kit/edge/language';
import { reasonOf } from '#server/timetable/clash-refused';

/** The answer to whether a slot can stand somewhere; that it cannot is no failure of who asks. */
export function checked(found: Checked | undefined, accepted: unknown) {
  refuseUnless(found, common.NOT_FOUND);
  const { isOutside, ...data } = found;
  const [clash] = data.bentrok;
  const { refusal, params } = clash ? reasonOf(clash) : { refusal: no.NO_SCHOOL_DAY, params: {} };
  const isValidate = !isOutside && !clash;
  return { isValidate, message: isValidate ? 'OK' : sentence(refusal, languageOf(accepted), params), data };
}
