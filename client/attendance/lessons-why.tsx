import { hadirOf, type Register, STATUS_KEHADIRAN, terisiOf } from '#contract/attendance/attendance';
import { percentOfRecorded } from '#contract/attendance/presence';
import { formatAngka, formatPersen } from '#client/kit/number';
import { formatDetik } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { Why } from '#client/kit/why';
import { begunOf } from '#client/attendance/standing';
import { counts, stripOf } from '#client/attendance/strip';
import '#client/attendance/attendance.words';
import '#client/attendance/board.words';

type Props = { sesi: readonly Register[]; now: Date; kelas: string | undefined; onOpen: (id_sesi: string) => void; onClose: () => void };
const MOST_EVENTS = 12;
const lackOf = (it: Register) => it.jumlah_murid - terisiOf(it);
const awayIn = (it: Register) => terisiOf(it) - hadirOf(it);

/** Where the number of the day's lessons comes from, of all classes or of one: its sum, the registers in it, and who filled them when. */
export function LessonsWhy({ sesi, now, kelas, onOpen, onClose }: Props) {
  const [t, words] = [useWords('board'), useWords('attendance')];
  const own = sesi.filter((it) => counts(it) && (!kelas || it.id_kelas === kelas));
  const strip = stripOf(own);
  const { begun, unfilled } = begunOf(sesi.filter((it) => !kelas || it.id_kelas === kelas), now);
  const said = { hadir: formatAngka(strip.hadir), terisi: formatAngka(strip.terisi), persen: formatPersen(percentOfRecorded(strip)) };
  const worstFirst = own.toSorted((a, b) => lackOf(b) - lackOf(a) || awayIn(b) - awayIn(a) || a.posisi - b.posisi);
  const filled = own.flatMap((it) => (it.diisi ? [{ ...it, diisi: it.diisi }] : [])).toSorted((a, b) => (a.diisi < b.diisi ? 1 : -1));
  return (
    <Why whence={t('whence')} title={`${kelas ? `${own[0]?.kelas}: ` : ''}${t('marks', said)}`} onClose={onClose}>
      <section>
        <h3>{t('figure')}</h3>
        <p className="why-sum">
          <span><span className="why-part"><b>{said.hadir}</b><small>{t('present')}</small></span></span>
          <span><i aria-hidden="true">÷</i><span className="why-part"><b>{said.terisi}</b><small>{t('recorded')}</small></span></span>
          <span><i aria-hidden="true">=</i><span className="why-part is-result"><b>{said.persen}</b></span></span>
        </p>
        <p className="why-how">{t('howLessons', { belum: formatAngka(strip.belum), kurang: formatAngka(own.filter((it) => lackOf(it) > 0).length), jumlah: formatAngka(own.length) })}</p>
      </section>
      <section>
        <h3>{t('registersOf', { terisi: begun - unfilled, begun })}</h3>
        <ul className="why-people">
          {worstFirst.map((it) => (
            <li key={it.id_sesi}>
              <span>
                <button type="button" className="why" onClick={() => onOpen(it.id_sesi)}>{t('cellOf', { kelas: it.kelas, posisi: it.posisi, mapel: it.mapel })}</button>
                <small>{[it.guru, words('presentOf', { hadir: hadirOf(it), terisi: terisiOf(it), belum: lackOf(it) })].filter(Boolean).join(' · ')}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {filled.length > 0 && (
        <section>
          <h3>{t('events')}</h3>
          <ol className="why-events">
            {filled.slice(0, MOST_EVENTS).map((it) => (
              <li key={it.id_sesi}>
                <time>{formatDetik(it.diisi)}</time>
                <span>{t('filledIn', { oleh: it.diisi_oleh ?? words('unnamed') })} <b>{t('where', { kelas: it.kelas, posisi: it.posisi })}</b><small>{STATUS_KEHADIRAN.filter((one) => it[one] > 0).map((one) => `${formatAngka(it[one])} ${words(one).toLowerCase()}`).join(', ')}</small></span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Why>
  );
}
