import { StudentRegistered } from '#contract/people/people.events';
import { OneClass } from '#projections/classroom/classroom.query';
import { PlaceStudent } from '#server/classroom/placement.decider';
import { process } from '#server/kit/processes/process';

/** A new student joins the class that they were registered for; whoever registered them may have been cut off before. */
export const placeStudent = process({
  name: 'place-student',
  events: { StudentRegistered },
  on: {
    StudentRegistered: async ({ data: { id_murid, id_kelas_tahun_ajaran } }, ask) => {
      const kelas = id_kelas_tahun_ajaran && (await ask(new OneClass({ id: id_kelas_tahun_ajaran })));
      return kelas ? [[PlaceStudent, { id_murid, id_tahun_ajaran: kelas.data.id_tahun_ajaran, id_kelas_tahun_ajaran }]] : [];
    },
  },
});
