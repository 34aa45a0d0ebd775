import type { AksiRencana, PapanRencana } from '#contract/lesson/planning';
import { Flame } from '#client/kit/flame';
import { formatAngka } from '#client/kit/number';
import { formatDetik, formatHari, formatTanggal } from '#client/kit/time';
import { useLiveState } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import type { Behind } from '#client/lesson/planning/behind';
import { lackOf, standingOf } from '#client/lesson/planning/planning-numbers';
import '#client/lesson/planning/planning.words';

type Props = { papan: PapanRencana; onWhy: (behind: Behind) => void };

/** The week in a sentence that may be read aloud, how ready the next one is, and what was done last. */
export function PlanningHeadline({ papan, onWhy }: Props) {
  const t = useWords('planning');
  const { kini, berutang, depan, kosong } = standingOf(papan);
  const week = papan.minggu.find((it) => it.minggu_ke === papan.kini);
  const dates = week && `${week.tanggal_awal},${week.tanggal_akhir}`;
  const said = week && t('week', { minggu: week.minggu_ke });
  const numbers = { ada: formatAngka(kini.direncanakan), total: formatAngka(kini.total_sesi) };
  const lack = lackOf(kini);
  return (
    <div className="plan-headline">
      {week && <p className="eyebrow">{said} · {formatTanggal(week.tanggal_awal)} – {formatTanggal(week.tanggal_akhir)}</p>}
      <h2 className="say">
        {!week ? t('sayOutside') : kini.total_sesi === 0 ? t('sayNone') : <>
          <button type="button" className="why" onClick={() => onWhy({ judul: `${said}: ${t('sayPlanned', numbers)}`, dates })}>{t('sayPlanned', numbers)}</button>{t('sayPlannedAfter')}
          {lack > 0 ? <>; <button type="button" className="why" onClick={() => onWhy({ judul: `${said}: ${formatAngka(lack)} ${t('belum')}`, dates, keadaan: 'belum' })}>{formatAngka(lack)}</button>{t('sayLack', { count: berutang.length })}</> : t('sayAll')}
        </>}
      </h2>
      {week && (
        <p className="also">
          {kosong && t('nextEmpty', { minggu: kosong.minggu_ke })}
          {depan ? <>{t('nextBefore', { minggu: depan.minggu_ke })}<button type="button" className="why" onClick={() => onWhy({ judul: t('week', { minggu: depan.minggu_ke }), dates: `${depan.tanggal_awal},${depan.tanggal_akhir}` })}>{t('nextReady', { ada: formatAngka(depan.hitungan.direncanakan), total: formatAngka(depan.hitungan.total_sesi) })}</button>{t('nextAfter')}</> : t('nextNone')}
        </p>
      )}
      {papan.pada ? <p className="also">{t('past')}</p> : papan.terakhir && <Ticker aksi={papan.terakhir} />}
    </div>
  );
}

const VERBS = { isi: 'actIsi', geser: 'actGeser', urung: 'actUrung', salin: 'actSalin' } as const;
/** What somebody did, without where. */
export const actSaid = ({ sebab, oleh, jumlah }: AksiRencana, t: Translate<'planning'>) => t(VERBS[sebab], { count: jumlah, oleh: oleh ?? t('somebody') });
export const placeSaid = ({ kelas, mapel, tanggal_sesi, posisi }: AksiRencana, t: Translate<'planning'>) => t('where', { kelas, mapel, hari: `${formatHari(tanggal_sesi)} ${formatTanggal(tanggal_sesi)}`, posisi });

/** The last thing that was done, glowing while it is new. */
function Ticker({ aksi }: { aksi: AksiRencana }) {
  const [t, state] = [useWords('planning'), useLiveState()];
  return (
    <p className="ticker">
      <span className={state === 'live' ? 'ticker-live is-lit' : 'ticker-live'}><Flame out={state !== 'live'} /> {t(state === 'live' ? 'live' : 'notLive')}</span>
      <span key={aksi.id} className="changed">{formatTanggal(new Date(aksi.at))} {formatDetik(aksi.at)} · {actSaid(aksi, t)} <b>{placeSaid(aksi, t)}</b></span>
    </p>
  );
}
