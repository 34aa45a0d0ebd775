import { z } from 'zod';
import { Berkas } from '#contract/file/file';
import { columnOf } from '#contract/kit/resource';
import { changing } from '#contract/kit/seen';
import { blankable, Id, optional, ref, Tanggal, text, Waktu } from '#contract/kit/fields';

export const [MOST_PICTURES, MOST_FILES] = [10, 10];
const HTTPS = /^https:\/\/[^\s"<>]+$/;
export const Tautan = z.object({ judul: text({ max: 100 }), url: text({ max: 500, form: HTTPS }) });

/** What may be written of a topic (domain A.2); `uraian` is HTML. Students see it from `tampil_mulai` on, or from the day of the first lesson about it. */
export const topic = {
  judul: text({ min: 3, max: 150 }),
  uraian: blankable({ max: 20_000 }),
  id_mata_pelajaran: ref('subject'),
  id_level: ref('level'),
  tampil_mulai: optional(Tanggal),
  tautan: z.array(Tautan).max(10).default([]),
  daftar_gambar: z.array(Id).max(MOST_PICTURES).default([]),
  daftar_berkas: z.array(Id).max(MOST_FILES).default([]),
};
export const TopicForm = z.object(topic);
/** Some of it, and what these fields held when they were read. */
export const TopicChange = z.object(changing(Object.fromEntries(Object.entries(topic).map(([name, it]) => [name, columnOf(it as z.ZodType).optional()])) as { [K in keyof typeof topic]: z.ZodOptional<z.ZodType<z.output<(typeof topic)[K]>>> }));
export type TopicForm = z.infer<typeof TopicForm>;

/** A topic in a list: how many lessons are about it, and whether it is the caller's own. */
export const TopicRow = z.object({
  id: Id, judul: z.string(), id_mata_pelajaran: Id, mapel: z.string(), id_level: Id, level: z.string(), id_guru: Id, guru: z.string().nullable(), tampil_mulai: Tanggal.nullable(),
  jumlah_sesi: z.int(), jumlah_gambar: z.int(), jumlah_berkas: z.int(), jumlah_tautan: z.int(), diubah: Waktu,
});
export type TopicRow = z.infer<typeof TopicRow>;
export const Topic = TopicRow.omit({ jumlah_gambar: true, jumlah_berkas: true, jumlah_tautan: true }).extend({ uraian: z.string(), tautan: z.array(Tautan), daftar_gambar: z.array(Id), daftar_berkas: z.array(Berkas) });
export type Topic = z.infer<typeof Topic>;
