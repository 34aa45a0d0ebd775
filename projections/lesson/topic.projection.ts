import { z } from 'zod';
import { Id, ref, Tanggal, Waktu } from '#contract/kit/fields';
import { Tautan } from '#contract/lesson/topic';
import { TopicChanged, TopicRemoved, TopicWritten } from '#contract/lesson/topic.events';
import { patch, put, remove } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { referredAs } from '#projections/kit/reference';
import { about, table } from '#projections/kit/table';

/** What lessons can be about, with its material. */
export const topic = about(table('topic', {
  id_topik: Id, judul: z.string(), uraian: z.string(), id_mata_pelajaran: ref('subject'), id_level: ref('level'), id_guru: ref('teacher'), tampil_mulai: Tanggal.nullable(),
  tautan: z.array(Tautan), daftar_gambar: z.array(Id), daftar_berkas: z.array(Id), diubah: Waktu,
}, ['id_topik'], [['id_mata_pelajaran', 'id_level'], ['id_guru'], ['diubah', 'id_topik']]), { id_guru: 'keeps' });
/** The pictures and files that topics bring. */
export const topicFile = table('topic_file', { id_file: Id, id_topik: Id }, ['id_file', 'id_topik']);
referredAs('topic', { table: topic, key: 'id_topik', label: 'judul' });

const filesIn = ({ daftar_gambar, daftar_berkas }: { daftar_gambar: readonly string[]; daftar_berkas: readonly string[] }) => [...daftar_gambar, ...daftar_berkas];
const shown = (id_topik: string, files: readonly string[]) => files.map((id_file) => put(topicFile, { id_file, id_topik }));
const hidden = (id_topik: string, files: readonly string[]) => files.map((id_file) => remove(topicFile, { id_file, id_topik }));

export const topicProjection = projection({
  name: 'topic',
  version: 1,
  tables: [topic, topicFile],
  events: { TopicWritten, TopicChanged, TopicRemoved },
  on: {
    TopicWritten: ({ data, at }) => [put(topic, { ...data, diubah: at }), ...shown(data.id_topik, filesIn(data))],
    TopicChanged: ({ data: { id_topik, sebelum, ...isi }, at }) => [
      patch(topic, { id_topik }, { ...isi, diubah: at }),
      ...hidden(id_topik, filesIn(sebelum).filter((it) => !filesIn(isi).includes(it))), ...shown(id_topik, filesIn(isi)),
    ],
    TopicRemoved: ({ data: { id_topik, ...isi } }) => [remove(topic, { id_topik }), ...hidden(id_topik, filesIn(isi))],
  },
});
