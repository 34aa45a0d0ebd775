import type { Actor } from '#server/kit/deciding/command';
import type { Policy } from '#server/kit/edge/policy';

/** Streams that tell of persons what domain A.3 does not show the curriculum office: numbers, addresses, payments, consents. */
const OF_PERSONS = ['account', 'consent', 'data-request', 'disclosure', 'display', 'import', 'person', 'picture', 'student', 'teacher'];
const READS_ALL = ['admin', 'kepalaSekolah', 'auditor'];

/** The kinds of streams that somebody may not read. */
export const closedTo = ({ roles }: Actor) => (roles.some((it) => READS_ALL.includes(it)) ? [] : OF_PERSONS);

export const readsStream: Policy<{ stream: string }> = ({ actor, input }) => !closedTo(actor).includes(input.stream.slice(0, -37));
