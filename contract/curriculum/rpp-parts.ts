import { z } from 'zod';
import { blankable, choice, choices, Id, integer, optional, refs } from '#contract/kit/fields';

/** An RPP of the curriculum of 2013, or the teaching module of Kurikulum Merdeka (domain 4). */
export const JenisRpp = choice(['rpp', 'modul_ajar']);
export type JenisRpp = z.infer<typeof JenisRpp>;

const LINE = 200;
const TEXT = 3_000;
const RICH = 10_000;
const MOST_MEETINGS = 40;
export const MOST_FILES = 10;
/** What all parts of one come to at most, as JSON. */
export const MOST_CHARACTERS = 100_000;

/** The six dimensions of the Profil Pelajar Pancasila, and the eight that took their place in 2025. */
export const DIMENSI = [
  'Keimanan dan ketakwaan kepada Tuhan YME', 'Kewargaan', 'Penalaran kritis', 'Kreativitas', 'Kolaborasi', 'Kemandirian', 'Kesehatan', 'Komunikasi',
  'Beriman, bertakwa, dan berakhlak mulia', 'Berkebinekaan global', 'Bergotong royong', 'Mandiri', 'Bernalar kritis', 'Kreatif',
] as const;
export const TARGET = ['reguler', 'kesulitan_belajar', 'pencapaian_tinggi'] as const;
export const MODA = ['tatap_muka', 'jarak_jauh', 'campuran'] as const;
/** `mendalam`: understand, apply, reflect in place of opening, core and closing. */
export const POLA = ['umum', 'mendalam'] as const;

/** How a part is written. */
export type Bentuk = 'line' | 'text' | 'rich' | 'lines' | 'number' | 'choice' | 'choices' | 'core' | 'competences' | 'indicators' | 'meetings' | 'assessment' | 'stages' | 'files';
type Part<W extends z.ZodType, K extends z.ZodType> = { bentuk: Bentuk; ditulis: W; disimpan: K; kosong: z.output<K>; pilihan?: readonly string[] };
const part = <W extends z.ZodType, K extends z.ZodType>(bentuk: Bentuk, ditulis: W, disimpan: K, kosong: NoInfer<z.output<K>>, pilihan?: readonly string[]): Part<W, K> => ({ bentuk, ditulis, disimpan, kosong, ...(pilihan && { pilihan }) });

const written = (bentuk: 'line' | 'text' | 'rich', max: number) => part(bentuk, blankable({ max }), z.string(), '');
const line = () => written('line', LINE);
const long = () => written('text', TEXT);
const rich = () => written('rich', RICH);
const lines = () => part('lines', z.array(blankable({ max: 500 })).max(40), z.array(z.string()), []);
const several = (of: string, bentuk: 'core' | 'competences') => part(bentuk, refs(of).max(60), refs(of), []);
const said = blankable({ max: TEXT });

export const Kegiatan = z.object({ teks: z.string(), menit: z.int().nullable() });
export type Kegiatan = z.infer<typeof Kegiatan>;
export const Pertemuan = z.object({ pertemuan: z.int(), pendahuluan: Kegiatan, inti: Kegiatan, penutup: Kegiatan });
export type Pertemuan = z.infer<typeof Pertemuan>;
export const TAHAP = ['pendahuluan', 'inti', 'penutup'] as const;
const kegiatan = z.object({ teks: said, menit: optional(integer({ max: 400 })) });
const pertemuan = z.object({ pertemuan: integer({ min: 1, max: MOST_MEETINGS }), pendahuluan: kegiatan, inti: kegiatan, penutup: kegiatan });
const meetings = () => part('meetings', z.array(pertemuan).max(MOST_MEETINGS), z.array(Pertemuan), []);

const Teknik = z.object({ teknik: z.string(), bentuk: z.string(), instrumen: z.string(), rubrik: z.string() });
const teknik = z.object({ teknik: said, bentuk: said, instrumen: said, rubrik: said });
const noTeknik = { teknik: '', bentuk: '', instrumen: '', rubrik: '' };
export const RANAH = ['sikap', 'pengetahuan', 'keterampilan'] as const;
export const ASESMEN = ['diagnostik', 'formatif', 'sumatif'] as const;

