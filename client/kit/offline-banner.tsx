import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { connection } from '#client/kit/live';
import { Notice } from '#client/kit/notice';
import { useStore } from '#client/kit/store';
import { clock, formatDetik, formatJam } from '#client/kit/time';
import { unsent } from '#client/kit/unsent';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** Since when there is no connection, how old is what is shown, and what waits to be sent. A screen that was open then was right until then. */
export function OfflineBanner({ openedAt }: { openedAt: number }) {
  const t = useWords('kit');
  const { since } = useStore(connection);
  const { jumlah, isSafe } = useStore(unsent);
  const loaded = useLoadedAt();
  const jam = formatDetik(clock.at(since));
  const said = loaded === 0 ? t('offlineBare', { jam })
    : openedAt <= since ? t('offlineBanner', { jam })
      : t('offlineLoaded', { jam, dimuat: formatJam(clock.at(loaded)) });
  return <Notice tone="warn" title={said}>{jumlah > 0 && isSafe ? t('unsent', { count: jumlah }) : undefined}</Notice>;
}

/** When the oldest of the answers that are shown came (ms of the device's clock); 0 where none is. */
function useLoadedAt() {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(changed), [cache]);
  return useSyncExternalStore(subscribe, () => cache.findAll({ type: 'active' }).reduce((oldest, { state: { dataUpdatedAt: it } }) => (it > 0 && (oldest === 0 || it < oldest) ? it : oldest), 0));
}
