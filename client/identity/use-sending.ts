import { type FormEvent, useState } from 'react';
import { ApiError } from '#client/kit/api';

type Faults = Record<string, string | undefined>;

/** A native form that is sent once at a time: what is wrong with it here, what the server said, and whether it is done. */
export function useSending(judge: (values: Record<string, string>) => Faults, run: (values: Record<string, string>) => Promise<unknown>) {
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState<ApiError | null>(null);
  const [isDone, setDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const found = judge(values);
    setFaults(found);
    setError(null);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      await run(values);
      setDone(true);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setPending(false);
    }
  }

  return { submit, pending, isDone, faults: { ...faults, ...error?.errors }, error: error && !error.errors ? error : null };
}
