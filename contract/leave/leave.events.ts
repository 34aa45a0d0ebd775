import { z } from 'zod';
import { event, personal } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';
import { Span } from '#contract/leave/leave';

const whose = { id_izin: Id, id_murid: Id };
/** What is written about a child's illness or family: in histories nobody reads it, as with the data book. */
const written = personal('kesehatan', 'id_murid', z.string());

export const LeaveRequested = event('LeaveRequested', { ...whose, ...Span, alasan: written, id_lampiran: Id.nullable() });
export const LeaveAccepted = event('LeaveAccepted', { ...whose, ...Span });
export const LeaveRefused = event('LeaveRefused', { ...whose, tanggapan: written });
/** The letter came after the leave was asked for. */
export const LeaveLetterAdded = event('LeaveLetterAdded', { ...whose, id_lampiran: Id });
/** Taken back before anybody had answered. */
export const LeaveWithdrawn = event('LeaveWithdrawn', whose);
/** A leave that was granted is of other days or another kind; what it was stands in `sebelum`. */
export const LeaveCorrected = event('LeaveCorrected', { ...whose, ...Span, sebelum: z.object(Span) });
export const LeaveCancelled = event('LeaveCancelled', { ...whose, ...Span, tanggapan: written });
/** Somebody else than the student has read the letter. */
export const LeaveRead = event('LeaveRead', { ...whose, dengan_lampiran: z.boolean() });
