import { Link } from 'react-router-dom';
import { attendance } from '#contract/attendance/attendance.api';
import { OFTEN, STREAK_DAYS } from '#contract/attendance/children';
import { useState } from 'react';
import { percentOf } from '#contract/attendance/presence';
import { PresenceFigure } from '#client/attendance/presence-why';
import { formatAngka, formatPersen } from '#client/kit/number';
import { formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.words';
import '#client/attendance/board.words';

const SHOWN = 5;
const pageOf = (id_murid: string) => `/teacher/student/${id_murid}`;

/** The children of a day of whom nobody has heard, the longest silence first. */
export function SilentList({ tanggal, onAll }: { tanggal: string; onAll: () => void }) {
  const [t, words] = [useWords('board'), useWords('attendance')];
  const { data } = useView(attendance.children, { tanggal, keadaan: 'Alpa' });
  if (data.length === 0) return null;
  return (
    <div className="ask">
      <h3>{t('silent', { count: data.length })}</h3>
      <ul className="kids">
        {data.toSorted((a, b) => b.alpa_hari - a.alpa_hari).slice(0, SHOWN).map(({ id_murid, nama, kelas, alpa_hari, jam }) => (
          <li key={id_murid}>
            <span>
              <Link to={pageOf(id_murid)}>{nama ?? words('unnamed')}</Link>
              <small className={alpa_hari >= STREAK_DAYS ? 'is-urgent' : undefined}>{kelas} · {alpa_hari > 1 ? t('streakDay', { hari: alpa_hari }) : t('atPeriods', { jam: jam.map((it) => it.posisi).join(', ') })}</small>
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="btn is-block" onClick={onAll}>{t('seeAll')}</button>
    </div>
  );
}

/** That nothing waits, where nobody has been silent for days either. */
export function Quiet({ tanggal }: { tanggal: string }) {
  const t = useWords('board');
  const { data: { beruntun } } = useView(attendance.attention, { tanggal });
  return beruntun.length ? null : <p>{t('actNone')}</p>;
}

/** Who has been silent for days and is not told of above, and who is often absent, by a method that is named. */
export function OftenAbsent({ tanggal }: { tanggal: string }) {
  const [t, words] = [useWords('board'), useWords('attendance')];
  const { data: { beruntun, sering, dihitung } } = useView(attendance.attention, { tanggal });
  const { data: silent } = useView(attendance.children, { tanggal, keadaan: 'Alpa' });
  const [all, setAll] = useState(false);
  const others = beruntun.filter((it) => !silent.some(({ id_murid }) => id_murid === it.id_murid));
  const shown = all ? sering : sering.slice(0, SHOWN);
  return (
    <>
      {others.length > 0 && (
        <div className="ask">
          <h3>{t('streaks')}</h3>
          <ul className="kids">{others.map((it) => <li key={it.id_murid}><span><Link to={pageOf(it.id_murid)}>{it.nama ?? words('unnamed')}</Link><small className="is-urgent">{it.kelas} · {t('streak', { hari: it.alpa_hari, sejak: formatTanggal(it.alpa_sejak) })}</small></span></li>)}</ul>
        </div>
      )}
      {dihitung > 0 && (
        <div className="ask">
          <h3>{t('often')}</h3>
          <p>{sering.length === 0 ? t('oftenNone', { batas: OFTEN.percent }) : t('oftenHow', { count: sering.length, batas: OFTEN.percent, ...mostIn(sering) })}</p>
          <ul className="kids often">
            {shown.map(({ id_murid, nama, kelas, tidak_hadir, terisi, tingkat_absen }) => (
              <li key={id_murid} title={t('share', { tidak_hadir: formatAngka(tidak_hadir), terisi: formatAngka(terisi) })}>
                <span><Link to={pageOf(id_murid)}>{nama ?? words('unnamed')}</Link> <small>{kelas} · {t('share', { tidak_hadir: formatAngka(tidak_hadir), terisi: formatAngka(terisi) })}</small></span>
                <PresenceFigure of={{ id_murid, nama, isAbsence: true }}><b className={tingkat_absen === 'berat' ? 'is-urgent' : undefined}>{formatPersen(percentOf(tidak_hadir, terisi))}</b></PresenceFigure>
              </li>
            ))}
          </ul>
          {!all && sering.length > SHOWN && <button type="button" className="btn is-bare" onClick={() => setAll(true)}>{t('oftenMore', { count: sering.length - SHOWN })}</button>}
        </div>
      )}
    </>
  );
}

/** The class that has the most of them. */
function mostIn(them: readonly { kelas: string }[]) {
  const counts = new Map<string, number>();
  for (const { kelas } of them) counts.set(kelas, (counts.get(kelas) ?? 0) + 1);
  const [kelas, terbanyak] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  return { kelas, terbanyak };
}
