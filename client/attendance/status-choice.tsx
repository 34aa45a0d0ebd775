import type { KeyboardEvent } from 'react';
import { STATUS_KEHADIRAN, type StatusKehadiran } from '#contract/attendance/attendance';
import { useWords } from '#client/kit/words';
import { codeOf, meaningOf } from '#client/attendance/register-sheet';
import '#client/attendance/attendance.words';

type Props = { nama: string; value: StatusKehadiran | null; onPick: (status: StatusKehadiran | null) => void };

/** One of six; letters set, arrows move within the row and to the rows above and below. */
export function StatusChoice({ nama, value, onPick }: Props) {
  const t = useWords('attendance');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meaning = meaningOf(event.key);
    if (!meaning) return;
    event.preventDefault();
    if ('set' in meaning) onPick(meaning.set);
    else moveFocus(event.target as HTMLElement, meaning.across, meaning.down);
  };
  return (
    <div className="status-choice" role="group" aria-label={nama} onKeyDown={onKeyDown}>
      {STATUS_KEHADIRAN.map((status) => (
        <button
          key={status} type="button" className={`choice choice-${codeOf(status)}`}
          aria-pressed={value === status} title={t(status)}
          tabIndex={status === (value ?? 'Hadir') ? 0 : -1} onClick={() => onPick(status)}
        >
          <span className="choice-name">{t(status)}</span>
          <span className="visually-hidden">({codeOf(status)})</span>
          <span className="choice-code" aria-hidden="true">{codeOf(status)}</span>
        </button>
      ))}
    </div>
  );
}

/** Every row is one stop of the Tab key; within the sheet the arrows lead from button to button. */
function moveFocus(from: HTMLElement, across: number, down: number) {
  const row = from.closest('.status-choice');
  const rows = [...document.querySelectorAll('.status-choice')];
  const next = row && rows[rows.indexOf(row) + down]?.children[[...row.children].indexOf(from) + across];
  if (next instanceof HTMLElement) next.focus();
}
