import { initialsOf } from '#client/kit/initials';
import '#client/kit/face.css';

const GROUNDS = ['info', 'good', 'warn', 'note', 'calm'] as const;

/** Somebody's initials, on a ground that stays theirs; it stands beside their name and says nothing by itself. */
export function Face({ nama }: { nama: string | null }) {
  const ground = GROUNDS[[...(nama ?? '')].reduce((sum, it) => sum + (it.codePointAt(0) ?? 0), 0) % GROUNDS.length] ?? 'calm';
  return <span className={`face tone-${ground}`} aria-hidden="true">{initialsOf(nama)}</span>;
}
