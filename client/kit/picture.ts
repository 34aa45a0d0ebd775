import { useEffect, useState } from 'react';
import { session } from '#client/kit/session';

/** A picture's bytes behind an address of this page, or that it cannot be had: the session's token goes in a header, which an image cannot bring. */
export function usePicture(path: string | undefined) {
  const [url, setUrl] = useState<string>();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    let made: string | undefined;
    setGone(false);
    if (path) {
      void fetch(path, { headers: { token: session.get()?.token ?? '' }, signal: ending.signal })
        .then(async (answer) => (answer.ok ? setUrl((made = URL.createObjectURL(await answer.blob()))) : setGone(true)))
        .catch(() => ending.signal.aborted || setGone(true));
    }
    return () => {
      ending.abort();
      setUrl(undefined);
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return { url, isGone };
}

/** Where a file is that was kept. */
export const fileAt = (id: string | null | undefined) => (id ? `/api/file/${id}` : undefined);
