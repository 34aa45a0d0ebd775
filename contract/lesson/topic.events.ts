import { z } from 'zod';
import { event } from '#contract/kit/event';
import { Id, Tanggal } from '#contract/kit/fields';

/** As it was kept, whatever the rules for it are by now. */
const content = {
  judul: z.string(), uraian: z.string(), id_mata_pelajaran: Id, id_level: Id, tampil_mulai: Tanggal.nullable(),
  tautan: z.array(z.object({ judul: z.string(), url: z.string() })), daftar_gambar: z.array(Id), daftar_berkas: z.array(Id),
};
export const TopicWritten = event('TopicWritten', { id_topik: Id, id_guru: Id, ...content });
export const TopicChanged = event('TopicChanged', { id_topik: Id, ...content, sebelum: z.object(content) });
export const TopicRemoved = event('TopicRemoved', { id_topik: Id, ...content });
