import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { Effect, Letter } from '#contract/leave/leave';
import { leave } from '#contract/leave/leave.api';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { usePicture } from '#client/kit/picture';
import { useMayAsk } from '#client/kit/session';
import { formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AddLetter } from '#client/leave/add-letter';
import { LeaveAnswer } from '#client/leave/leave-answer';
import { daysOf, LeaveTag, timeOf } from '#client/leave/leave-said';
import '#client/leave/leave.css';
import '#client/leave/leave.words';

/** One leave: the letter, what it makes of the registers, and its answer. */
export function LeaveDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords('leave');
  const [isDirty, setDirty] = useState(false);
  const { leave: away, question } = useLeaveGuard(isDirty);
  return (
    <Panel back={`leave-${id}`} size={560} title={t('title')} onClose={() => away(onClose)}>
      <Boundary><Told id={id} onDirty={setDirty} onDone={onClose} /></Boundary>
      {question}
    </Panel>
  );
}

/** As it was read, and where it stands by now: to read it again would be noted again. */
function useLetter(id: string): Letter {
  const { data: letter } = useView(leave.letter, { id });
  const { data } = useView(leave.list, { id_murid: letter.id_murid, limit: 100 });
  return { ...letter, ...data.find((it) => it.id === id) };
}

function Told({ id, onDirty, onDone }: { id: string; onDirty: (isDirty: boolean) => void; onDone: () => void }) {
  const t = useWords('leave');
  const letter = useLetter(id);
  const mayAnswer = useMayAsk(leave.accept);
  const { nama, kelas, jenis, status, hari_sekolah, alasan, tanggapan, ada_lampiran, diajukan, diajukan_oleh, ditinjau, ditinjau_oleh } = letter;
  return (
    <div className="leave-told">
      <div className="leave-head"><h2>{nama ?? t('erased')}{kelas && ` · ${kelas}`}</h2><LeaveTag status={status} /></div>
      <p><b>{t(jenis)}</b> · {daysOf(letter, t)} · {t('schoolDays', { count: hari_sekolah })}</p>
      <section aria-labelledby="leave-says">
        <h3 id="leave-says">{t('says')}</h3>
        <p className="leave-text">{alasan ?? '–'}</p>
        <p className="leave-small">{t('askedBy', { oleh: diajukan_oleh ?? t('somebody'), waktu: timeOf(diajukan) })}</p>
        {ada_lampiran && <Picture letter={letter} />}
        <AddLetter letter={letter} />
        <p className="leave-small">{t('readNoted')}</p>
      </section>
      {tanggapan && <p className="leave-answer">{t('answered', { oleh: ditinjau_oleh ?? t('somebody'), tanggapan })}</p>}
      {ditinjau && !tanggapan && <p className="leave-small">{t(status)} {t('answeredBy', { oleh: ditinjau_oleh ?? t('somebody'), waktu: timeOf(ditinjau) })}</p>}
      {(status === 'diajukan' || status === 'diterima') && <Boundary><Effects letter={letter} /></Boundary>}
      {mayAnswer && <LeaveAnswer letter={letter} onDirty={onDirty} onDone={onDone} />}
    </div>
  );
}

/** Shown when it is wanted: to look at it is to read it. */
function Picture({ letter: { id, nama } }: { letter: Letter }) {
  const t = useWords('leave');
  const [isWanted, setWanted] = useState(false);
  const { url, isGone } = usePicture(isWanted ? `/api/izin/${id}/lampiran` : undefined);
  if (!isWanted) return <Button onClick={() => setWanted(true)}>{t('seeLetter')}</Button>;
  if (isGone) return <Alert type="error" showIcon title={t('letterGone')} action={<Button size="small" onClick={() => setWanted(false)}>{t('back')}</Button>} />;
  return url && <img className="leave-paper" src={url} alt={t('letterOf', { nama: nama ?? t('erased') })} />;
}

function Effects({ letter: { id, jenis, status } }: { letter: Letter }) {
  const t = useWords('leave');
  const { data } = useView(leave.effect, { id });
  const count = (dampak: Effect['dampak']) => data.filter((it) => it.dampak === dampak).length;
  const [fill, filled, locked] = [count('diisi'), count('sudah'), count('terkunci')];
  return (
    <section aria-labelledby="leave-effect" aria-live="polite">
      <h3 id="leave-effect">{t('effect')}</h3>
      <ul className="leave-effects">
        {filled > 0 && <li>{t('filled', { count: filled })}</li>}
        {fill > 0 && status === 'diajukan' && <li>{t('willFill', { count: fill, jenis: t(jenis) })}</li>}
        {data.filter((it) => it.dampak === 'tetap').map((it) => (
          <li key={it.id_sesi}>{t('stays', { hari: formatHariTanggal(it.tanggal_sesi), posisi: it.posisi, mapel: it.mapel, status: t(it.status_kehadiran ?? 'Belum') })}</li>
        ))}
        {locked > 0 && <li>{t('locked', { count: locked })}</li>}
        <li>{t('rest')}</li>
      </ul>
    </section>
  );
}
