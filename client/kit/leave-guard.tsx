import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/**
 * Asks before unsaved work is left: on the way to another screen, on closing the page, and where `leave` is called.
 * Put `question` on the screen.
 */
export function useLeaveGuard(isDirty: boolean) {
  const t = useWords('kit');
  const [wish, setWish] = useState<{ go: () => void } | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isDirty) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isDirty]);

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
    <Modal open={wish !== null || blocker.state === 'blocked'} title={t('unsaved')} okText={t('discard')} okButtonProps={{ danger: true }} cancelText={t('stay')} onOk={go} onCancel={stay} width={440} zIndex={1100}>
      {t('unsavedAbout')}
    </Modal>
  );
  return { leave: (away: () => void) => (isDirty ? setWish({ go: away }) : away()), question };
}
