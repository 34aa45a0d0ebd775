import { ClassDetailFrame } from '#client/classroom/class-detail';
import { ClassTeaching } from '#client/subject/class-teaching';

/** A class with who teaches what in it. */
export const ClassDetailScreen = () => <ClassDetailFrame>{({ id_kelas_tahun_ajaran }) => <ClassTeaching id_kelas={id_kelas_tahun_ajaran} />}</ClassDetailFrame>;
