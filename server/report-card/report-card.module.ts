import { Module } from '@nestjs/common';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { reportLockDecider } from '#server/report-card/report-lock.decider';

@Module({ providers: decidedBy(reportLockDecider) })
export class ReportCardModule {}
