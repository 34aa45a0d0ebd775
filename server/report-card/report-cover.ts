import type { Content } from 'pdfmake';
import type { Kertas } from '#contract/document/document';
import { sebutanKepala } from '#contract/document/signer';
import type { Settings } from '#contract/institution/institution';
import type { IsiRapor } from '#contract/report-card/report';
import { tingkatOf } from '#contract/report-card/report-words';
import { hariBulanTahun } from '#contract/school-year/school-days';
import type { IdentitasRapor } from '#projections/report-card/report-paper.query';
import { heading, signatures } from '#server/kit/document/parts';
import { mm, widthOf } from '#server/kit/document/sheet';
import { DOTS } from '#server/report-card/report-parts';

const GENDER: Record<string, string> = { Pria: 'Laki-laki', Wanita: 'Perempuan' };
const [NUMBER, NAME] = [mm(9), mm(56)];
type Row = readonly [number: string, name: string, value: string | number | null | undefined];

/** The pages before the values of K13 (domain 3.1, 1 to 3), each on a page of its own; what is not known is a line for the pen. Whatever follows begins a page by itself: a break behind a full page would leave an empty one. */
export function covers(isi: IsiRapor, who: IdentitasRapor, school: Settings, kertas: Kertas, logo: Buffer | undefined): Content[] {
  return [...titlePage(isi, kertas, logo), ...schoolPage(isi, school, kertas), ...studentPage(isi, who, kertas)];
}

function titlePage({ murid }: IsiRapor, kertas: Kertas, logo: Buffer | undefined): Content[] {
  const framed = (text: string): Content => ({ table: { widths: [mm(110)], body: [[{ text, alignment: 'center', bold: true, fontSize: 13, margin: [0, 4, 0, 4] }]] }, layout: 'ruled', margin: [(widthOf(kertas) - mm(113)) / 2, mm(2), 0, mm(10)] });
  const line = (text: string, fontSize: number, top = 0): Content => ({ text, alignment: 'center', bold: true, fontSize, margin: [0, mm(top), 0, 0] });
  return [
    line('RAPOR PESERTA DIDIK', 20, 12), line('SEKOLAH MENENGAH PERTAMA\n(SMP)', 16, 2),
    logo ? { image: `data:image/png;base64,${logo.toString('base64')}`, fit: [mm(45), mm(45)], alignment: 'center', margin: [0, mm(18), 0, mm(18)] } : { text: '', margin: [0, mm(30), 0, mm(30)] },
    line('Nama Peserta Didik', 11), framed(murid.nama ?? DOTS), line('NIS / NISN', 11), framed(`${murid.nis ?? '............'} / ${murid.nisn ?? '............'}`),
    line('KEMENTERIAN PENDIDIKAN DASAR DAN MENENGAH\nREPUBLIK INDONESIA', 13, 14), { text: '', pageBreak: 'after' },
  ];
}

function schoolPage({ sekolah }: IsiRapor, { email }: Settings, kertas: Kertas): Content[] {
  return [
    heading('IDENTITAS SEKOLAH'),
    list(kertas, [
      ['', 'Nama Sekolah', sekolah.nama], ['', 'NPSN', sekolah.npsn], ['', 'NIS/NSS/NDS', null], ['', 'Alamat Sekolah', sekolah.alamat], ['', 'Kelurahan/Desa', null], ['', 'Kecamatan', null],
      ['', 'Kabupaten/Kota', sekolah.kota], ['', 'Provinsi', null], ['', 'Website', null], ['', 'E-mail', email],
    ]), { text: '', pageBreak: 'after' },
  ];
}

function studentPage({ sekolah, murid, kepala }: IsiRapor, who: IdentitasRapor, kertas: Kertas): Content[] {
  const born = who.tempat_lahir || who.tanggal_lahir ? [who.tempat_lahir ?? '............', who.tanggal_lahir ? hariBulanTahun(who.tanggal_lahir) : '............'].join(', ') : null;
  const photo: Content = { table: { widths: [mm(30)], heights: [mm(40)], body: [[{ text: 'Pas foto\n3 × 4', alignment: 'center', color: '#777777', margin: [0, mm(14), 0, 0] }]] }, layout: 'ruled' };
  const [sign] = signatures([{ role: `${sekolah.kota ?? '.'.repeat(20)}, ${'.'.repeat(20)}\n${sebutanKepala(kepala.plt)}`, name: kepala.nama, number: null, under: `NIP/NIY. ${'.'.repeat(24)}` }]);
  return [
    heading('KETERANGAN TENTANG DIRI PESERTA DIDIK'),
    list(kertas, [
      ['1.', 'Nama Peserta Didik (Lengkap)', murid.nama], ['2.', 'Nomor Induk / NISN', `${murid.nis ?? '............'} / ${murid.nisn ?? '............'}`], ['3.', 'Tempat, Tanggal Lahir', born], ['4.', 'Jenis Kelamin', GENDER[who.jenis_kelamin ?? '']], ['5.', 'Agama', who.agama],
      ['6.', 'Status dalam Keluarga', who.status_keluarga], ['7.', 'Anak ke', who.anak_ke], ['8.', 'Alamat Peserta Didik', who.alamat], ['9.', 'Nomor HP', who.no_hp], ['10.', 'Diterima di sekolah ini', ''],
      ['', 'a. Di kelas', who.diterima_di_kelas && tingkatOf(who.diterima_di_kelas)], ['', 'b. Pada tanggal', who.tanggal_diterima && hariBulanTahun(who.tanggal_diterima)], ['', 'c. Sebagai', who.pindahan_dari && `Pindahan dari ${who.pindahan_dari}`],
      ['11.', 'Nama Orang Tua', ''], ['', 'a. Ayah', who.ayah.nama], ['', 'b. Ibu', who.ibu.nama], ['12.', 'Pekerjaan Orang Tua', ''], ['', 'a. Ayah', who.ayah.pekerjaan], ['', 'b. Ibu', who.ibu.pekerjaan],
      ['13.', 'Nama Wali Peserta Didik', who.wali.nama], ['14.', 'Pekerjaan Wali Peserta Didik', who.wali.pekerjaan],
    ]),
    { columns: [{ width: mm(34), stack: [photo] }, { width: '*', stack: [sign as Content] }], columnGap: mm(20), margin: [mm(20), mm(6), 0, 0], unbreakable: true },
  ];
}

/** Numbered lines; an empty value stands above others, one that is not known is dotted. */
const list = (kertas: Kertas, rows: readonly Row[]): Content => ({
  table: { widths: [NUMBER, NAME, 6, widthOf(kertas) - NUMBER - NAME - 24], body: rows.map(([number, name, value]) => [number, name, value === '' ? '' : ':', value === '' ? '' : String(value || DOTS)]) }, layout: 'bare', lineHeight: 1.3,
});
