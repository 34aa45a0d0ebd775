import { z } from 'zod';
import { Berkas, MOST_BYTES, Resize } from '#contract/file/file';
import { doneWith, endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { Topic, TopicChange, TopicForm, TopicRow } from '#contract/lesson/topic';

const kept = doneWith(z.object({ id: Id }));

export const topics = {
  /** A teacher sees those of what they teach, a student those that lessons of their class have come to. */
  list: endpoint('topics.list', 'GET /api/topik', {
    input: { ...paging(['diubah', 'judul', 'mapel'], { order: 'desc' }), id_mata_pelajaran: Id.optional(), id_level: Id.optional() }, output: listOf(TopicRow), allow: 'user', live: 'notice',
  }),
  one: endpoint('topics.one', 'GET /api/topik/:id', { input: { id: Id }, output: one(Topic), allow: 'user', live: 'notice' }),
  write: endpoint('topics.write', 'POST /api/topik', { input: { topic: TopicForm }, output: kept, allow: ['guruMapel'] }),
  change: endpoint('topics.change', 'PUT /api/topik/:id', { input: { id: Id, topic: TopicChange }, output: kept, allow: ['guruMapel'] }),
  remove: endpoint('topics.remove', 'DELETE /api/topik/:id', { input: { id: Id }, allow: ['guruMapel'], removes: 'topic' }),
  /** Those that the lessons of a teacher's subject could be about, the ones used last first. */
  forPlanning: endpoint('topics.forPlanning', 'GET /api/topik/planning', {
    input: { id_mata_pelajaran: Id.optional(), id_level: Id.optional() }, output: one(z.array(TopicRow)), allow: ['guruMapel'], live: 'notice',
  }),
  /** Kept until a topic shows it. */
  keepPicture: endpoint('topics.keepPicture', 'POST /api/topik/upload-image', { input: { resize: Resize.default('75') }, output: kept, upload: { part: 'image', most: MOST_BYTES }, allow: ['guruMapel'] }),
  files: endpoint('topics.files', 'GET /api/file/file-topik', { input: { id_topik: Id }, output: one(z.array(Berkas)), allow: 'user', live: 'notice' }),
  keepFile: endpoint('topics.keepFile', 'POST /api/file/file-topik', { input: { id_topik: Id }, output: kept, upload: { part: 'file', most: MOST_BYTES }, allow: ['guruMapel'] }),
  /** Takes a file out of the topics of one's own; its bytes go. */
  dropFile: endpoint('topics.dropFile', 'DELETE /api/file/file-topik/:id', { input: { id: Id }, allow: ['guruMapel'] }),
  /** Takes pictures out of all topics of one's own. */
  unlinkPictures: endpoint('topics.unlinkPictures', 'POST /api/topik/unlink-image', { input: { unlink_images: z.array(Id).min(1).max(50) }, output: doneWith(z.object({ jumlah: z.int() })), allow: ['guruMapel'] }),
};
labelled({ topic: 'Topic', unlink_images: 'Pictures', tampil_mulai: 'Shown from', tautan: 'Links', daftar_gambar: 'Pictures', daftar_berkas: 'Files', judul: 'Title', uraian: 'Text' });
