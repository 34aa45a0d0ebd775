import { Checkbox, Select } from 'antd';
import { marking } from '#contract/exam/marking.api';
import { Distractors } from '#client/exam/marking/distractors';
import { gravestFirst, type Item, reliabilityOf, type Analysis as Told, verdictsOf } from '#client/exam/marking/verdict';
import type { Head } from '#client/exam/marking/standing';
import { useAddress } from '#client/kit/address';
import { ListState } from '#client/kit/list/list-state';
import { formatAngka, formatPersen } from '#client/kit/number';
import { RecordCard } from '#client/kit/record';
import { StatusTag } from '#client/kit/status-tag';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { twoDecimals } from '#contract/exam/scoring';
import { difficultyOf } from '#client/question-bank/difficulty';
import '#client/exam/marking/analysis.words';

/** How the questions did, in words first, then in numbers with what they are. */
export function Analysis({ head }: { head: Head }) {
  const [t, m] = [useWords('examAnalysis'), useWords('marking')];
  const [params, setParams] = useAddress();
  const kelas = head.kelas.find((it) => it.id_kelas_tahun_ajaran === params.get('kelas'))?.id_kelas_tahun_ajaran;
  const { data } = useView(marking.analysis, { id: head.id_cbt, ...(kelas && { id_kelas: kelas }) });
  const put = (name: string, value: string) => setParams((before) => {
    const next = new URLSearchParams(before);
    value ? next.set(name, value) : next.delete(name);
    return next;
  }, { replace: true });
  const isGravest = params.get('urut') !== 'nomor';
  const soal = data.soal.map((it) => ({ ...it, isForAll: head.soal.some(({ id_soal, koreksi }) => id_soal === it.id_soal && koreksi?.cara === 'semua_benar') }));
  const items = isGravest ? gravestFirst(soal, data.ujian.peserta) : soal;
  return (
    <>
      <div className="essay-bar">
        {head.kelas.length > 1 && <Select aria-label={m('kelas')} value={kelas ?? ''} onChange={(it) => put('kelas', it)} options={[{ value: '', label: m('allClasses') }, ...head.kelas.map((it) => ({ value: it.id_kelas_tahun_ajaran, label: it.kelas }))]} />}
        <Checkbox checked={isGravest} onChange={({ target }) => put('urut', target.checked ? '' : 'nomor')}>{t('gravestFirst')}</Checkbox>
      </div>
      {data.ujian.peserta ? (
        <>
          <Whole analysis={data} />
          <ol className="items">{items.map((it) => <OneItem key={it.id_soal} item={it} peserta={data.ujian.peserta} />)}</ol>
          <p className="soft items-method"><b>{t('methods')}</b> {t('methodsAbout')}</p>
        </>
      ) : <ListState kind="empty" title={t('nobody')} />}
    </>
  );
}

const said = (it: number | null) => (it === null ? '–' : formatAngka(twoDecimals(it)));

/** How far the test as a whole can be relied upon. */
function Whole({ analysis: { ujian } }: { analysis: Told }) {
  const t = useWords('examAnalysis');
  const { say, tone } = reliabilityOf(ujian);
  const numbers = [[t('people'), formatAngka(ujian.peserta)], [t('mean'), said(ujian.rata_rata)], [t('median'), said(ujian.median)], [t('deviation'), said(ujian.simpangan)], [t('alpha'), formatPersen(ujian.alpha)], [t('standardError'), said(ujian.galat_baku)], [t('skewness'), said(ujian.kemiringan)], [t('kurtosis'), said(ujian.keruncingan)]] as const;
  return (
    <RecordCard id="keandalan" title={t('reliability')} about={<StatusTag tone={tone}>{t(`reliability_${say}`)}</StatusTag>}>
      <p>{t(`reliability_${say}_about`)} {ujian.galat_baku !== null && say !== 'unknown' && t('errorAbout', { poin: said(ujian.galat_baku) })}</p>
      <dl className="items-numbers">{numbers.map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}</dl>
    </RecordCard>
  );
}

function OneItem({ item, peserta }: { item: Item; peserta: number }) {
  const t = useWords('examAnalysis');
  const { nomor, ringkasan, kesukaran, daya_beda, daya_pembeda, efisiensi, bobot_efektif, bobot } = item;
  return (
    <li className="panel item" data-nomor={nomor}>
      <header><b>{nomor}</b><p>{ringkasan}</p></header>
      <ul className="item-says">{verdictsOf(item, peserta).map(({ say, tone, opsi }) => <li key={say}><StatusTag tone={tone}>{t(say, { opsi, count: item.belum_dinilai, jumlah: item.belum_dinilai })}</StatusTag> <span className="soft">{t(`${say}_do`)}</span></li>)}</ul>
      {kesukaran !== null && !item.is_dihapus && <div className="item-two">
        {!item.isForAll && <dl className="item-measures">
          <Measure label={t('facility')} value={kesukaran} said={`${formatPersen(100 * kesukaran)} · ${t(difficultyOf(kesukaran))}`} />
          <Measure label={t('groups')} value={daya_pembeda} said={said(daya_pembeda)} />
          <Measure label={t('correlation')} value={daya_beda === null ? null : daya_beda / 100} said={formatPersen(daya_beda)} />
          <div><dt>{t('more')}</dt><dd className="soft">{t('moreSaid', { efisiensi: formatPersen(efisiensi), efektif: formatPersen(bobot_efektif), bobot: formatAngka(bobot) })}</dd></div>
        </dl>}
        {item.pengecoh.length > 0 && <Distractors item={item} />}
      </div>}
    </li>
  );
}

/** A number on its scale: to the right of the middle mark it is good, left of nothing it works against the rest. */
function Measure({ label, value, said: text }: { label: string; value: number | null; said: string }) {
  const width = `${Math.min(1, Math.abs(value ?? 0)) * 100}%`;
  return <div><dt>{label}</dt><dd><span className="item-scale"><i className={(value ?? 0) < 0 ? 'is-against' : undefined} style={{ inlineSize: width }} /></span><b>{text}</b></dd></div>;
}
