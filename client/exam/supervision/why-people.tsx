import type { Rincian } from '#contract/exam/supervision';
import { halfOf } from '#client/exam/supervision/histogram';
import { needOf } from '#client/exam/supervision/needs';
import type { Row } from '#client/exam/supervision/row';
import { nameOr, useStandpoint } from '#client/exam/supervision/room';
import { seatOf } from '#client/exam/supervision/seat';
import { SeatTag, seatNumber } from '#client/exam/supervision/seat-said';
import { peopleOf, type Unsent } from '#client/exam/supervision/standing';
import { formatAngka } from '#client/kit/number';
import { Why } from '#client/kit/why';
import { useWords } from '#client/kit/words';

type Props = { rincian: Rincian; rows: readonly Row[]; now: number; unsent: Unsent; onOpen: (id_peserta: string) => void; onClose: () => void };

/** Where a number comes from: its sum by class, how it is counted, and the people in it. */
export function WhyPeople({ rincian, rows, now, unsent, onOpen, onClose }: Props) {
  const t = useWords('supervision');
  const half = halfOf(rows);
  const people = peopleOf(rows, rincian, now, unsent, half);
  const classes = [...new Set(people.map((it) => it.kelas ?? '–'))].map((kelas) => [kelas, people.filter((it) => (it.kelas ?? '–') === kelas)] as const);
  return (
    <Why whence={t('whence')} title={t(`why_${rincian}`, { count: people.length, n: formatAngka(people.length), mulai: formatAngka(rows.filter((it) => it.mulai).length), half: t('halfSaid', { count: half ?? 0, n: formatAngka(half ?? 0) }) })} onClose={onClose}>
      <section>
        <h3>{t('figure')}</h3>
        <p className="why-sum">
          {classes.map(([kelas, own], i) => <span key={kelas}>{i > 0 && <i aria-hidden="true">+</i>}<span className="why-part"><b>{formatAngka(own.length)}</b><small>{kelas}</small></span></span>)}
          <span>{classes.length > 0 && <i aria-hidden="true">=</i>}<span className="why-part is-result"><b>{formatAngka(people.length)}</b><small>{t('participants').toLowerCase()}</small></span></span>
        </p>
        <p className="why-how">{t(`how_${rincian}`)}</p>
      </section>
      <section>
        <h3>{t('people')}</h3>
        <ul className="why-people">{people.map((row) => <Person key={row.id_peserta} row={row} now={now} unsent={unsent.get(row.id_peserta)?.menunggu ?? 0} onOpen={onOpen} />)}</ul>
      </section>
    </Why>
  );
}

function Person({ row, now, unsent, onOpen }: { row: Row; now: number; unsent: number; onOpen: Props['onOpen'] }) {
  const t = useWords('supervision');
  const { jumlah_soal } = useStandpoint();
  const facts = [t('seatOf', { kursi: seatNumber(row.kursi), kelas: row.kelas ?? '–', terjawab: row.terjawab, soal: jumlah_soal }), row.status_kehadiran && t(row.status_kehadiran), !row.selesai && unsent > 0 && t('unsent', { count: unsent }), needOf(row, now)?.jenis === 'terlambat' && t('whyLate', { count: row.terlambat })];
  return <li><span><button type="button" className="seat-name" onClick={() => onOpen(row.id_peserta)}>{nameOr(row, t('erased'))}</button><small className="n">{facts.filter(Boolean).join(' · ')}</small></span><SeatTag state={seatOf(row, now)} /></li>;
}
