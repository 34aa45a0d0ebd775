import { useQuery } from '@tanstack/react-query';
import { access } from '#contract/identity/access.api';
import type { AskOf, OutputOf } from '#contract/kit/endpoint';
import { lesson } from '#contract/lesson/lesson.api';
import { privacy } from '#contract/privacy/privacy.api';
import type { AnyEndpoint } from '#client/kit/api';
import { useSession } from '#client/kit/session';
import { clock, useNow } from '#client/kit/time';
import { questionOf, useFollowed } from '#client/kit/view';

/** What waits for the person behind an entry of their menu; nothing while nothing is known. */
function useCount<E extends AnyEndpoint>(endpoint: E, input: AskOf<E>, countOf: (answer: OutputOf<E>) => number) {
  const { data } = useQuery(questionOf(endpoint, input));
  useFollowed(endpoint, input);
  return data ? countOf(data) : 0;
}
const Count = ({ n }: { n: number }) => (n > 0 ? <span className="menu-count n">{n}</span> : null);

const isOpen = ({ status }: { status: string }) => status === 'diterima' || status === 'diproses';

export const OpenRequests = () => <Count n={useCount(privacy.queue, { limit: 100 }, ({ data }) => data.filter(isOpen).length)} />;
export const BlockedAccounts = () => <Count n={useCount(access.blocked, {}, ({ data }) => data.length)} />;

/** Of whoever teaches, the registers of the day that have begun and are not full. */
export function OpenRegisters() {
  const now = useNow(60_000).getTime();
  const today = clock.today();
  const id_guru = useSession()?.user.id;
  return <Count n={useCount(lesson.between, { dates: `${today},${today}`, limit: 100, id_guru }, ({ data }) => data.filter((it) => !it.libur && Date.parse(it.mulai) <= now && it.terisi < it.jumlah_murid).length)} />;
}
