import { DataRequestMoved } from '#contract/privacy/data-request.events';
import { RestrictProcessing } from '#server/people/student.decider';
import { process } from '#server/kit/processes/process';

/** Once the admin has approved that a student's data be restricted, they are (domain 7.4.4). Of staff the admin sees to it by hand. */
export const restrictProcessing = process({
  name: 'restrict-processing',
  events: { DataRequestMoved },
  on: { DataRequestMoved: ({ data: { id_orang, jenis, status } }) => (jenis === 'pembatasan' && status === 'disetujui' ? [[RestrictProcessing, { id_murid: id_orang }]] : []) },
});
