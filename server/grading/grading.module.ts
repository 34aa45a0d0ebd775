import { Module } from '@nestjs/common';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { GradingController } from '#server/grading/grading.controller';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([reportSetting, gradeWeight], { controllers: [GradingController] }))
export class GradingModule {}
