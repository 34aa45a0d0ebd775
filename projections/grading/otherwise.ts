import type { Interval } from '#contract/curriculum/passing-interval';
import type { KompetensiDinilai } from '#contract/grading/final-grade';
import type { KolomNilai } from '#contract/grading/gradebook';
import { type AturanTingkat, type BahanNilai, type BobotK13, ruledBy } from '#projections/grading/class-data';

/** A change that grades follow from. `bobot` and `aturan` are null where the row goes, `interval` where the passing grade does, `kolom` where the column does with its scores; scores may bring columns along that are not there yet (`baru`). */
export type Perubahan =
  | { jenis: 'bobot'; baris: readonly { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; bobot: BobotK13 | null }[] }
  | { jenis: 'pengaturan'; baris: readonly { id_level: string; id_tahun_ajaran: string; aturan: AturanTingkat | null }[] }
  | { jenis: 'kkm'; id_tahun_ajaran: string; kbm: readonly { id: string; kkm: number }[] }
  | { jenis: 'interval'; kkm: number; interval: readonly Interval[] | null }
  | { jenis: 'nilai'; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; sel: readonly { id_kolom: string; id_murid: string; nilai: number | null }[]; baru?: readonly KolomNilai[] }
  | { jenis: 'kolom'; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; id_kolom: string; kolom: Partial<BahanNilai['kolom'][number]> | null };
/** What the change says once it is known which subjects of which levels passing grades are of, what counts where a level has no settings, and of which competences new columns are. */
export type Known = { kbm: ReadonlyMap<string, { id_mata_pelajaran: string; id_level: string }>; biasa: AturanTingkat; kompetensi: ReadonlyMap<string, KompetensiDinilai> };

/** A class as it would be after the change; the same where it does not concern it. */
export function otherwiseBy(it: Perubahan, { kbm, biasa, kompetensi }: Known): (data: BahanNilai) => BahanNilai {
  return (data) => {
    const { kelas: { id_kelas_tahun_ajaran, id_level, id_tahun_ajaran }, asal } = data;
    if (it.jenis === 'bobot') {
      const own = it.baris.filter((row) => row.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran);
      return ruledBy(data, { ...asal, bobot: replaced(asal.bobot, own.map((row) => [row.id_mata_pelajaran, row.bobot])) });
    }
    if (it.jenis === 'pengaturan') {
      const own = it.baris.findLast((row) => row.id_level === id_level && row.id_tahun_ajaran === id_tahun_ajaran);
      return own ? ruledBy(data, { ...asal, tingkat: own.aturan ?? biasa }) : data;
    }
    if (it.jenis === 'kkm') {
      const own = it.kbm.flatMap(({ id, kkm }) => { const of = kbm.get(id); return of?.id_level === id_level ? [[of.id_mata_pelajaran, kkm] as const] : []; });
      return it.id_tahun_ajaran === id_tahun_ajaran ? ruledBy(data, { ...asal, kkm: replaced(asal.kkm, own) }) : data;
    }
    if (it.jenis === 'interval') return ruledBy(data, { ...asal, interval: replaced(asal.interval, [[it.kkm, it.interval]]) });
    if (it.id_kelas_tahun_ajaran !== id_kelas_tahun_ajaran) return data;
    if (it.jenis === 'kolom') {
      const { id_kolom, kolom } = it;
      const isOther = (one: { id_kolom: string }) => one.id_kolom !== id_kolom;
      if (!kolom) return ruledBy({ ...data, kolom: data.kolom.filter(isOther), nilai: data.nilai.filter(isOther) }, asal);
      return ruledBy({ ...data, kolom: data.kolom.map((one) => (isOther(one) ? one : { ...one, ...kolom })) }, asal);
    }
    const written = new Set(it.sel.map(({ id_kolom, id_murid }) => `${id_kolom} ${id_murid}`));
    const baru = (it.baru ?? []).map((one) => ({ ...one, id_mata_pelajaran: it.id_mata_pelajaran, kompetensi: (one.id_kd && kompetensi.get(one.id_kd)) || null }));
    return ruledBy({ ...data, kolom: baru.length ? [...data.kolom, ...baru] : data.kolom, nilai: [...data.nilai.filter(({ id_kolom, id_murid }) => !written.has(`${id_kolom} ${id_murid}`)), ...it.sel] }, asal);
  };
}

/** Entries put in the place of others, or taken away where they are null. */
function replaced<K, V>(known: ReadonlyMap<K, V>, entries: readonly (readonly [K, V | null])[]): ReadonlyMap<K, V> {
  const now = new Map(known);
  for (const [key, value] of entries) value === null ? now.delete(key) : now.set(key, value);
  return now;
}
