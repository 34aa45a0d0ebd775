import { useCallback } from 'react';
import { ApiError, isNotice } from '#client/kit/api';
import { useTelling } from '#client/kit/telling';
import { uuid } from '#client/kit/uuid';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** What to tell a person about a failed call; the server's own sentence where there is one. */
export function useProblemText() {
  const t = useWords('kit');
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError)) return t('crashed');
      if (error.code === 'OFFLINE') return t('offline');
      if (error.code === 'TIMEOUT') return t('timeout');
      return error.message;
    },
    [t],
  );
}

/** Shows that a command failed, with a retry where the same command may succeed later. */
export function useProblem() {
  const telling = useTelling();
  const t = useWords('kit');
  const textOf = useProblemText();
  return useCallback(
    (error: ApiError, retry: () => void) => {
      if (isNotice(error.code)) return;
      const key = uuid();
      const again = () => {
        telling.destroy(key);
        retry();
      };
      telling.error({
        key,
        title: t('failedAction'),
        description: textOf(error),
        duration: error.passing ? 0 : 6,
        actions: error.passing && <button type="button" className="btn is-small" onClick={again}>{t('retry')}</button>,
      });
    },
    [telling, t, textOf],
  );
}
