import { type ReactNode, useId } from 'react';
import { sebutanKepala } from '#contract/document/signer';
import type { IsiRapor, MapelRapor } from '#contract/report-card/report';
import { DASAR_KEPUTUSAN, JUDUL_RAPOR, jenisPrestasi, keputusanOf, nilaiBerpredikat, nilaiOf, SEBUTAN, SIKAP, semesterOf } from '#contract/report-card/report-words';
import { hariBulanTahun } from '#contract/school-year/school-days';
import '#client/report-card/report.css';

const DASH = '–';

type Props = { isi: IsiRapor; /** Written across it. */ mark?: string; /** Asked where the grades of a subject come from. */ onWhy?: (of: MapelRapor) => void };

/** A report as it is printed (domain 3.1), in Indonesian whatever the screen speaks. Tables without a row are left out. */
export function ReportSheet({ isi, mark, onWhy }: Props) {
  const { murid, ketidakhadiran, sikap } = isi;
  const isMid = isi.type === 'tengah_semester';
  return (
    <article className="report-sheet" lang="id" aria-label={`Rapor ${murid.nama ?? ''}`}>
      {mark && <Mark text={mark} />}
      <header>
        <p className="report-school">{isi.sekolah.nama}</p>
        {isi.sekolah.alamat && <p>{isi.sekolah.alamat}</p>}
        <h2>{JUDUL_RAPOR[isi.type]}</h2>
      </header>
      <dl className="report-who">
        <div><dt>Nama</dt><dd>{murid.nama ?? DASH}</dd></div><div><dt>Kelas</dt><dd>{isi.kelas}</dd></div>
        <div><dt>NISN / NIS</dt><dd>{murid.nisn ?? DASH} / {murid.nis ?? DASH}</dd></div><div><dt>{isi.kumer ? 'Fase' : 'Semester'}</dt><dd>{isi.kumer ? 'D' : semesterOf(isi.semester)}</dd></div>
        {isi.kumer && <div><dt>Semester</dt><dd>{semesterOf(isi.semester)}</dd></div>}<div><dt>Tahun Pelajaran</dt><dd>{isi.tahun_ajaran}</dd></div>
        {isi.peringkat && <div><dt>Peringkat</dt><dd>{isi.peringkat}</dd></div>}
      </dl>
      {sikap && <Part title="Sikap"><Table heads={['Sikap', 'Predikat', 'Deskripsi']} widths={['20%', '16%']} rows={(['spiritual', 'sosial'] as const).map((it) => [SIKAP[it], `${SEBUTAN[sikap[it].predikat] ?? ''} (${sikap[it].predikat})`, sikap[it].deskripsi])} /></Part>}
      <Part title={isi.kumer ? 'Nilai Akhir dan Capaian Kompetensi' : 'Pengetahuan dan Keterampilan'}><Grades isi={isi} isMid={isMid} onWhy={onWhy} /></Part>
      {isi.kokurikuler && <Part title="Kokurikuler"><p>{isi.kokurikuler}</p></Part>}
      {isi.prestasi.length > 0 && <Part title="Prestasi"><Table heads={['No.', 'Jenis Prestasi', 'Keterangan']} rows={isi.prestasi.map((it, i) => [i + 1, jenisPrestasi(it.jenis), [it.nama_lomba, it.penyelenggara, it.tahun, it.keterangan].filter(Boolean).join(', ')])} /></Part>}
      {isi.penghargaan.length + isi.pelanggaran.length > 0 && <Part title="Penghargaan dan Pelanggaran"><Table heads={['Nama', 'Frekuensi', 'Catatan']} rows={[...isi.penghargaan, ...isi.pelanggaran].map((it) => [it.nama, it.frequency, it.note || DASH])} /></Part>}
      {isi.kegiatan.length > 0 && <Part title="Kegiatan"><Table heads={['Kegiatan', 'Predikat', 'Keterangan']} rows={isi.kegiatan.map((it) => [it.nama, it.predikat, it.note || DASH])} /></Part>}
      <Part title={isMid ? `Ketidakhadiran s.d. ${hariBulanTahun(isi.sampai)}` : 'Ketidakhadiran'}><Table heads={['Sakit', 'Izin', 'Tanpa Keterangan']} rows={[[`${ketidakhadiran.sakit} hari`, `${ketidakhadiran.izin} hari`, `${ketidakhadiran.alpa} hari`]]} /></Part>
      <Part title="Catatan Wali Kelas"><p className="report-note">{isi.catatan_wali || DASH}</p></Part>
      {isi.keputusan && <Part title="Keputusan"><p>{DASAR_KEPUTUSAN} <b>{keputusanOf(isi.keputusan, isi.tingkat)}</b></p></Part>}
      <footer className="report-signed">
        <div><p>Orang Tua/Wali</p><b>…………………</b></div>
        <div><p>{[isi.sekolah.kota, hariBulanTahun(isi.tanggal)].filter(Boolean).join(', ')}<br />Wali Kelas</p><Signed {...isi.wali} /></div>
        {!isMid && <div><p>Mengetahui,<br />{sebutanKepala(isi.kepala.plt)}</p><Signed {...isi.kepala} /></div>}
      </footer>
    </article>
  );
}

