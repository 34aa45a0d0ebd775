import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Resource } from '#contract/kit/resource';
import { whenIdle } from '#client/kit/idle';
import type { Back } from '#client/kit/crumbs';
import { useAsked } from '#client/kit/list-filters';
import { Screen } from '#client/kit/screen';
import { ServerTable } from '#client/kit/server-table';
import { useMayAsk } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import type { Row } from '#client/kit/resource/cell';
import { DeleteDialog } from '#client/kit/resource/delete-dialog';
import { ExportButton } from '#client/kit/resource/export-button';
import { formOf } from '#client/kit/resource/form-model';
import { hasList } from '#client/kit/resource/reference-select';
import { columnsOf } from '#client/kit/resource/resource-columns';
import { useResourceFilters } from '#client/kit/resource/resource-filters';
import { useResourceWords } from '#client/kit/resource/resource-words';
import '#client/kit/resource/resource.css';
import '#client/kit/resource/resource.words';

const loadForm = async () => ({ default: (await import('#client/kit/resource/resource-form')).ResourceForm });
const ResourceForm = lazy(loadForm);

type Opened = { what: 'form'; row?: Row } | { what: 'removal'; row: Row };

/** The screen of a resource: its list, the form over it, its export; all of it follows from the declaration. */
export function ResourceScreen({ resource, back }: { resource: Resource; back?: Back }) {
  const t = useWords('resource');
  const say = useResourceWords(resource);
  const [opened, setOpened] = useState<Opened>();
  const { api } = resource;
  const filters = useResourceFilters(resource);
  const asked = useAsked(api.list, filters.map((it) => it.name));
  const [mayCreate, mayChange, mayRemove] = [useMayAsk(api.create), useMayAsk(api.change), useMayAsk(api.remove)];
  const missing = useMemo(() => formOf(resource).find((it) => it.kind === 'ref' && it.isRequired && !hasList(it.of)), [resource]);
  const columns = columnsOf(resource, { t, say }, { mayChange, mayRemove, onEdit: (row) => setOpened({ what: 'form', row }), onRemove: (row) => setOpened({ what: 'removal', row }) });
  const close = () => setOpened(undefined);
  useEffect(() => whenIdle(loadForm), []);

  return (
    <Screen title={say.title} back={back} actions={(
      <>
        <ExportButton resource={resource} question={asked} />
        {mayCreate && !missing && <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ what: 'form' })}>{t('add')}</Button>}
      </>
    )}>
      <p className="resource-about">{say.about}</p>
      {mayCreate && missing && <Alert type="info" showIcon title={t('cannotAdd', { kolom: say.field(missing.name) })} />}
      <ServerTable endpoint={api.list} columns={columns as never} rowKey={'id' as never} search stacks filters={filters} />
      {opened?.what === 'form' && <Suspense><ResourceForm resource={resource} row={opened.row} onClose={close} /></Suspense>}
      {opened?.what === 'removal' && <DeleteDialog resource={resource} row={opened.row} onClose={close} />}
    </Screen>
  );
}
