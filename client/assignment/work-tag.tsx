import type { StatusTugas } from '#contract/assignment/assignment';
import { StatusTag, type Tone } from '#client/kit/status-tag';
import { useWords } from '#client/kit/words';
import '#client/assignment/work-status.words';

const TONES: Record<StatusTugas, Tone> = { waiting: 'line', missed: 'bad', submitted: 'info', late: 'warn', graded: 'good', returned: 'note' };
export function WorkTag({ status }: { status: StatusTugas }) {
  const t = useWords('workStatus');
  return <StatusTag tone={TONES[status]}>{t(status)}</StatusTag>;
}
