import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.css';
import '#client/kit/kit.words';

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that were written in: all others follow what stands. */
const written = <T extends object>({ now, seen }: { now: T; seen: T }) => Object.fromEntries(Object.entries(now).filter(([name, it]) => JSON.stringify(it) !== JSON.stringify(seen[name as keyof T]))) as Partial<T>;

/** `isSaved`: it is on its way to stand there, and is given up for what comes. */
type Begun<T> = { now: T; seen: T; isSaved?: boolean };

/** What is written over what stands, `seen` as it was begun; `isOvertaken` once somebody else has put something there since. */
export function useDraft<T extends object>(stands: T) {
  const [held, setDraft] = useState<Begun<T>>();
  const begun = (last?: Begun<T>) => (last?.isSaved && !isSame(last.seen, stands) ? undefined : last);
  const draft = begun(held);
  const isBegun = draft !== undefined && !draft.isSaved;
  return {
    now: draft?.now ?? stands, seen: draft?.seen ?? stands, isBegun, isOvertaken: isBegun && !isSame(draft.seen, stands) && !isSame(draft.now, stands),
    write: (it: Partial<T>) => setDraft((last) => ({ seen: begun(last)?.seen ?? stands, now: { ...(begun(last)?.now ?? stands), ...it } })),
    leave: () => setDraft(undefined),
    saved: () => setDraft((last) => last && { ...last, isSaved: true }),
    keep: () => setDraft((last) => last && { seen: stands, now: { ...stands, ...written(last) } }),
  };
}
export type Draft = Pick<ReturnType<typeof useDraft>, 'isOvertaken' | 'leave' | 'keep'>;

/** Says what somebody else has put there meanwhile: it stays, or one's own is kept by who has seen it. */
export function Overtaken({ isi, draft: { isOvertaken, leave, keep } }: { isi: string; draft: Draft }) {
  const t = useWords('kit');
  if (!isOvertaken) return null;
  return (
    <div className="overtaken" role="alert">
      <p>{t('overtaken', { isi })}</p>
      <div><Button onClick={leave}>{t('overtakenTheirs')}</Button><Button onClick={keep}>{t('overtakenMine')}</Button></div>
    </div>
  );
}
