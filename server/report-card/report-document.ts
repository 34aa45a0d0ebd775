import type { Content } from 'pdfmake';
import type { Kertas } from '#contract/document/document';
import { sebutanKepala } from '#contract/document/signer';
import type { Settings } from '#contract/institution/institution';
import type { IsiRapor } from '#contract/report-card/report';
import { JUDUL_RAPOR, semesterOf } from '#contract/report-card/report-words';
import { hariBulanTahun } from '#contract/school-year/school-days';
import type { IdentitasRapor, RaporKertas } from '#projections/report-card/report-paper.query';
import { saidOf } from '#server/kit/document/indonesian';
import { code, heading, letterhead, signatures } from '#server/kit/document/parts';
import { mm, type Sheet, widthOf } from '#server/kit/document/sheet';
import { covers } from '#server/report-card/report-cover';
import { DOTS, lettered, midTable, partsOfK13, partsOfMerdeka, partsOfMid, type Part } from '#server/report-card/report-parts';
import { publicUrl } from '#server/kit/public-url';

export type ReportToPrint = { kertas: Kertas; pada: string; rapor: Pick<RaporKertas, 'isi' | 'terbit'>; /** Brings the pages before a report of K13. */ identitas?: IdentitasRapor | undefined };
const NOT_OUT = 'BELUM DITERBITKAN';
const OVER = 'TIDAK BERLAKU';

/** A report on paper (domain 3.1): what it says comes from its frozen content only; what nobody knows is a line for the pen. */
export function reportDocument(it: ReportToPrint, school: Settings, logo: Buffer | undefined): Sheet {
  const { kertas, pada, rapor: { isi, terbit } } = it;
  const mark = terbit === null ? NOT_OUT : terbit.isDiganti ? OVER : undefined;
  const isMid = isi.type === 'tengah_semester';
  const before = it.identitas && !isi.kumer && !isMid ? covers(isi, it.identitas, school, kertas, logo) : [];
  // The value pages of K13 each bear the block; of the others the first has the letterhead and the title.
  const head = isi.kumer || isMid ? undefined : { ...blockOf(isi, kertas), from: before.length ? COVERS + 1 : 1 };
  const body = bodyOf(isi, kertas, before.length > 0);
  // Nobody signs a page on which nothing else stands: the last part goes with the names, and its title with it.
  const last = isMid ? -1 : -2;
  const named = { ...school, nama: isi.sekolah.nama, npsn: isi.sekolah.npsn, alamat: isi.sekolah.alamat };
  return {
    paper: kertas, title: ['Rapor', isi.murid.nama, isi.kelas, isi.tahun_ajaran, isi.semester].filter(Boolean).join(' '), author: isi.sekolah.nama, made: pada,
    foot: [isi.kelas, isi.murid.nama ?? '–', isi.murid.nis ?? '–'].join(' | '), isUncounted: true, ...(mark && { mark }), ...(head && { head }),
    content: [
      ...before,
      ...(head ? [] : [...letterhead(named, kertas, logo), heading(JUDUL_RAPOR[isi.type]), blockOf(isi, kertas).content[0] as Content]),
      ...body.slice(0, last), { stack: [...body.slice(last), ...signed(isi, isMid ? proof(terbit, school) : []), ...(isMid ? [] : proof(terbit, school))], unbreakable: true },
    ],
  };
}

/** The cover, the school and the student, a page each. */
const COVERS = 3;

function bodyOf(isi: IsiRapor, kertas: Kertas, isOnNewPage: boolean): Content[] {
  const [first, ...rest]: Part[] = isi.type === 'tengah_semester' ? partsOfMid(isi, kertas) : isi.kumer ? partsOfMerdeka(isi, kertas) : partsOfK13(isi, kertas);
  const parts = [...(first ? [{ ...first, isOnNewPage }] : []), ...rest];
  return isi.type === 'tengah_semester' ? [...midTable(isi, kertas), ...lettered(parts, false)] : lettered(parts, !isi.kumer);
}

