import { Drawer, Select } from 'antd';
import { Kehadiran } from '#contract/exam/supervision';
import { supervision } from '#contract/exam/supervision.api';
import { nameOr, useStandpoint } from '#client/exam/supervision/room';
import type { Row } from '#client/exam/supervision/row';
import { seatNumber } from '#client/exam/supervision/seat-said';
import { useFocusBack } from '#client/kit/focus';
import { useMedia } from '#client/kit/media';
import { tellSnack } from '#client/kit/snack';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';

/** Who did not come, and why; each choice is kept at once. */
export function AttendanceDrawer({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const t = useWords('supervision');
  const narrow = useMedia('(max-width: 760px)');
  useFocusBack();
  const waiting = rows.filter((it) => it.mulai === null);
  return (
    <Drawer open placement={narrow ? 'bottom' : 'right'} size={narrow ? '85%' : 440} title={t('attendanceTitle')} onClose={onClose}>
      <p className="soft">{t(waiting.length ? 'attendanceAbout' : 'attendanceNone')}</p>
      <ul className="attend">{waiting.map((row) => <Person key={row.id_peserta} row={row} />)}</ul>
    </Drawer>
  );
}

function Person({ row: { id_murid, nama, kursi, kelas, status_kehadiran } }: { row: Row }) {
  const t = useWords('supervision');
  const { id_pengawas_cbt } = useStandpoint();
  const { run, pending } = useAction(supervision.attend);
  const name = nameOr({ nama }, t('erased'));
  const mark = (next: Kehadiran | null) => run({ id_pengawas_cbt, listMurid: [{ id_murid, status_kehadiran: next }] });
  const choose = (next: Kehadiran | null) => void mark(next).then(() => tellSnack({ text: t('attendanceSaved', { nama: name, status: next ? t(next) : t('unset') }), undo: () => void mark(status_kehadiran).catch(() => undefined) }), () => undefined);
  return (
    <li>
      <span><b>{name}</b><small className="n">{[seatNumber(kursi), kelas].filter(Boolean).join(' · ')}</small></span>
      <Select<Kehadiran | ''> aria-label={t('attendanceOf', { nama: name })} value={status_kehadiran ?? ''} loading={pending} onChange={(it) => choose(it || null)} options={[{ value: '', label: t('unset') }, ...Kehadiran.options.map((it) => ({ value: it, label: t(it) }))]} />
    </li>
  );
}
