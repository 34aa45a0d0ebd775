import { alike } from '#contract/kit/fields';
import { HARI } from '#contract/school-year/school-days';
import { MOST_PERIODS } from '#contract/timetable/slot';
import { periodAt } from '#contract/timetable/timetable';
import type { Jadwal } from '#contract/timetable/timetable.api';
import { uuidV5 } from '#projections/kit/uuid';
import type { Language } from '#server/kit/edge/language';
import type { Line } from '#server/processes/timetable-exchange/line';
import type { Wished } from '#server/timetable/fitting';
import type { Untold } from '#server/timetable/preview';

const ENGLISH = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MOST_ROOM = 30;
const WORDS = {
  hari: { id: 'Hari "{isi}" tidak dikenal.', en: 'There is no day "{isi}".' }, jam: { id: 'Jam "{isi}" bukan jam pelajaran.', en: '"{isi}" is no period.' },
  kelas: { id: 'Kelas "{isi}" tidak ada di semester ini.', en: 'There is no class "{isi}" in this semester.' }, mapel: { id: 'Mata pelajaran "{isi}" tidak dikenal.', en: 'There is no subject "{isi}".' },
  guru: { id: 'Guru "{isi}" tidak dikenal.', en: 'There is no teacher "{isi}".' }, dua: { id: 'Satu jam pelajaran hanya dapat diisi satu guru: "{isi}".', en: 'A lesson has one teacher: "{isi}".' },
  ruang: { id: 'Nama ruang paling banyak 30 huruf.', en: 'The name of a room has at most 30 letters.' },
};

/** Without titles, which files leave out now and then (domain 8.5). */
const bare = (name: string) => alike(name).replace(/^((prof|drs|dra|dr|ir|h|hj|kh|ust|ustz)\.\s*)+/, '').replace(/,.*$/, '');

/** What the words of a file mean; `id` makes the same line of the same import the same slot. */
export function meant(grid: Jadwal, lines: readonly Line[], id: string, language: Language): { wishes: Wished[]; untold: Untold[] } {
  const byWord = (pairs: (readonly [string | null, string])[]) => new Map(pairs.flatMap(([word, of]) => (word ? [[alike(word), of] as const] : [])));
  const classes = byWord(grid.kelas.flatMap((it) => [[it.kelas, it.id_kelas_tahun_ajaran], [`${it.kelas.replace(/\W/g, '')}`, it.id_kelas_tahun_ajaran]] as const));
  const subjects = byWord(grid.mapel.flatMap((it) => [[it.mapel, it.id_mata_pelajaran], [it.kode, it.id_mata_pelajaran]] as const));
  const teachers = byWord([...grid.guru.map((it) => [it.nama && bare(it.nama), it.id_guru] as const), ...grid.guru.map((it) => [it.nama, it.id_guru] as const)]);
  const result: ReturnType<typeof meant> = { wishes: [], untold: [] };
  for (const line of lines) {
    const fault = (why: keyof typeof WORDS, isi: string) =>
      void result.untold.push({ baris: line.baris, isi: [line.hari, line.jam, line.kelas, line.mapel, line.guru].filter(Boolean).join(' · ').slice(0, 200), pesan: WORDS[why][language].replace('{isi}', isi.slice(0, 60)), alternatif: [] });
    const hari = Math.max(HARI.findIndex((it) => alike(it) === alike(line.hari).replace(/^jum['’`]at$/, 'jumat')), ENGLISH.indexOf(alike(line.hari))) + 1;
    const [posisi, names] = [periodIn(line.jam, grid), [...new Set(line.kelas.split('+').map((it) => it.trim()))]];
    const [mapel, guru] = [subjects.get(alike(line.mapel)), teachers.get(alike(line.guru)) ?? teachers.get(bare(line.guru))];
    if (hari < 1 || hari > 6) fault('hari', line.hari);
    else if (!posisi) fault('jam', line.jam);
    else if (!mapel) fault('mapel', line.mapel);
    else if (!guru) fault(line.guru.includes('+') ? 'dua' : 'guru', line.guru);
    else if (line.ruang.length > MOST_ROOM) fault('ruang', line.ruang);
    else if (names.length > grid.kelas.length) fault('kelas', line.kelas);
    else for (const kelas of names) {
      const of = classes.get(alike(kelas)) ?? classes.get(alike(kelas.replace(/\W/g, '')));
      if (of) result.wishes.push({ id_slot: uuidV5(id, `${line.baris}|${of}`), hari, posisi, id_kelas_tahun_ajaran: of, id_mata_pelajaran: mapel, id_guru: guru, ruang: line.ruang || null, baris: line.baris });
      else fault('kelas', kelas);
    }
  }
  return result;
}

/** `3`, `Jam ke-3`, or the time at which it begins. */
function periodIn(jam: string, { model }: Jadwal): number | undefined {
  const time = /^(\d{1,2})[.:](\d{2})/.exec(jam.trim());
  if (time) return periodAt(model, `${(time[1] as string).padStart(2, '0')}:${time[2]}`, MOST_PERIODS);
  const found = Number(/^\D*(\d{1,2})\D*$/.exec(jam.trim())?.[1] ?? 0);
  return found >= 1 && found <= MOST_PERIODS ? found : undefined;
}
