import { CheckOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { LangkahPersiapan, Persiapan, Sekolah } from '#contract/home/home.api';
import { Card, Say } from '#client/home/frame';
import { ClassesForm, SemesterForm } from '#client/home/setup-forms';
import { Flame } from '#client/kit/flame';
import { formatAngka, formatLama } from '#client/kit/number';
import { clock, formatJam, formatTanggal } from '#client/kit/time';
import { useWords } from '#client/kit/words';

/** `minutes`: about how long it takes; `form` where it can be done here, `also` another way to it. */
type Step = { to: string; minutes: number; form?: () => React.ReactNode; also?: string };
const STEPS: Record<LangkahPersiapan, Step> = {
  profil: { to: '/admin/institution', minutes: 3 },
  'tahun-ajaran': { to: '/admin/master/academic-year', minutes: 2, form: () => <SemesterForm /> },
  mapel: { to: '/admin/master/subject', minutes: 5, also: '/admin/import?jenis=mata_pelajaran' },
  guru: { to: '/admin/teacher/add', minutes: 10, also: '/admin/import?jenis=guru' },
  kelas: { to: '/admin/class', minutes: 2, form: () => <ClassesForm /> },
  murid: { to: '/admin/students/add', minutes: 10, also: '/admin/import?jenis=murid' },
  pengampu: { to: '/admin/class', minutes: 10 },
  'model-jadwal': { to: '/admin/master/schedule-model', minutes: 2 },
  jadwal: { to: '/admin/timetable', minutes: 60 },
};

/** Before its first lesson, as long as something is missing. */
export const isSettingUp = ({ berjalan, persiapan }: Pick<Sekolah, 'berjalan' | 'persiapan'>) => !berjalan && persiapan.some((it) => !it.selesai);

/** How far it is, in a sentence. */
export function useSetupSaid(steps: readonly Persiapan[]) {
  const w = useWords('adminHome');
  const left = steps.filter((it) => !it.selesai);
  const lama = formatLama(left.reduce((sum, it) => sum + STEPS[it.langkah].minutes, 0));
  return w('prepared', { selesai: steps.length - left.length, jumlah: steps.length, lama });
}

/** The home of a school that has not begun: what is done, what is next with its form in place, what comes later. */
export function SetupHome({ steps }: { steps: readonly Persiapan[] }) {
  const w = useWords('adminHome');
  const now = steps.find((it) => !it.selesai);
  return (
    <>
      <Say eyebrow={w('preparing')}>{useSetupSaid(steps)}</Say>
      <p className="home-also">{w('preparedAbout')}</p>
      <div className="home-columns is-office">
        <ol className="setup">
          {steps.map((it, i) => (it === now ? <Now key={it.langkah} step={it} nomor={i + 1} /> : it.selesai ? <Done key={it.langkah} step={it} /> : <Later key={it.langkah} step={it} nomor={i + 1} />))}
        </ol>
        {now && <Card id="after" title={w('after')}><p className="home-line soft">{w(`after.${now.langkah}`)}</p></Card>}
      </div>
    </>
  );
}

function Done({ step: { langkah, jumlah, at, oleh } }: { step: Persiapan }) {
  const w = useWords('adminHome');
  const when = at && (formatTanggal(new Date(at)) === formatTanggal(clock.today()) ? formatJam(at) : formatTanggal(new Date(at)));
  return (
    <li className="is-done">
      <span className="setup-sign"><CheckOutlined aria-label={w('done')} /></span>
      <span className="setup-what"><b>{w(langkah)}</b><small>{w(`has.${langkah}`, { jumlah: formatAngka(jumlah) })}</small></span>
      {when && <small className="setup-when">{oleh ? w('doneBy', { waktu: when, oleh }) : w('doneAt', { waktu: when })}</small>}
      <Link to={STEPS[langkah].to} aria-label={w('changeOf', { apa: w(langkah) })}>{w('change')}</Link>
    </li>
  );
}

function Now({ step: { langkah }, nomor }: { step: Persiapan; nomor: number }) {
  const w = useWords('adminHome');
  const { to, also, form, minutes } = STEPS[langkah];
  return (
    <li className="is-now" aria-current="step">
      <span className="setup-sign"><Flame /></span>
      <div className="setup-what">
        <p className="now-word">{w('stepNow', { nomor, lama: formatLama(minutes) })}</p>
        <h2>{w(langkah)}</h2>
        <p className="soft">{w(`about.${langkah}`)}</p>
        {form ? form() : (
          <div className="setup-ways">
            <Link className="btn is-primary is-large" to={to}>{w(`do.${langkah}`)}</Link>
            {also && <Link to={also}>{w('fromExcel')}</Link>}
          </div>
        )}
      </div>
    </li>
  );
}

function Later({ step: { langkah }, nomor }: { step: Persiapan; nomor: number }) {
  const w = useWords('adminHome');
  return (
    <li>
      <span className="setup-sign n">{nomor}</span>
      <span className="setup-what"><b>{w(langkah)}</b><small>{w(`about.${langkah}`)}</small></span>
      <small className="setup-when">{formatLama(STEPS[langkah].minutes)}</small>
    </li>
  );
}