const LETTERS_A_LINE = 34;
const LINE = 12.5;
/** Who and where: on the left what is longer. It is as tall as its longer side. */
function blockOf({ type, sekolah, murid, kelas, kumer, semester, tahun_ajaran, peringkat }: IsiRapor, kertas: Kertas) {
  const number = kumer ? `${murid.nisn ?? '–'} / ${murid.nis ?? '–'}` : `${murid.nis ?? '–'} / ${murid.nisn ?? '–'}`;
  const who: [string, string][] = [[kumer ? 'Nama Murid' : 'Nama Peserta Didik', murid.nama ?? '–'], [kumer ? 'NISN / NIS' : 'Nomor Induk / NISN', number]];
  const where: [string, string][] = [[kumer ? 'Sekolah' : 'Nama Sekolah', sekolah.nama], ['Alamat', sekolah.alamat || DOTS]];
  // The one page of the middle of a semester has the school in its letterhead.
  const left = type === 'tengah_semester' ? who : kumer ? [...who, ...where] : [...where, ...who];
  const right: [string, string][] = [['Kelas', kelas], ...(kumer ? [['Fase', 'D'] as [string, string]] : []), ['Semester', semesterOf(semester)], ['Tahun Pelajaran', tahun_ajaran], ...(peringkat ? [['Peringkat', String(peringkat)] as [string, string]] : [])];
  const side = (rows: readonly [string, string][], names: number, values: number): Content => ({ table: { widths: [names, 4, values], body: rows.map(([name, value]) => [name, ':', value]) }, layout: 'bare' });
  const lines = (rows: readonly [string, string][]) => rows.reduce((sum, [, value]) => sum + Math.max(1, Math.ceil(value.length / LETTERS_A_LINE)), 0);
  const [names, others, values] = [mm(34), mm(27), mm(26)];
  const content: Content[] = [{ columns: [side(left, names, widthOf(kertas) - names - others - values - 40), side(right, others, values)], columnGap: 8, fontSize: 9, margin: [0, 0, 0, mm(3)] }];
  return { content, height: Math.max(lines(left), right.length) * LINE + mm(4) };
}

/** Of the middle of a semester, which is one page, the principal does not sign, and the proof stands between the two who do. */
function signed({ type, sekolah, wali, kepala, tanggal }: IsiRapor, between: Content[]): Content[] {
  const number = `NIP/NIY. ${'.'.repeat(24)}`;
  const [left] = signatures([{ role: ' \nOrang Tua/Wali', name: null, number: null, under: ' ' }]);
  const [right] = signatures([{ role: `${sekolah.kota ?? '.'.repeat(20)}, ${hariBulanTahun(tanggal)}\nWali Kelas`, name: wali.nama, number: null, under: number }]);
  const abreast: Content = { columns: [left, ...(between.length ? [{ stack: between }] : []), right] as Content[], columnGap: 8 };
  return type === 'tengah_semester' ? [abreast] : [abreast, ...signatures([{ role: `Mengetahui,\n${sebutanKepala(kepala.plt)}`, name: kepala.nama, number: null, under: number }])];
}

/** Whoever holds the paper may hold it against what the school published. */
function proof(terbit: ReportToPrint['rapor']['terbit'], { zona_waktu }: Settings): Content[] {
  if (!terbit) return [];
  const day = (at: string) => saidOf(at, zona_waktu).lengkap;
  const version = `Versi ${terbit.versi} · diterbitkan ${day(terbit.diterbitkan)}`;
  if (!terbit.uuid) return [{ text: `${version}. Tautan pemeriksaan telah dicabut.`, fontSize: 8, margin: [0, mm(6), 0, 0] }];
  return [code(`${publicUrl()}/public/report-preview/${terbit.uuid}`, `Pindai untuk memeriksa keaslian\n${version}\nTautan berlaku sampai ${day(terbit.berlaku_sampai)}`)];
}
