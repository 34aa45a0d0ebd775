import type { ModuleMetadata } from '@nestjs/common';
import type { Resource } from '#contract/kit/resource';
import { resourceAnswers, resourceProjection } from '#projections/kit/resource';
import { decidedBy } from '#server/kit/deciding/decided-by';
import type { Policy } from '#server/kit/edge/policy';
import { resourceController } from '#server/kit/resource/resource-controller';
import { resourceDecider } from '#server/kit/resource/resource-decider';

/** What a module has of its context's resources: `@Module(withResources([level, program], { providers }))`; by name, who of those in the right role may write a row. */
export function withResources(resources: readonly Resource[], { controllers = [], providers = [], ...more }: ModuleMetadata = {}, writes: Record<string, Policy> = {}): ModuleMetadata {
  for (const it of resources) resourceProjection(it);
  return {
    ...more,
    controllers: [...controllers, ...resources.map((it) => resourceController(it, writes[it.name]))],
    providers: [...providers, ...resources.flatMap((it) => [...decidedBy(resourceDecider(it)), ...resourceAnswers(it)])],
  };
}
