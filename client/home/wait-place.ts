import type { Menunggu } from '#contract/home/home.api';

/** Leads to the gradebook that all of it waits in, or to the list of one's own. */
export function bookOrAll({ jumlah, perihal }: Menunggu): string {
  const [first, ...more] = new Set(perihal.flatMap(({ buku = [] }) => buku.map((it) => `${it.id_mata_pelajaran}/${it.id_kelas_tahun_ajaran}`)));
  return jumlah > perihal.length || more.length ? '/teacher/reports?sebagai=guru' : `/teacher/reports/${first}/detail`;
}
