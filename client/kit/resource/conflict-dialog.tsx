import { Button, Modal } from 'antd';
import type { Resource } from '#contract/kit/resource';
import { useWords } from '#client/kit/words';
import { type Row, textOf } from '#client/kit/resource/cell';
import type { FormField, Values } from '#client/kit/resource/form-model';
import { useResourceWords } from '#client/kit/resource/resource-words';

type Props = { resource: Resource; fields: readonly FormField[]; latest: Row; wish: Values; onReload: () => void; onOverwrite: () => void; onCancel: () => void };

/** Somebody else was faster: shows both values of each field in question and lets the person choose. */
export function ConflictDialog({ resource, fields, latest, wish, onReload, onOverwrite, onCancel }: Props) {
  const t = useWords('resource');
  const say = useResourceWords(resource);
  const told = (field: FormField, row: Values) => textOf(field, row as Row, { say, t }) || t('none');
  return (
    <Modal open title={t('conflict')} onCancel={onCancel} width={560} zIndex={1100}
      footer={[<Button key="reload" onClick={onReload}>{t('reload')}</Button>, <Button key="overwrite" danger type="primary" onClick={onOverwrite}>{t('overwrite')}</Button>]}>
      <p>{t('conflictAbout')}</p>
      {fields.length > 0 && (
        <div className="scroll-x" role="region" aria-label={t('conflict')} tabIndex={0}>
          <table className="plain-table resource-conflict">
            <thead><tr><th scope="col">{t('column')}</th><th scope="col">{t('theirs')}</th><th scope="col">{t('mine')}</th></tr></thead>
            <tbody>
              {fields.map((field) => <tr key={field.name}><th scope="row">{say.field(field.name)}</th><td>{told(field, latest)}</td><td>{told(field, wish)}</td></tr>)}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
