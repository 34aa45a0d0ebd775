import { Select } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { kindOf } from '#contract/kit/fields';
import type { Resource } from '#contract/kit/resource';
import { useTablePlace } from '#client/kit/server-table';
import { useWords } from '#client/kit/words';
import { hasList, ReferenceSelect } from '#client/kit/resource/reference-select';
import { useResourceWords } from '#client/kit/resource/resource-words';

type Filters = Record<string, string>;

/** By what a list is narrowed, as the address has it; what the contract does not know is left out. */
export function useFilters({ filters = {}, api }: Resource): Filters {
  const [params] = useSearchParams();
  const accepts = (name: string, value: string | null) => value && (api.list.input.shape[name] as z.ZodType).safeParse(value).success;
  return Object.fromEntries(Object.keys(filters).flatMap((name) => (accepts(name, params.get(name)) ? [[name, params.get(name) as string]] : [])));
}

/** A select for each of a resource's filters. */
export function ResourceFilters({ resource, chosen }: { resource: Resource; chosen: Filters }) {
  const offered = Object.entries(resource.filters ?? {}).filter(([, field]) => {
    const { kind, of } = kindOf(resource.fields[field]);
    return kind !== 'ref' || hasList(of);
  });
  return offered.map(([name, field]) => <Filter key={name} resource={resource} name={name} field={field as string} value={chosen[name]} />);
}

function Filter({ resource, name, field, value }: { resource: Resource; name: string; field: string; value?: string }) {
  const t = useWords('resource');
  const say = useResourceWords(resource);
  const [, setPlace] = useTablePlace();
  const { kind, of, options = [] } = kindOf(resource.fields[field]);
  const label = say.field(field);
  const common = { 'aria-label': label, allowClear: true, placeholder: t('all'), value: value ?? null, onChange: (it: string | null) => setPlace({ [name]: it ?? undefined, page: undefined }) };
  return (
    <div className="resource-filter">
      <span aria-hidden="true">{label}</span>
      {kind === 'ref'
        ? <ReferenceSelect of={of as string} {...common} />
        : <Select<string | null> {...common} options={options.map((it) => ({ value: String(it), label: say.choice(field, it) }))} />}
    </div>
  );
}
