import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { cover, type SesiPengganti } from '#contract/timetable/cover.api';
import { timetable } from '#contract/timetable/timetable.api';
import { addDays } from '#contract/school-year/school-days';
import { useAddress } from '#client/kit/address';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { Screen } from '#client/kit/screen';
import { useMayAsk } from '#client/kit/session';
import { tellSnack } from '#client/kit/snack';
import { StatusTag } from '#client/kit/status-tag';
import { clock, formatHariTanggal, formatJam, useNow } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { useTimetablePath } from '#client/timetable/loads.screen';
import '#client/kit/board.css';
import '#client/timetable/grid.css';
import '#client/timetable/grid.words';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS = 14;

/** The lessons of a day and who holds them: whose teacher is away gets a substitute here. */
export function CoverScreen() {
  const t = useWords('grid');
  return <div className="board-screen"><Screen title={t('covers')} back={{ to: useTimetablePath(), label: t('title') }}><Day /></Screen></div>;
}

function Day() {
  const t = useWords('grid');
  const [params, setParams] = useAddress();
  const wanted = params.get('tanggal') ?? '';
  const tanggal = DAY.test(wanted) && !Number.isNaN(Date.parse(wanted)) ? wanted : clock.today();
  const id_guru = params.get('guru') || undefined;
  const teachers = useView(timetable.whole, {}).data.guru;
  const { data } = useView(cover.ofDay, { tanggal });
  const [open, setOpen] = useState<SesiPengganti>();
  const mayAssign = useMayAsk(cover.assign);
  const assign = useAction(cover.assign);
  const without = ({ id_sesi }: SesiPengganti, told: 'takenBack' | 'heldAnyway') => void assign.run({ id: id_sesi, id_guru_pengganti: null }).then(() => tellSnack({ text: t(told) })).catch(() => undefined);
  useNow(60_000);
  const shown = data.filter((it) => !id_guru || [it.id_guru, it.id_guru_pengganti].includes(id_guru));
  const days = Array.from({ length: DAYS }, (_, i) => addDays(clock.today(), i - 1)).map((value) => ({ value, label: formatHariTanggal(value) }));
  return (
    <div className="timetable">
      <h2 className="say">{data.length ? t('coversSaid', { n: data.filter((it) => it.id_guru_pengganti).length, total: data.length, hari: formatHariTanggal(tanggal) }) : t('coversNone')}</h2>
      <div className="timetable-tools">
        <Select aria-label={t('date')} value={tanggal} options={days.some((it) => it.value === tanggal) ? days : [{ value: tanggal, label: formatHariTanggal(tanggal) }, ...days]} onChange={(it) => setParams({ tanggal: it, ...(id_guru ? { guru: id_guru } : {}) })} />
        <Select aria-label={t('teacherFilter')} showSearch={{ optionFilterProp: 'label' }} value={id_guru ?? ''} options={[{ value: '', label: t('allTeachers') }, ...teachers.map((it) => ({ value: it.id_guru, label: it.nama ?? '–' }))]} onChange={(guru) => setParams({ tanggal, ...(guru ? { guru } : {}) })} />
      </div>
      {!shown.length ? <p className="panel list-state">{t('coversNone')}</p> : (
        <section className="panel" aria-label={t('covers')}>
          <table className="load-table cover-table">
            <thead><tr><th scope="col">{t('jam')}</th><th scope="col">{t('kelas')}</th><th scope="col">{t('guru')}</th><th scope="col">{t('substitute')}</th>{mayAssign && <th scope="col"><span className="visually-hidden">{t('action')}</span></th>}</tr></thead>
            <tbody>
              {shown.map((it) => (
                <tr key={it.id_sesi} data-row-key={it.id_sesi}>
                  <td>{it.posisi} <small className="soft">{formatJam(it.mulai)}</small></td>
                  <td><b>{it.kelas}</b> <small className="soft">{it.mapel}</small></td>
                  <td>{it.guru ?? '–'}</td>
                  <td>{it.id_guru_pengganti ? <StatusTag tone={it.bentrok ? 'bad' : 'info'}>{[it.pengganti ?? '–', it.bentrok && t('busyNow')].filter(Boolean).join(', ')}</StatusTag> : it.sebab_lepas ? <StatusTag tone="warn">{t(`released_${it.sebab_lepas}`, { nama: it.lepas ?? '–' })}</StatusTag> : <span className="soft">{t('nobody')}</span>}{it.alasan && <small className="soft"> {it.alasan}</small>}</td>
                  {mayAssign && (
                    <td>{clock.now().toISOString() >= it.selesai ? <span className="soft">{t('over')}</span> : <span className="slot-foot">
                      <Button size="small" aria-label={`${t(it.id_guru_pengganti ? 'change' : 'cover')}: ${it.kelas}, ${t('period', { posisi: it.posisi })}`} onClick={() => setOpen(it)}>{t(it.id_guru_pengganti ? 'change' : 'cover')}</Button>
                      {it.id_guru_pengganti && <Button size="small" aria-label={`${t('uncover')}: ${it.kelas}, ${t('period', { posisi: it.posisi })}`} onClick={() => without(it, 'takenBack')}>{t('uncover')}</Button>}
                      {it.sebab_lepas && <Button size="small" aria-label={`${t('notNeeded')}: ${it.kelas}, ${t('period', { posisi: it.posisi })}`} onClick={() => without(it, 'heldAnyway')}>{t('notNeeded')}</Button>}
                    </span>}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {open && <Candidates sesi={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function Candidates({ sesi, onClose }: { sesi: SesiPengganti; onClose(): void }) {
  const t = useWords('grid');
  return <Panel size={440} title={t('candidates', { mapel: sesi.mapel, kelas: sesi.kelas, posisi: sesi.posisi })} onClose={onClose}><Boundary><Choice sesi={sesi} onClose={onClose} /></Boundary></Panel>;
}

function Choice({ sesi, onClose }: { sesi: SesiPengganti; onClose(): void }) {
  const t = useWords('grid');
  const { data } = useView(cover.candidates, { id: sesi.id_sesi });
  const assign = useAction(cover.assign);
  const [alasan, setReason] = useState('');
  const name = (id_guru: string, nama: string | null) => void assign.run({ id: sesi.id_sesi, id_guru_pengganti: id_guru, alasan: alasan.trim().length >= 3 ? alasan.trim() : null }).then(() => {
    tellSnack({ text: t('named', { nama: nama ?? '–' }), undo: () => void assign.run({ id: sesi.id_sesi, id_guru_pengganti: sesi.id_guru_pengganti, alasan: sesi.alasan }).catch(() => undefined) });
    onClose();
  }).catch(() => undefined);
  return (
    <div className="timetable-drawer">
      <div><label htmlFor="cover-reason">{t('reason')} <small className="soft">({t('optional')})</small></label><Input id="cover-reason" maxLength={200} placeholder={t('reasonHint')} value={alasan} onChange={({ target }) => setReason(target.value)} /></div>
      {!data.length && <p className="list-state">{t('noCandidates')}</p>}
      <ul className="why-people">
        {data.map((it) => (
          <li key={it.id_guru}>
            <span><b>{it.nama ?? '–'}</b><small>{[it.mengampu && t('fits'), it.mengajar_kelas && t('knows'), t('candidateLine', { hari: it.jam_hari_ini, kali: it.menggantikan })].filter(Boolean).join(' · ')}</small></span>
            <Button size="small" loading={assign.pending} aria-label={`${t('choose')}: ${it.nama ?? '–'}`} onClick={() => name(it.id_guru, it.nama)}>{t('choose')}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
