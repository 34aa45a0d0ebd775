import { ColumnHeightOutlined, DownloadOutlined, TableOutlined } from '@ant-design/icons';
import { type Column, isTold } from '#client/kit/list/column';
import { Drop } from '#client/kit/drop';
import type { useKept } from '#client/kit/list/keeping';
import type { Reading } from '#client/kit/list/reading';
import { formatAngka } from '#client/kit/number';
import { useWords } from '#client/kit/words';
import '#client/kit/list/list.words';

type Props<Row> = { kept: ReturnType<typeof useKept>; columns: readonly Column<Row>[]; shown: readonly Column<Row>[]; total: number; reading: Reading };

/** How a list is shown, and how it leaves: density, columns, export, print. */
export function ListTools<Row>({ kept, columns, shown, total, reading }: Props<Row>) {
  const t = useWords('list');
  const isCompact = kept.density === 'compact';
  if (reading.progress) return <div className="list-tools"><span role="status">{t('reading', { n: formatAngka(reading.progress.n), total: formatAngka(reading.progress.total) })}</span><button type="button" className="btn is-small" onClick={reading.stop}>{t('cancel')}</button></div>;
  return (
    <div className="list-tools">
      <button type="button" className="btn is-small is-icon hide-narrow" aria-label={t('density')} title={t('density')} aria-pressed={isCompact} onClick={() => kept.keep({ density: isCompact ? 'comfortable' : 'compact' })}><ColumnHeightOutlined aria-hidden /></button>
      <Drop label={t('columns')} icon={<TableOutlined />}>
        {() => (
          <>
            {columns.filter(isTold).map(({ key, title }, i) => (
              <label key={key}><input type="checkbox" disabled={i === 0} checked={shown.some((it) => it.key === key)} onChange={({ target }) => kept.keep({ columns: { ...kept.columns, [key]: target.checked } })} />{title}</label>
            ))}
            {Object.keys(kept.columns).length > 0 && <button type="button" onClick={() => kept.keep({ columns: {} })}>{t('usual')}</button>}
            <p>{t('columnsAbout')}</p>
          </>
        )}
      </Drop>
      <Drop label={t('export')} icon={<DownloadOutlined />}>
        {(close) => {
          const then = (act: () => void) => () => {
            close();
            act();
          };
          return (
            <>
              <button type="button" onClick={then(() => reading.keepAs('csv'))}>{t('csv')}</button>
              <button type="button" onClick={then(() => reading.keepAs('xlsx'))}>{t('xlsx')}</button>
              <button type="button" onClick={then(reading.print)}>{t('print')}</button>
              <p>{t('exportAbout', { jumlah: formatAngka(total) })}</p>
            </>
          );
        }}
      </Drop>
    </div>
  );
}
