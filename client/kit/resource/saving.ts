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

type Asked = { resource: Resource; fields: readonly FormField[]; form: FormInstance<Values>; row?: Row; latest?: Row; onSaved: () => void };

/** What a resource's form does when it is saved: judged here, sent, refused field by field, or in conflict with somebody else. */
export function useSaving({ resource, fields, form, row, latest, onSaved }: Asked) {
  const t = useWords('resource');
  const [client, telling, textOf, sayProblem] = [useQueryClient(), useTelling(), useProblemText(), useSayProblem(resource)];
  const { run, pending } = useAction(row ? resource.api.change : resource.api.create, { isQuiet: true });
  const [base, setBase] = useState(row);
  const [isDirty, setDirty] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<string[]>();
  const wish = () => wishOf(fields, form.getFieldsValue(true));

  /** Shows what is wrong beside the fields, the first of which is gone to; what belongs to no field is told above them. */
  const blame = (errors: Record<string, string>, otherwise?: string) => {
    const blamed = fields.filter(({ name }) => name in errors).map(({ name }) => name);
    form.setFields(blamed.map((name) => ({ name, errors: [errors[name] as string] })));
    if (blamed[0]) form.scrollToField(blamed[0], { focus: true, block: 'center' });
    setFailure(blamed.length ? undefined : otherwise);
  };
  const refused = (error: ApiError) => {
    if (error.code === 'CONFLICT' && row) return setConflict([]);
    if (error.code === 'NOT_FOUND') return setFailure(t('gone'));
    blame(error.errors ?? {}, textOf(error));
  };
  const told = ({ pending: isBehind }: { pending?: boolean }) => telling.success({ title: t(isBehind ? 'savedPending' : 'saved') });

  async function save(isOverwriting = false) {
    setConflict(undefined);
    setFailure(undefined);
    const wished = wish();
    const problems = Object.entries(problemsOf(resource, wished));
    if (problems.length) return blame(Object.fromEntries(problems.map(([name, it]) => [name, sayProblem(name, it)])));
    const changes = base ? changesOf(fields, base, wished) : wished;
    if (!Object.keys(changes).length) return onSaved();
    const clashes = base && latest && !isOverwriting ? conflictsOf(fields, base, latest, changes) : [];
    if (clashes.length) return setConflict(clashes);
    await run(base ? { id: base.id, ...changes } : changes).then(async (done) => {
      await client.invalidateQueries({ queryKey: [resource.api.list.name] });
      told(done);
      onSaved();
    }, refused);
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

/** A problem in the person's language. */
function useSayProblem(resource: Resource) {
  const [t, say, language] = [useWords('resource'), useResourceWords(resource), useLanguage()];
  return (name: string, problem: Problem) => ('word' in problem ? t(problem.word, { kolom: say.field(name), n: problem.n ?? 0 }) : problem[language]);
}
