import { CheckSquareOutlined, RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { Sesi } from '#contract/lesson/lesson.api';
import { minutesUntil, shareOver } from '#client/home/day';
import { Lit } from '#client/kit/lit';
import { formatLama } from '#client/kit/number';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { useStandingIn } from '#client/lesson/standing-in';
import '#client/home/home.words';
import '#client/home/waits.words';
import '#client/home/teacher.words';

const MINUTE = 60_000;
const registerOf = ({ id_sesi }: Pick<Sesi, 'id_sesi'>) => `/teacher/schedule/${id_sesi}`;

type Props = { now: Sesi | undefined; next: Sesi | undefined; at: Date; /** The school marks once a day: the register is not the lesson's. */ isDaily: boolean };

/** The one lit thing: the lesson that is on with its register, and the one after it; between lessons the one that comes. */
export function NowNext({ now, next, at, isDaily }: Props) {
  const t = useWords('home');
  if (now) {
    const said = [t('now'), t('period', { posisi: now.posisi }), t('minutesLeft', { lama: formatLama(minutesUntil(now.selesai, at)) })].join(' · ');
    return <Lit said={said} beside={next && <Next sesi={next} at={at} />}><Now sesi={now} at={at} isDaily={isDaily} /></Lit>;
  }
  return next ? <Lit said={`${t('next')} · ${t('minutesLeft', { lama: formatLama(minutesUntil(next.mulai, at)) })}`}><Coming sesi={next} /></Lit> : null;
}

function Now({ sesi, at, isDaily }: { sesi: Sesi; at: Date; isDaily: boolean }) {
  const [t, w] = [useWords('home'), useWords('teacherHome')];
  const { kelas, mapel, mulai, selesai, terisi, jumlah_murid: total } = sesi;
  const lama = Math.round((Date.parse(selesai) - Date.parse(mulai)) / MINUTE);
  return (
    <div className="now-here">
      <h2>{kelas} · {mapel}</h2>
      <StandingIn sesi={sesi} />
      <Plan sesi={sesi} />
      <div className="now-clock">
        <time>{formatJam(mulai)}</time>
        <span className="meter" role="img" aria-label={t('over', { lewat: Math.floor(lama * shareOver(sesi, at)), lama })}><i style={{ width: `${shareOver(sesi, at) * 100}%` }} /></span>
        <time>{formatJam(selesai)}</time>
      </div>
      <Link className="btn is-primary is-large" to={registerOf(sesi)}><CheckSquareOutlined aria-hidden /> {terisi < total && !isDaily ? w('fill') : w('open')}</Link>
      <p className="now-hint">{terisi < total ? w('filled', { terisi, total }) : w('complete', { total })}</p>
    </div>
  );
}

function Next({ sesi, at }: { sesi: Sesi; at: Date }) {
  const t = useWords('home');
  return (
    <>
      <p className="now-label">{t('next')} · {t('minutesLeft', { lama: formatLama(minutesUntil(sesi.mulai, at)) })}</p>
      <h3>{sesi.kelas} · {sesi.mapel}</h3>
      <About sesi={sesi} />
    </>
  );
}

const Coming = ({ sesi }: { sesi: Sesi }) => <><h2>{sesi.kelas} · {sesi.mapel}</h2><About sesi={sesi} /></>;

function About({ sesi }: { sesi: Sesi }) {
  const [t, w] = [useWords('home'), useWords('teacherHome')];
  return (
    <>
      <p className="soft">{t('period', { posisi: sesi.posisi })} · {formatJam(sesi.mulai)}–{formatJam(sesi.selesai)}</p>
      <StandingIn sesi={sesi} />
      <Plan sesi={sesi} />
      <p className="soft">{w('willOpen', { jam: formatJam(sesi.mulai) })}</p>
      <Link to={registerOf(sesi)}>{w('open')} <RightOutlined aria-hidden className="now-arrow" /></Link>
    </>
  );
}

function StandingIn({ sesi }: { sesi: Sesi }) {
  const said = useStandingIn().told(sesi);
  return said ? <p className="soft">{said}</p> : null;
}

/** What a lesson is about, or the way to say so. */
function Plan({ sesi: { id_sesi, topic, kd } }: { sesi: Sesi }) {
  const [t, waits] = [useWords('home'), useWords('waits')];
  if (topic) return <p className="soft">{[topic.nama, kd?.nama].filter(Boolean).join(' · ')}</p>;
  return <p className="soft">{t('noTopic')} · <Link to={`${registerOf({ id_sesi })}/edit`}>{waits('plan')}</Link></p>;
}
