import { DayPicker } from '#client/attendance/day-picker';
import { PastBoard } from '#client/attendance/past-board';
import { ReplayScreen } from '#client/audit/replay.screen';

/** The audit leads through a day; the board that it shows is the attendance's. */
export const AttendanceReplayScreen = () => (
  <ReplayScreen
    picker={(tanggal, today) => <DayPicker tanggal={tanggal} today={today} />}
    board={(past, onOpen) => <PastBoard board={past} at={past.peristiwa?.at} onOpen={onOpen} />}
  />
);
