import { FromLog } from '#server/kit/deciding/from-log';

/** Who sits in a room, and when its exam is. An exam without rooms is one itself. */
export type RuangUntukPengawas = { mulai: string; tutup: string; peserta: readonly string[] };
/** Nothing where there is no such room, or its exam was not approved. */
export class RoomOfExam extends FromLog<{ id_pengawas_cbt: string; id_cbt: string }, RuangUntukPengawas | undefined> {}
