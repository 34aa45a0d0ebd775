import { Module } from '@nestjs/common';
import { activity } from '#contract/conduct/activity.resource';
import { conductRule } from '#contract/conduct/conduct-rule.resource';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([activity, conductRule]))
export class ConductModule {}
