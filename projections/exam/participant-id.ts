import { uuidV5 } from '#projections/kit/uuid';

/** A student's part in an exam: the same name for it everywhere, before anything was written. */
export const participantId = (id_cbt: string, id_murid: string) => uuidV5(id_cbt, id_murid);
