import { DownOutlined, ExclamationCircleFilled, UpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Pagination } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Lembar, SelSalah } from '#contract/people/import';
import { useWords } from '#client/kit/words';
import { inOrder, NO_COLUMN } from '#client/people/sheet-order';
import '#client/people/import.css';
import '#client/people/import.words';

const ROWS = 50;
const placeOf = ({ baris, nomor_kolom }: SelSalah) => `${baris} ${nomor_kolom ?? NO_COLUMN}`;

const pageOf = (rows: Lembar['daftar_baris'], fault?: SelSalah) => Math.floor(Math.max(0, rows.findIndex((it) => it.baris === fault?.baris)) / ROWS) + 1;

/** A sheet as it was sent, with every cell that is not right marked; one is told of, and one goes from each to the next. */
export function SheetView({ lembar, faults }: { lembar: Lembar; faults: readonly SelSalah[] }) {
  const t = useWords('import');
  const sorted = inOrder(faults);
  const places = new Map(sorted.map((it, i) => [placeOf(it), i]).reverse() as [string, number][]);
  const columns = lembar.judul.map((judul, nomor) => ({ nomor, judul }));
  const [at, setAt] = useState(0);
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const [page, setPage] = useState(() => pageOf(lembar.daftar_baris, sorted[0]));
  const table = useRef<HTMLTableElement>(null);
  const faulty = new Set(faults.map((it) => it.baris));
  const rows = lembar.daftar_baris.filter(({ baris }) => !onlyFaulty || faulty.has(baris));
  const current = sorted[at] as SelSalah;
  // The first is in sight as the sheet is, without taking the focus or moving the page.
  useLayoutEffect(() => {
    const [cell, box] = [table.current?.querySelector('[aria-pressed=true]')?.closest<HTMLElement>('td, th'), table.current?.parentElement];
    if (cell && box) box.scrollTo({ top: cell.offsetTop - box.clientHeight / 2, left: cell.offsetLeft - box.clientWidth / 2 });
  }, []);

  const go = (to: number) => {
    const next = sorted[to];
    if (!next) return;
    setAt(to);
    setPage(pageOf(rows, next));
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-place="${placeOf(next)}"]`)?.focus());
  };
  const narrow = (isOnly: boolean) => {
    setOnlyFaulty(isOnly);
    setPage(1);
  };

  return (
    <div className="sheet">
      <div className="sheet-bar">
        <Button icon={<UpOutlined />} disabled={at === 0} onClick={() => go(at - 1)}>{t('faultBefore')}</Button>
        <Button icon={<DownOutlined />} disabled={at === sorted.length - 1} onClick={() => go(at + 1)}>{t('faultAfter')}</Button>
        <span className="soft">{t('faultAt', { ke: at + 1, jumlah: sorted.length })}</span>
        <Checkbox checked={onlyFaulty} onChange={({ target }) => narrow(target.checked)}>{t('onlyFaulty')}</Checkbox>
      </div>
      <p className="sheet-told" aria-live="polite"><strong>{t('where', { baris: current.baris, kolom: current.kolom })}</strong> {current.isi && <q>{current.isi}</q>} {current.pesan} {current.perbaikan}</p>
      <div className="sheet-scroll" role="region" aria-label={t('sheet')} tabIndex={0}>
        <table ref={table}>
          <thead><tr><th scope="col">{t('row')}</th>{columns.map(({ nomor, judul }) => <th key={nomor} scope="col">{judul}</th>)}</tr></thead>
          <tbody>
            {rows.slice((page - 1) * ROWS, page * ROWS).map(({ baris, sel }) => {
              const lacking = places.get(`${baris} ${NO_COLUMN}`);
              return (
                <tr key={baris}>
                  {lacking === undefined ? <th scope="row">{baris}</th> : <th scope="row" className="is-faulty"><Mark fault={sorted[lacking] as SelSalah} text={String(baris)} isCurrent={lacking === at} onChoose={() => setAt(lacking)} /></th>}
                  {columns.map(({ nomor }) => {
                    const [text, index] = [sel[nomor] ?? '', places.get(`${baris} ${nomor}`)];
                    if (index === undefined) return <td key={nomor} title={text}>{text}</td>;
                    return <td key={nomor} className="is-faulty"><Mark fault={sorted[index] as SelSalah} text={text || t('blank')} isCurrent={index === at} onChoose={() => setAt(index)} /></td>;
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <Pagination current={page} pageSize={ROWS} total={rows.length} onChange={setPage} showSizeChanger={false} hideOnSinglePage size="small" />
    </div>
  );
}

type MarkProps = { fault: SelSalah; text: string; isCurrent: boolean; onChoose: () => void };

/** A cell that is not right; what is wrong with a row as a whole, or with a column that the sheet lacks, stands at the beginning of the row. */
const Mark = ({ fault, text, isCurrent, onChoose }: MarkProps) => (
  <button type="button" data-place={placeOf(fault)} aria-pressed={isCurrent} title={fault.pesan} onClick={onChoose}>
    <ExclamationCircleFilled aria-hidden /> {text}<span className="visually-hidden">: {fault.pesan}</span>
  </button>
);
