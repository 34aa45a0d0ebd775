import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Resource } from '#contract/kit/resource';
import { whenIdle } from '#client/kit/idle';
import type { Back } from '#client/kit/crumbs';
import { ListScreen } from '#client/kit/list-screen';
import { ListState } from '#client/kit/list/list-state';
import { useMayAsk } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import type { Row } from '#client/kit/resource/cell';
import { DeleteDialog } from '#client/kit/resource/delete-dialog';
import { formOf } from '#client/kit/resource/form-model';
import { hasList } from '#client/kit/resource/reference-select';
import { columnsOf } from '#client/kit/resource/resource-columns';
import { useResourceFilters } from '#client/kit/resource/resource-filters';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { SavingFields } from '#client/kit/resource/saving-form';
import { UNSAID, type Weighed } from '#client/kit/resource/weighed';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';

const loadForm = async () => ({ default: (await import('#client/kit/resource/resource-form')).ResourceForm });
const ResourceForm = lazy(loadForm);
const DeleteSeveral = lazy(async () => ({ default: (await import('#client/kit/resource/delete-several')).DeleteSeveral }));

type Opened = { what: 'form'; row?: Row } | { what: 'removal'; row: Row } | { what: 'removals'; rows: readonly Row[]; done: () => void };

/** The screen of a resource: its list, the form over it, its export; all of it follows from the declaration. */
export function ResourceScreen({ resource, back, Weighing }: { resource: Resource; back?: Back; /** Stands under the form, and in the question before a row is deleted: such rows go one by one, each weighed. */ Weighing?: ComponentType<Weighed> | undefined }) {
  const t = useWords('resource');
  const say = useResourceWords(resource);
  const [opened, setOpened] = useState<Opened>();
  const { api } = resource;
  const filters = useResourceFilters(resource);
  const [mayCreate, mayChange, mayRemove] = [useMayAsk(api.create), useMayAsk(api.change), useMayAsk(api.remove)];
  const missing = useMemo(() => formOf(resource).find((it) => it.kind === 'ref' && it.isRequired && !hasList(it.of)), [resource]);
  const columns = columnsOf(resource, { t, say }, { mayChange, mayRemove, onEdit: (row) => setOpened({ what: 'form', row }), onRemove: (row) => setOpened({ what: 'removal', row }) });
  const [{ beside, wait }, setSaid] = useState(UNSAID);
  const close = () => { setOpened(undefined); setSaid(UNSAID); };
  useEffect(() => whenIdle(loadForm), []);

  return (
    <ListScreen title={say.title} about={say.about} back={back} endpoint={api.list} columns={columns} rowKey="id" search filters={filters} empty={<Empty resource={resource} mayCreate={mayCreate && !missing} onAdd={() => setOpened({ what: 'form' })} />}
      verbs={mayRemove && !Weighing ? [{ key: 'remove', label: t('remove'), isDanger: true, press: (rows, done) => setOpened({ what: 'removals', rows, done }) }] : undefined}
      actions={mayCreate && !missing && <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ what: 'form' })}>{t('add')}</Button>}>
      {mayCreate && missing && <Alert type="info" showIcon title={t('cannotAdd', { kolom: say.field(missing.name) })} />}
      {opened?.what === 'form' && <Suspense><ResourceForm resource={resource} row={opened.row} beside={beside} wait={wait} onClose={close}>{Weighing && ((saving) => <><SavingFields saving={saving} /><Weighing resource={resource} row={opened.row} saving={saving} onSaid={setSaid} /></>)}</ResourceForm></Suspense>}
      {opened?.what === 'removal' && <DeleteDialog resource={resource} row={opened.row} beside={beside} wait={wait} onClose={close}>{Weighing && <Weighing resource={resource} row={opened.row} onSaid={setSaid} />}</DeleteDialog>}
      {opened?.what === 'removals' && <Suspense><DeleteSeveral resource={resource} {...opened} onClose={close} /></Suspense>}
    </ListScreen>
  );
}

/** Nothing yet: what will be here, and the first step. */
function Empty({ resource, mayCreate, onAdd }: { resource: Resource; mayCreate: boolean; onAdd: () => void }) {
  const [t, kit, say] = [useWords('resource'), useWords('kit'), useResourceWords(resource)];
  return <ListState kind="empty" title={kit('empty')} action={mayCreate && <button type="button" className="btn is-small" onClick={onAdd}>{t('addOne', { judul: say.title })}</button>}>{say.about}</ListState>;
}
