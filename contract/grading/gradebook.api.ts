import { z } from 'zod';
import { ASSESMENT, ASPEK_SIKAP, CARA_NILAI, isiKolom, JENIS_DESKRIPSI, KolomNilai, Pindahan } from '#contract/grading/gradebook';
import { Done, doneWith, endpoint, one, said } from '#contract/kit/endpoint';
import { blankable, choice, Id, integer, onOff, text, Waktu } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { reasoned } from '#contract/kit/reasoned';
import { seenOf } from '#contract/kit/seen';

/** In which part somebody reads gradebooks. */
export const SEBAGAI = ['guru', 'wali', 'pimpinan'] as const;
const WRITERS = ['guruMapel', 'admin'] as const;
/** Of a subject in a class by either of the class's ids, of the active semester where that leaves it open. */
export const buku = { id_kelas: Id, id_mata_pelajaran: Id };
export const MOST_CELLS = 2_000;
export const MOST_COLUMNS = 60;

const Orang = z.object({ id: Id, nama: z.string().nullable() });
const Nilai = z.union([z.number(), z.string().max(20)]).nullable();

/** A gradebook in a list: `terisi` of `dari` cells have a score; `kumer` 1 is Merdeka, 0 is K13. */
export const BukuNilai = z.object({
  id_buku_nilai: Id, id_mata_pelajaran: Id, mapel: z.string(), id_kelas: Id, id_kelas_tahun_ajaran: Id, kelas: z.string(), tingkat: z.int(), id_level: Id.nullable(), kumer: z.int(), guru: z.string().nullable(),
  jumlah_murid: z.int(), jumlah_kolom: z.int(), kdAmount: z.int(), terisi: z.int(), dari: z.int(), rata_rata: z.number().nullable(), terkunci: z.boolean(), terkunci_pada: Waktu.nullable(), buka_diminta: z.string().nullable(), diubah: Waktu.nullable(),
});
export type BukuNilai = z.infer<typeof BukuNilai>;
/** A column with the competence that it is about; `lingkup_kompetensi` is the scope that the competence belongs to. */
export const KolomTampil = KolomNilai.extend({ kode: z.string().nullable(), alias: z.string().nullable(), kompetensi_dasar: z.string().nullable(), urutan: z.int().nullable(), lingkup_kompetensi: z.string().nullable() });
export type KolomTampil = z.infer<typeof KolomTampil>;
const Sel = z.object({ nilai: z.number().nullable(), oleh: Id.nullable(), pada: Waktu, cara: z.enum(CARA_NILAI) });
const Sikap = z.object({ aspek: z.enum(ASPEK_SIKAP), nilai: z.int().nullable(), jurnal: z.string().nullable() });
const Deskripsi = z.object({ jenis: z.enum(JENIS_DESKRIPSI), teks: z.string().nullable() });
/** One student's line: cells by column; what the teacher wrote and judged. */
export const BarisNilai = z.object({ id_murid: Id, nama: z.string().nullable(), nis: z.string().nullable(), jenis_kelamin: z.string().nullable(), sel: z.record(z.string(), Sel), deskripsi: z.array(Deskripsi), sikap: z.array(Sikap) });
export type BarisNilai = z.infer<typeof BarisNilai>;
/** `boleh_menilai`: whoever asks may write in it now; `boleh_membuka`: may open it again; `pindahan`: whose scores of a class that they left were not brought along yet. */
export const IsiBuku = BukuNilai.extend({ kkm: z.int(), boleh_menilai: z.boolean(), boleh_membuka: z.boolean(), isActive: z.boolean(), kolom: z.array(KolomTampil), murid: z.array(BarisNilai), orang: z.array(Orang), pindahan: z.array(Pindahan) });
export type IsiBuku = z.infer<typeof IsiBuku>;

/** A cell to be written: null or '' takes the score away. `sebelum`: what was seen in it; where another stands by now, that cell is not written. */
export const SelDitulis = z.object({ id_kolom: Id, id_murid: Id, nilai: Nilai, sebelum: z.number().nullable().optional() });
export type SelDitulis = z.output<typeof SelDitulis>;
/** `hasil` is `ok`, `tidak_berubah` or the code of a refusal; the rest is what stands now. */
export const HasilSel = z.object({ id_kolom: Id, id_murid: Id, hasil: z.string(), nilai: z.number().nullable(), oleh: Orang.nullable(), pada: Waktu.nullable() });
export type HasilSel = z.infer<typeof HasilSel>;
const alasan = blankable({ max: 300 }).default('');
const { tipe, assesmentType, nama } = isiKolom;
const kolomBaru = {
  tipe, assesmentType: assesmentType.optional(), nama: nama.optional(), id_kd: isiKolom.id_kd.default(null), lingkup_materi: isiKolom.lingkup_materi.default(null), teknik: isiKolom.teknik.default(null),
  bobot: isiKolom.bobot.default(1), tanggal: isiKolom.tanggal.default(null), isRemedial: said(),
};

/** What the mean of a column is, over the scores that there are. */
const RingkasKolom = KolomTampil.extend({ terisi: z.int(), rata_rata: z.number().nullable(), tertinggi: z.number().nullable(), terendah: z.number().nullable(), di_bawah_kkm: z.int() });