/** Every part that an RPP or a module may have: how it is written, what is kept of it, and what it is while nobody has written it. One that is not sent is not written: none has a default. */
export const BAGIAN = {
  materi_pokok: line(), alokasi_waktu: line(), jumlah_pertemuan: part('number', integer({ min: 1, max: MOST_MEETINGS }).nullable(), z.int().nullable(), null),
  ki: several('core-competence', 'core'), kd: several('basic-competence', 'competences'),
  ipk: part('indicators', z.array(z.object({ kode: blankable({ max: 20 }), teks: blankable({ max: 500 }) })).max(60), z.array(z.object({ kode: z.string(), teks: z.string() })), []),
  tujuan: rich(), materi: rich(), pendekatan: line(), model: line(), metode: line(), media: lines(), alat_bahan: lines(), sumber_belajar: lines(), langkah: meetings(),
  penilaian: part('assessment', z.object({ sikap: teknik, pengetahuan: teknik, keterampilan: teknik }), z.object({ sikap: Teknik, pengetahuan: Teknik, keterampilan: Teknik }), { sikap: noTeknik, pengetahuan: noTeknik, keterampilan: noTeknik }),
  remedial: long(), pengayaan: long(),
  kompetensi_awal: long(), profil_pelajar: part('choices', choices(DIMENSI).max(14), z.array(z.string()), [], DIMENSI), sarana_prasarana: long(),
  target_peserta_didik: part('choices', choices(TARGET).max(3), z.array(z.string()), [], TARGET), model_pembelajaran: line(), moda: part('choice', choice(MODA).nullable(), z.string().nullable(), null, MODA),
  cp: long(), elemen_cp: line(), tp: several('basic-competence', 'competences'), kktp: long(), pemahaman_bermakna: long(), pertanyaan_pemantik: lines(), persiapan: long(),
  pola_kegiatan: part('choice', choice(POLA).nullable(), z.string().nullable(), null, POLA), kegiatan: meetings(),
  asesmen: part('stages', z.object({ diagnostik: said, formatif: said, sumatif: said }), z.object({ diagnostik: z.string(), formatif: z.string(), sumatif: z.string() }), { diagnostik: '', formatif: '', sumatif: '' }),
  pengayaan_remedial: long(), refleksi: long(), lkpd: rich(), bahan_bacaan: rich(), glosarium: long(), daftar_pustaka: long(),
  lampiran: part('files', z.array(Id).max(MOST_FILES), z.array(Id), []),
};
type Parts = typeof BAGIAN;
export type NamaBagian = keyof Parts;
export const NAMA_BAGIAN = Object.keys(BAGIAN) as [NamaBagian, ...NamaBagian[]];

type Of<P extends 'ditulis' | 'disimpan'> = { [K in NamaBagian]: Parts[K][P] };
const shapeOf = <P extends 'ditulis' | 'disimpan'>(which: P) => Object.fromEntries(NAMA_BAGIAN.map((it) => [it, BAGIAN[it][which]])) as Of<P>;
/** As it may be sent, each part by itself. */
export const isiDitulis = z.object(shapeOf('ditulis')).partial().shape;
/** As it is kept. */
export const isiRpp = shapeOf('disimpan');
export const IsiRpp = z.object(isiRpp);
export type IsiRpp = z.infer<typeof IsiRpp>;
export const SebagianIsi = IsiRpp.partial();
export type SebagianIsi = { [K in NamaBagian]?: IsiRpp[K] };
export const ISI_KOSONG = Object.fromEntries(NAMA_BAGIAN.map((it) => [it, BAGIAN[it].kosong])) as IsiRpp;

export type Bab = 'identitas' | 'kompetensi' | 'pembelajaran' | 'penilaian' | 'informasi_umum' | 'komponen_inti' | 'lampiran';
/** Chapters and their parts, in the order in which they are written and printed. */
export const SUSUNAN: Record<JenisRpp, readonly { bab: Bab; bagian: readonly NamaBagian[] }[]> = {
  rpp: [
    { bab: 'identitas', bagian: ['materi_pokok', 'alokasi_waktu', 'jumlah_pertemuan'] },
    { bab: 'kompetensi', bagian: ['ki', 'kd', 'ipk', 'tujuan'] },
    { bab: 'pembelajaran', bagian: ['materi', 'pendekatan', 'model', 'metode', 'media', 'alat_bahan', 'sumber_belajar', 'langkah'] },
    { bab: 'penilaian', bagian: ['penilaian', 'remedial', 'pengayaan'] },
    { bab: 'lampiran', bagian: ['lampiran'] },
  ],
  modul_ajar: [
    { bab: 'informasi_umum', bagian: ['materi_pokok', 'alokasi_waktu', 'jumlah_pertemuan', 'kompetensi_awal', 'profil_pelajar', 'sarana_prasarana', 'target_peserta_didik', 'model_pembelajaran', 'moda'] },
    { bab: 'komponen_inti', bagian: ['cp', 'elemen_cp', 'tp', 'kktp', 'pemahaman_bermakna', 'pertanyaan_pemantik', 'persiapan', 'pola_kegiatan', 'kegiatan', 'asesmen', 'pengayaan_remedial', 'refleksi'] },
    { bab: 'lampiran', bagian: ['lkpd', 'bahan_bacaan', 'glosarium', 'daftar_pustaka', 'lampiran'] },
  ],
};
/** What it needs before somebody looks at it (domain 4.1, A.2). */
export const WAJIB: Record<JenisRpp, readonly NamaBagian[]> = {
  rpp: ['materi_pokok', 'alokasi_waktu', 'kd', 'tujuan', 'langkah', 'penilaian'], modul_ajar: ['materi_pokok', 'alokasi_waktu', 'tp', 'kegiatan', 'asesmen'],
};

/** The parts that one of this kind has. */
export const bagianOf = (jenis: JenisRpp): readonly NamaBagian[] => SUSUNAN[jenis].flatMap((it) => it.bagian);

/** Nobody has written anything in it: markup, minutes and numbers of meetings are not writing. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
    : value && typeof value === 'object' ? Object.entries(value).every(([name, it]) => name === 'menit' || name === 'pertemuan' || isBlank(it)) : value === null || value === undefined;
export const lacking = (jenis: JenisRpp, isi: IsiRpp) => WAJIB[jenis].filter((it) => isBlank(isi[it]));
