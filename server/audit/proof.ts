import type { CheckedSeal, Run } from '#server/kit/log/log-check';

/** Seals and a verification, in the contract's words. */
export const proof = (seals: readonly CheckedSeal[], kunci_publik: string, run: Run) => ({
  kunci_publik,
  segel: seals.map(({ number, since, tanggal, at, position, count, hash, isSigned }) => ({ nomor_awal: since ?? number, nomor: number, tanggal, at, position, jumlah: count, hash, sah: isSigned })),
  verifikasi: verification(run),
});

function verification({ began, ended, failed, done, total, verdict }: Run) {
  return {
    status: !ended ? ('berjalan' as const) : failed ? ('gagal' as const) : ('selesai' as const),
    mulai: began, selesai: ended ?? null, diperiksa: done, total: Math.max(total, done),
    utuh: verdict ? verdict.broken === null : null,
    jumlah_stream: verdict?.streams ?? null, jumlah_segel: verdict?.seals ?? null, tersegel: verdict?.sealed ?? null,
    rusak: verdict?.broken ? broken(verdict.broken) : null,
  };
}

const broken = ({ what, seal, why, ...named }: NonNullable<NonNullable<Run['verdict']>['broken']>) => ({ jenis: what, segel: seal, keterangan: why, ...named });
