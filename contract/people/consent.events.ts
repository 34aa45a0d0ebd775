import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { Id, Tanggal } from '#contract/kit/fields';
import { HubunganPenandatangan, SaluranPersetujuan, Tujuan } from '#contract/people/consent';

/** The proof of a consent (domain 7.1, article 24): which text, on what way, signed by whom and when. */
const signed = {
  id_murid: Id, tujuan: z.array(Tujuan), versi_teks: z.string(), saluran: SaluranPersetujuan, penandatangan: personal('orangtua', 'id_murid', z.string()),
  hubungan: HubunganPenandatangan, tanggal: Tanggal,
};

export const ConsentGiven = event('ConsentGiven', signed);
export const ConsentWithdrawn = event('ConsentWithdrawn', signed);
