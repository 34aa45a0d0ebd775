import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import type { Kehadiran } from '#contract/exam/supervision';
import * as events from '#contract/exam/supervision.events';
import { supervisionRefusals as no } from '#contract/exam/supervision.refusals';
import { common } from '#contract/kit/refusal';
import { uuidV5 } from '#projections/kit/uuid';
import * as commands from '#server/exam/room.commands';
import { RoomOfExam } from '#server/exam/room-of-exam';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

/** As much may a clock be ahead of the school's. */
const FAST_MS = 60_000;
/** `mulai`: when it really began. */
export type Room = { hadir: Readonly<Record<string, Kehadiran | null>>; mulai: string | null; notes: string };
const empty: Room = { hadir: {}, mulai: null, notes: '' };

/** One room of an exam, as whoever supervises there has seen it. Who sits in it and when is asked of the exam's own stream. */
export const roomDecider = decider({
  stream: 'room',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_pengawas_cbt }: { id_pengawas_cbt: string }) => id_pengawas_cbt,
  commands: { ...commands },
  events: { ...events },
  initial: empty,
  needs: ({ id_pengawas_cbt, id_cbt }) => ({ ruang: new RoomOfExam({ id_pengawas_cbt, id_cbt }) }),
  decide: {
    MarkPresence: ({ daftar, ...of }, { hadir }, { needs: { ruang } }) => {
      const { peserta } = ruang ?? refuse(common.NOT_FOUND);
      refuseUnless(daftar.every(({ id_murid }) => peserta.includes(id_murid)), no.NOT_IN_ROOM);
      const wished = new Map(daftar.map((it) => [it.id_murid, it]));
      return [...wished.values()].flatMap(({ id_murid, status_kehadiran, sebelum: seen }) => {
        const sebelum = hadir[id_murid] ?? null;
        return sebelum === status_kehadiran || (seen !== undefined && seen !== sebelum) ? [] : [events.PresenceMarked({ ...of, id_murid, status_kehadiran, sebelum })];
      });
    },
    BeginRoom: ({ mulai: wish, isUnsaid, ...of }, { mulai: sebelum }, { at, needs: { ruang } }) => {
      const { mulai: opens, tutup } = ruang ?? refuse(common.NOT_FOUND);
      const mulai = new Date(wish ?? at).toISOString();
      if (mulai === sebelum || (isUnsaid && sebelum)) return nothing;
      refuseUnless(opens <= mulai && mulai < tutup, no.ROOM_TIME);
      refuseUnless(Date.parse(mulai) <= Date.parse(at) + FAST_MS, no.ROOM_AHEAD);
      return events.RoomBegan({ ...of, mulai, sebelum });
    },
    NoteMinutes: ({ notes_berita_acara, sebelum: seen, ...of }, { notes }, { needs: { ruang } }) => {
      refuseUnless(ruang, common.NOT_FOUND);
      refuseOvertaken(seen, { notes_berita_acara: notes }, { notes_berita_acara });
      return notes === notes_berita_acara ? nothing : events.MinutesNoted({ ...of, notes_berita_acara, sebelum: notes });
    },
    NoteIncident: ({ daftar, jenis, keterangan, ...of }, _, { id, needs: { ruang } }) => {
      const { peserta } = ruang ?? refuse(common.NOT_FOUND);
      refuseUnless(daftar.every((it) => peserta.includes(it)), no.NOT_IN_ROOM);
      const noted = (id_murid: string | null) => {
        const tentang = id_murid ?? of.id_pengawas_cbt;
        return events.IncidentNoted({ ...of, id_kejadian: uuidV5(id, tentang), id_murid, tentang, jenis, keterangan });
      };
      return daftar.length ? [...new Set(daftar)].map(noted) : noted(null);
    },
  },
  evolve: {
    PresenceMarked: (state, { id_murid, status_kehadiran }): Room => ({ ...state, hadir: withEntry(state.hadir, id_murid, status_kehadiran) }),
    RoomBegan: (state, { mulai }): Room => ({ ...state, mulai }),
    MinutesNoted: (state, { notes_berita_acara }): Room => ({ ...state, notes: notes_berita_acara }),
    IncidentNoted: (state) => state,
  },
});
