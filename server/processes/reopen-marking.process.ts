import { AttemptGraded } from '#contract/exam/marking.events';
import { ReopenMarking } from '#server/exam/answer-key.decider';
import { process } from '#server/kit/processes/process';

/** Marking that was finished is not, once an essay came that nobody has read. */
export const reopenMarking = process({
  name: 'reopen-marking',
  events: { AttemptGraded },
  on: { AttemptGraded: ({ data: { id_cbt, nilai } }) => (nilai === null ? [[ReopenMarking, { id_cbt }]] : []) },
});
