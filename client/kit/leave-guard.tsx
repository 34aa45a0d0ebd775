import { Modal } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { type Location, useBlocker, useNavigate } from 'react-router-dom';
import { store, useStore } from '#client/kit/store';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** Whoever has unsaved work: of several guards on a screen the router asks only one, which answers for all. */
const unsaved = new Set<string>();
const isUnsaved = store(false);
const told = () => isUnsaved.set(unsaved.size > 0);
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
    told();
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => {
      unsaved.delete(id);
      told();
      removeEventListener('beforeunload', stay);
    };
  }, [isDirty, id]);

  const navigate = useNavigate();
  const away = useRef<Location | null>(null);
  away.current = blocker.state === 'blocked' ? blocker.location : null;
  // What was being saved as one left is saved, here or in another form of the screen: nothing is left to be asked about.
  const isHeld = useStore(isUnsaved);
  useEffect(() => {
    if (isDirty || isHeld || unsaved.size > 0) return;
    if (blocker.state === 'blocked') {
      away.current = null;
      blocker.proceed();
    }
    if (!wish) return;
    setWish(null);
    wish.go();
  }, [isDirty, isHeld, blocker, wish]);

  // A form that begins anew once it is saved is gone with its guard; where one was on the way to is not.
  useEffect(() => () => {
    const to = away.current;
    if (to && unsaved.size === 0) queueMicrotask(() => void navigate(to));
  }, [navigate]);

  const stay = () => {
    setWish(null);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const go = () => {
    away.current = null;
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
