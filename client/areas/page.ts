import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Role } from '#contract/identity/identity';
import { dressed } from '#client/kit/dressed';
import type { Feature } from '#contract/institution/institution';

/** A route of an area: who may open it, and what it shows. */
export type Page = {
  path: string;
  roles: readonly Role[];
  /** Only the administrator named admin (specification 5). */
  onlyAdmin?: boolean;
  /** The school's switch without which it is not there. */
  feature?: Feature;
  screen: LazyExoticComponent<ComponentType>;
};

/** A screen that is loaded when it is first opened. */
export const screenOf = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(() => dressed(async () => (await load())[name]));

/** The same for one that has nothing of antd: where somebody arrives, and what is opened in a classroom. */
export const plainScreenOf = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }));
