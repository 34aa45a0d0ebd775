import { z } from 'zod';
import { DocumentDropped, DocumentKept, PictureKept } from '#contract/file/file.events';
import { isPhoto, JenisBerkas, type JenisGambar } from '#contract/file/file';
import { personal } from '#contract/kit/event';
import { PersonErased } from '#contract/kit/erasure.events';
import { Id } from '#contract/kit/fields';
import { put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

export const file = about(table('file', {
  id_file: Id, id_pemilik: Id, jenis: JenisBerkas, nama: personal('berkas', 'id_pemilik', z.string()), tipe: z.string(), ukuran: z.int().nullable(),
}, ['id_file']), { id_pemilik: 'goes' });
export const studentPhoto = about(table('student_photo', { id_murid: Id, id_file: Id }, ['id_murid']), { id_murid: 'keeps' });
export const teacherPhoto = about(table('teacher_photo', { id_guru: Id, id_file: Id }, ['id_guru']), { id_guru: 'keeps' });

const shown = (jenis: JenisGambar, id: string, id_file: string) => {
  if (!isPhoto(jenis)) return [];
  return [jenis === 'foto_murid' ? put(studentPhoto, { id_murid: id, id_file }) : put(teacherPhoto, { id_guru: id, id_file })];
};

export const fileProjection = projection({
  name: 'file',
  version: 3,
  tables: [file, studentPhoto, teacherPhoto],
  events: { PictureKept, DocumentKept, DocumentDropped, PersonErased },
  on: {
    PictureKept: ({ data: { id_pemilik, id_file, jenis, tipe, ukuran, sebelum } }) => [
      put(file, { id_file, id_pemilik, jenis, nama: null, tipe, ukuran }),
      ...(sebelum ? [remove(file, { id_file: sebelum })] : []),
      ...shown(jenis, id_pemilik, id_file),
    ],
    DocumentKept: ({ data: { id_file, id_pemilik, jenis, nama, tipe, ukuran } }) => put(file, { id_file, id_pemilik, jenis, nama, tipe, ukuran }),
    DocumentDropped: ({ data: { id_file } }) => remove(file, { id_file }),
    PersonErased: ({ data: { id_orang, kategori } }) =>
      kategori.includes('berkas') ? [remove(studentPhoto, { id_murid: id_orang }), remove(teacherPhoto, { id_guru: id_orang })] : [],
  },
});
