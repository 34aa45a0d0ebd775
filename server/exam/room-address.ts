import type { PeristiwaSaja, Rincian } from '#contract/exam/supervision';
import { publicUrl } from '#server/kit/public-url';

/** The people behind a figure, one participant, or the events of a kind. */
type Behind = { rincian: Rincian } | { murid: string } | { peristiwa: PeristiwaSaja };

/** Where the app shows a room: its board, or what lies behind a figure of it. */
export const roomAddress = (id_pengawas_cbt: string) => (behind?: Behind) => {
  const room = `${publicUrl()}/teacher/cbt/my-supervision/${id_pengawas_cbt}`;
  return behind ? `${room}${'peristiwa' in behind ? '/replay' : ''}?${new URLSearchParams(behind)}` : room;
};
