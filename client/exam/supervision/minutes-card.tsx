import { CheckOutlined, ClockCircleOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isExtra, TindakanTercatat } from '#contract/exam/supervision';
import { MinutesFile } from '#client/exam/minutes-file';
import { EmergencyIntake } from '#client/exam/supervision/emergency-intake';
import { minutesOf } from '#client/exam/supervision/minutes';
import { PauseLines } from '#client/exam/supervision/pause-lines';
import { type Head, nameOr, useStandpoint } from '#client/exam/supervision/room';
import type { Row } from '#client/exam/supervision/row';
import { formatDurasi } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { formatJam } from '#client/kit/time';
import { useWords } from '#client/kit/words';

const NAMED = 3;
type Props = { rows: readonly Row[]; head: Head; now: number; onAttendance: () => void; onNote: () => void; onIncident: () => void };

/** The minutes of the room, which fill themselves as it goes on. */
export function MinutesCard({ rows, head, now, onAttendance, onNote, onIncident }: Props) {
  const t = useWords('supervision');
  const { mayAct } = useStandpoint();
  const it = minutesOf(rows, now);
  const given = head.tambahan.filter(isExtra);
  const away = it.tidak_hadir.map((row) => `${nameOr(row, t('erased'))}${row.status_kehadiran ? `, ${t(row.status_kehadiran).toLowerCase()}` : ''}`);
  return (
    <section className="panel" aria-label={t('minutes')}>
      <header className="room-head"><h2>{t('minutes')}</h2><StatusTag tone="calm">{t('fillsItself')}</StatusTag></header>
      <ul className="room-minutes">
        {it.hadir + away.length > 0 && <Line>{away.length || it.belum ? t('came', { hadir: it.hadir, tidak: away.length }) : t('cameAll', { hadir: it.hadir })}{away.length > 0 && `: ${away.slice(0, NAMED).join('; ')}${away.length > NAMED ? ` ${t('otherAway', { n: away.length - NAMED })}` : ''}`}</Line>}
        {it.belum > 0 && <Line isOpen>{mayAct ? <button type="button" className="link" onClick={onAttendance}>{t('notSettled', { count: it.belum })}</button> : t('notSettledHere', { count: it.belum })}</Line>}
        {it.belum === 0 && mayAct && rows.some(({ mulai }) => mulai === null) && <Line><button type="button" className="link" onClick={onAttendance}>{t('changeAttendance')}</button></Line>}
        {given.slice(-NAMED).map((one) => <Line key={`${one.id_murid} ${one.pada}`}>{[`${nameOr(rows.find(({ id_murid }) => id_murid === one.id_murid), t('erased'))}: ${t(one.menit > 0 ? 'moreTime' : 'lessTime', { menit: Math.abs(Math.round(one.menit)) })}`, one.alasan, [one.oleh && t('by', { nama: one.oleh }), formatJam(one.pada)].filter(Boolean).join(' ')].join(', ')}</Line>)}
        {given.length > NAMED && <Line>{t('otherGiven', { count: given.length - NAMED })}</Line>}
        <PauseLines rows={rows} head={head} as={Line} />
        <Deeds head={head} />
        <Line>{it.terputus_kali ? t('cutTimes', { count: it.terputus_kali, lama: formatDurasi(it.terputus_terlama) }) : t('noCuts')}</Line>
        {head.kejadian.length > 0 && <Line>{t('incidents', { count: head.kejadian.length })}: {head.kejadian.slice(-NAMED).map(({ keterangan }) => keterangan).join('; ')}</Line>}
        {head.notes_berita_acara && <Line>{head.notes_berita_acara}</Line>}
      </ul>
      <p className="room-minutes-do">
        {mayAct && <Button size="small" icon={<EditOutlined aria-hidden />} onClick={onNote}>{t(head.notes_berita_acara ? 'changeNote' : 'addNote')}</Button>}
        {mayAct && <Button size="small" onClick={onIncident}>{t('noteIncident')}</Button>}
        {mayAct && <EmergencyIntake id_cbt={head.id_cbt} rows={rows} />}
        <MinutesFile id_pengawas_cbt={head.id_pengawas_cbt} />
      </p>
    </section>
  );
}

/** How often it was paused, and what else was done to attempts, each count the way to when and why. */
function Deeds({ head }: Pick<Props, 'head'>) {
  const t = useWords('supervision');
  const counts = [{ jenis: 'jeda' as const, n: head.jeda.at(-1)?.nomor ?? 0 }, ...TindakanTercatat.options.map((jenis) => ({ jenis, n: head.tindakan.filter((it) => it.jenis === jenis).length }))].filter(({ n }) => n > 0);
  if (!counts.length) return null;
  return <Line>{counts.map(({ jenis, n }, i) => <span key={jenis}>{i > 0 && ' · '}<Link to={`/teacher/cbt/my-supervision/${head.id_pengawas_cbt}/replay?peristiwa=${jenis}`}>{t(`only_${jenis}`)}: {n}</Link></span>)}</Line>;
}

const Line = ({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) => <li className={isOpen ? 'is-open' : undefined}>{isOpen ? <ClockCircleOutlined aria-hidden /> : <CheckOutlined aria-hidden />}<span>{children}</span></li>;
