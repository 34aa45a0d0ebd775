import { Modal } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useStore } from '#client/kit/store';
import { goOn, haveUnsaved, heldUp, isUnsaved, stayHere, type Way } from '#client/kit/unsaved';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** Of several guards on a screen the newest asks, and answers for all. */
const guards = new Set<string>();

/**
 * Asks before unsaved work is left: on the way to another screen, on closing the page, and where `leave` is called.
 * Put `question` on the screen.
 */
export function useLeaveGuard(isDirty: boolean) {
  const t = useWords('kit');
  const [wish, setWish] = useState<{ go: Way } | null>(null);
  const id = useId();
  useEffect(() => {
    guards.add(id);
    return () => void guards.delete(id);
  }, [id]);
  useEffect(() => {
    if (!isDirty) return;
    const saved = haveUnsaved(id);
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => {
      saved();
      removeEventListener('beforeunload', stay);
    };
  }, [isDirty, id]);

  // What was being saved as one left is saved: nothing is left to be asked about.
  const isHeld = useStore(isUnsaved);
  useEffect(() => {
    if (isDirty || isHeld || !wish) return;
    setWish(null);
    wish.go();
  }, [isDirty, isHeld, wish]);

  const isAsked = useStore(heldUp) !== null && [...guards].at(-1) === id;
  const stay = () => {
    setWish(null);
    stayHere();
  };
  const go = () => {
    setWish(null);
    if (wish) wish.go();
    else goOn();
  };
  const question = (
    <Modal open={wish !== null || isAsked} title={t('unsaved')} okText={t('discard')} okButtonProps={{ type: 'default', danger: true }} cancelText={t('stay')} onOk={go} onCancel={stay} width={440} zIndex={1100}>
      {t('unsavedAbout')}
    </Modal>
  );
  return { leave: (away: Way) => (isDirty ? setWish({ go: away }) : away()), question };
}
