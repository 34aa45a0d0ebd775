import type { z } from 'zod';
import { StatusKehadiran } from '#contract/attendance/attendance';
import { AttendanceMarked, AttendanceNoted, RegisterOpened } from '#contract/attendance/attendance.events';
import type { AuditEvent } from '#contract/audit/audit.api';
import type { Translate } from '#client/kit/words';

export type Told = z.infer<typeof AuditEvent>;
type Say = Translate<'audit'>;

/** What an event says to a person; one that is not known here is named as it is stored. */
export function sentenceOf({ type, data }: Told, t: Say): string {
  switch (type) {
    case RegisterOpened.type: return t('registerOpened', { count: Array.isArray(data.daftar_murid) ? data.daftar_murid.length : 0 });
    case AttendanceMarked.type: return markedSentence(data, t);
    case AttendanceNoted.type: return notedSentence(data, t);
    default: return t('otherEvent', { type });
  }
}

/** The text is null once the person's data have been erased. */
function notedSentence({ notes }: Told['data'], t: Say) {
  if (notes === null) return t('noteErased');
  return notes ? t('noted', { notes: String(notes) }) : t('noteRemoved');
}

function markedSentence({ sebelum, status_kehadiran, cara }: Told['data'], t: Say) {
  const change = t('fromTo', { dari: statusOf(sebelum, t), ke: statusOf(status_kehadiran, t) });
  return cara === 'mandiri' ? t('checkedIn', { change }) : change;
}

function statusOf(value: unknown, t: Say) {
  const status = StatusKehadiran.safeParse(value);
  return t(status.success ? status.data : 'Belum');
}

/** Whom an event is about, where it is about one student. */
export const subjectOf = ({ data }: Told) => (typeof data.id_murid === 'string' ? data.id_murid : undefined);
