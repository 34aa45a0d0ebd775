import { ArrowRightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { SesiMurid } from '#contract/lesson/student-dashboard.api';
import type { UjianMurid } from '#client/exam/student-exam';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import { type Day, minutesUntil } from '#client/home/day';
import { Lit } from '#client/kit/lit';
import { formatLama } from '#client/kit/number';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';

/** The exam that can be sat now comes before any lesson. */
export function ExamNow({ exam: { id_cbt, judul, jumlah_soal, durasi, status, tenggat, tutup }, others }: { exam: UjianMurid; others: readonly UjianMurid[] }) {
  const w = useWords('studentHome');
  return (
    <Lit said={w('examUntil', { jam: formatJam(tenggat ?? tutup) })}>
      <div className="student-now">
        <h2>{judul}</h2>
        <p className="soft">{w('examOf', { soal: jumlah_soal, menit: durasi })}</p>
        {/* The exam is a page of its own. */}
        <p><a className="btn is-primary" href={`/student/cbt/${id_cbt}/exam`}>{w(status === 'belum_mulai' ? 'openExam' : 'goOnExam')}</a></p>
        {others.map((it) => <p key={it.id_cbt}><Link to="/student/cbt">{w('alsoOpen', { judul: it.judul, jam: formatJam(it.tenggat ?? it.tutup) })}</Link></p>)}
      </div>
    </Lit>
  );
}

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
