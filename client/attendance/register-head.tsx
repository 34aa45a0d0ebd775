import { CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { lesson } from '#contract/lesson/lesson.api';
import { formatHariTanggal, formatJam } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { CheckInCode } from '#client/attendance/check-in-code';
import { type Line, tallyOf } from '#client/attendance/register-sheet';
import '#client/attendance/attendance.words';

type Props = { id_sesi: string; lines: Line[]; markAll: (() => void) | undefined; pending: boolean };

/** Which lesson it is, how many have which status, and the one button for a class that is all there. */
export function RegisterHead({ id_sesi, lines, markAll, pending }: Props) {
  const t = useWords('attendance');
  const { data: sesi } = useView(lesson.one, { id: id_sesi });
  const tally = tallyOf(lines);
  return (
    <section className="panel register-head">
      <div>
        <h2 className="register-class">{sesi.kelas} · {sesi.mapel}</h2>
        <p className="register-when">
          {formatHariTanggal(sesi.tanggal_sesi)} · {t('period', { posisi: sesi.posisi })} · {formatJam(sesi.mulai)}–{formatJam(sesi.selesai)}
          {sesi.guru && ` · ${sesi.guru}`}
        </p>
      </div>
      <dl className="tally" aria-label={t('counts')}>
        {[...StatusKehadiran.options, 'Belum' as const].map((status) => (
          <div key={status} className={tally[status] === 0 ? 'is-zero' : undefined}>
            <dt>{t(status)}</dt>
            <dd>{tally[status]}</dd>
          </div>
        ))}
      </dl>
      {markAll && lines.length > 0 && (
        <div className="register-actions">
          <Button type="primary" size="large" className="mark-all" icon={<CheckOutlined aria-hidden />} onClick={markAll} loading={pending} disabled={tally.Belum === 0 && !pending}>
            {tally.Belum === 0 ? t('allFilled') : t('markAll', { count: tally.Belum })}
          </Button>
          <CheckInCode id_sesi={id_sesi} />
        </div>
      )}
    </section>
  );
}
