import { useEffect, useRef, useState } from 'react';
import type { TugasMurid } from '#contract/assignment/assignment.api';
import { type Draft, draftStore } from '#client/assignment/draft-store';
import { typedOf } from '#client/assignment/essay-text';
import { useSession } from '#client/kit/session';
import { clock } from '#client/kit/time';

const begun = ({ essay_answer, jawaban_murid, versi, riwayat }: TugasMurid): Draft => ({ teks: typedOf(essay_answer ?? ''), jawaban: jawaban_murid ?? {}, berkas: [riwayat.find((it) => !it.isDitarik)?.berkas ?? []].flat(), versi, pada: '' });
const idsIn = ({ berkas }: Draft) => berkas.map(({ id }) => id).join();
const isSame = (one: Draft, other: Draft) => idsIn(one) === idsIn(other) && one.teks.trim() === other.teks.trim() && JSON.stringify(Object.entries(one.jawaban).sort()) === JSON.stringify(Object.entries(other.jawaban).sort());

/** What a student writes: on the device from the first letter on, gone from it once it was handed in. */
export function useDraft(work: TugasMurid) {
  const me = useSession()?.user.id ?? '';
  const { id_sesi } = work;
  const handedIn = begun(work);
  const [draft, setDraft] = useState<Draft>();
  const [kept, setKept] = useState<'kept' | 'lost'>();
  const [found, setFound] = useState<string>();
  const order = useRef(Promise.resolve());
  const shown = draft ?? handedIn;
  /** One after the other: the last letter is the one that stays. */
  const store = (act: () => Promise<unknown>) => {
    order.current = order.current.then(() => act()).then(() => setKept('kept'), () => setKept('lost'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is looked for once, for whoever is here
  useEffect(() => {
    draftStore.of(me, id_sesi).then((left) => {
      if (!left || isSame(left, handedIn)) return;
      setDraft((now) => now ?? left);
      setFound(left.pada);
      setKept('kept');
    }, () => undefined);
  }, [me, id_sesi]);

  const write = (it: Partial<Pick<Draft, 'teks' | 'jawaban' | 'berkas'>>) => {
    const next: Draft = { ...shown, ...it, pada: clock.now().toISOString() };
    setDraft(next);
    setFound(undefined);
    store(() => draftStore.put(me, id_sesi, next));
  };
  /** What was written while this was under way stays. */
  const taken = (sent: Draft) => {
    setDraft((now) => (now && !isSame(now, sent) ? now : undefined));
    setFound(undefined);
    store(async () => {
      const left = await draftStore.of(me, id_sesi);
      if (left && isSame(left, sent)) await draftStore.drop(me, id_sesi);
    });
  };
  return { draft: shown, isDirty: draft !== undefined && !isSame(draft, handedIn), kept, found, write, taken };
}
