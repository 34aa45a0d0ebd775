import { ArrowRightOutlined } from '@ant-design/icons';
import type { SesiMurid } from '#contract/lesson/student-dashboard.api';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import { type Day, minutesUntil } from '#client/home/day';
import { Lit } from '#client/kit/lit';
import { formatLama } from '#client/kit/number';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';

type Lesson = SesiMurid & { jam: number };

/** The one lit thing of a student's home: the lesson that is on, and what follows it. */
export function StudentNow({ day: { now, next }, at }: { day: Day<Lesson>; at: Date }) {
  const [t, w] = [useWords('home'), useWords('studentHome')];
  const lit = now ?? next;
  if (!lit) return null;
  return (
    <Lit said={now ? w('nowUntil', { jam: formatJam(now.selesai) }) : w('nextIn', { lama: formatLama(minutesUntil(lit.mulai, at)) })}>
      <div className="student-now">
        <h2>{lit.mapel}</h2>
        <p className="soft">{[lit.guru, t('period', { posisi: lit.posisi })].filter(Boolean).join(' · ')}</p>
        {now && <p className="student-mark"><AttendanceTag status={now.status_kehadiran} /></p>}
        {now && next && (
          <div className="student-then">
            <ArrowRightOutlined aria-hidden />
            <span><small>{t('next')}</small><b>{next.mapel}</b><small>{formatJam(next.mulai)}–{formatJam(next.selesai)}{next.guru && ` · ${next.guru}`}</small></span>
          </div>
        )}
      </div>
    </Lit>
  );
}
