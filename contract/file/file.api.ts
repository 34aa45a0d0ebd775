import { z } from 'zod';
import { doneWith, endpoint, number, one } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { JenisDokumen, MOST_BYTES, MOST_PART_BYTES, Resize, Rupa } from '#contract/file/file';

const upload = { part: 'image', most: MOST_BYTES };
const kept = doneWith(z.object({ id: Id }));
/** The id of the picture that is a person's photo now. */
const photo = one(z.object({ id: Id.nullable() }));
const resize = Resize.default('75');
/** How much of an upload is here, in bytes from its beginning; once it is whole, its id is the file's. */
const Kiriman = z.object({ id: Id, diterima: z.int(), ukuran: z.int(), isWhole: z.boolean() });
/** Every role but a student's. */
const STAFF = ['admin', 'guruAdmin', 'guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'pembinaEkskul', 'guruBK', 'pengawas', 'HR', 'keuangan', 'pegawai', 'auditor'] as const;

/** Without an id it is the caller's own photo. */
export const file = {
  keepStudentPhoto: endpoint('file.keepStudentPhoto', 'POST /api/file/foto-murid', { input: { resize, id_murid: Id.optional() }, output: kept, upload, allow: ['murid', 'admin'] }),
  keepTeacherPhoto: endpoint('file.keepTeacherPhoto', 'POST /api/file/foto-guru', { input: { resize, id_guru: Id.optional() }, output: kept, upload, allow: STAFF }),
  /** Kept until the settings name it; see institution.configure. */
  keepLogo: endpoint('file.keepLogo', 'POST /api/file/logo', { input: { resize: Resize.default('original') }, output: kept, upload, allow: ['admin'] }),
  /** Kept until a consent names it; see consent.record. */
  keepConsentScan: endpoint('file.keepConsentScan', 'POST /api/file/persetujuan', { input: { resize: Resize.default('original'), id_murid: Id }, output: kept, upload, allow: ['admin', 'waliKelas'] }),
  /** Kept until a leave names it; see leave.request. */
  keepLeaveLetter: endpoint('file.keepLeaveLetter', 'POST /api/file/surat-izin', { input: { resize: Resize.default('original'), id_murid: Id.optional() }, output: kept, upload, allow: ['murid', 'waliKelas', 'admin'] }),
  /** Kept until a question shows it; see questionBank.write. */
  keepQuestionPicture: endpoint('file.keepQuestionPicture', 'POST /api/file/soal', { input: { resize: Resize.default('original') }, output: kept, upload, allow: ['guruMapel'] }),
  /** Kept until a question lets it be heard; see questionBank.write. */
  keepQuestionSound: endpoint('file.keepQuestionSound', 'POST /api/file/suara-soal', { output: kept, upload: { part: 'audio', most: MOST_BYTES }, allow: ['guruMapel'] }),
  /** Begins to send a document, or goes on with one that was broken off: the same of the same person goes on where it stood. */
  beginUpload: endpoint('file.beginUpload', 'POST /api/file/unggahan', {
    input: { nama: z.string().trim().min(1).max(200), ukuran: z.int().min(1).max(MOST_BYTES), sha256: z.string().regex(/^[0-9a-f]{64}$/).optional(), untuk: JenisDokumen }, output: doneWith(Kiriman), allow: 'user',
  }),
  /** A part from the byte `dari` on; what is here already is passed over, what leaves a gap is not kept: the answer says where to go on. */
  sendPart: endpoint('file.sendPart', 'PUT /api/file/unggahan/:id', { input: { id: Id, dari: number({ max: MOST_BYTES }) }, output: doneWith(Kiriman), upload: { part: 'potongan', most: MOST_PART_BYTES }, allow: 'user' }),
  /** Without a picture where there is none, or where a parent has said no and the caller may not see it. */
  studentPhoto: endpoint('file.studentPhoto', 'GET /api/file/foto-murid', { input: { id_murid: Id.optional() }, output: photo, allow: 'user', live: 'notice' }),
  teacherPhoto: endpoint('file.teacherPhoto', 'GET /api/file/foto-guru', { input: { id_guru: Id.optional() }, output: photo, allow: STAFF, live: 'notice' }),
  one: endpoint('file.one', 'GET /api/file/:id', { input: { id: Id }, output: z.unknown(), isFile: true, allow: 'user' }),
  /** For the login, too, where nobody has a session yet. */
  logo: endpoint('file.logo', 'GET /api/institusi/logo', { output: z.unknown(), isFile: true, allow: 'public' }),
  /** The school as an app of a device: a web app manifest, whose field names are not ours. */
  app: endpoint('file.app', 'GET /api/institusi/aplikasi', { output: z.unknown(), isFile: true, allow: 'public' }),
  /** The logo, or Pelita's mark, as a device shows it among its apps. */
  icon: endpoint('file.icon', 'GET /api/institusi/ikon', { input: { rupa: Rupa.default('512') }, output: z.unknown(), isFile: true, allow: 'public' }),
};
labelled({ rupa: 'Form', nama: 'Name', ukuran: 'Size', sha256: 'SHA-256', untuk: 'For', dari: 'From', potongan: 'Part', audio: 'Sound' });
