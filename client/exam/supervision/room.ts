import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useRef } from 'react';
import type { KepalaPengawasan } from '#contract/exam/supervision';
import { supervision } from '#contract/exam/supervision.api';
import type { OutputOf } from '#contract/kit/endpoint';
import type { z } from 'zod';
import type { Row } from '#client/exam/supervision/row';
import { momentsOf } from '#client/exam/moments-of';
import { connection } from '#client/kit/live';
import { useMoments } from '#client/kit/moments';
import { useStore } from '#client/kit/store';
import { clock, useNow } from '#client/kit/time';
import { questionOf, useView } from '#client/kit/view';
import type { Translate } from '#client/kit/words';

export type Head = z.infer<typeof KepalaPengawasan>;
export type Device = OutputOf<typeof supervision.devices>['data'][number];
const DEVICES_MS = 5_000;
const TICK_MS = 5_000;

/** A room as the board has it: its head, its seats in order, what devices said last, and the moment that all of it is true of. */
export function useRoom(id_pengawas_cbt: string) {
  const of = { id_pengawas_cbt };
  const { data: head } = useView(supervision.head, of);
  useMoments(supervision.head, of, momentsOf({ ...head, tutup: head.tutup_nyata }));
  const { data: body } = useView(supervision.body, of);
  const rows = useMemo(() => body.rows.toSorted((a, b) => a.kursi - b.kursi), [body.rows]);
  const { data: told } = useQuery({ ...questionOf(supervision.devices, of), refetchInterval: DEVICES_MS, retry: false });
  const devices = useMemo(() => new Map((told?.data ?? []).map((it) => [it.id_peserta, { ...it, menunggu: it.menunggu ?? 0 }])), [told]);
  const unsent = useSame(devices, (it) => [...it.values()].map(({ id_peserta, menunggu }) => `${id_peserta}${menunggu}`).join());
  return { head, rows, devices, unsent, ...useMoment() };
}
export type Room = ReturnType<typeof useRoom>;

/** Now; or when the board lost its connection: what it does not know it does not conclude from. */
function useMoment() {
  const { state, since } = useStore(connection);
  const now = useNow(TICK_MS).getTime();
  const lost = state === 'live' ? null : clock.at(since).getTime();
  return { now: lost === null ? now : Math.min(now, lost), lost };
}

/** The value of before as long as it comes to the same. */
function useSame<T>(value: T, keyOf: (it: T) => string): T {
  const last = useRef({ key: keyOf(value), value });
  const key = keyOf(value);
  if (key !== last.current.key) last.current = { key, value };
  return last.current.value;
}

/** Who and what a board is of, for whatever stands in it. */
export type Standpoint = { id_pengawas_cbt: string; jumlah_soal: number; mayAct: boolean };
const Here = createContext<Standpoint>({ id_pengawas_cbt: '', jumlah_soal: 0, mayAct: false });
export const StandpointProvider = Here.Provider;
export const useStandpoint = () => useContext(Here);

export const placeOf = ({ judul, ruang }: Head, t: Translate<'supervision'>) => [judul, ruang ?? t('noRoom')].join(' · ');
export const nameOr = (row: Pick<Row, 'nama'> | undefined, erased: string) => row?.nama ?? erased;
