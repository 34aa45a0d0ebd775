import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Slot } from '#contract/timetable/slot';
import { clockOf, endOf, type Model, pausesBefore, slotStart } from '#contract/timetable/timetable';
import { dayName } from '#client/timetable/day-name';
import { useWords } from '#client/kit/words';
import '#client/timetable/grid.css';
import '#client/timetable/grid.words';

export type Place = { hari: number; posisi: number };
/** Whether what is lifted can go somewhere: it can, changes places there, or clashes. */
export type Target = 'free' | 'swap' | 'taken';
type Props<S extends Slot> = {
  name: string; model: Model; days: number; periods: number; slots: readonly S[];
  /** What a slot is called below its subject: its teacher, or its class. */
  other(slot: S): string;
  /** Where one leads, where it leads anywhere. */
  to?(slot: S): string | null;
  /** Left out where nothing can be changed. */
  hand?: Hand;
};
/** What is chosen and lifted, and what becomes of it. */
export type Hand = {
  at: Place; lifted: Slot | null; target(place: Place): Target;
  go(place: Place): void; open(place: Place): void; lift(slot: Slot | null): void; drop(place: Place): void; remove(slot: Slot): void;
};

const STEPS: Record<string, Place> = { ArrowLeft: { hari: -1, posisi: 0 }, ArrowRight: { hari: 1, posisi: 0 }, ArrowUp: { hari: 0, posisi: -1 }, ArrowDown: { hari: 0, posisi: 1 } };
const within = (it: number, most: number) => Math.min(most, Math.max(1, it));

/** A week of lessons, a column a day; with a hand it is worked on by keys and by dragging alike. */
export function WeekGrid<S extends Slot>({ name, model, days, periods, slots, other, to, hand }: Props<S>) {
  const t = useWords('grid');
  const table = useRef<HTMLTableElement>(null);
  const there = ({ hari, posisi }: Place) => slots.find((it) => it.hari === hari && it.posisi === posisi);
  const [row, column] = [hand?.at.posisi, hand?.at.hari];
  // Where one stands, the other lessons of the same subject are lit, too.
  const shown = hand && there(hand.at)?.id_mata_pelajaran;
  useEffect(() => {
    if (row && table.current?.contains(document.activeElement)) table.current.querySelector<HTMLElement>(`[data-at="${column}-${row}"]`)?.focus();
  }, [row, column]);

  const press = (event: KeyboardEvent) => {
    if (!hand) return;
    const [step, slot] = [STEPS[event.key], there(hand.at)];
    if (step) hand.go({ hari: within(hand.at.hari + step.hari, days), posisi: within(hand.at.posisi + step.posisi, periods) });
    else if (event.key === ' ') hand.lifted ? hand.drop(hand.at) : slot ? hand.lift(slot) : hand.open(hand.at);
    else if (event.key === 'Enter') hand.lifted ? hand.drop(hand.at) : hand.open(hand.at);
    else if (event.key === 'Escape' && hand.lifted) hand.lift(null);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && slot && !hand.lifted) hand.remove(slot);
    else return;
    event.preventDefault();
  };
  return (
    <table ref={table} className={`week-grid${hand?.lifted ? ' is-lifting' : ''}`} aria-label={t('grid', { nama: name })} style={{ '--days': days } as CSSProperties} onKeyDown={press}>
      <thead><tr><th scope="col">{t('jam')}</th>{Array.from({ length: days }, (_, i) => dayName(i + 1)).map((it) => <th key={it} scope="col"><abbr title={it}>{it.slice(0, 3)}</abbr><span>{it}</span></th>)}</tr></thead>
      <tbody>
        {Array.from({ length: periods }, (_, i) => i + 1).map((posisi) => (
          <Row key={posisi} model={model} posisi={posisi} days={days}>
            {(hari) => <Cell key={hari} place={{ hari, posisi }} slot={there({ hari, posisi })} other={other} to={to} hand={hand} shown={shown} />}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

function Row({ model, posisi, days, children }: { model: Model; posisi: number; days: number; children: (hari: number) => ReactNode }) {
  const t = useWords('grid');
  return (
    <>
      {pausesBefore(model, posisi).map(({ nama, mulai }) => <tr key={nama} className="week-grid-break"><th scope="row">{clockOf(mulai)}</th><td colSpan={days}>{nama.startsWith('Istirahat') ? t('break') : nama}</td></tr>)}
      <tr>
        <th scope="row"><b>{posisi}</b><small>{clockOf(slotStart(model, posisi))}<i>–{clockOf(endOf(model, posisi))}</i></small></th>
        {Array.from({ length: days }, (_, i) => children(i + 1))}
      </tr>
    </>
  );
}

type One<S> = { place: Place; slot: S | undefined; other(slot: S): string; to: ((slot: S) => string | null) | undefined; hand: Hand | undefined; shown: string | undefined };

function Cell<S extends Slot>({ place, slot, other, to, hand, shown }: One<S>) {
  const t = useWords('grid');
  const below = slot && [other(slot), slot.ruang].filter(Boolean).join(' · ');
  const inside = slot && <><b>{slot.kode}</b> <small>{below}</small></>;
  const way = slot && to?.(slot);
  if (way) return <td><Link to={way} className="slot-cell" title={slot.mapel}>{inside}</Link></td>;
  if (!hand) return <td>{slot ? <span className="slot-cell" title={slot.mapel}>{inside}</span> : <span className="slot-cell is-empty" />}</td>;
  const isHere = hand.at.hari === place.hari && hand.at.posisi === place.posisi;
  const isLifted = slot !== undefined && hand.lifted?.id_slot === slot.id_slot;
  const target = hand.lifted && !isLifted ? hand.target(place) : undefined;
  return (
    <td>
      <button type="button" data-at={`${place.hari}-${place.posisi}`} tabIndex={isHere ? 0 : -1} draggable={Boolean(slot)} title={target === 'taken' ? t('taken') : slot?.mapel}
        aria-pressed={isLifted || undefined}
        className={['slot-cell', slot ? '' : 'is-empty', slot && slot.id_mata_pelajaran === shown && 'is-same', isLifted && 'is-lifted', target && `is-${target}`, isHere && 'is-here'].filter(Boolean).join(' ')}
        onClick={() => { hand.go(place); hand.lifted ? hand.drop(place) : hand.open(place); }}
        onDragStart={(event) => { event.dataTransfer.setData('text/plain', slot?.id_slot ?? ''); event.dataTransfer.effectAllowed = 'move'; hand.go(place); hand.lift(slot ?? null); }}
        onDragOver={(event) => { if (target) event.preventDefault(); }}
        onDrop={(event) => { event.preventDefault(); hand.go(place); hand.drop(place); }} onDragEnd={() => hand.lift(null)}>
        <span className="visually-hidden">{t('cell', { hari: dayName(place.hari), posisi: place.posisi, isi: slot?.mapel ?? t('empty') })}, </span>
        {inside}
        {target && <span className="visually-hidden">, {t(target)}</span>}
      </button>
    </td>
  );
}
