import { Form } from 'antd';
import type { OutputOf } from '#contract/kit/endpoint';
import { peopleRefusals } from '#contract/people/people.refusals';
import { studentData } from '#contract/people/student-data.api';
import { ApiError } from '#client/kit/api';
import { FormDrawer } from '#client/kit/form-drawer';
import type { Row } from '#client/kit/resource/cell';
import { changesOf, formOf, problemsOf, type Values, valuesOf, wishOf } from '#client/kit/resource/form-model';
import { ResourceField } from '#client/kit/resource/resource-field';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { useAction } from '#client/kit/view';
import { useLanguage, useWords } from '#client/kit/words';
import { CONTACT, SECTIONS } from '#client/people/forms';
import '#client/people/class-book.words';
import '#client/people/persons.words';

export type BookRow = OutputOf<typeof studentData.ofClass>['data'][number];

const LISTS = [studentData.ofClass];
const [contact, health] = [formOf(CONTACT), formOf(SECTIONS.kesehatan)];

/** Contact and health of one student; only what was changed is sent. */
export function ClassBookForm({ student, onClose }: { student: BookRow; onClose: () => void }) {
  const [t, r, language] = [useWords('classBook'), useWords('resource'), useLanguage()];
  const [ofContact, ofHealth] = [useResourceWords(CONTACT), useResourceWords(SECTIONS.kesehatan)];
  const [form] = Form.useForm<Values>();
  const { run, pending } = useAction(studentData.updateClass, { isQuiet: true });
  const before: Values = { ...student, ...student.kesehatan };
  const save = () => {
    const values = form.getFieldsValue(true);
    const blamed = [[CONTACT, contact, ofContact] as const, [SECTIONS.kesehatan, health, ofHealth] as const].flatMap(([resource, fields, say]) =>
      Object.entries(problemsOf(resource, wishOf(fields, values))).map(([name, it]) => ({ name, errors: ['word' in it ? r(it.word, { kolom: say.field(name), n: it.n ?? 0 }) : it[language]] })));
    form.setFields(blamed);
    if (blamed[0]) {
      form.focusField(blamed[0].name);
      return undefined;
    }
    const [changed, kesehatan] = [contact, health].map((fields) => changesOf(fields, before, wishOf(fields, values)));
    return run({ data: [{ id_murid: student.id_murid, ...changed, ...(Object.keys(kesehatan ?? {}).length > 0 && { kesehatan }) }] })
      .then(({ data }) => data?.ditolak.forEach(({ alasan }) => { throw refusedFor(alasan, language); }));
  };
  return (
    <FormDrawer id="class-book" title={student.nama ?? t('erased')} form={form} initial={{ ...valuesOf(contact, before), ...valuesOf(health, before) }} pending={pending} lists={LISTS} onSave={save} onClose={onClose}>
      <h3>{t('contact')}</h3>
      {contact.map((field) => <ResourceField key={field.name} resource={CONTACT} field={field} row={before as Row} />)}
      <h3>{t('health')}</h3>
      {health.map((field) => <ResourceField key={field.name} resource={SECTIONS.kesehatan} field={field} row={before as Row} />)}
    </FormDrawer>
  );
}

/** Of several students some may be refused; of one, that is the form's to say. Only the address can be. */
function refusedFor(code: string, language: 'id' | 'en') {
  const said = peopleRefusals[code as keyof typeof peopleRefusals];
  const text = said ? said[language] : code;
  return new ApiError(said?.status ?? 409, code, text, code === 'EMAIL_TAKEN' ? { email: text } : undefined);
}
