import { useQueryClient } from '@tanstack/react-query';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { Resource } from '#contract/kit/resource';
import type { ApiError } from '#client/kit/api';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useLanguage, useWords } from '#client/kit/words';
import type { Row } from '#client/kit/resource/cell';
import { changesOf, conflictsOf, type FormField, type Problem, problemsOf, type Values, valuesOf, wishOf } from '#client/kit/resource/form-model';
import { useResourceWords } from '#client/kit/resource/resource-words';

type Asked = {
  resource: Resource; fields: readonly FormField[]; form: FormInstance<Values>; row?: Row; latest?: Row; onSaved: () => void;
  /** How the endpoint takes the changes, where the form holds only a part of what it is about. */
  shaped?: (changes: Values) => Values;
};

/** What a resource's form does when it is saved: judged here, sent, refused field by field, or in conflict with somebody else. */
export function useSaving(asked: Asked) {
  const { resource, fields, form, row, latest, onSaved, shaped = (it: Values) => it } = asked;
  const [client, telling, t] = [useQueryClient(), useTelling(), useWords('resource')];
  const { run, pending } = useAction(row ? resource.api.change : resource.api.create, { isQuiet: true });
  const { failure, blame, refused, isSound } = useBlame(asked);
  const [base, setBase] = useState(row);
  const [isDirty, setDirty] = useState(false);
  const [conflict, setConflict] = useState<string[]>();
  const wish = () => wishOf(fields, form.getFieldsValue(true));

  const send = (changes: Values) =>
    run(base ? { id: base.id, ...shaped(changes) } : shaped(changes)).then(async (done) => {
      await client.invalidateQueries({ queryKey: [resource.api.list.name] });
      telling.success({ title: t(done.pending ? 'savedPending' : 'saved') });
      onSaved();
    }, (error: ApiError) => (error.code === 'CONFLICT' && row ? setConflict([]) : refused(error)));

  async function save(isOverwriting = false) {
    setConflict(undefined);
    blame({});
    const wished = wish();
    if (!isSound(wished)) return;
    const changes = base ? changesOf(fields, base, wished) : wished;
    if (!Object.keys(changes).length) return onSaved();
    const clashes = base && latest && !isOverwriting ? conflictsOf(fields, base, latest, changes) : [];
    await (clashes.length ? setConflict(clashes) : send(changes));
  }

  function reload() {
    setConflict(undefined);
    setBase(latest);
    form.setFieldsValue(valuesOf(fields, latest));
    setDirty(false);
  }

  function changed(values: Values) {
    form.setFields(Object.keys(values).map((name) => ({ name, errors: [] })));
    setDirty(Object.keys(changesOf(fields, base ?? valuesOf(fields), wish())).length > 0);
  }

  return { initial: valuesOf(fields, row), pending, isDirty, failure, conflict, wish, save, reload, changed, calm: () => setConflict(undefined) };
}

/** Shows what is wrong beside the fields, the first of which is gone to; what belongs to no field is the `failure` above them. */
function useBlame({ resource, fields, form }: Asked) {
  const [t, say, language, textOf] = [useWords('resource'), useResourceWords(resource), useLanguage(), useProblemText()];
  const [failure, setFailure] = useState<string>();
  const said = (name: string, it: Problem) => ('word' in it ? t(it.word, { kolom: say.field(name), n: it.n ?? 0 }) : it[language]);

  const blame = (found: Record<string, string>, otherwise?: string) => {
    // A part of a value is blamed on the whole.
    const errors = Object.fromEntries(Object.entries(found).map(([name, it]) => [name.split('.')[0] as string, it]));
    const blamed = fields.filter(({ name }) => name in errors).map(({ name }) => name);
    form.setFields(blamed.map((name) => ({ name, errors: [errors[name] as string] })));
    if (blamed[0]) form.scrollToField(blamed[0], { focus: true, block: 'center' });
    setFailure(blamed.length ? undefined : otherwise);
  };
  const isSound = (wish: Values) => {
    const problems = Object.entries(problemsOf(resource, wish));
    if (problems.length) blame(Object.fromEntries(problems.map(([name, it]) => [name, said(name, it)])));
    return !problems.length;
  };
  const refused = (error: ApiError) => (error.code === 'NOT_FOUND' ? setFailure(t('gone')) : blame(error.errors ?? {}, textOf(error)));
  return { failure, blame, refused, isSound };
}