export const gradebook = {
  /** The gradebooks of whoever asks: of what they teach, of the class that they lead, of all for who leads the school; `sebagai` says which, of those that their roles allow. */
  tab: endpoint('gradebook.tab', 'GET /api/report-mapel/tab', { input: { id_tahun_ajaran: Id.optional(), sebagai: choice(SEBAGAI).optional() }, output: one(z.array(BukuNilai)), allow: 'user', live: 'calm' }),
  open: endpoint('gradebook.open', 'GET /api/report-mapel/by-class-and-mapel', { input: buku, output: one(IsiBuku), allow: 'user', live: 'notice' }),
  /** The gradebooks of a subject on a level of the active semester. */
  byLevel: endpoint('gradebook.byLevel', 'GET /api/report-mapel/by-level-and-mapel', { input: { id_level: Id, id_mata_pelajaran: Id }, output: one(z.array(BukuNilai)), allow: 'user', live: 'calm' }),
  columns: endpoint('gradebook.columns', 'GET /api/assesment/overview', { input: { ...buku, assesmentType: choice(ASSESMENT).optional() }, output: one(z.array(RingkasKolom)), allow: 'user', live: 'notice' }),
  /** Cell by cell: what is wrong with one keeps no other from being written. */
  enter: endpoint('gradebook.enter', 'PUT /api/assesment/edit-reports', {
    input: { ...buku, data: z.array(SelDitulis).min(1).max(MOST_CELLS), cara: choice(CARA_NILAI).default('ketik'), alasan }, output: doneWith(z.array(HasilSel)), allow: WRITERS,
  }),
  /** Columns by competence for the first `kdAmount` of the subject on a level, in every class that whoever asks teaches; those that are there stay. */
  openCompetences: endpoint('gradebook.openCompetences', 'POST /api/report-mapel/update-kd-by-level-and-subject', {
    input: { id_level: Id, id_mata_pelajaran: Id, kdAmount: integer({ min: 1, max: 30 }), assesmentType: choice(ASSESMENT).optional() }, output: doneWith(z.object({ jumlah_kolom: z.int(), jumlah_kelas: z.int() })), allow: WRITERS,
  }),
  addColumn: endpoint('gradebook.addColumn', 'POST /api/report-mapel/kolom', { input: { ...buku, ...kolomBaru, alasan }, output: doneWith(z.object({ id: Id })), allow: WRITERS }),
  changeColumn: endpoint('gradebook.changeColumn', 'PUT /api/report-mapel/kolom/:id', {
    input: { ...buku, id: Id, nama: nama.optional(), bobot: isiKolom.bobot.optional(), tanggal: isiKolom.tanggal.optional(), teknik: isiKolom.teknik.optional(), isRemedial: z.boolean().optional(), ...reasoned }, output: Done, allow: WRITERS,
  }),
  /** With `beserta_nilai` its scores go, too. */
  removeColumn: endpoint('gradebook.removeColumn', 'DELETE /api/report-mapel/kolom/:id', { input: { ...buku, id: Id, beserta_nilai: said(), ...reasoned }, output: Done, allow: WRITERS }),
  /** A column without a lesson behind it (domain 1.9). */
  addGhost: endpoint('gradebook.addGhost', 'POST /api/report-mapel/ghost-assignment', { input: { id_kd_master: Id, id_kelas: Id, id_sesi: Id.nullish(), nama: nama.optional(), alasan }, output: doneWith(z.object({ id: Id })), allow: WRITERS }),
  removeGhost: endpoint('gradebook.removeGhost', 'DELETE /api/report-mapel/ghost-assignment', { input: { id_kd_master: Id, id_kelas: Id, id_sesi: Id.nullish(), beserta_nilai: said(), ...reasoned }, output: Done, allow: WRITERS }),
  describe: endpoint('gradebook.describe', 'PUT /api/report-mapel/deskripsi', { input: { ...buku, id_murid: Id, jenis: choice(JENIS_DESKRIPSI), teks: blankable({ max: 500 }), sebelum: seenOf(['teks']), alasan }, output: Done, allow: WRITERS }),
  judge: endpoint('gradebook.judge', 'PUT /api/report-mapel/sikap', { input: { ...buku, id_murid: Id, aspek: choice(ASPEK_SIKAP), nilai: integer({ min: 1, max: 4 }).nullable(), jurnal: blankable({ max: 500 }).default(''), sebelum: seenOf(['nilai', 'jurnal']), alasan }, output: Done, allow: WRITERS }),
  /** 1 hands the grades over; 0 opens them again, for the curriculum office and the admin, with the reason. Of a closed semester the admin does both. */
  lock: endpoint('gradebook.lock', 'PUT /api/report-mapel/kunci', { input: { ...buku, terkunci: onOff(), alasan }, output: Done, allow: ['guruMapel', 'kurikulum', 'admin'] }),
  askUnlock: endpoint('gradebook.askUnlock', 'POST /api/report-mapel/minta-buka', { input: { ...buku, alasan: text({ min: 10, max: 300 }) }, output: Done, allow: ['guruMapel'] }),
};

labelled({
  assesmentType: 'Assessment', teknik: 'Technique', isRemedial: 'Remedial', id_kolom: 'Column', nilai: 'Score', kdAmount: 'Number of Competences', cara: 'Way', teks: 'Text',
  aspek: 'Aspect', jurnal: 'Note', terkunci: 'Locked', sebagai: 'As', id_kd_master: 'Competence', beserta_nilai: 'With Scores',
});
