import { CloseOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useAddress } from '#client/kit/address';
import type { AnyEndpoint } from '#client/kit/api';
import { ReferenceNames } from '#client/kit/resource/reference-names';
import { hasList, ReferenceSelect } from '#client/kit/resource/reference-select';
import { useTablePlace } from '#client/kit/table-place';
import { useWords } from '#client/kit/words';
import '#client/kit/list/list.words';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';

type Choose = (value: string | undefined) => void;
/**
 * Narrows a list by the field of its question that is called `name`; the choice stands in the address. It offers `options`, or the rows
 * of what a reference `of` means, or whatever `control` shows, which also says what a choice is `told` as. `any`: what it is called that nothing is chosen.
 */
export type Filter = { name: string; label: string; any?: string; options?: readonly { value: string; label: string }[]; of?: string; control?: (value: string | undefined, choose: Choose) => ReactNode; told?: (value: string) => string };

/** By what a list is narrowed, as the address has it; what its endpoint does not know is left out. */
export function useFiltered(endpoint: AnyEndpoint, names: readonly string[]): Record<string, string> {
  const [params] = useAddress();
  return Object.fromEntries(names.flatMap((name) => {
    const value = params.get(name);
    return value && endpoint.input.shape[name]?.safeParse(value).success ? [[name, value]] : [];
  }));
}

const offered = (filters: readonly Filter[]) => filters.filter(({ of }) => !of || hasList(of));

/** A control for each filter. */
export function Filters({ filters, chosen }: { filters: readonly Filter[]; chosen: Record<string, string> }) {
  return offered(filters).map((it) => <Control key={it.name} filter={it} value={chosen[it.name]} />);
}

/** What a list is narrowed by just now, each with a way to let it go. */
export function Chips({ filters, chosen }: { filters: readonly Filter[]; chosen: Record<string, string> }) {
  const t = useWords('list');
  const [, setPlace] = useTablePlace();
  return offered(filters).flatMap((it) => {
    const value = chosen[it.name];
    if (!value) return [];
    return [
      <span key={it.name} className="list-chip">
        <span><span className="visually-hidden">{it.label}: </span><FilterValue filter={it} value={value} /></span>
        <button type="button" aria-label={t('dropFilter', { nama: it.label })} onClick={() => setPlace({ [it.name]: undefined, page: undefined })}><CloseOutlined aria-hidden /></button>
      </span>,
    ];
  });
}

export function FilterValue({ filter: { label, options, of, told }, value }: { filter: Filter; value: string }) {
  if (of) return <>{label} <ReferenceNames of={of} ids={[value]} /></>;
  return <>{told?.(value) ?? options?.find((it) => it.value === value)?.label ?? value}</>;
}

function Control({ filter: { name, label, any, options, of, control }, value }: { filter: Filter; value: string | undefined }) {
  const t = useWords('resource');
  const [, setPlace] = useTablePlace();
  const choose: Choose = (it) => setPlace({ [name]: it || undefined, page: undefined });
  if (control) return control(value, choose);
  const common = { 'aria-label': label, allowClear: true, placeholder: any ?? t('all'), value: value ?? null, onChange: (it: string | null) => choose(it ?? undefined) };
  return (
    <div className="resource-filter">
      <span aria-hidden="true">{label}</span>
      {of ? <ReferenceSelect of={of} {...common} /> : <Select<string | null> {...common} options={[...(options ?? [])]} />}
    </div>
  );
}
