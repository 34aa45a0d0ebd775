import { useParams } from 'react-router-dom';
import { marking } from '#contract/exam/marking.api';
import { twoDecimals } from '#contract/exam/scoring';
import { sitting } from '#contract/exam/sitting.api';
import { lamaOf } from '#client/exam/marking/duration';
import { formatAngka } from '#client/kit/number';
import { RecordCard } from '#client/kit/record';
import { Screen } from '#client/kit/screen';
import { formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam-kinds.words';
import '#client/exam/marking/own-result.css';
import '#client/exam/marking/own-result.words';

/** As many as one answer holds: more than anybody sits in a year. */
const MOST = 100;

/** A student's own mark, and what their teacher remarked. */
export function OwnResultScreen() {
  const t = useWords('ownResult');
  const { id = '' } = useParams();
  return <Screen title={t('title')} back={{ to: '/student/cbt', label: t('back') }}><Announced id={id} /></Screen>;
}

/** Before everybody is told nobody is. */
function Announced({ id }: { id: string }) {
  const t = useWords('ownResult');
  const { data } = useView(sitting.list, { limit: MOST });
  const isThere = data.some((it) => it.id_cbt === id && it.nilai !== null);
  return isThere ? <OwnResult id={id} /> : <p className="soft own-wait">{t('notYet')}</p>;
}

function OwnResult({ id }: { id: string }) {
  const [t, k] = [useWords('ownResult'), useWords('examKinds')];
  const { data: { judul, tipe, mapel, mulai, lama, terjawab, jumlah_soal, nilai, per_tipe, dihapus, catatan } } = useView(marking.result, { id });
  const about = [k(tipe), mapel, mulai && formatHariTanggal(new Date(mulai)), lama !== null && t('time', { lama: lamaOf(lama) }), t('answered', { n: terjawab, total: jumlah_soal })].filter(Boolean);
  const counted = per_tipe.filter(({ bobot }) => bobot > 0);
  const points = { skor: formatAngka(twoDecimals(counted.reduce((sum, it) => sum + (it.skor ?? 0), 0))), bobot: formatAngka(twoDecimals(counted.reduce((sum, it) => sum + it.bobot, 0))) };
  return (
    <div className="own-result">
      <section className="panel own-mark"><div><h2>{judul}</h2><p>{about.join(' · ')}</p></div><p className="own-number"><small>{t('mark')}</small><b>{formatAngka(nilai)}</b><span className="visually-hidden">{t('of')}</span></p></section>
      <RecordCard id="jenis" title={t('kinds')}>
        <ul className="own-kinds">
          {counted.map((it) => <li key={it.tipe}><span>{t(it.tipe)}</span><i aria-hidden="true"><i style={{ inlineSize: `${(100 * (it.skor ?? 0)) / it.bobot}%` }} /></i><b>{it.skor === null ? '–' : formatAngka(it.skor)} / {formatAngka(it.bobot)}</b></li>)}
        </ul>
        {dihapus > 0 && <p className="soft">{t('removed', { count: dihapus, n: formatAngka(dihapus), nilai: formatAngka(nilai), ...points })}</p>}
      </RecordCard>
      {catatan.length > 0 && <RecordCard id="catatan" title={t('remarks')}><p className="soft">{t('scores')}</p><ul className="own-remarks">{catatan.map((it) => <li key={it.nomor}><b>{t('remark', { nomor: it.nomor, skor: formatAngka(it.skor), maks: it.skor_maksimal })}</b>{it.is_dihapus && <span className="soft"> · {t('notCounted')}</span>}<p>{it.catatan || '–'}</p></li>)}</ul></RecordCard>}
    </div>
  );
}
