import type { Content } from 'pdfmake';
import type { Kertas } from '#contract/document/document';
import type { IsiRapor, MapelRapor } from '#contract/report-card/report';
import { DASAR_KEPUTUSAN, jenisPrestasi, keputusanOf, nilaiOf, SEBUTAN, SIKAP } from '#contract/report-card/report-words';
import { hariBulanTahun } from '#contract/school-year/school-days';
import { box, type Column, ruled, spanning, subheading } from '#server/kit/document/parts';
import { mm, widthOf } from '#server/kit/document/sheet';

/** A part of a report and what it is called, where it is called anything. */
export type Part = { title: string; content: Content[]; isOnNewPage?: boolean };
export const DOTS = '.'.repeat(60);
const DASH = '–';
const [NUMBER, NARROW, PREDICATE, WORD] = [mm(7), mm(11), mm(13), mm(16)];
const centred = (text: string): Content => ({ text, alignment: 'center' });

/** Its parts in their order, of K13 with letters; those without a row were left out before. */
export function lettered(parts: readonly Part[], hasLetters: boolean): Content[] {
  let next = 0;
  return parts.flatMap(({ title, content, isOnNewPage }) => {
    if (!title) return content;
    const name = subheading(hasLetters ? `${'ABCDEFGHIJ'[next++]}. ${title.toUpperCase()}` : title) as object;
    return [{ ...name, ...(isOnNewPage && { pageBreak: 'before' as const }) } as Content, ...content];
  });
}

/** Domain 3.1: attitudes and knowledge on the first pages, skills on the next, then everything else. */
export function partsOfK13(isi: IsiRapor, kertas: Kertas): Part[] {
  const { sikap } = isi;
  const attitude = (it: 'spiritual' | 'sosial', i: number): Content[] => (sikap ? [{ text: `${i + 1}. ${SIKAP[it]}`, margin: [0, 2, 0, 2] as [number, number, number, number], headlineLevel: 1 },
    ruled(kertas, [['Predikat', mm(32)], ['Deskripsi', '*']], [[centred(`${SEBUTAN[sikap[it].predikat] ?? ''} (${sikap[it].predikat})`), sikap[it].deskripsi]])] : []);
  const columns: Column[] = [['No.', NUMBER], ['Mata Pelajaran', mm(40)], ['KKM', NARROW], ['Nilai', NARROW], ['Predikat', WORD], ['Deskripsi', '*']];
  const grades = (of: 'pengetahuan' | 'keterampilan', told: 'deskripsi_pengetahuan' | 'deskripsi_keterampilan') => byGroup(isi.mapel, kertas, columns, (it) => [centred(nilaiOf({ nilai: it.kkm })), centred(nilaiOf(it[of])), centred(it[of]?.predikat ?? DASH), it[told] ?? DASH]);
  return [
    ...(sikap ? [{ title: 'Sikap', content: (['spiritual', 'sosial'] as const).flatMap(attitude) }] : []),
    { title: 'Pengetahuan dan Keterampilan', content: [{ text: '1. Pengetahuan', margin: [0, 2, 0, 2], headlineLevel: 1 }, ...grades('pengetahuan', 'deskripsi_pengetahuan'), { text: '2. Keterampilan', margin: [0, 2, 0, 2], pageBreak: 'before', headlineLevel: 1 }, ...grades('keterampilan', 'deskripsi_keterampilan')] },
    { title: 'Ekstrakurikuler', isOnNewPage: true, content: [ruled(kertas, [['No.', NUMBER], ['Kegiatan', mm(60)], ['Predikat', WORD], ['Keterangan', '*']], ['1', '2'].map((it) => [centred(it), ' ', ' ', ' ']))] },
    ...conductParts(isi, kertas), absencesPart(isi, kertas),
    { title: 'Catatan Wali Kelas', content: [box(kertas, mm(14), isi.catatan_wali || ' ')] },
    { title: 'Tanggapan Orang Tua/Wali', content: [box(kertas, mm(16), ' ')] },
    ...decisionParts(isi, kertas),
  ];
}

export function partsOfMerdeka(isi: IsiRapor, kertas: Kertas): Part[] {
  const columns: Column[] = [['No.', NUMBER], ['Muatan Pelajaran', mm(46)], ['Nilai Akhir', WORD], ['Capaian Kompetensi', '*']];
  const { kokurikuler } = isi;
  return [
    { title: '', content: byGroup(isi.mapel, kertas, columns, (it) => [centred(nilaiOf(it.akhir)), it.capaian ?? DASH]) },
    ...(kokurikuler ? [{ title: 'Kokurikuler', content: [box(kertas, mm(10), kokurikuler)] }] : []),
    ...conductParts(isi, kertas),
    { title: '', content: [absencesAndNote(isi, kertas, 'Ketidakhadiran')] },
    { title: 'Tanggapan Orang Tua/Wali', content: [box(kertas, mm(16), ' ')] },
    ...decisionParts(isi, kertas),
  ];
}

/** On one page: what there is beside each other is beside each other. */
export const partsOfMid = (isi: IsiRapor, kertas: Kertas): Part[] => [{ title: '', content: [absencesAndNote(isi, kertas, `Ketidakhadiran s.d. ${hariBulanTahun(isi.sampai)}`)] }];

