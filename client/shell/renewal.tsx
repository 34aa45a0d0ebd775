import { useEffect } from 'react';
import { connection } from '#client/kit/live';
import { useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import { isNewer, otherBuild } from '#client/worker/build';
import '#client/shell/shell.words';

/** Who loses the server all at once does not come back to it all at once. */
const WITHIN_MS = 5_000;
const KEY = 'versi';

/** Offers the new version once there is one: a server goes away for it and comes back. Nothing is loaded anew that nobody asked for. */
export function useRenewal() {
  const telling = useTelling();
  const t = useWords('shell');
  useEffect(() => {
    let wasLive = connection.get().state === 'live';
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const other = await otherBuild();
      if (!other || !(await isNewer(other))) return;
      telling.info({ key: KEY, title: t('newVersion'), description: t('newVersionAbout'), duration: 0, actions: <button type="button" className="btn is-small is-primary" onClick={() => void renew()}>{t('renew')}</button> });
    };
    const end = connection.subscribe(() => {
      if (connection.get().state !== 'live') return;
      if (wasLive) timer = setTimeout(() => void look().catch(() => undefined), Math.random() * WITHIN_MS);
      wasLive = true;
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [telling, t]);
}

async function renew() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  registration?.waiting?.postMessage('go on');
  location.reload();
}
