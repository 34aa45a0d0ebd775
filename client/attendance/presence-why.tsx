import { type ReactNode, useState } from 'react';
import type { Explained } from '#client/attendance/presence-why-drawer';
import { later } from '#client/kit/later';
import { useWords } from '#client/kit/words';
import '#client/kit/board.css';
import '#client/attendance/presence-why.words';

const PresenceWhy = later(async () => (await import('#client/attendance/presence-why-drawer')).PresenceWhy);

/** A percentage of attendance that opens to what it is made of. */
export function PresenceFigure({ of, children }: { of: Explained; children: ReactNode }) {
  const t = useWords('presenceWhy');
  const [isOpen, setOpen] = useState(false);
  const said = { nama: of.nama ?? t('somebody'), mapel: of.mapel ?? t('allSubjects') };
  return (
    <>
      <button type="button" className="why" onClick={() => setOpen(true)}>{children}<span className="visually-hidden">: {t('open', said)}</span></button>
      {isOpen && <PresenceWhy of={of} title={t('title', said)} onClose={() => setOpen(false)} />}
    </>
  );
}
