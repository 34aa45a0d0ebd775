import type { OutputOf } from '#contract/kit/endpoint';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { EachDialog } from '#client/kit/list/each-dialog';
import { useWords } from '#client/kit/words';
import '#client/question-bank/question-bank.words';

type Row = OutputOf<typeof questionBank.list>['data'][number];

/** Asks before questions are deleted; one that a package uses stays. */
export function QuestionsRemoval({ rows, onClose }: { rows: readonly Row[]; onClose: (hasRun: boolean) => void }) {
  const t = useWords('questionBank');
  return (
    <EachDialog<Row> endpoint={questionBank.remove} rows={rows} input={({ id }) => ({ id })} nameOf={({ ringkasan }) => ringkasan} list={questionBank.list} title={t('removeTitle', { count: rows.length })} question={t('removeAsk')}
      verb={t('remove')} told={({ done, refused }) => t('removed', { count: done, tertahan: refused })} refusal={({ code }, { ringkasan }) => code === 'IN_USE' && t('inPackage', { nama: ringkasan })} onClose={onClose} />
  );
}
