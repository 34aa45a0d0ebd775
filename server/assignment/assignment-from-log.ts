import type { Tugas } from '#contract/assignment/assignment';
import { FromLog } from '#server/kit/deciding/from-log';

/** What is handed in after a lesson, as its own stream says; nobody's work waits for a table. */
export class AssignmentFromLog extends FromLog<{ id_sesi: string }, (Tugas & { isBegun: boolean }) | undefined> {}
