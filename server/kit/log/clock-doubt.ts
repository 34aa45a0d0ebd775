import type { Meta } from '#contract/kit/event';
import type { Sealer } from '#server/kit/log/sealer';

const DAY_MS = 86_400_000;

/**
 * Why this machine's clock is not to be believed, by what was sealed last: it was sealed, or happened, more than a day
 * after now. Either the clock is behind or it was ahead then; nothing where both agree, or nothing was sealed yet.
 */
export async function clockDoubt(sealer: Sealer, now = new Date()): Promise<string | undefined> {
  const [seal, event] = [await sealer.folder.last(), await sealer.lastEvent()];
  if (!seal || !event) return undefined;
  const { at } = JSON.parse(event.meta) as Meta;
  const days = Math.floor((Math.max(Date.parse(seal.at), Date.parse(at)) - now.getTime()) / DAY_MS);
  if (days < 1) return undefined;
  const last = `the last event that was sealed is of ${at} and was sealed at ${seal.at}`;
  return `the clock of this machine says ${now.toISOString()}, but ${last}: it is ${days} days behind, or was ahead then`;
}
