import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, InfoCircleFilled } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useStore } from '#client/kit/store';
import { type Told, told, useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import '#client/kit/telling.css';
import '#client/kit/kit.words';

const STAYS_S = 4.5;
const SIGNS = { error: <CloseCircleFilled aria-hidden />, success: <CheckCircleFilled aria-hidden />, info: <InfoCircleFilled aria-hidden /> };

/** Tells in a corner of the screen what there is to tell. */
export const Corner = () => <div className="told-place">{useStore(told).map((it) => <Notice key={it.key} it={it} />)}</div>;

/** Goes by itself, but not while somebody points at it. */
function Notice({ it: { key, how, title, description, actions, duration = STAYS_S } }: { it: Told }) {
  const t = useWords('kit');
  const { destroy } = useTelling();
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld || duration === 0) return;
    const timer = setTimeout(() => destroy(key), duration * 1000);
    return () => clearTimeout(timer);
  }, [key, duration, isHeld, destroy]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it
    <div className={`told is-${how}`} onMouseEnter={() => hold(true)} onMouseLeave={() => hold(false)}>
      {SIGNS[how]}
      <div className="told-words" role="alert"><b>{title}</b>{description && <div>{description}</div>}</div>
      <button type="button" className="icon-button told-away" aria-label={t('close')} onClick={() => destroy(key)}><CloseOutlined aria-hidden /></button>
      {actions && <div className="told-do">{actions}</div>}
    </div>
  );
}
