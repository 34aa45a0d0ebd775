import { absentDays } from '#contract/attendance/absent-days';
import { attendance } from '#contract/attendance/attendance.api';
import type { SesiAsal } from '#contract/attendance/origin';
import { Boundary } from '#client/kit/boundary';
import { formatAngka } from '#client/kit/number';
import { formatHariTanggal, formatJam, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.words';
import '#client/attendance/presence-why.words';

type Of = { id_murid: string; nama: string; /** From when to when. */ dates: string };

/** Where the days come from that a report counts somebody as away: day by day, with the lessons of each, who marked them and when. */
export function DaysWhy({ of, onClose }: { of: Of; onClose: () => void }) {
  const t = useWords('presenceWhy');
  return <Why whence={t('whence')} title={t('daysTitle', { nama: of.nama })} onClose={onClose}><Boundary><Days of={of} /></Boundary></Why>;
}

function Days({ of: { id_murid, dates } }: { of: Of }) {
  const [t, a] = [useWords('presenceWhy'), useWords('attendance')];
  const days = absentDays(useView(attendance.origin, { id_murid, dates }).data.sesi);
  const count = (sebab: string) => formatAngka(days.filter((it) => it.sebab === sebab).length);
  return (
    <section>
      <h3>{(['Sakit', 'Izin', 'Alpa'] as const).map((it) => `${a(it)} ${count(it)}`).join(' · ')}</h3>
      <p className="why-how">{t('daysHow')}</p>
      {days.length === 0 && <p>{t('daysNone')}</p>}
      <ol className="why-events presence-lessons">
        {days.map(({ tanggal, sebab, sesi }) => (
          <li key={tanggal}>
            <time dateTime={tanggal}>{formatHariTanggal(tanggal)}</time>
            <span><b>{a(sebab)}</b>{sesi.map((it) => <Lesson key={it.id} it={it} />)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Lesson({ it }: { it: SesiAsal }) {
  const [t, a] = [useWords('presenceWhy'), useWords('attendance')];
  const marked = it.ditandai && t('marked', { oleh: it.oleh?.nama ?? t('somebody'), waktu: `${formatTanggal(new Date(it.ditandai))} ${formatJam(it.ditandai)}` });
  return <small>{[`${it.mapel}, ${t('periods', { jam: it.posisi })}: ${a(it.status_kehadiran ?? 'Belum')}`, it.surat && t('letter'), marked].filter(Boolean).join(' · ')}</small>;
}
