import { HARI } from '#contract/school-year/school-days';
import type { Placed, Slot } from '#contract/timetable/slot';
import type { Jadwal, Pratinjau } from '#contract/timetable/timetable.api';
import { timetableRefusals as no } from '#contract/timetable/timetable.refusals';
import { clockOf, endOf, slotStart } from '#contract/timetable/timetable';
import { type Language, sentence } from '#server/kit/edge/language';
import { reasonOf } from '#server/timetable/clash-refused';
import type { Unfit } from '#server/timetable/fitting';

export type Untold = Pratinjau['tidak_muat'][number];

/** Slots by the names that their timetable has for what they hold. */
export function namedIn({ id_tahun_ajaran, kelas, guru, mapel, model }: Jadwal, slots: readonly Placed[]): Slot[] {
  return slots.map(({ id_slot, hari, posisi, id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru, ruang }) => {
    const [of, subject] = [kelas.find((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran), mapel.find((it) => it.id_mata_pelajaran === id_mata_pelajaran)];
    return {
      id: id_slot, id_slot, id_tahun_ajaran: id_tahun_ajaran as string, hari, posisi, id_kelas_tahun_ajaran, id_mata_pelajaran, id_guru, ruang,
      id_kelas: of?.id_kelas ?? id_kelas_tahun_ajaran, kelas: of?.kelas ?? '–', mapel: subject?.mapel ?? '–', kode: subject?.kode ?? '–', guru: guru.find((it) => it.id_guru === id_guru)?.nama ?? null,
      mulai: clockOf(slotStart(model, posisi)), selesai: clockOf(endOf(model, posisi)),
    };
  });
}

/** Why each of them cannot be placed. */
export const toldUnfit = (grid: Jadwal, unfit: readonly Unfit[], language: Language): Untold[] =>
  unfit.map(({ wish, clash, alternatif }) => {
    const [named] = namedIn(grid, [wish]) as [Slot];
    const [in_way] = clash ? (namedIn(grid, [clash.slot]) as [Slot]) : [];
    const { refusal, params } = clash && in_way ? reasonOf({ jenis: clash.jenis, kelas: in_way.kelas, ruang: in_way.ruang }) : { refusal: no.NO_SCHOOL_DAY, params: {} };
    return { baris: wish.baris, isi: `${HARI[wish.hari - 1]} ${wish.posisi} · ${named.kelas} · ${named.kode} · ${named.guru ?? '–'}`, pesan: sentence(refusal, language, params), alternatif };
  });
