import { CheckCircleFilled, DisconnectOutlined, HourglassOutlined, LockFilled, MobileOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { memo, useCallback, useMemo, useState } from 'react';
import type { Tindakan } from '#contract/exam/supervision';
import { actsOfMany } from '#client/exam/supervision/acts';
import { ActButtons } from '#client/exam/supervision/act-buttons';
import type { Row } from '#client/exam/supervision/row';
import { useStandpoint } from '#client/exam/supervision/room';
import { countsOf, isIncident, isSeldom, SARINGAN, type Saringan, saringanOf, type SeatState } from '#client/exam/supervision/seat';
import { SeatTable } from '#client/exam/supervision/seat-table';
import { SeatTile } from '#client/exam/supervision/seat-tile';
import type { Unsent } from '#client/exam/supervision/standing';
import { useWords } from '#client/kit/words';

type Props = { rows: readonly Row[]; states: ReadonlyMap<string, SeatState>; unsent: Unsent; now: number; onOpen: (id_peserta: string) => void; onAct?: ((aksi: Tindakan, rows: readonly Row[]) => void) | undefined };

/** The seats as they stand in the room, or as a table of which many can be chosen; whoever needs somebody is never filtered away. */
export const Seats = memo(function Seats({ rows, states, unsent, now, onOpen, onAct }: Props) {
  const t = useWords('supervision');
  const { jumlah_soal } = useStandpoint();
  const [how, setHow] = useState<'denah' | 'tabel'>('denah');
  const [only, setOnly] = useState<Saringan>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const stateOf = (row: Row) => states.get(row.id_peserta) as SeatState;
  const counts = countsOf(rows.map(stateOf));
  const seats = rows.filter((row) => !only || saringanOf(stateOf(row)) === only || isIncident(stateOf(row))).map((row) => ({ row, state: stateOf(row), unsent: row.selesai ? 0 : (unsent.get(row.id_peserta)?.menunggu ?? 0) }));
  const choose = useCallback((id: string, isOn: boolean) => setChosen((before) => {
    const after = new Set(before);
    if (isOn) after.add(id);
    else after.delete(id);
    return after;
  }), []);
  const picked = useMemo(() => rows.filter(({ id_peserta }) => chosen.has(id_peserta)), [rows, chosen]);
  return (
    <section className="panel seats-panel" aria-label={t('plan')}>
      <header className="room-head"><h2>{t('plan')}</h2><Segmented aria-label={t('how')} value={how} onChange={setHow} options={[{ value: 'denah', label: t('asPlan') }, { value: 'tabel', label: t('asTable') }]} /></header>
      <div className="seat-chips" role="group" aria-label={t('narrow')}>
        <Chip isOn={!only} word={t('all')} n={rows.length} onPress={() => setOnly(undefined)} />
        {SARINGAN.map((it) => (isSeldom(it) && !counts[it] && only !== it ? null : <Chip key={it} isOn={only === it} word={t(it)} n={counts[it]} onPress={() => setOnly(only === it ? undefined : it)} />))}
      </div>
      {seats.length === 0 && <p className="soft list-state">{t(rows.length ? 'nobody' : 'sayNobody')}</p>}
      {how === 'denah' && <ol className="seats">{seats.map((it) => <li key={it.row.id_peserta}><SeatTile {...it} onOpen={onOpen} /></li>)}</ol>}
      {how === 'tabel' && seats.length > 0 && <SeatTable seats={seats} chosen={chosen} onChoose={choose} onChooseAll={(isOn) => setChosen(new Set(isOn ? seats.map(({ row }) => row.id_peserta) : []))} onOpen={onOpen} />}
      {how === 'denah' && <p className="seats-legend">{t('legend', { soal: jumlah_soal })} <DisconnectOutlined aria-hidden /> {t('legendCut')}, <b>6↑</b> {t('legendUp')} · <LockFilled aria-hidden /> {t('legendLock')} · <PauseCircleOutlined aria-hidden /> {t('legendPause')} · <MobileOutlined aria-hidden /> {t('legendDevice')} · <HourglassOutlined aria-hidden /> {t('legendIdle')} · <CheckCircleFilled aria-hidden /> {t('legendDone')}</p>}
      {how === 'tabel' && picked.length > 0 && onAct && (
        <div className="at-foot seats-chosen">
          <b>{t('chosen', { count: picked.length })}</b>
          <ActButtons acts={actsOfMany(picked, now)} most={3} name={t('chosen', { count: picked.length })} onAct={(aksi) => onAct(aksi, picked)} />
          <Button type="text" onClick={() => setChosen(new Set())}>{t('unchoose')}</Button>
        </div>
      )}
    </section>
  );
});

function Chip({ isOn, word, n, onPress }: { isOn: boolean; word: string; n: number; onPress: () => void }) {
  return <button type="button" className="seat-chip" aria-pressed={isOn} onClick={onPress}>{word} <b className="n">{n}</b></button>;
}