/** Over all of it: whatever part of it is looked at, or photographed, bears it. */
function Mark({ text }: { text: string }) {
  const id = useId();
  return (
    <svg className="report-mark" aria-hidden="true">
      <defs><pattern id={id} width="340" height="260" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)"><text x="0" y="140">{text}</text></pattern></defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Without the number, which whoever signs also signs in with. */
const Signed = ({ nama }: { nama: string | null }) => <b>{nama ?? DASH}</b>;
const Part = ({ title, children }: { title: string; children: ReactNode }) => <section><h3>{title}</h3>{children}</section>;

/** Cells with what their column is called, for where a row becomes a card; with widths, so that tables below one another have their columns so, too. */
const Table = ({ heads, rows, widths, keys }: { heads: readonly string[]; rows: readonly (readonly ReactNode[])[]; widths?: readonly string[]; /** Where cells are more than texts. */ keys?: readonly string[] }) => (
  <table className={widths ? 'report-table is-fixed' : 'report-table'}>
    {widths && <colgroup>{heads.map((it, n) => <col key={it} style={{ width: widths[n] }} />)}</colgroup>}
    <thead><tr>{heads.map((it) => <th key={it} scope="col">{it}</th>)}</tr></thead>
    <tbody>{rows.map((row, i) => <tr key={keys?.[i] ?? row.map(String).join(' ')}>{row.map((it, n) => <td key={heads[n]} data-head={heads[n]}>{it}</td>)}</tr>)}</tbody>
  </table>
);

function Grades({ isi, isMid, onWhy }: Pick<Props, 'isi' | 'onWhy'> & { isMid: boolean }) {
  const nameOf = (it: MapelRapor) => (onWhy ? <button type="button" className="why" onClick={() => onWhy(it)}>{it.mapel}</button> : it.mapel);
  const [heads, rowOf]: [string[], (it: MapelRapor) => ReactNode[]] = isi.kumer
    ? [isMid ? ['Mata Pelajaran', 'Lingkup Materi', 'STS', 'Capaian'] : ['Mata Pelajaran', 'Nilai Akhir', 'Capaian Kompetensi'], (it) => (isMid ? [nameOf(it), nilaiOf(it.akhir), nilaiOf(it.pts), it.capaian ?? DASH] : [nameOf(it), nilaiOf(it.akhir), it.capaian ?? DASH])]
    : [isMid ? ['Mata Pelajaran', 'KKM', 'Pengetahuan', 'Keterampilan', 'PTS'] : ['Mata Pelajaran', 'KKM', 'Pengetahuan', 'Keterampilan', 'Deskripsi'],
      (it) => [nameOf(it), it.kkm, nilaiBerpredikat(it.pengetahuan), nilaiBerpredikat(it.keterampilan), isMid ? nilaiBerpredikat(it.pts) : [it.deskripsi_pengetahuan, it.deskripsi_keterampilan].filter(Boolean).join(' ') || DASH]];
  const widths = isi.kumer ? (isMid ? ['30%', '13%', '9%'] : ['30%', '13%']) : isMid ? ['40%', '9%', '19%', '19%'] : ['20%', '8%', '16%', '16%'];
  const groups = [...new Set(isi.mapel.map((it) => it.kelompok))];
  return groups.length ? groups.map((kelompok) => (
    <div key={kelompok ?? ''}>
      {kelompok && <h4>{kelompok}</h4>}
      <Table heads={heads} widths={widths} keys={isi.mapel.filter((it) => it.kelompok === kelompok).map((it) => it.mapel)} rows={isi.mapel.filter((it) => it.kelompok === kelompok).map(rowOf)} />
    </div>
  )) : <p>{DASH}</p>;
}
