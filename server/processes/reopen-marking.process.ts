import { AttemptReopened, AttemptVoided, LateAnswersAccepted } from '#contract/exam/attempt.events';
import { AttemptGraded } from '#contract/exam/marking.events';
import { ReopenMarking } from '#server/exam/answer-key.decider';
import { process, type Wish } from '#server/kit/processes/process';

const reopened = ({ data: { id_cbt } }: { data: { id_cbt: string } }): Wish[] => [[ReopenMarking, { id_cbt }]];

/** Marking that was finished is not, once an essay came that nobody has read, one was given another mark, or an attempt changed after it: what is announced is what its teacher finished. */
export const reopenMarking = process({
  name: 'reopen-marking',
  events: { AttemptGraded, AttemptReopened, AttemptVoided, LateAnswersAccepted },
  on: {
    AttemptGraded: (it) => (it.data.nilai === null || it.data.sebab === 'esai_diubah' ? reopened(it) : []),
    AttemptReopened: reopened, AttemptVoided: reopened, LateAnswersAccepted: reopened,
  },
});
