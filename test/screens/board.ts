import type { Page } from 'playwright-core';
import { emptyRekap, hadirOf, type Register, StatusKehadiran, terisiOf } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import type { School } from '#test/kit/school';

/** A board as a person reads it: what each number says, each cell of the map, whose registers are missing. */
export type Board = { strip: Record<string, string>; cells: Record<string, string>; missing: string[] };

const TEXTS = "['.stat', '.heat-cell', '.missing-list strong'].map((it) => Array.from(document.querySelectorAll(it), (element) => element.innerText))";

/** Read in one look, so that no number comes from before a change and another from after it. */
export async function boardOn(page: Page): Promise<Board> {
  const [strip, cells, missing] = await page.evaluate<[string[], string[], string[]]>(TEXTS);
  return {
    strip: Object.fromEntries(strip.map((it) => it.split('\n') as [string, string])),
    cells: Object.fromEntries(cells.map(cellOf)),
    missing: missing.sort(),
  };
}

/** A cell names itself after its numbers, for whoever does not see where it stands. */
function cellOf(text: string): [string, string] {
  const [numbers, name] = text.replace(/\s+/g, ' ').split(/ ?, (?=\d)/) as [string, string];
  return [name, numbers];
}

/** The same board reckoned from a fresh answer of the server, in Indonesian. */
export async function boardFrom(school: School, tanggal?: string): Promise<Board> {
  const { body } = await school.ask('kurikulum', attendance.today, { tanggal });
  const sesi: Register[] = body.data.sesi;
  const open = sesi.filter((it) => it.dibuka && !it.libur);
  const sum = (of: (it: Register) => number) => open.reduce((total, it) => total + of(it), 0);
  const rekap = Object.fromEntries(Object.keys(emptyRekap()).map((it) => [it, String(sum((register) => register[it as StatusKehadiran]))]));
  const late = open.filter((it) => belumOf(it) > 0 && it.batas < school.clock.now().toISOString());
  return {
    strip: { 'Persentase hadir': percent(sum(hadirOf), sum(terisiOf)), ...rekap, 'Belum diisi': String(sum(belumOf)), 'Presensi terlambat': String(late.length) },
    cells: Object.fromEntries(sesi.map((it) => [`${it.kelas}, jam ke-${it.posisi}, ${it.mapel}`, numbersOf(it)])),
    missing: late.map((it) => `${it.kelas} · Jam ke-${it.posisi} · ${it.mapel}`).sort(),
  };
}

const belumOf = (it: Register) => it.jumlah_murid - terisiOf(it);
const percent = (hadir: number, terisi: number) => (terisi ? `${String(Math.round((hadir * 1000) / terisi) / 10).replace('.', ',')}%` : '–');

function numbersOf(it: Register) {
  if (!it.dibuka) return '– belum mulai';
  if (!terisiOf(it)) return 'belum diisi';
  return `${hadirOf(it)}/${terisiOf(it)}${belumOf(it) ? ` ${belumOf(it)} belum` : ''}`;
}
