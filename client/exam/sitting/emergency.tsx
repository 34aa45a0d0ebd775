import type { Sitting } from '#client/exam/sitting/taking';
import { useWords } from '#client/kit/words';

/** Answers taken out of a device that cannot send them, and what to do with the file. */
export function Emergency({ sitting }: { sitting: Sitting }) {
  const t = useWords('sitting');
  if (!sitting.hasTicket) return null;
  return <p className="emergency"><button type="button" className="clear" onClick={() => takeOut(sitting)}>{t('emergency')}</button> {t('emergencyAbout')}</p>;
}

/** Its ticket lets whoever hands the file in do so for this attempt, and for nothing else. */
function takeOut(sitting: Sitting) {
  const { name, content } = sitting.takenOut();
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([content], { type: 'application/json' })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
