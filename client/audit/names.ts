import { useQuery } from '@tanstack/react-query';
import { attendance } from '#contract/attendance/attendance.api';
import { useMayAsk } from '#client/kit/session';
import { questionOf } from '#client/kit/view';

/** The lesson whose register a stream is. */
export const sesiOf = (stream: string) => /^attendance-(.{36})$/.exec(stream)?.[1];

/** What a student of a register is called; nothing for other streams and for who may not see the register. */
export function useNameIn(stream: string, id_murid: string | undefined): string | undefined {
  const id_sesi = sesiOf(stream);
  const mayAsk = useMayAsk(attendance.register);
  const { data } = useQuery({ ...questionOf(attendance.register, { id_sesi: id_sesi ?? '' }), enabled: mayAsk && id_sesi !== undefined && id_murid !== undefined });
  return data?.attendances.find((it) => it.id_murid === id_murid)?.nama ?? undefined;
}
