import type { ReactNode } from 'react';
import type { Resource } from '#contract/kit/resource';
import { useWords } from '#client/kit/words';
import { nameOf, type Row } from '#client/kit/resource/cell';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { useResourceWords, useTitleOf } from '#client/kit/resource/resource-words';
import type { Wait } from '#client/kit/resource/weighed';

type Props = { resource: Resource; row: Row; beside?: object; wait?: Wait | undefined; onClose: () => void; children?: ReactNode };

/** Asks before a row is deleted; where it is still used, says where. */
export function DeleteDialog({ resource, row, beside, wait, onClose, children }: Props) {
  const t = useWords('resource');
  const nama = nameOf(resource, row, { t, say: useResourceWords(resource) });
  return (
    <RemovalDialog endpoint={resource.api.remove} id={row.id} beside={beside} wait={wait} list={resource.api.list} title={t('removeOne', { nama })} question={t('removeConfirm', { nama })} onClose={onClose}
      refusal={({ code, body }) => code === 'IN_USE' && <InUse nama={nama} table={String(body.tempat ?? '')} />}>{children}</RemovalDialog>
  );
}

/** The server names a table; only that of a resource has a name that people know. */
export function InUse({ nama, table }: { nama: string; table: string }) {
  const t = useWords('resource');
  const tempat = useTitleOf(table);
  return tempat ? t('inUseAt', { nama, tempat }) : t('inUse', { nama });
}
