import { useEffect, useState } from 'react';
import { session } from '#client/kit/session';

/** The picture's bytes behind an address of this page: the session's token goes in a header, which an image cannot bring. */
export function usePicture(id: string | null | undefined) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    let made: string | undefined;
    if (id) {
      void fetch(`/api/file/${id}`, { headers: { token: session.get()?.token ?? '' }, signal: ending.signal })
        .then(async (answer) => answer.ok && setUrl((made = URL.createObjectURL(await answer.blob()))))
        .catch(() => undefined);
    }
    return () => {
      ending.abort();
      setUrl(undefined);
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url;
}
