import type { StatusPersetujuan } from '#contract/people/consent';
import { StatusTag } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import '#client/people/consent.words';

/** Whether a parent has agreed. */
export function ConsentTag({ standing }: { standing: StatusPersetujuan }) {
  const t = useWords('consent');
  return <StatusTag tone={standing === 'diberikan' ? 'good' : 'warn'}>{t(standing)}</StatusTag>;
}
