import { common } from '#contract/kit/refusal';
import type { Job } from '#server/document/print-jobs';
import { FromLog } from '#server/kit/deciding/from-log';
import { refuseUnless } from '#server/kit/deciding/refused';
import { longPrintOf } from '#server/kit/document/long-print';
import type { Policy } from '#server/kit/edge/policy';
import type { InputOf } from '#contract/kit/endpoint';
import type { document } from '#contract/document/document.api';

/** Whose a long print is and what was asked for; from the vault. */
export class PrintById extends FromLog<{ id: string }, Job | undefined> {}

export const beginsPrint: Policy<InputOf<typeof document.begin>> = ({ actor, input: { jenis, ...asked }, ask }) => longPrintOf(jenis).allows(actor, asked, ask);
/** One's own, of what one may still read. */
export const ownsPrint: Policy<{ id: string }> = async ({ actor, input, ask }) => {
  const job = await ask(new PrintById(input));
  refuseUnless(job, common.NOT_FOUND);
  return job.id_akun === actor.account && longPrintOf(job.jenis).allows(actor, job.asked, ask);
};
