import { audit } from '#contract/audit/audit.api';
import type { Attendance } from '#contract/attendance/attendance';
import { useSession } from '#client/kit/session';

/** Where to read what happened to one student in one register. */
export const historyPath = ({ id_sesi, id_murid }: Pick<Attendance, 'id_sesi' | 'id_murid'>) =>
  `/teacher/audit/attendance-${id_sesi}?id_murid=${id_murid}`;

/** The roles that may read events are the endpoint's own. */
export function useMayAudit() {
  const roles: readonly string[] = useSession()?.roles ?? [];
  return roles.some((role) => audit.stream.allow.includes(role));
}
