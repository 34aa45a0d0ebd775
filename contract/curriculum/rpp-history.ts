import { z } from 'zod';
import { BagianCatatan } from '#contract/curriculum/rpp';
import { SebagianIsi } from '#contract/curriculum/rpp-parts';
import { Id, Waktu } from '#contract/kit/fields';

/** What is done to a plan while it is there. */
export const PERISTIWA_RPP = ['RppDrafted', 'RppChanged', 'RppSubmitted', 'RppWithdrawn', 'RppReturned', 'RppApproved', 'RppRemarked', 'RppRemarkAnswered', 'RppRemarkSettled', 'RppShared', 'RppOffered'] as const;
const daftar_nama = z.array(z.string().nullable());

/**
 * What somebody did to a plan. What they saved of a part within minutes is one: `jumlah` times from `sejak` to `pada`, with what the part held
 * before (`sebelum`) and after (`sesudah`). Of remarks `teks` is what was said, of an answer the answer; `templat` whether it became or ceased
 * to be one; `bergabung` and `keluar` who writes it since, and who no longer; `dari` the plan that it was begun with, by its topic while it is there.
 */
export const RiwayatRpp = z.object({
  id: z.string(), type: z.enum(PERISTIWA_RPP), pada: Waktu, sejak: Waktu, jumlah: z.int(), oleh: z.string().nullable(), versi: z.int().nullable(), bagian: BagianCatatan.nullable(), sebelum: SebagianIsi, sesudah: SebagianIsi,
  teks: z.string().nullable(), templat: z.boolean().nullable(), bergabung: daftar_nama, keluar: daftar_nama, dari: z.object({ id: Id, materi_pokok: z.string().nullable() }).nullable(),
});
export type RiwayatRpp = z.infer<typeof RiwayatRpp>;
