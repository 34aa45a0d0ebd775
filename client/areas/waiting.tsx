import { useQuery } from '@tanstack/react-query';
import { home, type Menunggu } from '#contract/home/home.api';
import { access } from '#contract/identity/access.api';
import type { AskOf, OutputOf } from '#contract/kit/endpoint';
import type { AnyEndpoint } from '#client/kit/api';
import { questionOf, useFollowed } from '#client/kit/view';

/** What waits for the person behind an entry of their menu; nothing while nothing is known. */
function useCount<E extends AnyEndpoint>(endpoint: E, input: AskOf<E>, countOf: (answer: OutputOf<E>) => number) {
  const { data } = useQuery(questionOf(endpoint, input));
  useFollowed(endpoint, input);
  return data ? countOf(data) : 0;
}
const Count = ({ n }: { n: number }) => (n > 0 ? <span className="menu-count n">{n}</span> : null);

/** The same question as the home's, so that both say the same number. */
const waiting = (jenis: Menunggu['jenis']) => () => <Count n={useCount(home.waiting, {}, ({ data }) => data.find((it) => it.jenis === jenis)?.jumlah ?? 0)} />;

export const OpenRequests = waiting('permintaan-data');
export const OpenLeaves = waiting('izin');
export const OpenRegisters = waiting('presensi');
export const ChildrenWithoutNews = waiting('tanpa-kabar');
export const MissingConsents = waiting('persetujuan');
export const BlockedAccounts = () => <Count n={useCount(access.blocked, {}, ({ data }) => data.length)} />;
