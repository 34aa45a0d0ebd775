import { marking } from '#contract/exam/marking.api';
import type { Head } from '#client/exam/marking/standing';
import { useMayAsk, useSession } from '#client/kit/session';

/** A teacher marks their own exams; who leads the school reads them. */
export function useMayMark({ id_guru }: Head) {
  const [mayAsk, me] = [useMayAsk(marking.mark), useSession()?.user.id];
  return mayAsk && me === id_guru;
}
