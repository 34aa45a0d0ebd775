import { Form, Input, InputNumber, Select, Switch } from 'antd';
import type { ReactElement } from 'react';
import type { Resource } from '#contract/kit/resource';
import { DayInput } from '#client/kit/day-input';
import { useWords } from '#client/kit/words';
import { labelOf, referredAs, type Row } from '#client/kit/resource/cell';
import type { FormField } from '#client/kit/resource/form-model';
import { hasList, ReferenceSelect } from '#client/kit/resource/reference-select';
import { useResourceWords } from '#client/kit/resource/resource-words';

/** From here on typing finds an option sooner than looking. */
const MANY_OPTIONS = 7;
type Props = { resource: Resource; field: FormField; row?: Row; /** In place of the one that its kind has. */ control?: ReactElement };

/** One field of a resource's form, with its label, its hint and what is wrong with it. */
export function ResourceField({ resource, field, row, control }: Props) {
  const t = useWords('resource');
  const say = useResourceWords(resource);
  const { name, kind, of } = field;
  const isMissingList = of !== undefined && !control && !hasList(of);
  return (
    <Form.Item name={name} label={say.field(name)} required={field.isRequired && kind !== 'flag'} extra={isMissingList ? t('noList') : say.hint(name)}
      className={control && 'resource-wide'} valuePropName={kind === 'flag' ? 'checked' : 'value'}>
      {control ?? controlOf({ resource, field, row }, t('choose'), (value) => say.choice(name, value))}
    </Form.Item>
  );
}

/** Its props come from the form's item around it. */
function controlOf({ resource, field: { name, kind, of, long, options = [], isRequired }, row }: Props, choose: string, choiceOf: (value: unknown) => string) {
  switch (kind) {
    case 'flag': return <Switch />;
    case 'number': return <InputNumber className="resource-number" precision={0} inputMode="numeric" />;
    case 'date': return <DayInput className="resource-date" min="1900-01-01" max="9999-12-31" />;
    case 'choice': return <Select allowClear={!isRequired} placeholder={choose} showSearch={options.length > MANY_OPTIONS && { optionFilterProp: 'label' }} options={options.map((value) => ({ value, label: choiceOf(value) }))} />;
    case 'choices': return <Select mode="multiple" placeholder={choose} showSearch={{ optionFilterProp: 'label' }} options={options.map((value) => ({ value, label: choiceOf(value) }))} />;
    case 'refs': return <ReferenceSelect mode="multiple" of={of as string} label={row?.[labelOf(name)] as string[] | undefined} />;
    case 'ref': return <ReferenceSelect of={of as string} label={referredAs(resource, name, row)} allowClear={!isRequired} />;
    case 'secret': return <Input.Password autoComplete="new-password" maxLength={128} />;
    case 'text': return long ? <Input.TextArea rows={4} /> : <Input autoComplete="off" />;
    default: throw new Error(`a form has no field for ${name}, which is of the kind ${kind}`);
  }
}
