import { DailyAttendanceScreen } from '#client/attendance/daily-attendance.screen';
import { plainLater } from '#client/kit/later';

const Waits = plainLater(async () => (await import('#client/home/waiting')).Waits);

/** Where whoever leads the school arrives: the day's attendance, and beside it what is theirs to decide. */
export const LeaderBoardScreen = () => <DailyAttendanceScreen decisions={(items) => <div className="ask"><Waits items={items} /></div>} />;
