import { CheckCircleFilled } from '@ant-design/icons';
import type { Item } from '#client/exam/marking/verdict';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import '#client/exam/marking/analysis.words';

/** How often each option was chosen, and by how many of the better and the weaker; where everybody is right, no option is the key and none deceives. */
export function Distractors({ item: { pengecoh: told, nomor, isForAll } }: { item: Item }) {
  const t = useWords('examAnalysis');
  const pengecoh = isForAll ? told.map((it) => ({ ...it, is_kunci: false, berfungsi: null })) : told;
  const most = Math.max(1, ...pengecoh.map(({ dipilih }) => dipilih));
  return (
    <table className="item-options">
      <caption>{t('options', { nomor })}</caption>
      <thead><tr><th scope="col">{t('option')}</th><th scope="col">{t('chosen')}</th><th scope="col">{t('upper')}</th><th scope="col">{t('lower')}</th></tr></thead>
      <tbody>
        {pengecoh.map((it) => (
          <tr key={it.opsi} className={it.is_kunci ? 'is-key' : undefined}>
            <th scope="row">{it.opsi}{it.is_kunci && <> <CheckCircleFilled aria-hidden /><span className="visually-hidden">{t('key')}</span></>}</th>
            <td><span className="item-scale"><i className={it.is_kunci ? 'is-key' : it.berfungsi === false ? 'is-idle' : undefined} style={{ inlineSize: `${(100 * it.dipilih) / most}%` }} /></span><b>{formatAngka(it.dipilih)}</b></td>
            <td>{it.atas}</td><td>{it.bawah}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
