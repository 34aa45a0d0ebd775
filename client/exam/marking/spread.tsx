import { useEverybody } from '#client/exam/marking/everybody';
import { lamaOf } from '#client/exam/marking/duration';
import { type Behind, byClass, type Head, standingOf, tenthName } from '#client/exam/marking/standing';
import { Figure } from '#client/kit/figure';
import { formatAngka } from '#client/kit/number';
import { RecordCard } from '#client/kit/record';
import { useWords } from '#client/kit/words';

/** How many have which marks, by tens; each bar opens its people. */
export function Spread({ head, onWhy }: { head: Head; onWhy: (behind: Behind) => void }) {
  const t = useWords('marking');
  const { sebaran, bernilai, terendah, tertinggi } = standingOf(useEverybody(head));
  const most = Math.max(...sebaran);
  const said = bernilai ? t('spreadSaid', { count: bernilai, bernilai: formatAngka(bernilai), jumlah: formatAngka(most), rentang: tenthName(sebaran.indexOf(most)), terendah: formatAngka(terendah ?? 0), tertinggi: formatAngka(tertinggi ?? 0) }) : t('spreadNone');
  return (
    <Figure title={t('spread')} summary={said} table={{ head: [t('range'), t('students')], rows: sebaran.map((n, tenth) => [tenthName(tenth), n]) }}>
      {bernilai > 0 && <ol className="marks-spread">
        {sebaran.map((n, tenth) => {
          const range = tenthName(tenth);
          const bar = <><b>{n > 0 && formatAngka(n)}</b><i style={{ blockSize: `${most ? (100 * n) / most : 0}%` }} /></>;
          return <li key={range}>{n ? <button type="button" aria-label={`${range}: ${t('peopleCount', { count: n })}`} onClick={() => onWhy(`${tenth}`)}>{bar}</button> : <span>{bar}</span>}<small>{range}</small></li>;
        })}
      </ol>}
    </Figure>
  );
}

/** Class beside class, each figure with what it is made of. */
export function ByClass({ head }: { head: Head }) {
  const t = useWords('marking');
  const classes = byClass(useEverybody(head), head.kelas);
  const said = (it: number | null) => (it === null ? '–' : formatAngka(it));
  return (
    <RecordCard id="per-kelas" title={t('perClass')}>
      <table className="marks-classes">
        <thead><tr>{[t('kelas'), t('done'), t('mean'), t('lowest'), t('highest'), t('meanTime'), t('waiting')].map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
        <tbody>
          {classes.map((it) => (
            <tr key={it.id_kelas_tahun_ajaran}>
              <th scope="row">{it.kelas}</th><td data-label={t('done')}>{it.selesai} / {it.peserta}</td>
              <td data-label={t('mean')}><span className="marks-level"><i style={{ inlineSize: `${it.rata_rata ?? 0}%` }} /></span><b>{said(it.rata_rata)}</b></td>
              <td data-label={t('lowest')}>{said(it.terendah)}</td><td data-label={t('highest')}>{said(it.tertinggi)}</td>
              <td data-label={t('meanTime')}>{it.lama === null ? '–' : lamaOf(Math.round(it.lama))}</td><td data-label={t('waiting')}>{it.esai || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </RecordCard>
  );
}
