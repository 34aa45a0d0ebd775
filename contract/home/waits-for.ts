import type { Menunggu } from '#contract/home/home.api';

/** So many of them are named. */
const NAMED = 3;

/** All that waits of a kind, the most pressing first, as it is told. */
export const waitsFor = (jenis: Menunggu['jenis'], all: Menunggu['perihal']): Menunggu => ({ jenis, jumlah: all.length, perihal: all.slice(0, NAMED) });
