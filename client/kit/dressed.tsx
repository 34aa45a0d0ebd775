import type { ComponentType } from 'react';

/** Loads what is made of antd's parts together with antd's dress: first views are not, and load neither. */
export async function dressed<Props extends object>(load: () => Promise<ComponentType<Props>>): Promise<{ default: ComponentType<Props> }> {
  const [{ Dress }, Inner] = await Promise.all([import('#client/kit/dress'), load()]);
  return { default: (props: Props) => <Dress><Inner {...props} /></Dress> };
}
