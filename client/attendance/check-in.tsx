import { CheckCircleFilled } from '@ant-design/icons';
import { useState } from 'react';
import type { StatusKehadiran } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { lesson } from '#contract/lesson/lesson.api';
import { useProblemText } from '#client/kit/problem';
import { formatJam, useNow } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { AttendanceTag } from '#client/attendance/attendance-tag';
import '#client/attendance/attendance.css';
import '#client/attendance/check-in.words';

/** Where a student says that they are there; the lesson comes with the code that the teacher shows, which may have changed until they are signed in. */
export function CheckIn({ id_sesi, kode: scanned }: { id_sesi: string; kode: string }) {
  const [t, textOf] = [useWords('checkIn'), useProblemText()];
  const { data: sesi } = useView(lesson.one, { id: id_sesi });
  const { run, pending, error } = useAction(attendance.checkIn, { isQuiet: true });
  const [status, setStatus] = useState<StatusKehadiran>();
  const [kode, setKode] = useState(scanned);
  const early = useNow(10_000) < new Date(sesi.mulai);
  const isWhole = kode.replace(/\D/g, '').length === 6;
  const checkIn = () => run({ id_sesi, kode }).then(({ data }) => setStatus(data.status_kehadiran), () => setKode(''));
  return (
    <section className="panel check-in">
      <h2>{sesi.mapel} · {sesi.kelas}</h2>
      <p>{t('period', { posisi: sesi.posisi })} · {formatJam(sesi.mulai)}–{formatJam(sesi.selesai)}{sesi.guru && ` · ${sesi.guru}`}</p>
      <div aria-live="polite">
        {status && <CheckedIn status={status} />}
        {error && !status && <p className="check-in-fault">{textOf(error)}</p>}
      </div>
      {!status && (
        <form onSubmit={(event) => { event.preventDefault(); if (isWhole) void checkIn(); }}>
          <label className="check-in-field">{t('codeField')}
            <input value={kode} onChange={({ target }) => setKode(target.value)} inputMode="numeric" autoComplete="off" maxLength={9} placeholder="000 000" />
          </label>
          <button type="submit" className="btn is-primary check-in-button" disabled={early || pending || !isWhole} aria-busy={pending}>{t('iAmHere')}</button>
        </form>
      )}
      {early && <p>{t('checkInBefore', { jam: formatJam(sesi.mulai) })}</p>}
    </section>
  );
}

function CheckedIn({ status }: { status: StatusKehadiran }) {
  const t = useWords('checkIn');
  return (
    <div className="checked-in">
      <CheckCircleFilled aria-hidden className="checked-in-sign" />
      <p><AttendanceTag status={status} /></p>
      <p>{t('checkedInHelp')}</p>
    </div>
  );
}
