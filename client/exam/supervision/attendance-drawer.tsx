import { Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import { Kehadiran } from '#contract/exam/supervision';
import { nameOr } from '#client/exam/supervision/room';
import type { Row } from '#client/exam/supervision/row';
import { seatNumber } from '#client/exam/supervision/seat-said';
import { useAttendance } from '#client/exam/supervision/use-attendance';
import { Panel } from '#client/kit/dialog';
import { useWords } from '#client/kit/words';

/** Who came, and why not: of one, of those who were chosen, or of all of whom nothing was said yet; each choice is kept at once. */
export function AttendanceDrawer({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const t = useWords('supervision');
  const { mark, pending } = useAttendance();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const waiting = rows.filter((it) => it.mulai === null);
  const [unsaid, picked] = [waiting.filter((it) => it.status_kehadiran === null), waiting.filter((it) => chosen.has(it.id_murid))];
  const choose = (id: string, isOn: boolean) => setChosen((before) => new Set(isOn ? [...before, id] : [...before].filter((it) => it !== id)));
  const markPicked = (next: Kehadiran) => {
    mark(picked, next);
    setChosen(new Set());
  };
  return (
    <Panel below="85%" size={440} title={t('attendanceTitle')} onClose={onClose}>
      <p className="soft">{t(waiting.length ? 'attendanceAbout' : 'attendanceNone')}</p>
      {waiting.length > 0 && (
        <div className="attend-many">
          <Button type="primary" disabled={!unsaid.length} loading={pending} onClick={() => mark(unsaid, 'Hadir')}>{t('allPresent', { n: unsaid.length })}</Button>
          {picked.length > 0 && <Status said={t('attendanceOf', { nama: t('chosen', { count: picked.length }) })} value={null} first={t('chosen', { count: picked.length })} onChoose={(it) => it && markPicked(it)} />}
        </div>
      )}
      <ul className="attend">{waiting.map((row) => <Person key={row.id_peserta} row={row} isChosen={chosen.has(row.id_murid)} onChoose={(isOn) => choose(row.id_murid, isOn)} onMark={(it) => mark([row], it)} />)}</ul>
    </Panel>
  );
}

function Person({ row: { nama, kursi, kelas, status_kehadiran }, isChosen, onChoose, onMark }: { row: Row; isChosen: boolean; onChoose: (isOn: boolean) => void; onMark: (status: Kehadiran | null) => void }) {
  const t = useWords('supervision');
  const name = nameOr({ nama }, t('erased'));
  return (
    <li>
      <Checkbox aria-label={t('choose', { nama: name })} checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span><b>{name}</b><small className="n">{[seatNumber(kursi), kelas].filter(Boolean).join(' · ')}</small></span>
      <Status said={t('attendanceOf', { nama: name })} value={status_kehadiran} first={t('unset')} onChoose={onMark} />
    </li>
  );
}

function Status({ said, value, first, onChoose }: { said: string; value: Kehadiran | null; /** What stands where nothing is chosen. */ first: string; onChoose: (status: Kehadiran | null) => void }) {
  const t = useWords('supervision');
  return <Select<Kehadiran | ''> aria-label={said} value={value ?? ''} onChange={(it) => onChoose(it || null)} options={[{ value: '', label: first }, ...Kehadiran.options.map((it) => ({ value: it, label: t(it) }))]} />;
}
