import { useEffect, useRef, useState } from 'react';
import { type Berkas, DOCUMENT_ENDINGS, documentTypeByName, type JenisDokumen, MOST_BYTES } from '#contract/file/file';
import type { ApiError } from '#client/kit/api';
import { pictureFault } from '#client/kit/picture-fault';
import { shrunk } from '#client/kit/shrink';
import { uploadInParts } from '#client/kit/upload-in-parts';
import { uuid } from '#client/kit/uuid';

export const ENDINGS = Object.values(DOCUMENT_ENDINGS).flat();
/** A file on its way: `share` has arrived, 0 to 1; `isWaiting` for the network; `error` where it was refused. */
export type Underway = { key: string; file: File; share: number; isWaiting: boolean; error?: ApiError };
export type Fault = { nama: string; ukuran: number; why: 'wrongType' | 'tooLarge' | 'empty' };

/** Files that are sent from this screen, each by itself; what arrives is told once, in whatever order. */
export function useUploads(untuk: JenisDokumen, onArrived: (it: Berkas) => void) {
  const [underway, setUnderway] = useState<Underway[]>([]);
  const [faults, setFaults] = useState<Fault[]>([]);
  const arrived = useRef(onArrived);
  arrived.current = onArrived;
  const ends = useRef(new Map<string, AbortController>());
  useEffect(() => () => {
    for (const it of ends.current.values()) it.abort();
  }, []);

  const patch = (key: string, more: Partial<Underway>) => setUnderway((all) => all.map((it) => (it.key === key ? { ...it, ...more } : it)));
  const drop = (key: string) => {
    ends.current.get(key)?.abort();
    ends.current.delete(key);
    setUnderway((all) => all.filter((it) => it.key !== key));
  };
  const send = async ({ key, file }: Underway) => {
    const end = new AbortController();
    ends.current.set(key, end);
    const told = { onProgress: (share: number) => patch(key, { share }), onWaiting: (isWaiting: boolean) => patch(key, { isWaiting }) };
    await uploadInParts(file, { untuk, signal: end.signal, ...told }).then((id) => {
      drop(key);
      arrived.current({ id, nama: file.name, tipe: documentTypeByName(file.name) ?? '', ukuran: file.size });
    }, (error: ApiError) => end.signal.aborted || patch(key, { error, isWaiting: false }));
  };
  const again = (it: Underway) => {
    const { error: _, ...fresh } = it;
    setUnderway((all) => all.map((one) => (one.key === it.key ? fresh : one)));
    void send(fresh);
  };
  const add = async (chosen: readonly File[]) => {
    setFaults([]);
    for (const it of chosen) {
      const why = pictureFault(it, { endings: ENDINGS, most: MOST_BYTES });
      const file = why === 'tooLarge' ? await shrunk(it, MOST_BYTES) : why ? undefined : it;
      if (!file) setFaults((all) => [...all, { nama: it.name, ukuran: it.size, why: why ?? 'wrongType' }]);
      else {
        const one = { key: uuid(), file, share: 0, isWaiting: false };
        setUnderway((all) => [...all, one]);
        void send(one);
      }
    }
  };
  return { underway, faults, add, again, drop };
}
