import { z } from 'zod';
import { doneWith, endpoint, listOf, one, paging } from '#contract/kit/endpoint';
import { Id, optional, ref, text } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';
import { changing } from '#contract/kit/seen';
import { Effect, Leave, Letter, Span, StatusIzin } from '#contract/leave/leave';

/** Who keeps the attendance of a whole class, and who besides knows of a child's health (domain A.3). */
const KEEPERS = ['waliKelas', 'admin'] as const;
const READERS = [...KEEPERS, 'kepalaSekolah', 'guruBK'] as const;
const written = text({ min: 3, max: 500 });
const kept = doneWith(z.object({ id: Id }));

export const leave = {
  /** Of one's own class for its homeroom teacher, of all for the others: who is away when, but not why. */
  list: endpoint('leave.list', 'GET /api/izin', {
    input: { ...paging(['diajukan', 'tanggal_awal', 'nama'], { order: 'desc' }), status: StatusIzin.optional(), id_murid: Id.optional() },
    output: listOf(Leave), allow: READERS, live: 'notice',
  }),
  mine: endpoint('leave.mine', 'GET /api/izin/saya', { output: one(z.array(Letter)), allow: ['murid'], live: 'notice' }),
  /** Without `id_murid` for oneself. The picture of the letter was kept before, see file.keepLeaveLetter. */
  request: endpoint('leave.request', 'POST /api/izin', {
    input: { id_murid: ref('student').optional(), ...Span, alasan: written, id_lampiran: optional(Id) }, output: kept, allow: ['murid', ...KEEPERS],
  }),
  /** Why it is asked for; that somebody else than the student has read it is noted. */
  letter: endpoint('leave.letter', 'GET /api/izin/:id', { input: { id: Id }, output: one(Letter), allow: ['murid', ...READERS] }),
  /** The picture of the letter; noted, too. */
  picture: endpoint('leave.picture', 'GET /api/izin/:id/lampiran', { input: { id: Id }, output: z.unknown(), isFile: true, allow: ['murid', ...READERS] }),
  /** A letter that comes later, as most do: with the child, when they are back. */
  addPicture: endpoint('leave.addPicture', 'PUT /api/izin/:id/lampiran', { input: { id: Id, id_lampiran: Id }, allow: ['murid', ...KEEPERS] }),
  /** What it makes, or would make, of the registers of its days that are open. */
  effect: endpoint('leave.effect', 'GET /api/izin/:id/dampak', { input: { id: Id }, output: one(z.array(Effect)), allow: READERS, live: 'notice' }),
  withdraw: endpoint('leave.withdraw', 'PUT /api/izin/:id/tarik', { input: { id: Id }, allow: ['murid', ...KEEPERS] }),
  accept: endpoint('leave.accept', 'PUT /api/izin/:id/terima', { input: { id: Id }, allow: KEEPERS }),
  refuse: endpoint('leave.refuse', 'PUT /api/izin/:id/tolak', { input: { id: Id, tanggapan: written }, allow: KEEPERS }),
  correct: endpoint('leave.correct', 'PUT /api/izin/:id', { input: { id: Id, ...changing(Span) }, allow: KEEPERS }),
  cancel: endpoint('leave.cancel', 'PUT /api/izin/:id/batalkan', { input: { id: Id, tanggapan: written }, allow: KEEPERS }),
};

/** What its fields are called in English; in Indonesian they are called by their names. */
labelled({ tanggapan: 'Answer', id_lampiran: 'Letter' });
