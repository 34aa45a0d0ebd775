import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { attendance } from '#contract/attendance/attendance.api';
import { useMayAsk } from '#client/kit/session';
import { questionOf } from '#client/kit/view';

/** The lesson whose register a stream is. */
export const sesiOf = (stream: string) => /^attendance-(.{36})$/.exec(stream)?.[1];

/** The students of a register by their ids: events name nobody. Empty for other streams and for who may not see the register. */
export function useNames(stream: string): ReadonlyMap<string, string> {
  const id_sesi = sesiOf(stream);
  const mayAsk = useMayAsk(attendance.register);
  const { data } = useQuery({ ...questionOf(attendance.register, { id_sesi: id_sesi ?? '' }), enabled: mayAsk && id_sesi !== undefined });
  return useMemo(() => new Map((data?.attendances ?? []).map(({ id_murid, nama }) => [id_murid, nama ?? ''])), [data]);
}
