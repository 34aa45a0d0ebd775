import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/kit/endpoint';
import { HARI } from '#contract/school-year/school-days';
import type { Jadwal, timetable as api } from '#contract/timetable/timetable.api';
import { timetableRefusals as no } from '#contract/timetable/timetable.refusals';
import { uuidV5 } from '#projections/kit/uuid';
import { SchoolSettings } from '#projections/institution/settings.query';
import type { Actor } from '#server/kit/deciding/command';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';
import { languageOf } from '#server/kit/edge/language';
import type { SentFile } from '#server/kit/edge/upload';
import { textOf } from '#server/kit/text-file';
import { csvOf, rowsOfCsv } from '#server/processes/timetable-exchange/csv';
import { fetOf, linesOfFet } from '#server/processes/timetable-exchange/fet';
import { type Line, linesOf } from '#server/processes/timetable-exchange/line';
import { meant } from '#server/processes/timetable-exchange/meaning';
import { readSheet, workbookOf } from '#server/processes/import/sheet';
import { fitted, movedAlong } from '#server/timetable/fitting';
import { MOST_SLOTS } from '#server/timetable/timetable.decider';
import { TimetableDesk } from '#server/timetable/timetable-desk';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What FET writes above its table of a timetable. */
const FET_HEAD = ['Activity Id', 'Day', 'Hour', 'Students Sets', 'Subject', 'Teachers', 'Activity Tags', 'Room', 'Comments'];
const SHEET_HEAD = ['Hari', 'Jam ke', 'Kelas', 'Mata Pelajaran', 'Guru', 'Ruang'];

/** Timetables in and out of FET and spreadsheets. */
@Injectable()
export class ExchangingTimetable {
  constructor(private readonly desk: TimetableDesk, private readonly queries: QueryBus) {}

  async bring({ ganti, id_tahun_ajaran, ...many }: InputOf<typeof api.bring>, file: SentFile, by: Actor, accepted: unknown) {
    const [grid, lines] = [await this.desk.gridOf(id_tahun_ajaran), await linesIn(file.bytes)];
    refuseUnless(lines.length <= MOST_SLOTS, no.TOO_MANY_SLOTS, { jumlah: MOST_SLOTS });
    const { wishes, untold } = meant(grid, lines, uuidV5(by.command ?? randomUUID(), 'timetable'), languageOf(accepted));
    refuseUnless(wishes.length <= MOST_SLOTS, no.TOO_MANY_SLOTS, { jumlah: MOST_SLOTS });
    const named = new Set(wishes.map((it) => it.id_kelas_tahun_ajaran));
    const isKept = ({ id_kelas_tahun_ajaran, hari, posisi, id_mata_pelajaran, id_guru, ruang }: Jadwal['slots'][number]) => !named.has(id_kelas_tahun_ajaran)
      || wishes.some((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran && it.hari === hari && it.posisi === posisi && it.id_mata_pelajaran === id_mata_pelajaran && it.id_guru === id_guru && it.ruang === ruang);
    const hapus = ganti ? grid.slots.filter((it) => !isKept(it)) : [];
    const stay = grid.slots.filter((it) => !hapus.includes(it));
    return this.desk.rearrange(grid, { sebab: 'impor', hapus, fitting: fitted(stay, movedAlong(stay, wishes, hapus), grid), untold }, many, by, accepted);
  }

  async take({ bentuk, id_tahun_ajaran }: InputOf<typeof api.take>) {
    const grid = await this.desk.gridOf(id_tahun_ajaran);
    if (bentuk === 'fet') return { name: 'jadwal.fet', type: 'application/xml; charset=utf-8', bytes: Buffer.from(fetOf(grid, (await this.queries.execute(new SchoolSettings())).nama)) };
    const rows = grid.slots.map((it) => ({ hari: HARI[it.hari - 1] as string, jam: String(it.posisi), it }));
    if (bentuk === 'csv') {
      const table = rows.map(({ hari, jam, it }, i) => [String(i + 1), hari, jam, it.kelas, it.mapel, it.guru ?? '', '', it.ruang ?? '', '']);
      return { name: 'jadwal.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from(csvOf([FET_HEAD, ...table])) };
    }
    return { name: 'jadwal.xlsx', type: XLSX, bytes: await workbookOf([SHEET_HEAD, ...rows.map(({ hari, jam, it }) => [hari, jam, it.kelas, it.mapel, it.guru ?? '', it.ruang ?? ''])]) };
  }
}

/** What a file is follows from what is in it, whatever its name says. */
async function linesIn(bytes: Buffer): Promise<Line[]> {
  if (bytes.subarray(0, 2).toString() === 'PK') return linesOf(await readSheet(bytes)) ?? refuse(no.NOT_A_TIMETABLE);
  const text = textOf(bytes);
  refuseUnless(!text.includes('\0'), no.NOT_A_TIMETABLE);
  const lines = /^\s*</.test(text) ? fetLines(text) : linesOf(rowsOfCsv(text));
  return lines?.length ? lines : refuse(no.NOT_A_TIMETABLE);
}

function fetLines(text: string) {
  try {
    return linesOfFet(text);
  } catch {
    return undefined;
  }
}
