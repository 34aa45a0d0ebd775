import { HistoryOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import type { Child, ChildrenOfClass } from '#contract/attendance/children';
import { audit } from '#contract/audit/audit.api';
import { Boundary } from '#client/kit/boundary';
import { formatAngka } from '#client/kit/number';
import { useMayAsk } from '#client/kit/session';
import { formatDetik, formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import type { BehindWhat } from '#client/attendance/drill';
import { HistoryLink } from '#client/attendance/history-link';
import { type Standing, standingOf, stateCount } from '#client/attendance/standing';
import '#client/attendance/attendance.words';
import '#client/attendance/board.words';

type Props = { tanggal: string; rincian: BehindWhat; kelas: string | undefined; murid: readonly ChildrenOfClass[]; onClose: () => void };
const MOST_EVENTS = 12;

/** Where a number comes from: the sum over the classes, the children in it, and what happened. */
export function WhyDrawer({ tanggal, rincian, kelas, murid, onClose }: Props) {
  const t = useWords('board');
  const own = murid.filter((it) => !kelas || it.id_kelas === kelas);
  const parts = own.map((it) => ({ ...it, n: countOf(it, rincian) })).filter((it) => it.n > 0);
  const count = parts.reduce((sum, it) => sum + it.n, 0);
  const keadaan = useStateWord(rincian);
  return (
    <Why whence={t('whence')} title={t('why', { count, keadaan })} onClose={onClose}>
      <section>
        <h3>{t('figure')}</h3>
        {rincian === 'tidak_hadir' && <PresentSum of={standingOf(own)} />}
        <p className="why-sum">
          {parts.map((it, i) => <span key={it.id_kelas}>{i > 0 && <i aria-hidden="true">+</i>}<span className="why-part"><b>{formatAngka(it.n)}</b><small>{it.kelas} / {formatAngka(it.jumlah_murid)}</small></span></span>)}
          <span>{parts.length > 0 && <i aria-hidden="true">=</i>}<span className="why-part is-result"><b>{formatAngka(count)}</b><small>{t('child', { count })}</small></span></span>
        </p>
        <p className="why-how">{rincian === 'tidak_hadir' ? t('howAway') : rincian === 'Belum' ? t('howUnknown') : t('howState', { keadaan })}</p>
      </section>
      <Boundary><People tanggal={tanggal} rincian={rincian} kelas={kelas} /></Boundary>
    </Why>
  );
}

const NOT_PRESENT = ['Sakit', 'Izin', 'Alpa', 'Belum'] as const;

/** Who is away is asked of how many are present: that number stands here, too. */
function PresentSum({ of }: { of: Standing }) {
  const [t, words] = [useWords('board'), useWords('attendance')];
  return (
    <p className="why-sum">
      <span><span className="why-part"><b>{formatAngka(of.jumlah)}</b><small>{t('child', { count: of.jumlah })}</small></span></span>
      {NOT_PRESENT.filter((it) => stateCount(of, it) > 0).map((it) => <span key={it}><i aria-hidden="true">−</i><span className="why-part"><b>{formatAngka(stateCount(of, it))}</b><small>{words(it)}</small></span></span>)}
      <span><i aria-hidden="true">=</i><span className="why-part is-result"><b>{formatAngka(of.hadir)}</b><small>{t('present')}</small></span></span>
    </p>
  );
}

const countOf = (it: ChildrenOfClass, what: BehindWhat) => {
  const standing = standingOf([it]);
  return what === 'tidak_hadir' ? standing.tidakHadir : stateCount(standing, what);
};

function useStateWord(rincian: BehindWhat) {
  const [t, words] = [useWords('board'), useWords('attendance')];
  return rincian === 'tidak_hadir' ? t('away') : words(rincian);
}

function People({ tanggal, rincian, kelas }: Pick<Props, 'tanggal' | 'rincian' | 'kelas'>) {
  const t = useWords('board');
  const { data } = useView(attendance.children, { tanggal, keadaan: rincian });
  const children = data.filter((it) => !kelas || it.id_kelas === kelas);
  return (
    <>
      <section>
        <h3>{t('people')}</h3>
        {children.length === 0 && <p>{t('nobody')}</p>}
        <ul className="why-people">{children.map((it) => <Person key={it.id_murid} child={it} />)}</ul>
      </section>
      <Events tanggal={tanggal} people={children} />
    </>
  );
}

function Person({ child }: { child: Child }) {
  const [t, words] = [useWords('board'), useWords('attendance')];
  const mayAudit = useMayAsk(audit.stream);
  const { id_murid, nama, kelas, keadaan, jam, alpa_sejak, alpa_hari, hadir, terisi, belum } = child;
  const facts = [
    kelas,
    alpa_hari > 1 && alpa_sejak ? t('since', { hari: formatHariTanggal(alpa_sejak) }) : jam.length > 0 && `${words(keadaan)} · ${t('atPeriods', { jam: jam.map((it) => it.posisi).join(', ') })}`,
    belum > 0 && t('alsoUnrecorded', { count: belum }),
    terisi > 0 && t('soFar', { hadir: formatAngka(hadir), terisi: formatAngka(terisi) }),
  ].filter((it) => it);
  const last = jam.at(-1);
  return (
    <li>
      <span><Link to={`/teacher/student/${id_murid}`}>{nama ?? words('unnamed')}</Link><small>{facts.join(' · ')}</small></span>
      {mayAudit && last && <HistoryLink row={{ id_sesi: last.id_sesi, id_murid, nama }} />}
    </li>
  );
}

/** What made the number what it is, the newest first. */
function Events({ tanggal, people }: { tanggal: string; people: readonly Child[] }) {
  const [t, words] = [useWords('board'), useWords('attendance')];
  const mayReplay = useMayAsk(audit.attendance);
  const events = people.flatMap(({ nama, kelas, jam }) => jam.map((it) => ({ ...it, nama, kelas })))
    .flatMap((it) => (it.ditandai ? [{ ...it, at: it.ditandai }] : [])).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const [newest] = events;
  if (!newest) return null;
  return (
    <section>
      <h3>{t('events')}</h3>
      <ol className="why-events">
        {events.slice(0, MOST_EVENTS).map((it) => (
          <li key={it.id}>
            <time>{formatDetik(it.at)}</time>
            <span>{t('marked', { oleh: it.oleh ?? words('unnamed') })} <b>{it.nama ?? words('unnamed')}</b> {t('markedAs', { status: words(it.status_kehadiran), kelas: it.kelas, posisi: it.posisi })}<small>{t('before', { status: words(it.sebelum ?? 'Belum') })}</small></span>
          </li>
        ))}
      </ol>
      {mayReplay && <Link to={`/teacher/audit/attendance?tanggal=${tanggal}&at=${encodeURIComponent(newest.at)}`}><HistoryOutlined aria-hidden /> {t('boardAt', { jam: formatDetik(newest.at) })}</Link>}
    </section>
  );
}
