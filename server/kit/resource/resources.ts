import type { ModuleMetadata } from '@nestjs/common';
import type { Resource } from '#contract/kit/resource';
import { resourceAnswers, resourceProjection } from '#projections/kit/resource';
import { decidedBy } from '#server/kit/deciding/decided-by';
import type { AnyDecider } from '#server/kit/deciding/decider';
import type { Policy } from '#server/kit/edge/policy';
import { resourceController } from '#server/kit/resource/resource-controller';
import { resourceDecider } from '#server/kit/resource/resource-decider';

/** What a module has of its context's resources: `@Module(withResources([level, program], { providers }))`; by name, who of those in the right role may write a row, and who decides on it where more is to be weighed than the row itself. */
export function withResources(resources: readonly Resource[], { controllers = [], providers = [], ...more }: ModuleMetadata = {}, writes: Record<string, Policy> = {}, deciders: Record<string, AnyDecider> = {}): ModuleMetadata {
  for (const it of resources) resourceProjection(it);
  return {
    ...more,
    controllers: [...controllers, ...resources.map((it) => resourceController(it, writes[it.name]))],
    providers: [...providers, ...resources.flatMap((it) => [...decidedBy(deciders[it.name] ?? resourceDecider(it)), ...resourceAnswers(it)])],
  };
}
