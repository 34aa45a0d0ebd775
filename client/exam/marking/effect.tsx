import type { marking } from '#contract/exam/marking.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';

export type Dampak = OutputOf<typeof marking.correct>['data'];

/** Every student whose mark a correction changes. */
export function Effect({ dampak: { peserta, naik, turun, tetap, berubah } }: { dampak: Dampak }) {
  const t = useWords('marking');
  return (
    <section className="effect" aria-label={t('effect')}>
      <p role="status"><b>{berubah.length ? t('effectSaid', { count: peserta, naik, turun, tetap, peserta }) : t('effectNone', { count: peserta, peserta })}</b></p>
      {berubah.length > 0 && (
        <table className="effect-rows">
          <thead><tr><th scope="col">{t('nama')}</th><th scope="col">{t('kelas')}</th><th scope="col">{t('nilai')}</th></tr></thead>
          <tbody>
            {berubah.map((it) => {
              const [before, after] = [it.sebelum ?? it.sementara_sebelum, it.sesudah ?? it.sementara_sesudah];
              return <tr key={it.id_peserta}><th scope="row">{it.nama ?? t('erased')}</th><td>{it.kelas}</td><td className={after < before ? 'is-down' : 'is-up'}>{formatAngka(before)} → <b>{formatAngka(after)}</b>{it.sesudah === null && <small> {t('soFarMark')}</small>}</td></tr>;
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
