import type { Page } from 'playwright-core';
import { hadirOf, type Register, StatusKehadiran, terisiOf } from '#contract/attendance/attendance';
import type { ChildrenOfClass } from '#contract/attendance/children';
import { attendance } from '#contract/attendance/attendance.api';
import type { School } from '#test/kit/school';

/** A board as a person reads it: how many children are in each state, each cell of the map, and how many registers are missing. */
export type Board = { strip: Record<string, string>; cells: Record<string, string>; missing: string[] };

const TEXTS = "['.figs > li', '.matrix .cell', '.owing small a'].map((it) => Array.from(document.querySelectorAll(it), (element) => (element.dataset.state ? element.dataset.state + '\\n' + element.querySelector('.fig').innerText : element.textContent)))";

/** Read in one look, so that no number comes from before a change and another from after it. */
export async function boardOn(page: Page): Promise<Board> {
  const [strip, cells, missing] = await page.evaluate<[string[], string[], string[]]>(TEXTS);
  return { strip: Object.fromEntries(strip.map((it) => it.split('\n') as [string, string])), cells: Object.fromEntries(cells.map(cellOf).sort()), missing: missing.sort() };
}

/** A cell names itself after its numbers, for whoever does not see where it stands. */
function cellOf(text: string): [string, string] {
  const [numbers, name] = text.split(/, (?=\d+[A-Z], )/) as [string, string];
  return [name, numbers];
}

/** The same board reckoned from a fresh answer of the server, in Indonesian. */
export async function boardFrom(school: School, tanggal?: string): Promise<Board> {
  const { body } = await school.ask('kurikulum', attendance.today, { tanggal });
  const [sesi, murid]: [Register[], ChildrenOfClass[]] = [body.data.sesi, body.data.murid];
  const now = school.clock.now();
  const sum = (of: (it: ChildrenOfClass) => number) => murid.reduce((total, it) => total + of(it), 0);
  const late = sesi.filter((it) => !it.libur && belumOf(it) > 0 && it.batas < now.toISOString());
  return {
    strip: { ...Object.fromEntries(StatusKehadiran.options.map((it) => [it, String(sum((row) => row[it]))])), Belum: String(sum((it) => it.jumlah_murid - terisiOf(it))) },
    cells: Object.fromEntries(sesi.flatMap((it) => numbersOf(it, now)).map(([it, numbers]) => [`${it.kelas}, jam ke-${it.posisi}, ${it.mapel}`, numbers]).sort()),
    missing: late.map((it) => `${it.kelas} jam ${it.posisi}`).sort(),
  };
}

const belumOf = (it: Register) => it.jumlah_murid - terisiOf(it);

/** What has not begun is a dot. */
function numbersOf(it: Register, now: Date): [Register, string][] {
  if (!terisiOf(it)) return it.dibuka || it.mulai <= now.toISOString() ? [[it, `belum${lateBy(it, now)}`]] : [];
  const away = terisiOf(it) - hadirOf(it);
  return [[it, `${hadirOf(it)}${belumOf(it) ? `${belumOf(it)} belum` : away ? `−${away}${away} tidak hadir` : 'lengkap'}`]];
}

const lateBy = ({ batas }: Register, now: Date) => {
  const menit = Math.floor((now.getTime() - Date.parse(batas)) / 60_000);
  if (menit <= 0) return '';
  return menit < 60 ? `${menit} mnt` : menit < 1440 ? `${Math.floor(menit / 60)} jam` : `${Math.floor(menit / 1440)} hari`;
};
