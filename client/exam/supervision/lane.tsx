import { Button } from 'antd';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Tindakan } from '#contract/exam/supervision';
import { ActButtons } from '#client/exam/supervision/act-buttons';
import { actsOf } from '#client/exam/supervision/acts';
import { Lasting } from '#client/exam/supervision/lasting';
import { cleared, type Keperluan, type Laned, laned, needsOf } from '#client/exam/supervision/needs';
import type { Row } from '#client/exam/supervision/row';
import { type Device, nameOr, useStandpoint } from '#client/exam/supervision/room';
import { LOOKS, seatNumber } from '#client/exam/supervision/seat-said';
import { formatDurasi } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { Woven } from '#client/kit/woven';

type Props = { rows: readonly Row[]; devices: ReadonlyMap<string, Device>; now: number; lost: number | null; onOpen: (id_peserta: string) => void; onAct?: ((aksi: Tindakan, rows: readonly Row[]) => void) | undefined };
const STATE = { terkunci: 'terkunci', perangkat: 'perangkat', terputus: 'terputus', diam: 'diam', terlambat: 'selesai' } as const satisfies Record<Keperluan, keyof typeof LOOKS>;
const BADGE = { terkunci: 'solid', perangkat: 'note', terputus: 'warn', diam: 'calm', terlambat: 'warn' } as const;

/** Who needs the supervisor, as they came; what is settled stays where it is until it is cleared away. */
export function Lane({ rows, devices, now, lost, onOpen, onAct }: Props) {
  const t = useWords('supervision');
  const needs = useMemo(() => needsOf(rows, now), [rows, now]);
  const [lane, setLane] = useState<readonly Laned[]>([]);
  const next = laned(lane, needs);
  if (next !== lane) setLane(next);
  const byId = useMemo(() => new Map(rows.map((it) => [it.id_peserta, it])), [rows]);
  const settled = next.filter((it) => it.isOver).length;
  return (
    <section className="panel lane" aria-label={t('need')}>
      <header className="room-head"><h2>{t('need')}</h2>{next.length > 0 && <span className="lane-about">{t('needAbout')}</span>}
        {settled > 0 && <Button size="small" onClick={() => setLane(cleared(next))}>{t('clear', { count: settled })}</Button>}
        <StatusTag tone={needs.length ? 'bad' : 'calm'}>{needs.length}</StatusTag>
      </header>
      {next.length === 0 && <p className="lane-none">{t('needNone')}</p>}
      <ol>{next.map((it) => {
        const row = byId.get(it.id_peserta);
        return row && <Place key={it.id_peserta} need={it} row={row} device={devices.get(it.id_peserta)} until={lost ?? undefined} onOpen={onOpen} onAct={onAct} />;
      })}</ol>
      <Announced needs={next} byId={byId} />
    </section>
  );
}

const Place = memo(function Place({ need, row, device, until, onOpen, onAct }: { need: Laned; row: Row; device: Device | undefined; until: number | undefined } & Pick<Props, 'onOpen' | 'onAct'>) {
  const t = useWords('supervision');
  const { jumlah_soal } = useStandpoint();
  const name = nameOr(row, t('erased'));
  return (
    <li className={need.isOver ? 'is-over' : `is-${need.jenis}`}>
      <span className={`lane-icon tone-${need.isOver ? 'calm' : BADGE[need.jenis]}`} aria-hidden="true">{LOOKS[need.isOver ? 'selesai' : STATE[need.jenis]].icon}</span>
      <span className="lane-who"><button type="button" className="seat-name" onClick={() => onOpen(row.id_peserta)}>{name}</button><small className="n">{t('seatOf', { kursi: seatNumber(row.kursi), kelas: row.kelas ?? '–', terjawab: row.terjawab, soal: jumlah_soal })}</small></span>
      <span className="lane-what"><b>{need.isOver ? t('over') : <What need={need} row={row} device={device} until={until} />}</b><small><time className="n">{formatDetik(new Date(need.sejak))}</time> · <About need={need} row={row} device={device} /></small></span>
      {onAct && !need.isOver && <ActButtons acts={actsOf(row, need.sejak)} name={name} onAct={(aksi) => onAct(aksi, [row])} />}
    </li>
  );
});

type Said = { need: Laned; row: Row; device: Device | undefined };

function What({ need, row, device, until }: Said & { until: number | undefined }) {
  const t = useWords('supervision');
  const lasting = (why: 'whyCut' | 'whyLocked') => <Woven say={(it) => t(why, it)} parts={{ lama: <Lasting since={need.sejak} until={until} /> }} />;
  switch (need.jenis) {
    case 'terkunci': return <>{lasting('whyLocked')}{row.fokus > 0 && ` · ${t('awayTimes', { count: row.fokus, lama: formatDurasi(row.fokus_detik) })}`}</>;
    case 'terputus': return <>{lasting('whyCut')}{device?.menunggu ? ` · ${t('unsent', { count: device.menunggu })}` : ''}</>;
    case 'perangkat': return t('whyDevice');
    case 'diam': return [t('whyIdle'), device?.soal_ke && t('atQuestion', { n: device.soal_ke })].filter(Boolean).join(' ');
    default: return t('whyLate', { count: row.terlambat });
  }
}

function About({ need: { jenis }, row, device }: Said) {
  const t = useWords('supervision');
  const saved = row.terakhir_tersimpan ? t('lastSaved', { jam: formatDetik(row.terakhir_tersimpan) }) : t('nothingSaved');
  const place = device?.soal_ke ? t('lastQuestion', { n: device.soal_ke }) : null;
  const battery = device?.baterai === null || device?.baterai === undefined ? null : t('battery', { n: device.baterai });
  if (jenis === 'terkunci') return <>{row.penjelasan ? <>{t('explained')} “{row.penjelasan}”</> : t('notExplained')}{row.alasan_kunci && ` · ${t('lockedFor', { alasan: row.alasan_kunci.replace(/\.$/, '') })}`}</>;
  if (jenis === 'perangkat') return t('whyDeviceAbout', { count: row.terjawab, n: row.terjawab });
  if (jenis === 'terputus') return `${[saved, place].filter(Boolean).join(', ')}.`;
  if (jenis === 'diam') return `${[t('connected'), battery, saved].filter(Boolean).join(', ')}.`;
  return t('whyLateAbout');
}

/** Read out, once for whoever has just come into the lane. */
function Announced({ needs, byId }: { needs: readonly Laned[]; byId: ReadonlyMap<string, Row> }) {
  const t = useWords('supervision');
  const told = useRef(new Set<string>());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const open = needs.filter((it) => !it.isOver);
    const fresh = open.filter(({ id_peserta, jenis }) => !told.current.has(`${id_peserta} ${jenis}`));
    told.current = new Set(open.map(({ id_peserta, jenis }) => `${id_peserta} ${jenis}`));
    if (fresh.length) setSaid(fresh.map(({ id_peserta, jenis }) => t('needsYou', { nama: nameOr(byId.get(id_peserta), t('erased')), apa: (jenis === 'terlambat' ? t('whyLate', { count: byId.get(id_peserta)?.terlambat ?? 0 }) : t(jenis)).toLowerCase() })).join('; '));
  }, [needs, byId, t]);
  return <span className="visually-hidden" aria-live="polite">{said}</span>;
}
