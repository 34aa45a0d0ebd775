import type { AsalPindahan, AspekSikap, CARA_NILAI, JenisDeskripsi } from '#contract/grading/gradebook';
import type { Reasoned } from '#contract/kit/reasoned';
import type { SeenOf } from '#contract/kit/seen';
import { DomainCommand } from '#server/kit/deciding/command';
import type { IsiKolom } from '#server/grading/gradebook.state';

/** Why, where the semester is closed. */
type Because = Pick<Reasoned, 'alasan'>;
export type OfBook = { id_kelas_tahun_ajaran: string; id_mata_pelajaran: string };
/** A score as it was read from what was written; `sebelum`: what its writer saw, `dari`: where it was earned, of a student who moved here. */
export type Cell = { id_kolom: string; id_murid: string; nilai: number | null; sebelum?: number | null | undefined; dari?: AsalPindahan | undefined };
export class AddColumns extends DomainCommand<OfBook & Because & { kolom: readonly (IsiKolom & { id_kolom: string })[] }> {}
/** What is left out stays. */
export class ChangeColumn extends DomainCommand<OfBook & Reasoned & { id_kolom: string; perubahan: Partial<Pick<IsiKolom, 'nama' | 'bobot' | 'tanggal' | 'teknik' | 'isRemedial'>> }> {}
export class RemoveColumn extends DomainCommand<OfBook & Reasoned & { id_kolom: string; beserta_nilai: boolean }> {}
/** Only the cells that may be written are, see `wrongWith`. */
export class EnterScores extends DomainCommand<OfBook & { sel: readonly Cell[]; cara: (typeof CARA_NILAI)[number]; alasan: string }> {}
/** What is not brought along of a class that students left. */
export class LeaveScores extends DomainCommand<OfBook & { sel: readonly { id_murid: string; nilai: number; dari: AsalPindahan }[]; alasan: string }> {}
export class WriteDescription extends DomainCommand<OfBook & Because & { id_murid: string; jenis: JenisDeskripsi; teks: string | null; sebelum?: SeenOf }> {}
export class JudgeAttitude extends DomainCommand<OfBook & Because & { id_murid: string; aspek: AspekSikap; nilai: number | null; jurnal: string; sebelum?: SeenOf }> {}
export class LockGradebook extends DomainCommand<OfBook & Because> {}
export class AskUnlock extends DomainCommand<OfBook & { alasan: string }> {}
export class UnlockGradebook extends DomainCommand<OfBook & { alasan: string }> {}
