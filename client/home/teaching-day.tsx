import { CheckOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { batasOf, type Limit } from '#contract/attendance/batas';
import type { Sesi } from '#contract/lesson/lesson.api';
import type { Day, Line } from '#client/home/day';
import { Card } from '#client/home/frame';
import { Flame } from '#client/kit/flame';
import { formatLama } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { registerStateOf } from '#client/lesson/register-state';
import { useStandingIn } from '#client/lesson/standing-in';

type Props = { day: Day<Sesi>; settings: Limit; at: Date; isDaily: boolean };

/** The day of whoever teaches, as a line of time: what was, with the registers that are missing, what is on, what comes. */
export function TeachingDay({ day, settings, at, isDaily }: Props) {
  const [t, w] = [useWords('home'), useWords('teacherHome')];
  const { isMine } = useStandingIn();
  const lessons = day.lines.flatMap((it) => (it.lesson && isMine(it.lesson) ? it.lesson : []));
  const missing = isDaily ? 0 : lessons.filter((it) => registerStateOf(it, batasOf(settings, it), at).is === 'overdue').length;
  const about = [w('lessons', { count: lessons.length }), ...(missing ? [w('missing', { count: missing })] : [])].join(' · ');
  return (
    <Card id="today" title={t('today')} about={lessons.length > 0 && about}>
      {day.lines.length === 0 && <p className="home-none">{w('noLessons')}</p>}
      <ol className="day">
        {day.lines.map((it) => (it.lesson ? <Lesson key={it.lesson.id_sesi} line={it} sesi={it.lesson} settings={settings} at={at} isDaily={isDaily} /> : <Gap key={it.at} at={it.at} gap={it.gap} />))}
      </ol>
    </Card>
  );
}

function Gap({ at, gap }: { at: string; gap: number }) {
  const t = useWords('home');
  return <li className="day-gap"><time>{formatJam(at)}</time><span className="day-what"><b>{t('break')}</b><small>{formatLama(gap)}</small></span></li>;
}

function Lesson({ line, sesi, settings, at, isDaily }: { line: Line<Sesi>; sesi: Sesi; settings: Limit; at: Date; isDaily: boolean }) {
  const [t, { isMine, told }] = [useWords('home'), useStandingIn()];
  const state = registerStateOf(sesi, batasOf(settings, sesi), at).is;
  const className = [`is-${line.is}`, !isDaily && isMine(sesi) && state === 'overdue' && line.is !== 'now' ? 'is-owed' : ''].join(' ');
  return (
    <li className={className}>
      <time>{formatJam(sesi.mulai)}</time>
      <Link className="day-what" to={`/teacher/schedule/${sesi.id_sesi}`}><b>{sesi.kelas} · {sesi.mapel}</b><small>{[t('period', { posisi: sesi.posisi }), sesi.topic?.nama, told(sesi)].filter(Boolean).join(' · ')}</small></Link>
      {!isMine(sesi) ? null : line.is === 'now' ? <span className="now-word"><Flame /> {t('now')}</span> : <State sesi={sesi} state={state} isDaily={isDaily} />}
    </li>
  );
}

function State({ sesi: { id_sesi, kelas, terisi, jumlah_murid: total }, state, isDaily }: { sesi: Sesi; state: string; isDaily: boolean }) {
  const [t, w] = [useWords('home'), useWords('teacherHome')];
  if (state === 'libur') return <StatusTag tone="calm">{t('holiday')}</StatusTag>;
  if (state === 'upcoming') return null;
  if (state === 'full') return <StatusTag tone="good" icon={<CheckOutlined />}>{w('recorded', { terisi, total })}</StatusTag>;
  return <Link className="btn is-small" to={`/teacher/schedule/${id_sesi}`}>{w(isDaily ? 'open' : 'fill')} <span className="visually-hidden">{kelas}</span></Link>;
}
