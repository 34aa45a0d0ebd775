import { type KeyboardEvent, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { assignment } from '#contract/assignment/assignment.api';
import { told, whenOf } from '#client/assignment/assignment-said';
import { WorkTag } from '#client/assignment/work-tag';
import { GradingWork } from '#client/assignment/grading-work';
import { MarkField } from '#client/assignment/mark-field';
import { refusedSaid } from '#client/assignment/mark-state';
import { type Cell, type Head, type Row, standing, useMarks } from '#client/assignment/use-marks';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import type { Back } from '#client/kit/crumbs';
import { later } from '#client/kit/later';
import { ListState } from '#client/kit/list/list-state';
import { Record, RecordFrame } from '#client/kit/record';
import { useAhead, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/assignment/assignment.css';
import '#client/assignment/assignment.words';

const MarkSheet = later(async () => (await import('#client/assignment/mark-sheet')).MarkSheet);

/** The students of an assignment with their marks, and one's work beside. */
export function GradingScreen() {
  const [t, { id = '' }] = [useWords('assignment'), useParams()];
  const back = { to: '/teacher/assignments', label: t('title') };
  return <RecordFrame back={back}><Grading key={id} id={id} back={back} /></RecordFrame>;
}

function Grading({ id, back }: { id: string; back: Back }) {
  const t = useWords('assignment');
  useAhead(assignment.grid, { id_sesi: id });
  const { data: head } = useView(assignment.head, { id_sesi: id });
  const { data: rows } = useView(assignment.grid, { id_sesi: id });
  const { judul, kelas, mapel, tenggat } = head;
  return (
    <Record back={back} eyebrow={`${mapel} · ${kelas}`} name={judul} page={t('grading')} facts={[[t('tenggat'), whenOf(tenggat)]]}
      actions={<>{head.boleh_menilai && <Link className="btn is-small" to={`/teacher/assignments/${id}`}>{t('edit')}</Link>}<MarkSheet head={head} rows={rows} /></>}
      notice={<Headline head={head} />}
      tabs={[{ key: 'marks', label: t('students'), content: () => <Marks id={id} head={head} rows={rows} /> }]} />
  );
}

function Marks({ id, head, rows }: { id: string; head: Head; rows: readonly Row[] }) {
  const t = useWords('assignment');
  const { queue, cells, question } = useMarks(id);
  const [params, setParams] = useAddress();
  const list = useRef<HTMLOListElement>(null);
  const chosen = rows.find(({ id_murid }) => id_murid === params.get('murid'));
  const choose = (id_murid: string | undefined) => setParams((before) => {
    const next = new URLSearchParams(before);
    id_murid ? next.set('murid', id_murid) : next.delete('murid');
    return next;
  }, { replace: true });
  const at = chosen ? rows.indexOf(chosen) : -1;
  const isOpen = (it: Row) => standing(it, cells[it.id_murid]).tugas_nilai === null || it.nilai_versi !== it.versi;
  const lead = (it: Row | undefined) => {
    if (!it) return;
    choose(it.id_murid);
    const field = list.current?.querySelector<HTMLInputElement>(`[data-murid="${it.id_murid}"] input`);
    field?.focus();
    field?.select();
  };
  const press = (event: KeyboardEvent) => {
    const isBack = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    const isOn = event.key === 'ArrowDown' || event.key === 'Enter';
    if (!(event.target as HTMLElement).matches('input') || event.altKey || !(isBack || isOn)) return;
    event.preventDefault();
    const here = rows.findIndex(({ id_murid }) => id_murid === (event.target as HTMLElement).closest<HTMLElement>('[data-murid]')?.dataset.murid);
    const isUnmarked = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    lead(isUnmarked ? [...rows.slice(here + 1), ...rows.slice(0, here)].find((it) => it.submit_time !== null && isOpen(it)) : rows[Math.min(rows.length - 1, Math.max(0, here + (isBack ? -1 : 1)))]);
  };
  return (
    <>
      {rows.length === 0 ? <ListState kind="empty" title={t('nothingYet')} /> : (
        <div className={chosen ? 'work-grid is-chosen' : 'work-grid'}>
          <section className="panel work-people" aria-label={t('students')}>
            <p className="soft work-keys">{head.boleh_menilai ? t('keysHelp') : t('readOnly')}</p>
            <ol ref={list} onKeyDown={press}>
              {rows.map((row) => (
                <li key={row.id_murid} data-murid={row.id_murid} className={row === chosen ? 'is-here' : undefined}>
                  <button type="button" className="work-name" aria-current={row === chosen} onClick={() => choose(row.id_murid)}><span>{row.nama ?? t('erased')}</span><WorkTag status={row.status} /></button>
                  <MarkField row={row} cell={cells[row.id_murid]} queue={queue} isDisabled={!head.boleh_menilai} onFocus={() => choose(row.id_murid)} />
                  <Refusal cell={cells[row.id_murid]} isHere={row === chosen} />
                </li>
              ))}
            </ol>
          </section>
          <section className="panel work-beside" aria-label={chosen?.nama ?? t('choose')}>
            {chosen ? (
              <>
                <div className="work-steps">
                  <button type="button" className="btn is-small work-back" onClick={() => choose(undefined)}>{t('toList')}</button>
                  <button type="button" className="btn is-small" disabled={at <= 0} onClick={() => choose(rows[at - 1]?.id_murid)}>← {t('previous')}</button>
                  <button type="button" className="btn is-small" disabled={at === rows.length - 1} onClick={() => choose(rows[at + 1]?.id_murid)}>{t('next')} →</button>
                </div>
                <Boundary key={chosen.id_murid}><GradingWork head={head} row={chosen} cell={cells[chosen.id_murid]} queue={queue} /></Boundary>
              </>
            ) : <p className="soft">{t('choose')}</p>}
          </section>
        </div>
      )}
      {question}
    </>
  );
}

/** One has gone on to the next student by the time that a mark is refused. */
function Refusal({ cell, isHere }: { cell: Cell | undefined; isHere: boolean }) {
  const t = useWords('assignment');
  return cell?.state === 'refused' && !isHere ? <span className="work-refused" role="alert">{refusedSaid(cell, t)}</span> : null;
}

function Headline({ head: { kemajuan: { dinilai, jumlah_murid, terkumpul, terlambat, menunggu, tidak, rata_rata } } }: { head: Head }) {
  const t = useWords('assignment');
  return <p>{t('headline', { dinilai, jumlah: jumlah_murid })} {t('headlineMore', { perlu: terkumpul + terlambat, belum: menunggu + tidak })} {rata_rata !== null && t('average', { nilai: told(rata_rata) })}</p>;
}

