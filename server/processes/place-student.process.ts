import { StudentRegistered } from '#contract/people/people.events';
import { PlaceStudents } from '#server/classroom/classroom.decider';
import { process } from '#server/kit/processes/process';

/** A new student joins the class that they were registered for; whoever registered them may have been cut off before. */
export const placeStudent = process({
  name: 'place-student',
  events: { StudentRegistered },
  on: {
    StudentRegistered: ({ data: { id_murid, id_kelas_tahun_ajaran } }) => (id_kelas_tahun_ajaran ? [[PlaceStudents, { id_kelas_tahun_ajaran, daftar_murid: [id_murid] }]] : []),
  },
});
