import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Tindakan } from '#contract/exam/supervision';
import { supervision } from '#contract/exam/supervision.api';
import { ActButtons } from '#client/exam/supervision/act-buttons';
import { actsOf } from '#client/exam/supervision/acts';
import { EventLines } from '#client/exam/supervision/event-lines';
import { type Device, nameOr, useStandpoint } from '#client/exam/supervision/room';
import { readinessOf } from '#client/exam/supervision/readiness';
import type { Row } from '#client/exam/supervision/row';
import { Extra } from '#client/exam/supervision/seat-table';
import { seatOf } from '#client/exam/supervision/seat';
import { SeatTag, seatNumber } from '#client/exam/supervision/seat-said';
import { formatDurasi } from '#client/kit/number';
import { useProblemText } from '#client/kit/problem';
import { formatDetik, formatJam } from '#client/kit/time';
import { questionOf } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';

type Props = { row: Row; device: Device | undefined; now: number; onAct?: ((aksi: Tindakan, rows: readonly Row[]) => void) | undefined; onClose: () => void };

/** One student: how things stand, what may be done, and everything that happened. */
export function StudentDrawer({ row, device, now, onAct, onClose }: Props) {
  const t = useWords('supervision');
  const name = nameOr(row, t('erased'));
  const of = [`${t('colSeat').toLowerCase()} ${seatNumber(row.kursi)}`, row.kelas, row.nis && t('nis', { nis: row.nis }), row.ke > 1 && t('attempt', { ke: row.ke })].filter(Boolean).join(' · ');
  return (
    <Why whence={of} title={name} onClose={onClose}>
      <section>
        <p className="student-state"><SeatTag state={seatOf(row, now)} />{row.status_kehadiran && <span className="soft">{t(row.status_kehadiran)}</span>}</p>
        <Facts row={row} device={device} />
        {onAct && <div className="student-acts"><ActButtons acts={actsOf(row, now)} most={3} name={name} onAct={(aksi) => onAct(aksi, [row])} /></div>}
      </section>
      <section><h3>{t('timeline')}</h3><Timeline row={row} /></section>
    </Why>
  );
}

function Facts({ row, device }: Pick<Props, 'row' | 'device'>) {
  const t = useWords('supervision');
  const { jumlah_soal } = useStandpoint();
  const facts: [string, ReactNode][] = [
    [t('answered'), `${row.terjawab}/${jumlah_soal}${row.ragu ? ` · ${row.ragu} ${t('doubt').toLowerCase()}` : ''}`],
    [t('startedAt'), row.mulai && formatDetik(row.mulai)],
    [row.selesai ? t('finishedAt') : t('deadline'), row.selesai ? formatDetik(row.selesai) : row.tenggat && <>{formatJam(row.tenggat)}<Extra minutes={row.tambahan} /></>],
    [t('colSaved'), row.terakhir_tersimpan && formatDetik(row.terakhir_tersimpan)],
    [t('device'), row.mulai && !row.selesai && [device?.soal_ke && t('lastQuestion', { n: device.soal_ke }), device?.menunggu ? t('unsent', { count: device.menunggu }) : null, device && device.baterai !== null && t('battery', { n: device.baterai })].filter(Boolean).join(' · ')],
    [t('readiness'), readinessOf(row, t)],
    [t('focus'), row.fokus > 0 && t('focusSaid', { count: row.fokus, lama: formatDurasi(row.fokus_detik) })],
    [t('explained').replace(/:$/, ''), row.penjelasan && `“${row.penjelasan}”`],
    [t('cuts'), row.terputus_kali > 0 && t('cutsSaid', { count: row.terputus_kali, lama: formatDurasi(row.terputus_terlama) })],
    [t('lastMessage'), row.pesan],
    [t('incidentsHere'), row.kejadian > 0 && row.kejadian],
  ];
  return <dl className="room-facts">{facts.filter(([, it]) => it).map(([word, it]) => [<dt key={`${word} dt`}>{word}</dt>, <dd key={word} className="n">{it}</dd>])}</dl>;
}

/** Asked when it is opened and whenever the row has changed since. */
function Timeline({ row }: { row: Row }) {
  const [t, textOf] = [useWords('supervision'), useProblemText()];
  const { id_pengawas_cbt } = useStandpoint();
  const asked = questionOf(supervision.replay, { id_pengawas_cbt });
  const { data, error, refetch } = useQuery({ ...asked, queryKey: [...asked.queryKey, row], placeholderData: (before) => before, gcTime: 0 });
  if (error) return <Alert type="error" showIcon title={textOf(error)} action={<Button size="small" onClick={() => void refetch()}>{t('newer')}</Button>} />;
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} title={false} />;
  const own = data.data.peristiwa.filter((it) => it.id_murid === row.id_murid).toReversed();
  return own.length ? <EventLines events={own} /> : <p className="soft">{t('timelineNone')}</p>;
}
