import { CheckOutlined, CloudUploadOutlined, ExclamationCircleFilled, HourglassOutlined } from '@ant-design/icons';
import type { Cell, Essay } from '#client/exam/marking/cells';
import { formatAngka } from '#client/kit/number';
import { formatDetik, formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';

type Props = { row: Essay; cell: Cell | undefined; isNameless: boolean; onTheirs: () => void; onMine: () => void };

/** Where a score is: nowhere yet, on its way, on the server, or refused for another's. */
export function EssayState({ row, cell, onTheirs, onMine }: Props) {
  const t = useWords('marking');
  if (cell?.state === 'refused') return <Refused cell={cell} onTheirs={onTheirs} onMine={onMine} />;
  if (cell?.state === 'waiting') return <span className="is-waiting"><CloudUploadOutlined aria-hidden /> {t('queued')}</span>;
  if (cell?.state === 'queued' || cell?.state === 'sending') return <span><HourglassOutlined aria-hidden /> {t('saving')}</span>;
  const at = cell?.told?.pada;
  if (cell?.state === 'saved' && at && (row.pada ?? '') <= at) return <span className="is-saved"><CheckOutlined aria-hidden /> {t('savedAt', { jam: formatDetik(at) })}</span>;
  if (row.skor === null || !row.pada) return <span className="soft">{t('notRead')}</span>;
  return <span className="soft">{t('readBy', { oleh: row.oleh?.nama ?? t('somebody'), jam: formatJam(row.pada) })}</span>;
}

type Known = 'SCORE_TOO_HIGH' | 'NOT_A_SCORE' | 'NOT_SAT' | 'CONFLICT';
const CODES: ReadonlySet<string> = new Set<Known>(['SCORE_TOO_HIGH', 'NOT_A_SCORE', 'NOT_SAT', 'CONFLICT']);

function Refused({ cell: { told, why, skor }, onTheirs, onMine }: { cell: Cell; onTheirs: () => void; onMine: () => void }) {
  const t = useWords('marking');
  const code = why ?? '';
  const theirs = told?.oleh && code === 'CONFLICT' ? told.skor : null;
  const reason = CODES.has(code) ? t(`refused_${code as Known}`) : code;
  const said = theirs !== null ? t('refusedFirst', { oleh: told?.oleh?.nama ?? t('somebody'), skor: formatAngka(theirs), jam: told?.pada ? formatJam(told.pada) : '–' }) : t('refusedWhy', { pesan: reason });
  return (
    <span className="is-bad" role="alert">
      <ExclamationCircleFilled aria-hidden /> {said}
      <span className="essay-choices">
        <button type="button" className="btn is-small" onClick={onTheirs}>{theirs !== null ? t('takeTheirs', { skor: formatAngka(theirs) }) : t('giveUp')}</button>
        {theirs !== null && <button type="button" className="btn is-small" onClick={onMine}>{t('takeMine', { skor: formatAngka(skor) })}</button>}
      </span>
    </span>
  );
}
