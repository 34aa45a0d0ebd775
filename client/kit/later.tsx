import { type ComponentType, lazy, Suspense } from 'react';
import { dressed } from '#client/kit/dressed';

/** What is loaded when it is first shown, such as a form over a list; the screen beneath stays as it is meanwhile. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => shownLater(() => dressed(load));

/** The same for what has nothing of antd. */
export const plainLater = <Props extends object>(load: () => Promise<ComponentType<Props>>) => shownLater(async () => ({ default: await load() }));

function shownLater<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Loaded = lazy(load);
  return function Later(props: Props) {
    return <Suspense fallback={null}><Loaded {...props} /></Suspense>;
  };
}
