import { type ComponentType, lazy, Suspense } from 'react';

/** What is loaded when it is first shown, such as a form over a list; the screen beneath stays as it is meanwhile. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Later(props: Props) {
    return <Suspense fallback={null}><Loaded {...props} /></Suspense>;
  };
}