function absencesAndNote(isi: IsiRapor, kertas: Kertas, title: string): Content {
  const half = (widthOf(kertas) - mm(4)) / 2;
  const titled = (text: string, content: Content): Content => ({ stack: [{ text, bold: true, fontSize: 11, margin: [0, 0, 0, mm(2)] }, content] });
  const note: Content = { table: { widths: [half - 9], heights: [mm(16)], body: [[isi.catatan_wali || ' ']] }, layout: 'ruled', fontSize: 9 };
  return { columns: [titled(title, absenceTable(isi, half)), titled('Catatan Wali Kelas', note)], columnGap: mm(4), unbreakable: true, margin: [0, mm(4), 0, 0] } as Content;
}

/** What is known by the middle of a semester, two heads deep for K13. */
export function midTable({ mapel, kumer }: IsiRapor, kertas: Kertas): Content[] {
  if (kumer) {
    const columns: Column[] = [['No.', NUMBER], ['Mata Pelajaran', mm(44)], ['Lingkup Materi', mm(17)], ['STS', NARROW], ['Capaian', '*']];
    return byGroup(mapel, kertas, columns, (it) => [centred(nilaiOf(it.akhir)), centred(nilaiOf(it.pts)), it.capaian ?? DASH]);
  }
  const bold = (text: string, more: object = {}) => ({ text, bold: true, alignment: 'center' as const, ...more });
  const pair = ['Pengetahuan', 'Keterampilan', 'PTS'];
  const heads: Content[][] = [
    [...['No.', 'Mata Pelajaran', 'KKM'].map((it) => bold(it, { rowSpan: 2 })), ...pair.flatMap((it) => [bold(it, { colSpan: 2 }), ''])], ['', '', '', ...pair.flatMap(() => [bold('Nilai'), bold('Predikat')])],
  ];
  const row = (it: MapelRapor, i: number): Content[] => [centred(String(i + 1)), it.mapel, centred(nilaiOf({ nilai: it.kkm })), ...[it.pengetahuan, it.keterampilan, it.pts].flatMap((one) => [centred(nilaiOf(one)), centred(one?.predikat ?? DASH)])];
  const widths = [NUMBER, widthOf(kertas) - NUMBER - NARROW - 3 * (NARROW + PREDICATE) - 9 * 8.5, NARROW, ...pair.flatMap(() => [NARROW, PREDICATE])];
  const body = groupsOf(mapel).flatMap(({ name, rows }) => [...(name ? [spanning(name, widths.length)] : []), ...rows.map(row)]);
  return [{ table: { headerRows: 2, keepWithHeaderRows: 1, dontBreakRows: true, widths, body: [...heads, ...body] }, layout: 'ruled', fontSize: 8.5 }];
}

/** Subjects by their group, each group with a table and numbers of its own. */
function byGroup(mapel: readonly MapelRapor[], kertas: Kertas, columns: readonly Column[], rest: (it: MapelRapor) => Content[]): Content[] {
  return groupsOf(mapel).map(({ name, rows }, n) => ({ stack: [ruled(kertas, columns, rows.map((it, i) => [centred(String(i + 1)), it.mapel, ...rest(it)]), name)], margin: [0, n ? mm(2) : 0, 0, 0] }));
}
const groupsOf = (mapel: readonly MapelRapor[]) => [...new Set(mapel.map((it) => it.kelompok))].map((name) => ({ name, rows: mapel.filter((it) => it.kelompok === name) }));

function conductParts({ prestasi, penghargaan, pelanggaran, kegiatan }: IsiRapor, kertas: Kertas): Part[] {
  const conduct = [...penghargaan, ...pelanggaran];
  const numbered = (rows: readonly Content[][]) => rows.map((row, i) => [centred(String(i + 1)), ...row]);
  return [
    { title: 'Prestasi', rows: prestasi.length, content: [ruled(kertas, [['No.', NUMBER], ['Jenis Prestasi', mm(40)], ['Keterangan', '*']], numbered(prestasi.map((it) => [jenisPrestasi(it.jenis), [it.nama_lomba, it.penyelenggara, it.tahun, it.keterangan].filter(Boolean).join(', ')])))] },
    { title: 'Penghargaan dan Pelanggaran', rows: conduct.length, content: [ruled(kertas, [['No.', NUMBER], ['Nama', mm(70)], ['Frekuensi', mm(18)], ['Catatan', '*']], numbered(conduct.map((it) => [it.nama, centred(String(it.frequency)), it.note || DASH])))] },
    { title: 'Kegiatan', rows: kegiatan.length, content: [ruled(kertas, [['No.', NUMBER], ['Kegiatan', mm(70)], ['Predikat', mm(24)], ['Keterangan', '*']], numbered(kegiatan.map((it) => [it.nama, centred(it.predikat), it.note || DASH])))] },
  ].filter((it) => it.rows > 0);
}

const absenceTable = ({ ketidakhadiran: { sakit, izin, alpa } }: IsiRapor, width: number): Content => ({
  table: { widths: [width - mm(22) - 17, mm(22)], body: [['Sakit', sakit], ['Izin', izin], ['Tanpa Keterangan', alpa]].map(([name, n]) => [String(name), centred(`${n} hari`)]) }, layout: 'ruled', fontSize: 9,
});
const absencesPart = (isi: IsiRapor, kertas: Kertas): Part => ({ title: 'Ketidakhadiran', content: [absenceTable(isi, widthOf(kertas) / 2)] });

const decisionParts = ({ keputusan, tingkat }: IsiRapor, kertas: Kertas): Part[] => (keputusan ? [{ title: 'Keputusan', content: [box(kertas, mm(10), `${DASAR_KEPUTUSAN} ${keputusanOf(keputusan, tingkat)}`)] }] : []);
