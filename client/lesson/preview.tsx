import { Alert } from 'antd';
import type { Perubahan, Pratinjau } from '#contract/lesson/plan';
import { formatHari, formatTanggal } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';
import '#client/lesson/plan.css';
import '#client/lesson/plan.words';

const said = ({ topic, kd }: Perubahan['sebelum'], t: Translate<'plan'>) => [topic?.nama, kd?.nama].filter(Boolean).join(' + ') || t('empty');

/** What each lesson was about and would be about, and what no lesson is left for. */
export function Preview({ of: { perubahan, tersisa }, nothing }: { of: Pratinjau; nothing: string }) {
  const t = useWords('plan');
  if (perubahan.length === 0) return <p className="list-state">{nothing}</p>;
  return (
    <>
      {tersisa.length > 0 && <Alert type="warning" showIcon title={t('left', { count: tersisa.length, apa: tersisa.map((it) => said(it, t)).join('; ') })} />}
      <table className="plan-preview">
        <thead><tr><th scope="col">{t('when')}</th><th scope="col">{t('before')}</th><th scope="col">{t('after')}</th></tr></thead>
        <tbody>
          {perubahan.map((it) => (
            <tr key={it.id_sesi}>
              <th scope="row">{it.kelas} · {formatHari(it.tanggal_sesi)} {formatTanggal(it.tanggal_sesi)}, {t('period', { posisi: it.posisi })}{it.libur && ` · ${t('libur')}`}</th>
              <td><s>{said(it.sebelum, t)}</s></td><td>{said(it.sesudah, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
