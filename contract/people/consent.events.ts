import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { Id, Tanggal } from '#contract/kit/fields';
import { HubunganPenandatangan, SaluranPersetujuan, Tujuan } from '#contract/people/consent';

/** The proof of a consent (domain 7.1, article 24): which text, on what way, signed by whom and when, and the scan of it. */
const signed = {
  id_murid: Id, tujuan: z.array(Tujuan), versi_teks: z.string(), saluran: SaluranPersetujuan, penandatangan: personal('orangtua', 'id_murid', z.string()),
  hubungan: HubunganPenandatangan, tanggal: Tanggal, id_file: Id.nullable(),
};
const scanned = { version: 2, upcast: { 1: (data: Record<string, unknown>) => ({ ...data, id_file: null }) } };

export const ConsentGiven = event('ConsentGiven', signed, scanned);
export const ConsentWithdrawn = event('ConsentWithdrawn', signed, scanned);
