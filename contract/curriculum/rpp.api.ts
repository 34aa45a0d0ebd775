import { z } from 'zod';
import { BagianCatatan, BarisRpp, KendaliRencana, Kompetensi, RincianRpp, StatusRpp, SumberRpp, UmurAntrean } from '#contract/curriculum/rpp';
import { RiwayatRpp } from '#contract/curriculum/rpp-history';
import { IsiRpp, isiDitulis, JenisRpp, NAMA_BAGIAN } from '#contract/curriculum/rpp-parts';
import { LEADERS } from '#contract/identity/identity';
import { doneWith, endpoint, listOf, number, one, paging, WHOLE } from '#contract/kit/endpoint';
import { blankable, choice, flag, Id, integer, ref, refs, text } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { Kertas } from '#contract/document/document';
import { Berkas } from '#contract/file/file';

/** Domain A.3: teachers write their own, the school's leaders read all and decide. */
const WRITERS = ['guruMapel', 'kurikulum'] as const;
const READERS = ['guruMapel', ...LEADERS, 'admin'] as const;
const which = { id_mata_pelajaran: Id.optional(), id_level: Id.optional() };
const teks = text({ min: 3, max: 2_000 });
const kept = doneWith(z.object({ id: Id }));
/** No part has lists or sections that lie deeper. */
const DEEPEST = 6;
const isWithin = (it: unknown, deep: number): boolean => typeof it !== 'object' || it === null || (deep > 0 && Object.values(it).every((inner) => isWithin(inner, deep - 1)));
/** What the parts held when they were read, whatever the rules for them are by now. */
const seen = z.partialRecord(z.enum(NAMA_BAGIAN), z.unknown().refine((it) => isWithin(it, DEEPEST), 'depth')).transform((it) => it as { [bagian: string]: unknown });

export const rpp = {
  /** Of a teacher their own and those that they write with others; of the leaders all. */
  list: endpoint('rpp.list', 'GET /api/rpp', {
    input: { ...paging(['diubah', 'materi_pokok', 'mapel', 'guru', 'status', 'diajukan'], { ...WHOLE, order: 'desc' }), ...which, status: StatusRpp.optional(), jenis: JenisRpp.optional(), id_guru: Id.optional(), id_tahun_ajaran: Id.optional() },
    output: listOf(BarisRpp), allow: READERS, live: 'notice',
  }),
  /** What waits for a decision, the longest waiting first, and for how long such things wait. */
  queue: endpoint('rpp.queue', 'GET /api/rpp/antrean', {
    input: { ...paging(['diajukan', 'guru', 'mapel']), ...which }, output: listOf(BarisRpp).extend({ umur: UmurAntrean }), allow: LEADERS, live: 'notice',
  }),
  planningControl: endpoint('rpp.planningControl', 'GET /api/rpp/planning-control', { input: { id_tahun_ajaran: Id.optional() }, output: one(z.array(KendaliRencana)), allow: LEADERS, live: 'notice' }),
  /** What one may begin with. */
  sources: endpoint('rpp.sources', 'GET /api/rpp/sumber', { input: { id_mata_pelajaran: Id, jenis: JenisRpp.optional() }, output: one(z.array(SumberRpp)), allow: WRITERS, live: 'notice' }),
  one: endpoint('rpp.one', 'GET /api/rpp/:id', { input: { id: Id }, output: one(RincianRpp), allow: READERS, live: 'notice' }),
  /** As it was approved. */
  version: endpoint('rpp.version', 'GET /api/rpp/:id/versi/:versi', { input: { id: Id, versi: number({ min: 1, max: 1_000 }) }, output: one(z.object({ id: Id, versi: z.int(), isi: IsiRpp })), allow: READERS, live: 'notice' }),
  /** What was done to it, the newest first, with the competences and documents that its parts held. */
  history: endpoint('rpp.history', 'GET /api/rpp/:id/riwayat', {
    input: { id: Id, page: number({ min: 1, max: 1_000_000 }).default(1), limit: number({ min: 1, max: 100 }).default(25) }, output: listOf(RiwayatRpp).extend({ kompetensi: z.array(Kompetensi), berkas: z.array(Berkas) }), allow: READERS, live: 'calm',
  }),
  /** As PDF, with signatures; what is not approved says so. */
  print: endpoint('rpp.print', 'GET /api/rpp/:id/cetak', { input: { id: Id, kertas: Kertas.default('A4'), versi: number({ min: 1, max: 1_000 }).optional() }, output: z.unknown(), isFile: true, allow: READERS }),
  draft: endpoint('rpp.draft', 'POST /api/rpp', {
    input: { dataRPP: z.object({ jenis: JenisRpp.default('rpp'), id_mata_pelajaran: ref('subject'), id_level: ref('level'), id_tahun_ajaran: ref('school-year').optional(), dari: Id.optional(), ...isiDitulis }) }, output: kept, allow: WRITERS,
  }),
  /** Only the parts that are sent. What somebody else changed meanwhile is brought together with it where both can stand; where not, it is refused and shown. */
  change: endpoint('rpp.change', 'PUT /api/rpp/:id', {
    input: { id: Id, dataRPP: z.object({ jenis: JenisRpp.optional(), id_mata_pelajaran: Id.optional(), id_level: Id.optional(), ...isiDitulis, sebelum: seen.optional() }) }, output: doneWith(z.object({ id: Id, revisi: z.int() })), allow: WRITERS,
  }),
  /** `diajukan` and `draf` (taken back) are its writer's, `revisi` and `disetujui` a leader's; `revisi_ke`: what they looked at. */
  decide: endpoint('rpp.decide', 'PUT /api/rpp/:id/status', { input: { id: Id, status: StatusRpp, catatan: blankable({ max: 2_000 }).default(''), revisi_ke: integer().optional() }, output: kept, allow: [...WRITERS, 'kepalaSekolah'] }),
  remark: endpoint('rpp.remark', 'POST /api/rpp/:id/catatan', { input: { id: Id, bagian: BagianCatatan, teks }, output: kept, allow: LEADERS }),
  answer: endpoint('rpp.answer', 'POST /api/rpp/:id/catatan/:id_catatan/jawaban', { input: { id: Id, id_catatan: Id, teks }, output: kept, allow: [...WRITERS, 'kepalaSekolah'] }),
  settle: endpoint('rpp.settle', 'PUT /api/rpp/:id/catatan/:id_catatan/selesai', { input: { id: Id, id_catatan: Id }, allow: LEADERS }),
  share: endpoint('rpp.share', 'PUT /api/rpp/:id/rekan', { input: { id: Id, rekan: refs('teacher').max(10) }, allow: WRITERS }),
  offer: endpoint('rpp.offer', 'PUT /api/rpp/:id/templat', { input: { id: Id, templat: flag() }, allow: ['kurikulum'] }),
  remove: endpoint('rpp.remove', 'DELETE /api/rpp/:id', { input: { id: Id }, allow: WRITERS }),
};
export const DECISIONS = choice(['disetujui', 'revisi']);

