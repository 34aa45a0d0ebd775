import { Module } from '@nestjs/common';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([reportSetting]))
export class GradingModule {}
