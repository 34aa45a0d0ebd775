import { SubjectCreated } from '#contract/subject/subject.events';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';

export class CreateSubject extends DomainCommand<{ id_mata_pelajaran: string; kode: string; nama: string; kelompok: string }> {}

export const subjectDecider = decider({
  stream: 'subject',
  idOf: ({ id_mata_pelajaran }: { id_mata_pelajaran: string }) => id_mata_pelajaran,
  commands: { CreateSubject },
  events: { SubjectCreated },
  initial: { known: false },
  decide: { CreateSubject: (data, { known }) => (known ? nothing : SubjectCreated(data)) },
  evolve: { SubjectCreated: () => ({ known: true }) },
});
