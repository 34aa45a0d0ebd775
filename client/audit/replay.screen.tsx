import { Alert, Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { audit } from '#contract/audit/audit.api';
import { useAddress } from '#client/kit/address';
import { ApiError } from '#client/kit/api';
import { Loading } from '#client/kit/boundary';
import { useProblemText } from '#client/kit/problem';
import { Screen } from '#client/kit/screen';
import { clock, formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { useArea } from '#client/audit/area';
import { Happened, type Past } from '#client/audit/happened';
import { Player } from '#client/audit/player';
import { type Replay, useReplay } from '#client/audit/use-replay';
import '#client/audit/audit.css';
import '#client/audit/audit.words';

/** How a board is drawn; `onOpen` leads to what happened to a register. */
export type DrawBoard = (past: Past, onOpen: (id_sesi: string) => void) => ReactNode;
type Props = { picker: (tanggal: string, today: string) => ReactNode; board: DrawBoard };

/** Any day's attendance board as it was after each of its events. */
export function ReplayScreen({ picker, board }: Props) {
  const t = useWords('audit');
  const today = clock.today();
  const tanggal = useAddress()[0].get('tanggal') ?? today;
  return (
    <Screen title={t('replay')} actions={picker(tanggal, today)}>
      <Day key={tanggal} tanggal={tanggal} board={board} />
    </Screen>
  );
}

function Day({ tanggal, board }: { tanggal: string; board: DrawBoard }) {
  const t = useWords('audit');
  const { data: { waktu } } = useView(audit.moments, { tanggal });
  const replay = useReplay(tanggal, waktu);
  return (
    <>
      <h2 className="replay-day">{formatHariTanggal(tanggal)}</h2>
      {waktu.length ? <Player tanggal={tanggal} waktu={waktu} replay={replay} /> : <Empty className="panel" description={t('noMoments')} />}
      <Shown replay={replay} board={board} />
    </>
  );
}

/** The last board stays while the next one is on its way, and when it does not come. */
function Shown({ replay: { shown: { error, refetch, isPlaceholderData }, past, isPlaying }, board }: { replay: Replay; board: DrawBoard }) {
  const area = useArea();
  const navigate = useNavigate();
  if (!past) return error ? <Failed error={error} retry={() => void refetch()} /> : <Loading />;
  return (
    <>
      {error && <Failed error={error} retry={() => void refetch()} />}
      {past.jumlah > 0 && <Happened past={past} isCalm={!isPlaying} />}
      <div aria-busy={isPlaceholderData}>{board(past, (id_sesi) => navigate(`${area}/audit/attendance-${id_sesi}`))}</div>
    </>
  );
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const t = useWords('kit');
  const textOf = useProblemText();
  const code = error instanceof ApiError ? error.code : error.name;
  return (
    <Alert type="error" showIcon title={t('failed')} description={`${textOf(error)} ${t('code', { code })}`}
      action={<Button size="small" onClick={retry}>{t('retry')}</Button>} />
  );
}
