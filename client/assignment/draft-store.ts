import type { Berkas } from '#contract/file/file';
import type { JawabanMurid } from '#contract/assignment/assignment';
import { deviceStore } from '#client/kit/device-store';

/** What a student has written and not handed in yet. `versi`: what had been handed in when they began. */
export type Draft = { teks: string; jawaban: JawabanMurid; berkas: Berkas[]; versi: number; pada: string };
type Kept = { account: string; id_sesi: string; draft: Draft };
const within = deviceStore('pelita-tugas', 'drafts', ['account', 'id_sesi']);

export const draftStore = {
  put: (account: string, id_sesi: string, draft: Draft) => within('readwrite', (it) => it.put({ account, id_sesi, draft } satisfies Kept)),
  drop: (account: string, id_sesi: string) => within('readwrite', (it) => it.delete([account, id_sesi])),
  of: async (account: string, id_sesi: string): Promise<Draft | undefined> => ((await within('readonly', (it) => it.get([account, id_sesi]))) as Kept | undefined)?.draft,
};
