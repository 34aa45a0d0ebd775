import { Modal } from 'antd';
import { useEffect, useId, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** Whoever has unsaved work: of several guards on a screen the router asks only one, which answers for all. */
const unsaved = new Set<string>();
/** A part of a screen is a place of its own. */
const placeOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/**
 * Asks before unsaved work is left: on the way to another screen, on closing the page, and where `leave` is called.
 * Put `question` on the screen.
 */
export function useLeaveGuard(isDirty: boolean) {
  const t = useWords('kit');
  const [wish, setWish] = useState<{ go: () => void } | null>(null);
  const id = useId();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved.size > 0 && placeOf(currentLocation) !== placeOf(nextLocation));
  useEffect(() => {
    if (!isDirty) return;
    unsaved.add(id);
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', stay);
    };
  }, [isDirty, id]);

  // What was being saved as one left is saved: nothing is left to be asked about.
  useEffect(() => {
    if (isDirty || unsaved.size > 0) return;
    if (blocker.state === 'blocked') blocker.proceed();
    if (!wish) return;
    setWish(null);
    wish.go();
  }, [isDirty, blocker, wish]);

  const stay = () => {
    setWish(null);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const go = () => {
    if (blocker.state === 'blocked') return blocker.proceed();
    setWish(null);
    wish?.go();
  };
  const question = (
    <Modal open={wish !== null || blocker.state === 'blocked'} title={t('unsaved')} okText={t('discard')} okButtonProps={{ type: 'default', danger: true }} cancelText={t('stay')} onOk={go} onCancel={stay} width={440} zIndex={1100}>
      {t('unsavedAbout')}
    </Modal>
  );
  return { leave: (away: () => void) => (isDirty ? setWish({ go: away }) : away()), question };
}
