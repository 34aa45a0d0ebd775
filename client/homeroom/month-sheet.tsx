import { RightOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { LaporanBerkala } from '#contract/homeroom/periodic';
import { institution } from '#contract/institution/institution.api';
import { grouped } from '#contract/kit/grouped';
import { PresenceFigure } from '#client/attendance/presence-why';
import { formatAngka, formatPersen } from '#client/kit/number';
import { StatusTag } from '#client/kit/status-tag';
import { formatBulan, formatHariTanggal, formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { presenceIn, toneOf } from '#client/homeroom/shares';
import '#client/kit/record.css';
import '#client/homeroom/homeroom.css';
import '#client/homeroom/homeroom.words';

const collected = ({ terkumpul, terlambat, dinilai }: LaporanBerkala['tugas']) => terkumpul + terlambat + dinilai;

/** A month of one student on a sheet of paper: in sentences first, then by subject. */
export function MonthSheet({ laporan }: { laporan: LaporanBerkala }) {
  const t = useWords('homeroom');
  const { nama, nis, kelas, guru, tahun_ajaran, semester, bulan, sampai, tanggal_akhir, ketidakhadiran, mapel, perilaku } = laporan;
  const { data: settings } = useView(institution.settings, {});
  const name = nama ?? t('unnamed');
  return (
    <article className="panel month-sheet" aria-label={`${t('month')}: ${name}`}>
      <header>
        <p className="month-school">{settings.nama}</p>
        <p className="soft">{t('month')} · {formatBulan(bulan)} · {t('school', { tahun: tahun_ajaran, semester })}</p>
        <h2>{name}</h2>
        <ul className="record-facts">
          {nis && <li>{t('nis')} <b>{nis}</b></li>}<li>{t('kelas')} <b>{kelas}</b></li>{guru && <li>{t('wali')} <b>{guru}</b></li>}
        </ul>
      </header>
      <Said laporan={laporan} />
      {sampai < tanggal_akhir && <p className="soft">{t('counted', { tanggal: formatTanggal(sampai) })}</p>}
      {mapel.length === 0 ? <p className="list-state">{t('monthEmpty')}</p> : <BySubject of={laporan} label={`${t('bySubject')}: ${name}`} />}
      <h3>{t('absences')}</h3>
      {ketidakhadiran.length === 0 ? <p className="soft">{t('absencesNone')}</p> : (
        <ul className="month-absences">
          {[...grouped(ketidakhadiran, (it) => `${it.tanggal_sesi} ${it.status_kehadiran}`)].map(([key, them]) => <Absence key={key} them={them} />)}
        </ul>
      )}
      {perilaku.length > 0 && (
        <>
          <h3>{t('conduct')}</h3>
          <ul className="month-absences">{perilaku.map((it) => <li key={`${it.nama} ${it.pada}`}><b>{t(it.tipe)}</b><span>{t('conductOf', { nama: it.nama, n: formatAngka(it.frequency) })}</span><span className="soft">{formatTanggal(new Date(it.pada))}</span></li>)}</ul>
        </>
      )}
      <p className="month-signature">{t('signature')}</p>
    </article>
  );
}

/** One of a class: a line that opens into the sheet; on paper there are the sheets. */
export function FoldedMonth({ laporan }: { laporan: LaporanBerkala }) {
  const t = useWords('homeroom');
  const [isOpen, setOpen] = useState(false);
  const { nama, kehadiran, tugas } = laporan;
  const said = [
    kehadiran.total_sesi ? t('foldHere', { persen: formatPersen(kehadiran.persen_hadir) }) : t('saidNone'),
    tugas.jumlah_tugas > 0 && t('foldWork', { n: formatAngka(collected(tugas)), jumlah: formatAngka(tugas.jumlah_tugas) }),
    tugas.rata_rata !== null && t('foldMean', { nilai: formatAngka(tugas.rata_rata) }),
  ];
  return (
    <div className={isOpen ? 'month-one' : 'month-one is-folded'}>
      <button type="button" className="month-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <RightOutlined aria-hidden /><span><b>{nama ?? t('unnamed')}</b><span className="soft">{said.filter(Boolean).join(' · ')}</span></span>
      </button>
      <MonthSheet laporan={laporan} />
    </div>
  );
}

/** The lessons of a day that somebody missed, or came late to, in one line. */
function Absence({ them }: { them: LaporanBerkala['ketidakhadiran'] }) {
  const t = useWords('homeroom');
  const [first] = them;
  if (!first) return null;
  return <li><b>{t(first.status_kehadiran)}</b><span>{formatHariTanggal(first.tanggal_sesi)}</span><span className="soft">{t('absenceOf', { jam: them.map((it) => it.posisi).join(', ') })} · {[...new Set(them.map((it) => it.mapel))].join(', ')}</span></li>;
}

function Said({ laporan: { kehadiran, tugas } }: { laporan: LaporanBerkala }) {
  const t = useWords('homeroom');
  const { hadir, total, belum } = presenceIn(kehadiran);
  return (
    <p className="month-said">
      {total ? t('saidHere', { hadir: formatAngka(hadir), jumlah: formatAngka(total), persen: formatPersen(kehadiran.persen_hadir) }) : t('saidNone')}{' '}
      {belum > 0 && `${t('saidUnrecorded', { n: formatAngka(belum) })} `}
      {tugas.jumlah_tugas ? t('saidWork', { n: formatAngka(collected(tugas)), jumlah: formatAngka(tugas.jumlah_tugas), tidak: formatAngka(tugas.tidak) }) : t('saidNoWork')}{' '}
      {tugas.rata_rata !== null && t('saidMean', { nilai: formatAngka(tugas.rata_rata) })}
    </p>
  );
}

/** Whose lessons a figure of the month counts, in whatever class they were, and from when to when. */
const inMonth = ({ id_murid, tanggal_awal, sampai, nama }: LaporanBerkala) => ({ id_murid, dates: `${tanggal_awal},${sampai}`, nama });

function BySubject({ of, label }: { of: LaporanBerkala; label: string }) {
  const t = useWords('homeroom');
  return (
    <div className="scroll-x" role="region" aria-label={label} tabIndex={0}>
      <table className="plain-table class-table">
        <thead><tr>{(['mapel', 'percent', 'present', 'collected', 'average'] as const).map((it) => <th key={it} scope="col">{t(it)}</th>)}</tr></thead>
        <tbody>
          {of.mapel.map(({ id_mata_pelajaran, mapel, kehadiran, tugas }) => (
            <tr key={id_mata_pelajaran}>
              <th scope="row">{mapel}</th>
              <td><PresenceFigure of={{ ...inMonth(of), id_mata_pelajaran, mapel }}><StatusTag tone={toneOf(kehadiran)}>{formatPersen(kehadiran.persen_hadir)}</StatusTag></PresenceFigure></td>
              <td>{t('fullOf', { n: formatAngka(presenceIn(kehadiran).hadir), jumlah: formatAngka(kehadiran.total_sesi) })}</td>
              <td>{tugas.jumlah_tugas ? t('fullOf', { n: formatAngka(collected(tugas)), jumlah: formatAngka(tugas.jumlah_tugas) }) : '–'}</td>
              <td>{tugas.rata_rata === null ? '–' : formatAngka(tugas.rata_rata)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
