import { Select } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import type { AnyEndpoint } from '#client/kit/api';
import { useTablePlace } from '#client/kit/server-table';
import { useWords } from '#client/kit/words';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';
import '#client/people/persons.words';

/** By what a list is narrowed, as the address has it; what its endpoint does not know is left out. */
export function useNarrowed(endpoint: AnyEndpoint, names: readonly string[]): Record<string, string> {
  const [params] = useSearchParams();
  return Object.fromEntries(names.flatMap((name) => {
    const value = params.get(name);
    return value && endpoint.input.shape[name]?.safeParse(value).success ? [[name, value]] : [];
  }));
}

type Option = { value: string; label: string };

/** Narrows a list to one of a few; the choice stands in the address. */
export function Narrowing({ name, label, value, options }: { name: string; label: string; value?: string; options: Option[] }) {
  const t = useWords('resource');
  const [, setPlace] = useTablePlace();
  return (
    <div className="resource-filter">
      <span aria-hidden="true">{label}</span>
      <Select<string | null> aria-label={label} allowClear placeholder={t('all')} value={value ?? null} options={options} onChange={(it) => setPlace({ [name]: it ?? undefined, page: undefined })} />
    </div>
  );
}

/** The way to a person; somebody whose data was erased has no name. */
export function PersonLink({ to, nama }: { to: string; nama: string | null }) {
  const t = useWords('persons');
  return <Link to={to}>{nama ?? t('erasedName')}</Link>;
}
