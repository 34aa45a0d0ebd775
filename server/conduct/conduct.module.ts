import { Module } from '@nestjs/common';
import { activity } from '#contract/conduct/activity.resource';
import { conductRule } from '#contract/conduct/conduct-rule.resource';
import { conductAnswers } from '#projections/conduct/conduct.query';
import { ConductController } from '#server/conduct/conduct.controller';
import { reportConductDecider } from '#server/conduct/report-conduct.decider';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([activity, conductRule], { controllers: [ConductController], providers: [...decidedBy(reportConductDecider), ...conductAnswers] }))
export class ConductModule {}
