import { Module } from '@nestjs/common';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { subjectWeight } from '#contract/grading/subject-weight.resource';
import { GradingController } from '#server/grading/grading.controller';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([reportSetting, subjectWeight], { controllers: [GradingController] }))
export class GradingModule {}
