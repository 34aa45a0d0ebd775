import { Module } from '@nestjs/common';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { GradingController } from '#server/grading/grading.controller';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([reportSetting], { controllers: [GradingController] }))
export class GradingModule {}
