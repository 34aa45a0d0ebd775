import type { ModuleMetadata } from '@nestjs/common';
import type { Resource } from '#contract/kit/resource';
import { resourceAnswers, resourceProjection } from '#projections/kit/resource';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { resourceController } from '#server/kit/resource/resource-controller';
import { resourceDecider } from '#server/kit/resource/resource-decider';

/** What a module has of its context's resources: `@Module(withResources([level, program], { providers }))`. */
export function withResources(resources: readonly Resource[], { controllers = [], providers = [] }: ModuleMetadata = {}): ModuleMetadata {
  for (const it of resources) resourceProjection(it);
  return {
    controllers: [...controllers, ...resources.map(resourceController)],
    providers: [...providers, ...resources.flatMap((it) => [...decidedBy(resourceDecider(it)), ...resourceAnswers(it)])],
  };
}
