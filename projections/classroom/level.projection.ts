import { level as levelResource } from '#contract/classroom/level.resource';
import { program as programResource } from '#contract/classroom/program.resource';
import { readOf, resourceProjection } from '#projections/kit/resource';

export const [level, program] = [readOf(levelResource).table, readOf(programResource).table];
export const levelProjection = resourceProjection(levelResource);
export const programProjection = resourceProjection(programResource);
