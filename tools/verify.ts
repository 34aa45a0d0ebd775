import { publicText, sealHash } from '#server/kit/log/seal';
import type { Broken } from '#server/kit/log/log-walk';
import { verifyLog } from '#server/kit/log/verify-log';
import { command } from '#tools/kit/command';
import { type Log, withLog } from '#tools/kit/log';
import { counter } from '#tools/kit/progress';

await command(() => withLog(async (log) => {
  const { events, streams, seals, sealed, broken } = await verifyLog(log, counter('events', console.log));
  console.log(`Public key: ${publicText(log.key)}`);
  console.log(await lastSeal(log));
  if (broken) {
    console.error(`BROKEN after ${events} events that hold: ${broken.what} ${named(broken)}: ${broken.why}`);
    process.exitCode = 1;
  } else console.log(`Whole: ${events} events in ${streams} streams, ${sealed} of them under ${seals} seals.`);
}));

/** To be compared with what somebody else has kept: a seal that is gone with all behind it is missed by nobody here. */
async function lastSeal({ seals }: Log) {
  const last = await seals.at(-1)?.head();
  return last ? `Last seal: ${last.number} of ${last.tanggal}, hash ${sealHash(last)}` : 'There is no seal: each stream was followed by itself, a missing tail or stream could not be seen.';
}

function named({ stream, revision, position, id, type, seal }: Broken) {
  const parts = [stream && `${stream} revision ${revision}`, position && `position ${position}`, id && `id ${id}`, type && `type ${type}`, seal && `under seal ${seal}`];
  return parts.filter(Boolean).join(', ');
}
