import { z } from 'zod';
import { BagianCatatan, StatusRpp } from '#contract/curriculum/rpp';
import { IsiRpp, JenisRpp, SebagianIsi } from '#contract/curriculum/rpp-parts';
import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

const id_rpp = Id;
const versi = z.int();
const catatan = { id_rpp, id_catatan: Id };

/** `dari`: what it was copied from. */
export const RppDrafted = event('RppDrafted', { id_rpp, id_guru: Id, id_tahun_ajaran: Id, jenis: JenisRpp, id_mata_pelajaran: Id, id_level: Id, isi: IsiRpp, dari: Id.nullable() });
/** The parts that were changed. After an approval it begins the next version; the one that was approved stays as it is. */
export const RppChanged = event('RppChanged', { id_rpp, versi, status: StatusRpp, perubahan: SebagianIsi, sebelum: SebagianIsi });
export const RppSubmitted = event('RppSubmitted', { id_rpp, versi, putaran: z.int() });
export const RppWithdrawn = event('RppWithdrawn', { id_rpp, versi, putaran: z.int() });
export const RppReturned = event('RppReturned', { id_rpp, versi, putaran: z.int() });
/** As it was approved it is read for ever. */
export const RppApproved = event('RppApproved', { id_rpp, versi, putaran: z.int(), isi: IsiRpp });
export const RppRemarked = event('RppRemarked', { ...catatan, versi, bagian: BagianCatatan, teks: z.string() });
export const RppRemarkAnswered = event('RppRemarkAnswered', { ...catatan, id_jawaban: Id, teks: z.string() });
export const RppRemarkSettled = event('RppRemarkSettled', catatan);
/** Who writes it beside its teacher. */
export const RppShared = event('RppShared', { id_rpp, rekan: z.array(Id), sebelum: z.array(Id) });
/** Whether others of its subject may begin with it. */
export const RppOffered = event('RppOffered', { id_rpp, templat: z.boolean() });
/** With what goes with it. */
export const RppRemoved = event('RppRemoved', { id_rpp, id_guru: Id, rekan: z.array(Id), catatan: z.array(Id), putaran: z.int() });
