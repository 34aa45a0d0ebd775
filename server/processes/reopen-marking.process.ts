import { AttemptReopened, AttemptVoided, LateAnswersAccepted } from '#contract/exam/attempt.events';
import { AttemptGraded } from '#contract/exam/marking.events';
import { ReopenMarking } from '#server/exam/answer-key.decider';
import { process, type Wish } from '#server/kit/processes/process';

const reopened = ({ position: posisi, data: { id_cbt } }: { position: string; data: { id_cbt: string } }): Wish[] => [[ReopenMarking, { id_cbt, posisi }]];

/** Marking that was finished is not, once a mark came or an attempt changed after it in the log, whatever whoever marked knew: what is announced is what its teacher finished. */
export const reopenMarking = process({
  name: 'reopen-marking',
  events: { AttemptGraded, AttemptReopened, AttemptVoided, LateAnswersAccepted },
  on: { AttemptGraded: reopened, AttemptReopened: reopened, AttemptVoided: reopened, LateAnswersAccepted: reopened },
});
