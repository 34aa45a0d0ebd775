import { Module } from '@nestjs/common';
import { counsellingCategory } from '#contract/counselling/counselling-category.resource';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([counsellingCategory]))
export class CounsellingModule {}
