import type { AnyEndpoint } from '#client/kit/api';
import { EachDialog } from '#client/kit/list/each-dialog';
import { useWords } from '#client/kit/words';
import '#client/people/persons.words';

type Row = { id: string; nama: string | null };
type Props<It extends Row> = { people: readonly It[]; /** What they sign in with, which is their first password. */ loginOf: (it: It) => string | null; reset: AnyEndpoint; list: AnyEndpoint; onDone: () => void; onClose: () => void };

/** Asks before several people get their first password back, as a class does that has forgotten theirs. */
export function ResetSeveral<It extends Row>({ people, loginOf, reset, list, onDone, onClose }: Props<It>) {
  const t = useWords('persons');
  const known = people.filter(loginOf);
  const left = people.length - known.length;
  const close = (hasRun: boolean) => {
    if (hasRun) onDone();
    onClose();
  };
  return (
    <EachDialog<It> endpoint={reset} rows={known} input={(it) => ({ id: it.id, password: loginOf(it) })} nameOf={({ nama }) => nama ?? t('erasedName')} list={list} title={t('resetTitle')}
      question={`${t('resetAsk', { count: known.length })}${left ? ` ${t('resetLeft', { count: left })}` : ''}`} verb={t('resetDo')} told={({ done, refused }) => (refused ? t('resetSome', { count: done, tertahan: refused }) : t('resetMany', { count: done }))} onClose={close} />
  );
}
