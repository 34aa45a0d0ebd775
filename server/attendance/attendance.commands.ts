import type { InputOf } from '#contract/kit/endpoint';
import { attendance } from '#contract/attendance/attendance.api';
import type { SeenOf } from '#contract/kit/seen';
import type { Span } from '#contract/leave/leave';
import { DomainCommand } from '#server/kit/deciding/command';

export class OpenRegister extends DomainCommand<{ id_sesi: string }> {}
export class MarkAttendance extends DomainCommand<InputOf<typeof attendance.markOne>> {}
export class MarkAllPresent extends DomainCommand<InputOf<typeof attendance.markAll>> {}
export class MarkMany extends DomainCommand<InputOf<typeof attendance.markMany>> {}
export class NoteAttendance extends DomainCommand<{ id_sesi: string; id_murid: string; notes: string; sebelum?: SeenOf }> {}
/** What a leave says of a student on the day of a register; null where it says nothing any more. */
export class ApplyLeave extends DomainCommand<{ id_sesi: string; id_murid: string; id_izin: string; jenis: Span['jenis'] | null }> {}
/** `batas` is when a check-in becomes late, `tutup` when it is no longer taken. */
export class CheckIn extends DomainCommand<{ id_sesi: string; id_murid: string; batas: string; tutup: string }> {}
