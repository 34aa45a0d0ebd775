import { kindOf } from '#contract/kit/fields';
import type { Resource } from '#contract/kit/resource';
import type { Filter } from '#client/kit/list-filters';
import { useResourceWords } from '#client/kit/resource/resource-words';

/** A filter for each of a resource's. */
export function useResourceFilters(resource: Resource): Filter[] {
  const say = useResourceWords(resource);
  return Object.entries(resource.filters ?? {}).map(([name, it]) => {
    const field = it as string;
    const { kind, of, options = [] } = kindOf(resource.fields[field]);
    return { name, label: say.field(field), ...(kind === 'ref' && of ? { of } : { options: options.map((option) => ({ value: String(option), label: say.choice(field, option) })) }) };
  });
}
