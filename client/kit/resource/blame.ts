import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import type { Resource } from '#contract/kit/resource';
import type { ApiError } from '#client/kit/api';
import { useProblemText } from '#client/kit/problem';
import { useLanguage, useWords } from '#client/kit/words';
import { type FormField, type Problem, problemsOf, type Values } from '#client/kit/resource/form-model';
import { useResourceWords } from '#client/kit/resource/resource-words';

/** Shows what is wrong beside the fields, the first of which is gone to; what belongs to no field is the `failure` above them. */
export function useBlame(resource: Resource, fields: readonly FormField[], form: FormInstance<Values>) {
  const [t, say, language, textOf] = [useWords('resource'), useResourceWords(resource), useLanguage(), useProblemText()];
  const [failure, setFailure] = useState<string>();
  const blamed = useRef<readonly string[]>([]);
  const said = (name: string, it: Problem) => ('word' in it ? t(it.word, { kolom: say.field(name), n: it.n ?? 0 }) : it[language]);

  const blame = (found: Record<string, string>, otherwise?: string) => {
    const errors = Object.fromEntries(Object.entries(found).map(([path, it]) => [fieldAt(path, fields), it]));
    const names = fields.filter(({ name }) => name in errors).map(({ name }) => name);
    blamed.current = names;
    form.setFields(names.map((name) => ({ name, errors: [errors[name] as string] })));
    if (names[0]) form.scrollToField(names[0], { focus: true, block: 'center' });
    setFailure(names.length ? undefined : otherwise);
  };
  /** A field is not blamed any longer for what another has put right. */
  const reconsider = (wish: Values) => {
    const problems = problemsOf(resource, wish);
    form.setFields(blamed.current.filter((name) => !(name in problems)).map((name) => ({ name, errors: [] })));
    blamed.current = blamed.current.filter((name) => name in problems);
  };
  const isSound = (wish: Values) => {
    const problems = Object.entries(problemsOf(resource, wish));
    if (problems.length) blame(Object.fromEntries(problems.map(([name, it]) => [name, said(name, it)])));
    return !problems.length;
  };
  const refused = (error: ApiError) => (error.code === 'NOT_FOUND' ? setFailure(t('gone')) : blame(error.errors ?? {}, textOf(error)));
  return { failure, blame, reconsider, refused, isSound };
}

/** A part of a value is blamed on the whole, a field of a section on itself. */
const fieldAt = (path: string, fields: readonly FormField[]) => path.split('.').find((it) => fields.some(({ name }) => name === it)) ?? path;
