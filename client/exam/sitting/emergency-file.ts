import type { Sitting } from '#client/exam/sitting/taking';

/** Answers taken out of a device that cannot send them: its ticket lets whoever hands it in do so for this attempt, and for nothing else. */
export function emergencyFile(sitting: Sitting) {
  const { name, content } = sitting.takenOut();
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([content], { type: 'application/json' })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
