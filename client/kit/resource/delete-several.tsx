import type { Resource } from '#contract/kit/resource';
import { EachDialog } from '#client/kit/list/each-dialog';
import { nameOf, type Row } from '#client/kit/resource/cell';
import { InUse } from '#client/kit/resource/delete-dialog';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { useWords } from '#client/kit/words';

type Props = { resource: Resource; rows: readonly Row[]; done: () => void; onClose: () => void };

/** Asks before several rows are deleted; each that is still used stays, and says where. */
export function DeleteSeveral({ resource, rows, done, onClose }: Props) {
  const [t, say] = [useWords('resource'), useResourceWords(resource)];
  const named = (row: Row) => nameOf(resource, row, { t, say });
  const close = (hasRun: boolean) => {
    if (hasRun) done();
    onClose();
  };
  return (
    <EachDialog<Row> endpoint={resource.api.remove} rows={rows} input={({ id }) => ({ id })} nameOf={named} list={resource.api.list} title={t('removeSeveral', { jumlah: rows.length, judul: say.title })}
      question={t('removeSeveralConfirm', { jumlah: rows.length })} verb={t('remove')} told={({ done: jumlah, refused: tertahan }) => (tertahan ? t('removedSome', { jumlah, tertahan }) : t('removedSeveral', { jumlah }))}
      refusal={({ code, body }, row) => code === 'IN_USE' && <InUse nama={named(row)} table={String(body.tempat ?? '')} />} onClose={close} />
  );
}
