import { drawn, isBlank, isTold } from '#client/kit/list/column';
import { ChooseOne, type RowsProps, useLook } from '#client/kit/list/list-table';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** Rows on a phone: a card each, headed by its first column, with what can be done with it. */
export function ListCards<Row extends object>({ columns, rows, keyOf, sorting, onSort, choice, isBusy }: RowsProps<Row>) {
  const t = useWords('kit');
  const lookOf = useLook(keyOf, choice);
  const [first, ...others] = columns;
  const actions = others.find((it) => !isTold(it));
  return (
    <>
      <SortSelect columns={columns} sorting={sorting} onSort={onSort} />
      <ul className="row-cards" aria-label={t('rows')} aria-busy={isBusy}>
        {rows.map((row) => (
          <li key={String(keyOf(row))} className={['row-card', lookOf(row)].filter(Boolean).join(' ')}>
            <div className="row-card-head">
              {choice && <ChooseOne row={row} columns={columns} keyOf={keyOf} choice={choice} />}
              <strong>{first && drawn(first, row)}</strong>
              {actions && <div className="row-card-acts">{drawn(actions, row)}</div>}
            </div>
            <dl>{others.filter(isTold).filter((it) => !isBlank(it.text(row))).map((it) => <div key={it.key}><dt>{it.title}</dt><dd>{drawn(it, row)}</dd></div>)}</dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function SortSelect<Row>({ columns, sorting: { sortBy, order = 'asc' }, onSort }: Pick<RowsProps<Row>, 'columns' | 'sorting' | 'onSort'>) {
  const t = useWords('kit');
  const sorted = columns.filter(isTold).filter(({ sorter }) => sorter);
  if (!sorted.length) return null;
  const choose = (chosen: string) => {
    const [by, direction] = chosen.split(' ');
    onSort({ sortBy: by, order: direction });
  };
  return (
    <select className="list-select is-wide" aria-label={t('sort')} value={sorted.some(({ key }) => key === sortBy) ? `${sortBy} ${order}` : ''} onChange={({ target }) => choose(target.value)}>
      <option value="" disabled>{t('sort')}</option>
      {sorted.flatMap(({ key, title }) => [['asc', t('rising', { kolom: title })], ['desc', t('falling', { kolom: title })]].map(([way, label]) => <option key={`${key} ${way}`} value={`${key} ${way}`}>{label}</option>))}
    </select>
  );
}
