import { CheckCircleFilled, CheckOutlined, ClockCircleOutlined, CopyOutlined, QrcodeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { hadirOf, type StatusKehadiran } from '#contract/attendance/attendance';
import { lesson } from '#contract/lesson/lesson.api';
import { Flame } from '#client/kit/flame';
import { later } from '#client/kit/later';
import { formatDetik, formatHariTanggal, formatJam, useNow } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Proportion } from '#client/attendance/figures';
import { isOpen, type Mark } from '#client/attendance/mark-queue';
import { type Line, savedAt, tallyOf } from '#client/attendance/register-sheet';
import '#client/attendance/attendance.words';

type Props = {
  id_sesi: string; lines: Line[]; marks: readonly Mark[];
  /** Without them the register is only read. */
  markAll: (() => void) | undefined; copy: { posisi: number; isAsking: boolean; run: () => void } | undefined;
};
const CheckInCode = later(async () => (await import('#client/attendance/check-in-code')).CheckInCode);
const TOLD: readonly StatusKehadiran[] = ['Terlambat', 'Dispensasi'];
const AWAY: readonly StatusKehadiran[] = ['Sakit', 'Izin', 'Alpa'];

/** Which lesson it is, how the class stands, and the buttons for all at once; lesson and count stay in sight. */
export function RegisterHead({ id_sesi, lines, marks, markAll, copy }: Props) {
  const t = useWords('attendance');
  const { data: sesi } = useView(lesson.one, { id: id_sesi });
  const { Belum, ...rekap } = tallyOf(lines);
  const now = useNow(30_000);
  const [isShown, show] = useState(false);
  const left = Math.ceil((Date.parse(sesi.selesai) - now.getTime()) / 60_000);
  const runs = Date.parse(sesi.mulai) <= now.getTime() && left > 0;
  const parts = [
    TOLD.some((it) => rekap[it]) && t('including', { apa: TOLD.filter((it) => rekap[it]).map((it) => `${rekap[it]} ${t(it).toLowerCase()}`).join(', ') }),
    AWAY.some((it) => rekap[it]) && `${AWAY.filter((it) => rekap[it]).map((it) => `${rekap[it]} ${t(it).toLowerCase()}`).join(', ')}.`,
    Belum > 0 && t('stillUnfilled', { count: Belum }),
  ].filter((it) => it);
  return (
    <>
      <header className="register-top">
        <div>
          <h2 className="register-class">{sesi.kelas} · {sesi.mapel}</h2>
          <p className="register-when">
            {runs && <span className="register-now"><Flame /> {t('nowPeriod', { posisi: sesi.posisi, menit: left })}</span>}
            <span>{formatHariTanggal(sesi.tanggal_sesi)} · {!runs && `${t('period', { posisi: sesi.posisi })} · `}{formatJam(sesi.mulai)}–{formatJam(sesi.selesai)}{sesi.guru && ` · ${sesi.guru}`}{sesi.pengganti && ` · ${t('coveredBy', { nama: sesi.pengganti })}`}</span>
          </p>
        </div>
        <Saved lines={lines} marks={marks} />
      </header>
      <Proportion counts={{ rekap, belum: Belum }} />
      <p className="register-tally"><b>{t('presentSentence', { hadir: hadirOf(rekap), jumlah: lines.length })}</b> {parts.join(' ')}</p>
      {markAll && lines.length > 0 && (
        <div className="register-actions">
          <button type="button" className="btn mark-all" onClick={markAll} disabled={Belum === 0}><CheckOutlined aria-hidden /> {Belum === 0 ? t('allFilled') : t('markAll', { count: Belum })}</button>
          {copy && <button type="button" className="btn mark-all" aria-busy={copy.isAsking} disabled={copy.isAsking} onClick={copy.run}><CopyOutlined aria-hidden /> {t('copyBefore', { posisi: copy.posisi })}</button>}
          <button type="button" className="btn check-in-show" onClick={() => show(true)}><QrcodeOutlined aria-hidden /> {t('showCode')}</button>
          {isShown && <CheckInCode id_sesi={id_sesi} lines={lines} onClose={() => show(false)} />}
        </div>
      )}
    </>
  );
}

/** Nothing looks saved before the server has it. */
function Saved({ lines, marks }: Pick<Props, 'lines' | 'marks'>) {
  const t = useWords('attendance');
  const [open, at] = [marks.filter(isOpen), savedAt(lines)];
  const isWaiting = open.some((it) => it.state === 'waiting');
  if (open.length) return <span className={isWaiting ? 'register-saved is-waiting' : 'register-saved is-open'} role="status"><ClockCircleOutlined aria-hidden /> {isWaiting ? t('onDevice', { count: open.length }) : t('saving')}</span>;
  return <span className="register-saved" role="status">{at && <><CheckCircleFilled aria-hidden /> {t('savedAt', { jam: formatDetik(at) })}</>}</span>;
}
