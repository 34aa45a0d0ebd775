import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Panel } from '#client/kit/dialog';
import { useWords } from '#client/kit/words';
import { nameOf } from '#client/kit/resource/cell';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { type Asked, type Saving, useSaving } from '#client/kit/resource/saving';
import { type Controls, SavingFields, SavingForm } from '#client/kit/resource/saving-form';
import { heldBy, type Wait } from '#client/kit/resource/weighed';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';

type Props = Omit<Asked, 'onSaved'> & { title?: string; /** Why it is not saved yet. */ wait?: Wait | undefined; controls?: Controls; onClose: () => void; /** What stands in the form, where it is more than its fields one after the other. */ children?: ((saving: Saving) => ReactNode) | undefined };

/** Adds a row or edits one, in a drawer that is not closed over unsaved work. */
export function ResourceForm({ title, wait, controls, onClose, children, ...asked }: Props) {
  const { resource, row } = asked;
  const t = useWords('resource');
  const words = { t, say: useResourceWords(resource) };
  const saving = useSaving({ ...asked, onSaved: onClose });
  const cancel = () => saving.leave(onClose);

  const id = `${resource.name}-form`;
  // Whoever is quicker than the drawer keeps their field.
  const isBegun = () => document.getElementById(id)?.contains(document.activeElement);
  return (
    <Panel size={520} title={title ?? (row ? t('editOne', { nama: nameOf(resource, row, words) }) : t('addOne', { judul: words.say.title }))} onClose={cancel}
      afterOpenChange={(isOpen) => isOpen && !isBegun() && saving.form.focusField(saving.fields[0]?.name as string)}
      footer={(
        <div className="resource-form-foot">
          <Button onClick={cancel}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id} loading={saving.pending} {...heldBy(wait)}>{t('save')}</Button>
        </div>
      )}>
      <SavingForm id={id} saving={saving}>{children ? children(saving) : <SavingFields saving={saving} controls={controls} />}</SavingForm>
    </Panel>
  );
}
