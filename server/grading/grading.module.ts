import { Module } from '@nestjs/common';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { finalGradeAnswers } from '#projections/grading/final-grade.query';
import { FinalGradeController } from '#server/grading/final-grade.controller';
import { competenceGradeAnswers } from '#projections/grading/competence-grades.query';
import { classGradesAnswers } from '#projections/grading/class-grades.query';
import { attitudeOriginAnswer } from '#projections/grading/attitude-origin.query';
import { ledgerAnswers } from '#projections/grading/ledger.query';
import { gradeSourceAnswers } from '#projections/grading/grade-sources.query';
import { movedScoreAnswers } from '#projections/grading/moved-scores.query';
import { gradebookAnswers } from '#projections/grading/gradebook.query';
import { impactAnswers } from '#projections/grading/impact.query';
import { gradebookRowAnswers } from '#projections/grading/gradebook-place.query';
import { CompetenceDesk } from '#server/grading/competence-desk';
import { GradeSync } from '#server/grading/grade-sync';
import { GradeTransfer } from '#server/grading/grade-transfer';
import { GradebookController } from '#server/grading/gradebook.controller';
import { gradebookDecider } from '#server/grading/gradebook.decider';
import { GradebookDesk } from '#server/grading/gradebook-desk';
import { GradingController } from '#server/grading/grading.controller';
import { ImpactController } from '#server/grading/impact.controller';
import { LedgerController } from '#server/grading/ledger.controller';
import { ruleDeciders } from '#server/grading/rule.decider';
import { ScoreHistory } from '#server/grading/score-history';
import { TakeOverController } from '#server/grading/take-over.controller';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([reportSetting, gradeWeight], {
  controllers: [GradingController, ImpactController, GradebookController, TakeOverController, FinalGradeController, LedgerController],
  providers: [
    GradebookDesk, CompetenceDesk, GradeSync, GradeTransfer, ScoreHistory, ...decidedBy(gradebookDecider), ...gradebookAnswers, ...gradebookRowAnswers, ...gradeSourceAnswers, ...movedScoreAnswers, ...competenceGradeAnswers, ...finalGradeAnswers, ...classGradesAnswers, ...ledgerAnswers, attitudeOriginAnswer, ...impactAnswers,
  ],
  exports: [GradebookDesk],
}, {}, ruleDeciders))
export class GradingModule {}
