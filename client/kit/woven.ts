import { createElement, Fragment, type ReactNode } from 'react';

const MARK = '\0';

type Props<K extends string> = { /** Says the sentence with a mark in the place of each part. */ say: (marks: Record<K, string>) => string; parts: Record<K, ReactNode> };

/** A sentence of which some parts are more than text, each where the language has it. */
export function Woven<K extends string>({ say, parts }: Props<K>) {
  const marks = Object.fromEntries(Object.keys(parts).map((key) => [key, `${MARK}${key}${MARK}`])) as Record<K, string>;
  return createElement(Fragment, null, ...say(marks).split(MARK).map((it, at) => (at % 2 ? parts[it as K] : it)));
}
