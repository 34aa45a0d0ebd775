import { Module } from '@nestjs/common';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';
import { ReportCardController } from '#server/report-card/report-card.controller';
import { reportLockDecider } from '#server/report-card/report-lock.decider';

@Module(withResources([reportTemplate], { controllers: [ReportCardController], providers: decidedBy(reportLockDecider) }))
export class ReportCardModule {}
