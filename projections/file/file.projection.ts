import { z } from 'zod';
import { PictureKept } from '#contract/file/file.events';
import { isPhoto, JenisGambar } from '#contract/file/file';
import { PersonErased } from '#contract/kit/erasure.events';
import { Id } from '#contract/kit/fields';
import { put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

export const file = about(table('file', { id_file: Id, id_pemilik: Id, jenis: JenisGambar, tipe: z.string() }, ['id_file']), { id_pemilik: 'goes' });
export const studentPhoto = about(table('student_photo', { id_murid: Id, id_file: Id }, ['id_murid']), { id_murid: 'keeps' });
export const teacherPhoto = about(table('teacher_photo', { id_guru: Id, id_file: Id }, ['id_guru']), { id_guru: 'keeps' });

const shown = (jenis: JenisGambar, id: string, id_file: string) => {
  if (!isPhoto(jenis)) return [];
  return [jenis === 'foto_murid' ? put(studentPhoto, { id_murid: id, id_file }) : put(teacherPhoto, { id_guru: id, id_file })];
};

export const fileProjection = projection({
  name: 'file',
  version: 2,
  tables: [file, studentPhoto, teacherPhoto],
  events: { PictureKept, PersonErased },
  on: {
    PictureKept: ({ data: { id_pemilik, id_file, jenis, tipe, sebelum } }) => [
      put(file, { id_file, id_pemilik, jenis, tipe }),
      ...(sebelum ? [remove(file, { id_file: sebelum })] : []),
      ...shown(jenis, id_pemilik, id_file),
    ],
    PersonErased: ({ data: { id_orang, kategori } }) =>
      kategori.includes('berkas') ? [remove(studentPhoto, { id_murid: id_orang }), remove(teacherPhoto, { id_guru: id_orang })] : [],
  },
});
