import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { StatusKehadiran } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { lesson } from '#contract/lesson/lesson.api';
import { formatJam, useNow } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import '#client/attendance/attendance.css';
import '#client/attendance/attendance.words';

/** Where a student says that they are there; the lesson comes with the code that the teacher shows. */
export function CheckIn({ id_sesi }: { id_sesi: string }) {
  const t = useWords('attendance');
  const { data: sesi } = useView(lesson.one, { id: id_sesi });
  const { run, pending } = useAction(attendance.checkIn);
  const [status, setStatus] = useState<StatusKehadiran>();
  const early = useNow(10_000) < new Date(sesi.mulai);
  const checkIn = () => run({ id_sesi }).then(({ data }) => setStatus(data.status_kehadiran), () => undefined);
  return (
    <section className="panel check-in">
      <h2>{sesi.mapel} · {sesi.kelas}</h2>
      <p>{t('period', { posisi: sesi.posisi })} · {formatJam(sesi.mulai)}–{formatJam(sesi.selesai)}{sesi.guru && ` · ${sesi.guru}`}</p>
      <div aria-live="polite">{status && <CheckedIn status={status} />}</div>
      {!status && <Button type="primary" className="check-in-button" loading={pending} disabled={early} onClick={checkIn}>{t('iAmHere')}</Button>}
      {early && <p>{t('checkInBefore', { jam: formatJam(sesi.mulai) })}</p>}
    </section>
  );
}

function CheckedIn({ status }: { status: StatusKehadiran }) {
  const t = useWords('attendance');
  return (
    <div className="checked-in">
      <CheckCircleFilled aria-hidden className="checked-in-sign" />
      <p><AttendanceTag status={status} /></p>
      <p>{t('checkedInHelp')}</p>
    </div>
  );
}
