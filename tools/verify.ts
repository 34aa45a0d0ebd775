import { publicText, type Seal, sealHash } from '#server/kit/log/seal';
import type { Broken } from '#server/kit/log/log-walk';
import { verifyLog } from '#server/kit/log/verify-log';
import { command } from '#tools/kit/command';
import { type Log, withLog } from '#tools/kit/log';
import { counter } from '#tools/kit/progress';

await command(() => withLog(async (log) => {
  const { events, streams, seals, sealed, broken } = await verifyLog(log, counter('events', console.log));
  console.log(`Public key: ${publicText(log.key)}`);
  console.log(await lastSeals(log));
  if (broken) {
    console.error(`BROKEN after ${events} events that hold: ${inWords(broken)}`);
    process.exitCode = 1;
  } else console.log(`Whole: ${events} events in ${streams} streams, ${sealed} of them under ${seals} seals.`);
}));

/** To be compared with what somebody else has kept: a seal that is gone with all behind it is missed by nobody here. One of a day that is not over is not kept for long. */
async function lastSeals({ seals }: Log) {
  const file = seals.at(-1);
  if (!file) return 'There is no seal: each stream was followed by itself, a missing tail or stream could not be seen.';
  const last = await file.head();
  if (!last) return `The last seal, ${file.name}, cannot be read.`;
  for (const it of [...seals].reverse()) {
    const before = await it.head();
    if (before && before.tanggal !== last.tanggal) return `Last seal: ${shown(last)}\nLast seal of the days before, to be kept elsewhere: ${shown(before)}`;
  }
  return `Last seal: ${shown(last)}`;
}

function shown(it: Seal) {
  return `${it.number} of ${it.tanggal}, hash ${sealHash(it)}`;
}

function inWords({ what, why, stream, revision, position, id, type, seal }: Broken) {
  if (what === 'seal') return why;
  const parts = [stream && `${stream} revision ${revision}`, position && `position ${position}`, id && `id ${id}`, type && `type ${type}`, seal && `under seal ${seal}`];
  return `${what} ${parts.filter(Boolean).join(', ')}: ${why}`;
}
