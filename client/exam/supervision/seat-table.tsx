import { memo } from 'react';
import { Checkbox } from 'antd';
import { nameOr, useStandpoint } from '#client/exam/supervision/room';
import type { SeatProps } from '#client/exam/supervision/seat-tile';
import { SeatTag, seatNumber } from '#client/exam/supervision/seat-said';
import { formatDetik, formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';

type Props = { seats: readonly Omit<SeatProps, 'onOpen'>[]; chosen: ReadonlySet<string>; onChoose: (id_peserta: string, isOn: boolean) => void; onChooseAll: (isOn: boolean) => void; onOpen: (id_peserta: string) => void };

/** The same people as lines, of which many can be chosen. */
export function SeatTable({ seats, chosen, onChoose, onChooseAll, onOpen }: Props) {
  const t = useWords('supervision');
  const { mayAct } = useStandpoint();
  const isAll = seats.length > 0 && seats.every(({ row }) => chosen.has(row.id_peserta));
  return (
    <table className="seat-table">
      <thead>
        <tr>
          {mayAct && <th className="seat-pick"><Checkbox aria-label={t('chooseAll')} checked={isAll} indeterminate={!isAll && seats.some(({ row }) => chosen.has(row.id_peserta))} onChange={({ target }) => onChooseAll(target.checked)} /></th>}
          <th scope="col" className="seat-col-number">{t('colSeat')}</th><th scope="col">{t('colName')}</th><th scope="col">{t('colState')}</th><th scope="col" className="is-number">{t('colAnswered')}</th>
          <th scope="col" className="is-wide">{t('colSaved')}</th><th scope="col" className="is-wide">{t('colLeft')}</th>
        </tr>
      </thead>
      <tbody>{seats.map((it) => <Line key={it.row.id_peserta} {...it} isChosen={chosen.has(it.row.id_peserta)} onChoose={onChoose} onOpen={onOpen} />)}</tbody>
    </table>
  );
}

const Line = memo(function Line({ row, state, unsent, isChosen, onChoose, onOpen }: SeatProps & { isChosen: boolean; onChoose: Props['onChoose'] }) {
  const t = useWords('supervision');
  const { jumlah_soal, mayAct } = useStandpoint();
  const name = nameOr(row, t('erased'));
  return (
    <tr data-row-key={row.id_peserta} className={isChosen ? 'is-chosen' : undefined}>
      {mayAct && <td className="seat-pick"><Checkbox aria-label={t('choose', { nama: name })} checked={isChosen} onChange={({ target }) => onChoose(row.id_peserta, target.checked)} /></td>}
      <td className="seat-col-number n">{seatNumber(row.kursi)}</td>
      <th scope="row"><button type="button" className="seat-name" onClick={() => onOpen(row.id_peserta)}>{name}</button><small>{[row.kelas, row.status_kehadiran && t(row.status_kehadiran)].filter(Boolean).join(' · ')}</small></th>
      <td><SeatTag state={state} /></td>
      <td className="is-number n"><b>{row.terjawab}</b>/{jumlah_soal}{unsent > 0 && <small>{unsent}↑</small>}</td>
      <td className="is-wide n">{row.terakhir_tersimpan ? formatDetik(row.terakhir_tersimpan) : '–'}</td>
      <td className="is-wide n">{row.tenggat ? formatJam(row.tenggat) : '–'}<Extra minutes={row.tambahan} /></td>
    </tr>
  );
});

export function Extra({ minutes }: { minutes: number }) {
  const t = useWords('supervision');
  const whole = Math.round(minutes);
  return whole === 0 ? null : <small> {t(whole > 0 ? 'minutesMore' : 'minutesLess', { n: Math.abs(whole) })}</small>;
}
