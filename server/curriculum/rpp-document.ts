import type { Content } from 'pdfmake';
import type { Kertas } from '#contract/document/document';
import type { RincianRpp } from '#contract/curriculum/rpp';
import { ASESMEN, BAGIAN, isBlank, type IsiRpp, type JenisRpp, type NamaBagian, type Pertemuan, RANAH, SUSUNAN, TAHAP } from '#contract/curriculum/rpp-parts';
import { JUDUL_ASESMEN, JUDUL_BAB, JUDUL_BAGIAN, JUDUL_JENIS, JUDUL_PILIHAN, JUDUL_RANAH, JUDUL_TAHAP, JUDUL_TAHAP_MENDALAM, JUDUL_TEKNIK } from '#contract/curriculum/rpp-titles';
import { sebutanKepala } from '#contract/document/signer';
import type { Settings } from '#contract/institution/institution';
import type { RppPaper } from '#projections/curriculum/rpp-on-paper.query';
import { saidOf } from '#server/kit/document/indonesian';
import { code, facts, heading, letterhead, notice, ruled, signatures, subheading } from '#server/kit/document/parts';
import { mm, type Sheet } from '#server/kit/document/sheet';
import { written } from '#server/kit/document/written';
import { publicUrl } from '#server/kit/public-url';

export type ToPrint = { rincian: RincianRpp; paper: RppPaper; kertas: Kertas; pada: string };
const NOTHING = '–';
/** What stands at the head, and not again below. */
const AT_HEAD: readonly NamaBagian[] = ['materi_pokok', 'alokasi_waktu', 'jumlah_pertemuan', 'pola_kegiatan'];

/** A plan on paper (domain 4), signed by its teacher and the principal; one that nobody has approved says so. */
export function rppDocument({ rincian, paper, kertas, pada }: ToPrint, school: Settings, logo: Buffer | undefined): Sheet {
  const { isi, disetujui, kepala_sekolah } = paper;
  const title = `${JUDUL_JENIS[rincian.jenis]} ${[rincian.mapel, isi.materi_pokok].filter(Boolean).join(', ')}`;
  const [teacher] = rincian.penyusun;
  return {
    paper: kertas, title, author: school.nama, made: pada, foot: [JUDUL_JENIS[rincian.jenis], rincian.mapel, rincian.tingkat && `Kelas ${rincian.tingkat}`, isi.materi_pokok].filter(Boolean).join(' · '),
    content: [
      ...letterhead(school, kertas, logo), ...(disetujui ? [] : [notice('DRAF: belum disetujui')]), heading(JUDUL_JENIS[rincian.jenis].toUpperCase()),
      identity({ rincian, paper, kertas, pada }),
      ...chapters(rincian.jenis, paper).flatMap(({ bab, bagian }, i) => chapter(`${'ABCDE'[i]}. ${JUDUL_BAB[bab]}`, bagian, paper, kertas)),
      ...signatures([{ role: `Mengetahui,\n${sebutanKepala(kepala_sekolah?.plt)}`, name: kepala_sekolah?.nama ?? null, number: kepala_sekolah?.nik ?? null }, { role: `${[school.kota, saidOf(disetujui ?? pada, school.zona_waktu).lengkap].filter(Boolean).join(', ')}\nGuru Mata Pelajaran`, name: teacher?.nama ?? null, number: teacher?.nik ?? null }]),
      code(`${publicUrl()}/teacher/rpp/${rincian.id}`, disetujui ? `Pindai untuk membuka RPP ini. Disetujui ${saidOf(disetujui, school.zona_waktu).lengkap}.` : 'Pindai untuk membuka RPP ini.'),
    ],
  };
}

function identity({ rincian, paper: { isi }, kertas }: ToPrint): Content {
  const { satuan_pendidikan, mapel, tingkat, semester, tahun_ajaran, fase, penyusun, jenis } = rincian;
  const rows: [string, string | null][] = [
    ['Satuan Pendidikan', satuan_pendidikan], ...(jenis === 'modul_ajar' ? [['Penyusun', penyusun.map((it) => it.nama ?? NOTHING).join(', ')], ['Jenjang / Fase', `SMP / ${fase ?? 'D'}`]] as [string, string][] : []),
    ['Mata Pelajaran', mapel], ['Kelas / Semester', `${tingkat ?? NOTHING} / ${semester ?? NOTHING}`], ['Tahun Pelajaran', tahun_ajaran], [JUDUL_BAGIAN.materi_pokok, isi.materi_pokok],
    [JUDUL_BAGIAN.alokasi_waktu, isi.alokasi_waktu], ...(isi.jumlah_pertemuan ? [[JUDUL_BAGIAN.jumlah_pertemuan, String(isi.jumlah_pertemuan)] as [string, string]] : []),
  ];
  return facts(kertas, rows.map(([name, value]) => [name, value || NOTHING]));
}

