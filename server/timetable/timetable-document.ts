import type { Content } from 'pdfmake';
import type { Settings } from '#contract/institution/institution';
import type { SchoolYear } from '#contract/school-year/school-year.api';
import { HARI } from '#contract/school-year/school-days';
import type { Slot } from '#contract/timetable/slot';
import { clockOf, endOf, pausesBefore, slotStart } from '#contract/timetable/timetable';
import type { Jadwal } from '#contract/timetable/timetable.api';
import { saidOf } from '#server/kit/document/indonesian';
import { type Column, heading, letterhead, ruled } from '#server/kit/document/parts';
import { mm, type Paper, type Sheet } from '#server/kit/document/sheet';

type Semester = Pick<SchoolYear, 'nama' | 'semester'>;
type Printed = { untuk: 'kelas' | 'guru' | 'sekolah'; id?: string | undefined; paper: Paper; made: string; of: Semester | undefined };
/** So many classes stand abreast on a sheet of the whole school. */
const ABREAST = 6;
const HOURS = mm(24);

/** A timetable on paper: each class or teacher a page of its own, or the whole school a page a day. */
export function timetableDocument(grid: Jadwal, school: Settings, logo: Buffer | undefined, { untuk, id, paper, made, of }: Printed): Sheet {
  const semester = of ? [`TAHUN PELAJARAN ${of.nama} SEMESTER ${of.semester.toUpperCase()}`] : [];
  const head = (name: string) => [...letterhead(school, paper, logo), heading('JADWAL PELAJARAN', name, ...semester)];
  const days = HARI.slice(0, grid.jumlah_hari);
  const pages = untuk === 'sekolah' ? days.map((day, i) => [...head(day.toUpperCase()), ...dayOf(grid, i + 1, paper), legendOf(grid, grid.slots.filter((it) => it.hari === i + 1))]) : weeksOf(grid, untuk, id).map(({ nama, slots }) => [...head(nama), weekOf(grid, slots, untuk, paper), legendOf(grid, slots)]);
  const said = saidOf(made, school.zona_waktu);
  return {
    paper, title: 'Jadwal pelajaran', author: school.nama, made, foot: `Jadwal pelajaran · keadaan ${said.lengkap} pukul ${said.jam}`,
    content: pages.flatMap((page, i): Content[] => [{ stack: page, ...(i ? { pageBreak: 'before' as const } : {}) }]),
  };
}

function weeksOf({ kelas, guru, slots }: Jadwal, untuk: 'kelas' | 'guru', id: string | undefined): { nama: string; slots: Slot[] }[] {
  if (untuk === 'kelas') {
    return kelas.filter((it) => !id || [it.id_kelas, it.id_kelas_tahun_ajaran].includes(id)).map((it) => ({ nama: `KELAS ${it.kelas}`, slots: slots.filter((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran) }));
  }
  return guru.filter((it) => (id ? it.id_guru === id : slots.some((one) => one.id_guru === it.id_guru))).map((it) => ({ nama: it.nama ?? '–', slots: slots.filter((one) => one.id_guru === it.id_guru) }));
}

const periodsOf = (slots: readonly Slot[]) => Array.from({ length: Math.max(1, ...slots.map((it) => it.posisi)) }, (_, i) => i + 1);
const hours = (mulai: number, selesai: number) => `${clockOf(mulai)}–${clockOf(selesai)}`;
/** A row a lesson, Murajaah and breaks in rows of their own between them; `cells` says what stands in a lesson's row. */
const rowsOf = ({ model }: Jadwal, slots: readonly Slot[], columns: number, cells: (posisi: number) => string[]): Content[][] => periodsOf(slots).flatMap((posisi) => [
  ...pausesBefore(model, posisi).map((it): Content[] => [hours(it.mulai, it.selesai), { text: it.nama, alignment: 'center', italics: true, colSpan: columns } as unknown as Content, ...Array<Content>(columns - 1).fill('')]),
  [`${posisi}   ${hours(slotStart(model, posisi), endOf(model, posisi))}`, ...cells(posisi)],
]);
const LEGENDS = 3;
/** What the abbreviations above it stand for. */
function legendOf({ mapel }: Jadwal, slots: readonly Slot[]): Content {
  const used = mapel.filter((it) => slots.some((one) => one.id_mata_pelajaran === it.id_mata_pelajaran));
  const tall = Math.ceil(used.length / LEGENDS);
  const columns = Array.from({ length: LEGENDS }, (_, i) => ({ width: '*', stack: used.slice(i * tall, (i + 1) * tall).map((it) => ({ text: [{ text: it.kode, bold: true }, ` ${it.mapel}`] })) }));
  return { columns, columnGap: mm(3), fontSize: 8, margin: [0, mm(2), 0, 0] };
}
const told = (it: Slot | undefined, other: string | null) => (it ? [it.kode, other, it.ruang].filter(Boolean).join('\n') : '');
const equal = (names: readonly string[]): Column[] => names.map((name) => [name, '*']);

function weekOf(grid: Jadwal, slots: readonly Slot[], untuk: 'kelas' | 'guru', paper: Paper): Content {
  const days = HARI.slice(0, grid.jumlah_hari);
  const there = (hari: number, posisi: number) => slots.find((it) => it.hari === hari && it.posisi === posisi);
  return ruled(paper, [['Jam', HOURS], ...equal(days)], rowsOf(grid, grid.slots, days.length, (posisi) => days.map((_, i) => {
    const it = there(i + 1, posisi);
    return told(it, (untuk === 'kelas' ? it?.guru : it?.kelas) ?? null);
  })));
}

function dayOf(grid: Jadwal, hari: number, paper: Paper): Content[] {
  const groups = Array.from({ length: Math.ceil(grid.kelas.length / ABREAST) }, (_, i) => grid.kelas.slice(i * ABREAST, (i + 1) * ABREAST));
  const slots = grid.slots.filter((it) => it.hari === hari);
  return groups.flatMap((classes): Content[] => [
    ruled(paper, [['Jam', HOURS], ...equal(classes.map((it) => it.kelas))], rowsOf(grid, slots, classes.length, (posisi) => classes.map((of) => {
      const it = slots.find((one) => one.id_kelas_tahun_ajaran === of.id_kelas_tahun_ajaran && one.posisi === posisi);
      return told(it, it?.guru ?? null);
    }))), { text: '', margin: [0, mm(3), 0, 0] },
  ]);
}
