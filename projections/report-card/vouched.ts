import { createHash } from 'node:crypto';
import type { IsiRapor } from '#contract/report-card/report';

/** What whoever gives their word for a report vouches for: grades, attitudes, notes, conduct and the decision. Days of absence go on being counted, and are closed by publishing. */
export const vouchedFor = ({ mapel, sikap, prestasi, penghargaan, pelanggaran, kegiatan, catatan_wali, kokurikuler, keputusan }: IsiRapor) =>
  createHash('sha256').update(JSON.stringify([mapel, sikap, prestasi, penghargaan, pelanggaran, kegiatan, catatan_wali, kokurikuler, keputusan])).digest('base64url');
