import { CheckInCode } from '#server/attendance/check-in-code';
import type { School } from '#test/kit/school';

/** What a student who sits in the lesson sends: the code that its teacher shows now. */
export const seated = (school: School, id_sesi: string) => ({ id_sesi, kode: school.nest.get(CheckInCode).shown({ id_sesi }).kode });
