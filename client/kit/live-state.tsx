import { DisconnectOutlined } from '@ant-design/icons';
import { Flame } from '#client/kit/flame';
import { connection } from '#client/kit/live';
import { useStore } from '#client/kit/store';
import { clock, formatDetik, useIsClockSet, useNow } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** Whether the screen moves by itself, with the school's clock: Langsung, Menyambung, or Terputus since when; `short` leaves the word to the ear. */
export function LiveState({ short = false }: { short?: boolean }) {
  const t = useWords('kit');
  const { state, since } = useStore(connection);
  const word = state === 'offline' ? t('disconnected', { jam: formatDetik(clock.at(since)) }) : t(state);
  return (
    <span className={`live is-${state}`}>
      {state === 'offline' ? <DisconnectOutlined aria-hidden /> : <Flame out={state === 'connecting'} />}
      <span role="status" className={short && state !== 'offline' ? 'visually-hidden' : undefined}>{word}</span>
      {state !== 'offline' && <Clock />}
    </span>
  );
}

/** Empty until the school has told its time: the device's may be another day's. */
function Clock() {
  const isSet = useIsClockSet();
  const now = useNow(1_000);
  return <time className="live-clock">{isSet ? formatDetik(now) : ''}</time>;
}