/** Chapters in which something is written that does not stand at the head. */
const chapters = (jenis: JenisRpp, { isi }: RppPaper) => SUSUNAN[jenis].map(({ bab, bagian }) => ({ bab, bagian: bagian.filter((it) => !AT_HEAD.includes(it) && !isBlank(isi[it])) })).filter(({ bagian }) => bagian.length > 0);
/** What is short stays with its name. */
const SHORT: readonly string[] = ['line', 'choice', 'number', 'choices', 'lines', 'files'];

function chapter(title: string, names: readonly NamaBagian[], paper: RppPaper, kertas: Kertas): Content[] {
  const part = (it: NamaBagian, i: number): Content => ({
    stack: [{ text: `${i + 1}. ${JUDUL_BAGIAN[it]}`, bold: true, margin: [0, mm(2), 0, 2], headlineLevel: 1 }, { stack: partOf(it, paper, kertas), margin: [mm(5), 0, 0, 0] }], unbreakable: SHORT.includes(BAGIAN[it].bentuk),
  });
  return [subheading(title), ...names.map(part)];
}

function partOf(name: NamaBagian, { isi, kompetensi, berkas }: RppPaper, kertas: Kertas): Content[] {
  const value = isi[name];
  const chosen = (it: string) => (JUDUL_PILIHAN as Record<string, string>)[it] ?? it;
  const { bentuk } = BAGIAN[name];
  if (bentuk === 'lines') return [{ ul: (value as string[]).filter((it) => !isBlank(it)) }];
  if (bentuk === 'choices') return [{ ul: (value as string[]).map(chosen) }];
  if (bentuk === 'choice') return [chosen(value as string)];
  if (bentuk === 'core' || bentuk === 'competences') return [ruledNarrow(kertas, ['Kode', 'Kompetensi'], kompetensi.filter((it) => (value as string[]).includes(it.id)).map((it) => [it.kode, it.teks]))];
  if (bentuk === 'files') return [{ ul: berkas.map((it) => it.nama ?? 'Berkas tanpa nama') }];
  if (bentuk === 'indicators') return [ruledNarrow(kertas, ['Kode', 'Indikator'], (value as IsiRpp['ipk']).filter((it) => !isBlank(it)).map((it) => [it.kode, it.teks]))];
  if (bentuk === 'meetings') return (value as Pertemuan[]).flatMap((it, i) => meeting(it, i, name === 'kegiatan' && isi.pola_kegiatan === 'mendalam'));
  if (bentuk === 'assessment') return RANAH.flatMap((ranah) => domainOf(JUDUL_RANAH[ranah], isi.penilaian[ranah]));
  if (bentuk === 'stages') return ASESMEN.filter((it) => !isBlank(isi.asesmen[it])).flatMap((it): Content[] => [{ text: JUDUL_ASESMEN[it], italics: true }, ...written(isi.asesmen[it])]);
  return bentuk === 'number' ? [String(value)] : written(value as string);
}

/** A little narrower than the page, as it stands within a part. */
const ruledNarrow = (kertas: Kertas, [first, second]: readonly [string, string], rows: readonly (readonly [string, string])[]) => ({ stack: [ruled(kertas, [[first, mm(18)], [second, '*']], rows)], margin: [-mm(5), 0, 0, 0] }) as Content;

function meeting(it: Pertemuan, i: number, isDeep: boolean): Content[] {
  const titles = isDeep ? JUDUL_TAHAP_MENDALAM : JUDUL_TAHAP;
  const steps = TAHAP.filter((tahap) => !isBlank(it[tahap].teks));
  return [
    { text: `Pertemuan ${i + 1}`, bold: true, margin: [0, 2, 0, 2], headlineLevel: 1 },
    ...steps.flatMap((tahap): Content[] => [{ text: `${titles[tahap]}${it[tahap].menit ? ` (${it[tahap].menit} menit)` : ''}`, italics: true }, ...written(it[tahap].teks)]),
  ];
}

function domainOf(title: string, of: IsiRpp['penilaian']['sikap']): Content[] {
  const rows = (Object.keys(JUDUL_TEKNIK) as (keyof typeof JUDUL_TEKNIK)[]).filter((it) => !isBlank(of[it]));
  return rows.length ? [{ text: title, italics: true }, { table: { widths: [mm(25), mm(2), '*'], body: rows.map((it) => [JUDUL_TEKNIK[it], ':', { stack: written(of[it]) }]) }, layout: 'bare', margin: [0, 0, 0, 3] }] : [];
}
