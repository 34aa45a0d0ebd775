import { Button } from 'antd';
import { useState } from 'react';
import type { SlotBernama } from '#contract/timetable/slot';
import { type DiubahSejak, timetable } from '#contract/timetable/timetable.api';
import type { timetableRefusals } from '#contract/timetable/timetable.refusals';
import type { ApiError } from '#client/kit/api';
import { useProblem } from '#client/kit/problem';
import { tellSnack } from '#client/kit/snack';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { dayName } from '#client/timetable/day-name';

const LOSING = 'CHANGED_SINCE' satisfies keyof typeof timetableRefusals;
type Losing = { id: string; sidik: string; hilang: DiubahSejak[] };

/** Many lessons that were changed at once, and their way back; what was changed by hand since is named before it is lost. */
export function TimetableChanges({ of }: { of: { id_tahun_ajaran?: string } }) {
  const t = useWords('grid');
  const { data } = useView(timetable.changes, of);
  const [undo, complain] = [useAction(timetable.undo, { isQuiet: true }), useProblem()];
  const [losing, setLosing] = useState<Losing>();
  const takeBack = (wish: { id: string; sidik?: string }) => void undo.run(wish).then(() => {
    setLosing(undefined);
    tellSnack({ text: t('undid') });
  }).catch((error: ApiError) => (error.code === LOSING ? setLosing({ id: wish.id, ...(error.body as Omit<Losing, 'id'>) }) : complain(error, () => takeBack(wish))));
  if (!data.length) return <p className="list-state">{t('noChanges')}</p>;
  return (
    <ul className="unfit">
      {data.map((it) => (
        <li key={it.id}>
          <b>{t(it.sebab)}</b>
          <span>{t('changeLine', { tempat: it.jumlah_tempat, hapus: it.jumlah_hapus, oleh: it.oleh ?? '–', pada: `${formatHariTanggal(it.dibuat)} ${formatJam(it.dibuat)}` })}</span>
          {losing?.id === it.id ? <Lost losing={losing} isBusy={undo.pending} onUndo={() => takeBack({ id: it.id, sidik: losing.sidik })} onClose={() => setLosing(undefined)} />
            : it.isUrung ? <span>{t('undone')}</span> : <Button size="small" loading={undo.pending} onClick={() => takeBack({ id: it.id })}>{t('undo')}</Button>}
        </li>
      ))}
    </ul>
  );
}

function Lost({ losing: { hilang }, isBusy, onUndo, onClose }: { losing: Losing; isBusy: boolean; onUndo(): void; onClose(): void }) {
  const t = useWords('grid');
  const said = ({ hari, posisi, mapel, guru, ruang }: SlotBernama) => [t('useIt', { hari: dayName(hari), posisi }), mapel, guru ?? '–', ruang].filter(Boolean).join(' · ');
  return (
    <div role="alert" className="timetable-drawer">
      <b>{t('losing', { count: hilang.length })}</b>
      <ul className="unfit">{hilang.map((it) => <li key={it.sesudah.id_slot}><b>{it.sesudah.kelas}: {said(it.sesudah)}</b><span>{t('cameAs', { isi: said(it.sebelum) })}</span></li>)}</ul>
      <div className="slot-foot"><Button danger loading={isBusy} onClick={onUndo}>{t('undoAnyway')}</Button><Button onClick={onClose}>{t('cancel')}</Button></div>
    </div>
  );
}
