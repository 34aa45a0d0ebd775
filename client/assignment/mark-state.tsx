import { CheckOutlined, CloudUploadOutlined, ExclamationCircleFilled, HourglassOutlined } from '@ant-design/icons';
import { refusalOf, told as shown, whenOf } from '#client/assignment/assignment-said';
import type { Cell, Queue, Row } from '#client/assignment/use-marks';
import { formatDetik, formatJam } from '#client/kit/time';
import { type Translate, useWords } from '#client/kit/words';

/** Where a mark is: nowhere yet, on its way, on the server, or refused for another's. */
export function MarkState({ row, cell, queue }: { row: Row; cell: Cell | undefined; queue: Queue }) {
  const t = useWords('assignment');
  if (cell?.state === 'refused') return <Refused cell={cell} queue={queue} />;
  if (cell?.state === 'waiting') return <span className="is-waiting"><CloudUploadOutlined aria-hidden /> {t('queued')}</span>;
  if (cell?.state === 'queued' || cell?.state === 'sending') return <span><HourglassOutlined aria-hidden /> {t('saving')}</span>;
  const at = cell?.told?.dinilai_pada;
  if (cell?.state === 'saved' && at && (row.dinilai_pada ?? '') <= at) return <span className="is-saved"><CheckOutlined aria-hidden /> {t('savedAt', { jam: formatDetik(at) })}</span>;
  if (row.isOtomatis) return <span className="soft">{t('markedItself')}</span>;
  if (row.tugas_nilai === null || !row.dinilai_pada) return <span className="soft">{t('notMarked')}</span>;
  return <span className="soft">{row.nilai_versi !== row.versi ? t('olderMark', { n: row.nilai_versi ?? 0 }) : t('markedBy', { oleh: row.oleh?.nama ?? t('somebody'), waktu: whenOf(row.dinilai_pada) })}</span>;
}

const isTheirs = ({ told, why }: Cell) => why === 'CONFLICT' && Boolean(told?.oleh);
/** Why a mark was not taken: somebody else was first, or what the server says. */
export const refusedSaid = (cell: Cell, t: Translate<'assignment'>) => {
  const { told, why = '' } = cell;
  return isTheirs(cell) ? t('refusedFirst', { oleh: told?.oleh?.nama ?? t('somebody'), nilai: shown(told?.tugas_nilai ?? null), jam: told?.dinilai_pada ? formatJam(told.dinilai_pada) : '–' }) : t('refusedWhy', { pesan: refusalOf(why, told?.jumlah) });
};

function Refused({ cell, queue }: { cell: Cell; queue: Queue }) {
  const t = useWords('assignment');
  const { told, tugas_nilai } = cell;
  return (
    <span className="is-bad" role="alert">
      <ExclamationCircleFilled aria-hidden /> {refusedSaid(cell, t)}
      <span className="work-choices">
        <button type="button" className="btn is-small" onClick={() => queue.drop(cell)}>{isTheirs(cell) ? t('takeTheirs', { nilai: shown(told?.tugas_nilai ?? null) }) : t('giveUp')}</button>
        {isTheirs(cell) && <button type="button" className="btn is-small" onClick={() => queue.insist(cell)}>{t('takeMine', { nilai: shown(tugas_nilai) })}</button>}
      </span>
    </span>
  );
}