/** What its fields are called in English; in Indonesian they are called by their names. */
labelled({
  dataRPP: 'Plan',   materi_pokok: 'Topic', alokasi_waktu: 'Time', jumlah_pertemuan: 'Meetings', ki: 'Core Competences (KI)', kd: 'Basic Competences (KD)', ipk: 'Indicators (IPK)', materi: 'Material', pendekatan: 'Approach', model: 'Model', media: 'Media', alat_bahan: 'Tools and Materials', sumber_belajar: 'Sources', langkah: 'Steps',
  penilaian: 'Assessment', remedial: 'Remedial', pengayaan: 'Enrichment', kompetensi_awal: 'Prior Competence', profil_pelajar: 'Graduate Profile', sarana_prasarana: 'Facilities', target_peserta_didik: 'Target Students', model_pembelajaran: 'Learning Model', moda: 'Mode', cp: 'Learning Outcomes (CP)',
  elemen_cp: 'Element of CP', tp: 'Learning Goals (TP)', kktp: 'Criteria (KKTP)', pemahaman_bermakna: 'Meaningful Understanding', pertanyaan_pemantik: 'Leading Questions', persiapan: 'Preparation', pola_kegiatan: 'Pattern', kegiatan: 'Activities', asesmen: 'Assessment', pengayaan_remedial: 'Enrichment and Remedial',
  refleksi: 'Reflection', lkpd: 'Worksheet (LKPD)', bahan_bacaan: 'Reading', glosarium: 'Glossary', daftar_pustaka: 'Bibliography', lampiran: 'Attached Files', teks: 'Text', menit: 'Minutes', rekan: 'Colleagues', templat: 'Template', kertas: 'Paper', bagian: 'Part', catatan: 'Remark', versi: 'Version', id_catatan: 'Remark', revisi_ke: 'State That Was Seen', pertemuan: 'Meeting', pendahuluan: 'Opening', inti: 'Core', penutup: 'Closing', sikap: 'Attitude', pengetahuan: 'Knowledge', keterampilan: 'Skills', teknik: 'Technique', bentuk: 'Form', instrumen: 'Instrument', rubrik: 'Rubric', diagnostik: 'Diagnostic', formatif: 'Formative', sumatif: 'Summative',
});
