import { subject as resource } from '#contract/subject/subject.resource';
import { readOf, resourceProjection } from '#projections/kit/resource';

export const subject = readOf(resource).table;
export const subjectProjection = resourceProjection(resource);
