import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { PAGE_SIZES } from '#contract/kit/endpoint';
import type { Choice, Verb } from '#client/kit/list/choice';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';
import '#client/kit/list/list.words';

type Props = { page: number; limit: number; total: number; onPage: (page: number) => void; onSize: (limit: number) => void };

/** Where one is among all rows, and the way to the others. */
export function ListFoot({ page, limit, total, onPage, onSize }: Props) {
  const [t, kit] = [useWords('list'), useWords('kit')];
  const last = Math.max(1, Math.ceil(total / limit));
  const [from, to] = [(page - 1) * limit + 1, Math.min(total, page * limit)];
  return (
    <div className="list-foot">
      <span>{total > 0 && kit('total', { dari: formatAngka(from), sampai: formatAngka(to), total: formatAngka(total) })}</span>
      {total > PAGE_SIZES[0] && (
        <nav aria-label={t('pages')}>
          <button type="button" className="btn is-small is-icon" aria-label={t('before')} disabled={page <= 1} onClick={() => onPage(page - 1)}><LeftOutlined aria-hidden /></button>
          <span aria-hidden="true"><b>{formatAngka(page)}</b> / {formatAngka(last)}</span>
          <span className="visually-hidden" role="status">{t('pageOf', { n: page, total: last })}</span>
          <button type="button" className="btn is-small is-icon" aria-label={t('after')} disabled={page >= last} onClick={() => onPage(page + 1)}><RightOutlined aria-hidden /></button>
          <select className="list-select" aria-label={t('sizes')} value={limit} onChange={({ target }) => onSize(Number(target.value))}>
            {[...new Set([...PAGE_SIZES, limit])].map((n) => <option key={n} value={n}>{t('size', { n })}</option>)}
          </select>
        </nav>
      )}
    </div>
  );
}

/** What can be done with the rows that are chosen, in place of where one is. */
export function ChosenBar<Row>({ choice: { chosen, clear }, verbs }: { choice: Choice<Row> & { clear: () => void }; verbs: readonly Verb<Row>[] }) {
  const t = useWords('list');
  return (
    <div className="at-foot list-chosen" role="toolbar" aria-label={t('chosenActs')}>
      <b role="status">{t('chosen', { jumlah: formatAngka(chosen.size) })}</b>
      {verbs.map(({ key, label, isDanger, press }) => <button key={key} type="button" className={isDanger ? 'is-danger' : undefined} onClick={() => press([...chosen.values()], clear)}>{label}</button>)}
      <button type="button" className="list-unchoose" onClick={clear}>{t('unchoose')}</button>
    </div>
  );
}
