import { useEffect } from 'react';
import { attendance } from '#contract/attendance/attendance.api';
import { useMayAsk } from '#client/kit/session';

/** What a register left on this device is sent from whichever page its owner comes to first. */
export function useUnsentMarks() {
  const mayMark = useMayAsk(attendance.markOne);
  useEffect(() => {
    if (mayMark) void import('#client/attendance/use-marks').catch(() => undefined);
  }, [mayMark]);
}
