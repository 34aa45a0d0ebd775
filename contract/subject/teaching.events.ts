import { event } from '#contract/kit/event';
import { Id } from '#contract/kit/fields';

const teaching = { id_pengampu: Id, id_guru: Id, id_mata_pelajaran: Id, id_kelas: Id, id_kelas_tahun_ajaran: Id, id_tahun_ajaran: Id };

export const TeacherAssigned = event('TeacherAssigned', teaching);
export const TeacherUnassigned = event('TeacherUnassigned', teaching);
