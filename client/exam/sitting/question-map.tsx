import { isAnswered } from '#contract/exam/protocol';
import { type Sheet, tallyOf } from '#client/exam/sitting/sheet';
import { useWords } from '#client/kit/words';

type Props = { order: readonly (readonly [string, string])[]; sheet: Sheet; at: number; onGo(nth: number): void; onFinish(): void; isOpen: boolean };

/** All questions at a glance: which are on the server, which still on the device, which wait for the supervisor's word, which are doubtful. */
export function QuestionMap({ order, sheet, at, onGo, onFinish, isOpen }: Props) {
  const t = useWords('sitting');
  const { diServer, ditahan, ragu, terjawab } = tallyOf(sheet);
  const states = order.map(([id]) => stateOf(sheet, id));
  return (
    <>
      <ol className="map n">
        {states.map(({ state, isDoubtful }, nth) => (
          <li key={order[nth]?.[0]}>
            <button type="button" className={`q is-${state}${nth === at ? ' is-here' : ''}`} aria-current={nth === at ? 'step' : undefined} onClick={() => onGo(nth)} aria-label={t('mapEntry', { n: nth + 1, state: t(WORD[state]) }) + (isDoubtful ? t('mapDoubt') : '')}>
              {nth + 1}{isDoubtful ? <i className="dbt">?</i> : MARK[state] ? <i className="up">{MARK[state]}</i> : null}
            </button>
          </li>
        ))}
      </ol>
      <ul className="leg">
        <li><span className="q is-server" /><b className="n">{diServer}</b> {t('answeredServer')}</li>
        <li><span className="q is-device"><i className="up">↑</i></span><b className="n">{terjawab - diServer}</b> {t('answeredDevice')}</li>
        <li><span className="q" /><b className="n">{order.length - terjawab - ditahan}</b> {t('unanswered')}</li>
        {ditahan > 0 && <li><span className="q is-held"><i className="up">!</i></span><b className="n">{ditahan}</b> {t('answeredHeld')}</li>}
        <li><span className="q"><i className="dbt">?</i></span><b className="n">{ragu}</b> {t('doubtful')}</li>
      </ul>
      <button type="button" className="btn is-wide fin" disabled={!isOpen} onClick={onFinish}>{t('finish')}</button>
      <p className="map-hint">{t('checkAgain')}</p>
    </>
  );
}

const WORD = { server: 'answeredServer', device: 'answeredDevice', held: 'answeredHeld', none: 'unanswered' } as const;
const MARK = { server: null, device: '↑', held: '!', none: null } as const;

function stateOf(sheet: Sheet, id: string) {
  const it = sheet.get(id);
  const state = !it || !isAnswered(it.value) ? 'none' : !it.isSaved ? 'device' : it.isLate ? 'held' : 'server';
  return { state, isDoubtful: it?.ragu ?? false } as const;
}
