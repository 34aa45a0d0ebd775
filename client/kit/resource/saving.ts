import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import type { Resource } from '#contract/kit/resource';
import type { ApiError } from '#client/kit/api';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { added } from '#client/kit/list/added';
import { useBlame } from '#client/kit/resource/blame';
import type { Row } from '#client/kit/resource/cell';
import { broughtUp, changesOf, formOf, type FormField, seenOf, type Values, valuesOf, wishOf } from '#client/kit/resource/form-model';

/** How an endpoint takes the form's fields, where it takes them in another way, and how its answer names them. */
export type Shape = { there(part: Values): Values; back?(told: Values): Values };
/** A part of what the endpoint is about, under its name. */
export const inside = (name: string): Shape => ({ there: (part) => ({ [name]: part }), back: (told) => (told[name] as Values | undefined) ?? {} });

export type Asked = {
  resource: Resource;
  /** What is edited, as it is known by now; nothing for a new one. */
  row?: Row;
  shape?: Shape;
  /** What the endpoint is told beside the fields of the form. */
  beside?: Values;
  /** Fields that go along with whatever is changed: they are said of the change and replace nothing. */
  always?: readonly string[];
  /** What is done with what is sent, where the resource's own endpoints are not asked. */
  action?: { run(sent: Values): Promise<unknown>; pending: boolean };
  onSaved: () => void;
};
/** What somebody else has put into fields that are changed here, too. */
export type Conflict = { fields: readonly FormField[]; latest: Values };
export type Saving = ReturnType<typeof useSaving>;

/**
 * What a form does when it is saved, the same for every form: judged here, sent with what it replaces, refused field by field,
 * or in conflict with somebody else, about which the person decides field by field. Until something is typed it shows the row as it
 * is known by now; from then on what it was when that began.
 */
export function useSaving({ resource, row, shape = { there: (it) => it }, beside = {}, always = [], action, onSaved }: Asked) {
  const [client, telling, t] = [useQueryClient(), useTelling(), useWords('resource')];
  const fields = useMemo(() => formOf(resource), [resource]);
  const [form] = Form.useForm<Values>();
  const own = useAction(row ? resource.api.change : resource.api.create, { isQuiet: true });
  const { run, pending } = action ?? own;
  const { failure, blame, reconsider, refused, isSound } = useBlame(resource, fields, form);
  const [base, setBase] = useState(row);
  const [isDirty, setDirty] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const { leave, question } = useLeaveGuard(isDirty);
  const { there, back = (it: Values) => it } = shape;
  const known = JSON.stringify(row);
  // What was saved is told again a moment after the form has begun anew, and others may have changed it meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row is news
  useEffect(() => {
    if (!row || isDirty || pending) return;
    setBase(row);
    form.setFieldsValue(valuesOf(fields, row));
  }, [known]);
  const wish = () => wishOf(fields, form.getFieldsValue(true));
  const named = (names: readonly string[]) => (it: Values) => Object.fromEntries(Object.entries(it).filter(([name]) => names.includes(name)));
  const replacing = (changes: Values) => named(Object.keys(changes).filter((it) => !always.includes(it)))(changes);

  const sent = (changes: Values, from: Row) => ({ id: from.id, ...beside, ...there({ ...filledIn(named(always)(wish())), ...changes }), sebelum: there(seenOf(from, replacing(changes))) });
  const spoken = (it: Values) => (fields.some(({ name, kind }) => name === resource.label && kind === 'text') ? String(it[resource.label] ?? '') : '');
  const failed = (error: ApiError) => {
    const latest = latestOf(error, back);
    const inQuestion = fields.filter(({ name }) => latest && name in latest);
    if (latest && inQuestion.length) setConflict({ fields: inQuestion, latest });
    else refused(error);
  };

  async function save(from = base) {
    setConflict(undefined);
    blame({});
    const wished = wish();
    if (!isSound(wished)) return;
    const changes = from ? changesOf(fields, from, wished) : wished;
    if (!Object.keys(changes).length) return onSaved();
    await run(from ? sent(changes, from) : { ...beside, ...there(changes) }).then(async (done) => {
      const { id } = (done as { data?: { id?: string } } | undefined)?.data ?? {};
      if (!from && id) added.set({ list: resource.api.list.name, id, nama: spoken(wished) });
      await client.invalidateQueries({ queryKey: [resource.api.list.name] });
      telling.success({ title: t((done as { pending?: boolean } | undefined)?.pending ? 'savedPending' : 'saved') });
      onSaved();
    }, failed);
  }

  /** Takes what somebody else has put into these fields, and knows from now on what is there; everything else that was typed stays. */
  function take(names: readonly string[], { latest }: Conflict) {
    setConflict(undefined);
    const now = broughtUp(base as Row, latest) as Row;
    const values = valuesOf(fields, now);
    form.setFieldsValue(named(names)(values));
    setBase(now);
    setDirty(Object.keys(changesOf(fields, now, wish())).length > 0);
    return now;
  }

  function changed(values: Values) {
    form.setFields(Object.keys(values).map((name) => ({ name, errors: [] })));
    const wished = wish();
    reconsider(wished);
    setDirty(Object.keys(changesOf(fields, base ?? valuesOf(fields), wished)).length > 0);
  }

  return { resource, fields, form, row, initial: valuesOf(fields, row), pending, isDirty, failure, conflict, question, leave, wish, save, take, changed, calm: () => setConflict(undefined) };
}

const filledIn = (it: Values) => Object.fromEntries(Object.entries(it).filter(([, value]) => value !== null));

/** What a refusal says that is there by now. */
const latestOf = ({ code, body: { terbaru } }: ApiError, back: (told: Values) => Values) => (code === 'CONFLICT' && terbaru ? back(terbaru as Values) : undefined);
