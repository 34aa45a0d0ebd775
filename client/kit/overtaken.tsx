import { Button } from 'antd';
import { useState } from 'react';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.css';
import '#client/kit/kit.words';

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** What is written over what stands, `seen` as it was begun; `isOvertaken` once somebody else has put something there since. */
export function useDraft<T extends object>(stands: T) {
  const [draft, setDraft] = useState<{ now: T; seen: T }>();
  return {
    now: draft?.now ?? stands, seen: draft?.seen ?? stands, isBegun: draft !== undefined, isOvertaken: draft !== undefined && !isSame(draft.seen, stands) && !isSame(draft.now, stands),
    write: (it: Partial<T>) => setDraft((last) => ({ seen: last?.seen ?? stands, now: { ...(last?.now ?? stands), ...it } })),
    leave: () => setDraft(undefined),
    keep: () => setDraft((last) => last && { ...last, seen: stands }),
  };
}

/** Says what somebody else has put there meanwhile: it stays, or one's own is kept by who has seen it. */
export function Overtaken({ isi, draft: { isOvertaken, leave, keep } }: { isi: string; draft: Pick<ReturnType<typeof useDraft>, 'isOvertaken' | 'leave' | 'keep'> }) {
  const t = useWords('kit');
  if (!isOvertaken) return null;
  return (
    <div className="overtaken" role="alert">
      <p>{t('overtaken', { isi })}</p>
      <div><Button onClick={leave}>{t('overtakenTheirs')}</Button><Button onClick={keep}>{t('overtakenMine')}</Button></div>
    </div>
  );
}
