import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AskOf } from '#contract/kit/endpoint';
import type { AnyEndpoint } from '#client/kit/api';
import { asking } from '#client/kit/asking';
import { clock } from '#client/kit/time';

const LOOK_MS = 5_000;
/** The server's clock is at that moment, too: what a device takes for its time may be a little off. */
const MARGIN_MS = 2_000;
/** As long an answer is kept that nobody shows. */
const SHOWN_MS = 15_000;

/** Asks again when one of these moments has come by the school's clock: of what follows from the time no event tells. */
export function useMoments<E extends AnyEndpoint>(endpoint: E, input: AskOf<E>, moments: readonly (string | number | null | undefined)[]) {
  const client = useQueryClient();
  const key = endpoint.key(input);
  const known = moments.flatMap((it) => (it ? [new Date(it).getTime()] : [])).join();
  useEffect(() => {
    const [ask, waited] = [asking(client, [endpoint.name, key]), known.split(',').map(Number)];
    const sure = () => clock.now().getTime() - MARGIN_MS;
    // What is shown may have been asked for a little before.
    let before = sure() - SHOWN_MS;
    const timer = setInterval(() => {
      const now = sure();
      if (waited.some((it) => before < it && it <= now)) void ask();
      before = now;
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [client, endpoint, key, known]);
}
