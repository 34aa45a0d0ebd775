import { MoreOutlined } from '@ant-design/icons';
import type { Attendance, StatusKehadiran } from '#contract/attendance/attendance';
import { audit } from '#contract/audit/audit.api';
import { MenuButton } from '#client/kit/menu-button';
import { useMayAsk } from '#client/kit/session';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { Mark } from '#client/kit/mark';
import { letterOf } from '#client/attendance/figures';
import { HistoryLink } from '#client/attendance/history-link';
import { letterId } from '#client/attendance/kept-focus';
import { statusIn } from '#client/attendance/mark-queue';
import { RefusedWays } from '#client/attendance/refused-marks';
import type { Line } from '#client/attendance/register-sheet';
import { StatusChoice } from '#client/attendance/status-choice';
import '#client/attendance/attendance.words';

type Props = {
  line: Line;
  nomor: number;
  /** Without it the register is only read. */
  onPick: ((status: StatusKehadiran | null) => void) | undefined;
  onNote: () => void;
  /** On a phone a line is one letter, and a tap opens its choices; without it they are always there. */
  onToggle?: (() => void) | undefined;
  isChosen?: boolean;
  /** What was refused is given up, or wished anew. */
  onDrop: (mark: Refused) => void; onAgain: (mark: Refused) => void;
};
type Refused = NonNullable<Line['mark']>;

/** One student of the register. */
export function RegisterLine({ line: { row, status, mark }, nomor, onPick, onNote, onToggle, isChosen = false, onDrop, onAgain }: Props) {
  const t = useWords('attendance');
  const nama = row.nama ?? t('unnamed');
  return (
    <li className={['register-line', !status && 'is-unfilled', isChosen && 'is-chosen'].filter((it) => it).join(' ')}>
      <div className="register-name">
        <span className="register-number">{nomor}</span>
        <span>{nama}</span>
        <Progress row={row} mark={mark} />
        {mark?.state === 'refused' && onPick && !mark.all && !mark.daftar_murid && <RefusedWays nama={nama} onDrop={() => onDrop(mark)} onAgain={() => onAgain(mark)} />}
        {row.id_izin && !mark && <span className="register-letter-of">{t('byLetter')}</span>}
        {row.notes && <span className="register-note">{row.notes}</span>}
      </div>
      {onPick && onToggle && (
        <button id={letterId(row.id_murid)} type="button" className="register-letter" aria-expanded={isChosen} onClick={onToggle}>
          <span className="visually-hidden">{nama}: </span><Mark letter={letterOf(status ?? 'Belum')} name={t(status ?? 'Belum')} />
        </button>
      )}
      {onPick && (!onToggle || isChosen) && <StatusChoice nama={nama} value={status} onPick={onPick} />}
      {!onPick && <Mark letter={letterOf(status ?? 'Belum')} name={t(status ?? 'Belum')} />}
      {(!onToggle || isChosen) && <More nama={nama} row={row} onClear={onPick && (() => onPick(null))} onNote={onPick && onNote} />}
    </li>
  );
}

/** How far the last choice has come: nothing looks saved before the server has answered. */
function Progress({ row, mark }: Pick<Line, 'row' | 'mark'>) {
  const t = useWords('attendance');
  if (mark?.state === 'refused') return <span className="register-progress is-refused" role="alert">{t('refused', { alasan: mark.alasan ?? '' })}</span>;
  if (mark?.state === 'answered') return <span className="register-progress">{t('saved')}</span>;
  if (!mark) return row.diubah && <span className="register-progress">{t('changedAt', { jam: formatJam(row.diubah) })}</span>;
  const chosen = statusIn(mark, row.id_murid);
  const before = row.status_kehadiran === chosen ? null : row.status_kehadiran;
  const change = before && t('fromTo', { dari: t(before), ke: t(chosen ?? 'Belum') });
  return (
    <span className="register-progress is-open">
      {change && `${change} · `}
      {t(mark.state === 'waiting' ? 'waiting' : 'saving')}
    </span>
  );
}

/** The id of the button that opens a student's menu. */
export const menuOf = ({ id }: Pick<Attendance, 'id'>) => `more-${id}`;

type MoreProps = { nama: string; row: Line['row']; onClear: (() => void) | undefined; onNote: (() => void) | undefined };

function More({ nama, row, onClear, onNote }: MoreProps) {
  const t = useWords('attendance');
  const mayAudit = useMayAsk(audit.stream);
  if (!onNote && !onClear && !mayAudit) return null;
  return (
    <MenuButton id={menuOf(row)} className="icon-button register-more" label={t('more', { nama })} icon={<MoreOutlined aria-hidden />}>
      {onNote && <button type="button" role="menuitem" tabIndex={-1} onClick={onNote}>{t('writeNote')}</button>}
      {onClear && <button type="button" role="menuitem" tabIndex={-1} onClick={onClear}>{t('clear')}</button>}
      {mayAudit && <HistoryLink row={row} role="menuitem" tabIndex={-1} />}
    </MenuButton>
  );
}
