import { Module } from '@nestjs/common';
import { assignmentAnswers } from '#projections/assignment/assignment.query';
import { assignmentLessonAnswers } from '#projections/assignment/assignment-lesson.query';
import { progressAnswers } from '#projections/assignment/progress.query';
import { workAnswers } from '#projections/assignment/work.query';
import { AssignmentController } from '#server/assignment/assignment.controller';
import { assignmentDecider, AssignmentsFromLog } from '#server/assignment/assignment.decider';
import { AssignmentDesk } from '#server/assignment/assignment-desk';
import { AssignmentOfType } from '#server/assignment/assignment-of-type';
import { GradingDesk } from '#server/assignment/grading-desk';
import { HandInDesk } from '#server/assignment/hand-in-desk';
import { phrasesDecider } from '#server/assignment/phrases.decider';
import { SubmissionController } from '#server/assignment/submission.controller';
import { submissionDecider } from '#server/assignment/submission.decider';
import { decidedBy } from '#server/kit/deciding/decided-by';

@Module({
  controllers: [AssignmentController, SubmissionController],
  providers: [
    AssignmentDesk, AssignmentOfType, HandInDesk, GradingDesk, AssignmentsFromLog, ...decidedBy(assignmentDecider), ...decidedBy(submissionDecider), ...decidedBy(phrasesDecider), ...assignmentAnswers, ...assignmentLessonAnswers, ...workAnswers, ...progressAnswers,
  ],
  exports: [HandInDesk, AssignmentOfType],
})
export class AssignmentModule {}
