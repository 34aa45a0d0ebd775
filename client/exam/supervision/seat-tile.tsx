import { memo } from 'react';
import type { Row } from '#client/exam/supervision/row';
import { nameOr, useStandpoint } from '#client/exam/supervision/room';
import type { SeatState } from '#client/exam/supervision/seat';
import { LOOKS, seatNumber, shortName } from '#client/exam/supervision/seat-said';
import { useWords } from '#client/kit/words';

export type SeatProps = { row: Row; state: SeatState; unsent: number; onOpen: (id_peserta: string) => void };
const QUIET: ReadonlySet<SeatState> = new Set(['mengerjakan', 'belum']);

/** A seat as it stands in the room; painted anew only when something of it changed. */
export const SeatTile = memo(function SeatTile({ row, state, unsent, onOpen }: SeatProps) {
  const t = useWords('supervision');
  const { jumlah_soal } = useStandpoint();
  const name = nameOr(row, t('erased'));
  const said = t('seat', { kursi: row.kursi, nama: name, kelas: row.kelas ?? '–', keadaan: t(state).toLowerCase(), terjawab: row.terjawab, soal: jumlah_soal }) + (unsent ? t('seatUnsent', { n: unsent }) : '');
  return (
    <button type="button" className={`seat is-${state}`} onClick={() => onOpen(row.id_peserta)}>
      <span className="visually-hidden">{said}</span>
      <span className="seat-number n" aria-hidden="true">{seatNumber(row.kursi)}</span>
      <b aria-hidden="true">{shortName(name)}</b>
      {row.mulai
        ? <span className="seat-progress" aria-hidden="true"><span className="seat-meter"><i style={{ inlineSize: `${jumlah_soal ? (100 * row.terjawab) / jumlah_soal : 0}%` }} /></span><small className="n">{row.terjawab}</small></span>
        : <small className="seat-word" aria-hidden="true">{row.status_kehadiran && state === 'tidak_hadir' ? t(row.status_kehadiran) : t(state)}</small>}
      {(!QUIET.has(state) || unsent > 0) && <span className="seat-flag" aria-hidden="true">{!QUIET.has(state) && LOOKS[state].icon}{unsent > 0 && <i className="n">{unsent}↑</i>}</span>}
    </button>
  );
});
