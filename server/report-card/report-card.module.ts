import { Module } from '@nestjs/common';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { previewAnswers } from '#projections/report-card/preview.query';
import { reportCardAnswers } from '#projections/report-card/report-card.query';
import { reportMailAnswers } from '#projections/report-card/report-mail.query';
import { reportPaperAnswers } from '#projections/report-card/report-paper.query';
import { reportPlaceAnswers } from '#projections/report-card/report-place.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';
import { PreviewController } from '#server/report-card/preview.controller';
import { ReportCardController } from '#server/report-card/report-card.controller';
import { reportCardDecider } from '#server/report-card/report-card.decider';
import '#server/report-card/report-letter';
import { ReportDesk } from '#server/report-card/report-desk';
import { reportLockDecider } from '#server/report-card/report-lock.decider';
import { ReportPreview } from '#server/report-card/report-preview';
import { ReportProof } from '#server/report-card/report-proof';

@Module(withResources([reportTemplate], {
  controllers: [ReportCardController, PreviewController],
  providers: [ReportDesk, ReportPreview, ReportProof, ...decidedBy(reportLockDecider), ...decidedBy(reportCardDecider), ...reportCardAnswers, ...reportPlaceAnswers, ...previewAnswers, ...reportPaperAnswers, ...reportMailAnswers],
}))
export class ReportCardModule {}
