import { z } from 'zod';
import { JENIS_PERUBAHAN } from '#contract/audit/grade-audit.api';
import { CARA_NILAI, columnChanges, UbahanKolom } from '#contract/grading/gradebook';
import { AttitudeJudged, DescriptionWritten, GradebookLocked, GradebookUnlocked, GradeColumnAdded, GradeColumnChanged, GradeColumnRemoved, ScoreEntered, ScoreLeftBehind, UnlockAsked } from '#contract/grading/gradebook.events';
import type { Recorded } from '#contract/kit/event';
import { Id, Waktu } from '#contract/kit/fields';
import { put } from '#projections/kit/change';
import { projection } from '#projections/kit/projection';
import { about, table } from '#projections/kit/table';

/** Every change of a grade, as an auditor looks for it; of a column with what it was called once that had happened (`kolom`), and what of it was changed. */
export const gradeChange = about(table('grade_change', {
  id: Id, at: Waktu, type: z.enum(JENIS_PERUBAHAN), id_buku_nilai: Id, id_kelas_tahun_ajaran: Id, id_mata_pelajaran: Id, id_murid: Id.nullable(), id_kolom: Id.nullable(),
  nilai_sebelum: z.number().nullable(), nilai: z.number().nullable(), cara: z.enum(CARA_NILAI).nullable(), alasan: z.string().nullable(), kolom: z.string().nullable(), ubahan: z.array(UbahanKolom), oleh: Id.nullable(), role: z.string(),
}, ['id'], [['at'], ['id_buku_nilai', 'at'], ['id_murid', 'at'], ['oleh', 'at']]), { id_murid: 'goes' });

type Told = { id_buku_nilai: string; id_kelas_tahun_ajaran: string; id_mata_pelajaran: string; id_murid?: string; id_kolom?: string; alasan?: string | null | undefined };
type Rest = Partial<Pick<z.output<typeof gradeChange.row>, 'nilai_sebelum' | 'nilai' | 'cara' | 'kolom' | 'ubahan'>>;
const noted = ({ id, at, type, data, meta: { account, role } }: Recorded<Told>, rest: Rest = {}) => put(gradeChange, {
  id, at, type: type as never, id_buku_nilai: data.id_buku_nilai, id_kelas_tahun_ajaran: data.id_kelas_tahun_ajaran, id_mata_pelajaran: data.id_mata_pelajaran, id_murid: data.id_murid ?? null, id_kolom: data.id_kolom ?? null,
  nilai_sebelum: null, nilai: null, cara: null, alasan: data.alasan ?? null, kolom: null, ubahan: [], ...rest, oleh: account, role,
});

export const gradeChangeProjection = projection({
  name: 'grade-change',
  version: 5,
  tables: [gradeChange],
  events: { ScoreEntered, ScoreLeftBehind, GradeColumnAdded, GradeColumnChanged, GradeColumnRemoved, DescriptionWritten, AttitudeJudged, GradebookLocked, UnlockAsked, GradebookUnlocked },
  on: {
    ScoreEntered: (it) => noted(it, { nilai_sebelum: it.data.sebelum, nilai: it.data.nilai, cara: it.data.cara }),
    ScoreLeftBehind: (it) => noted(it, { nilai_sebelum: it.data.nilai }),
    GradeColumnAdded: (it) => noted(it, { kolom: it.data.nama }),
    GradeColumnChanged: (it) => noted(it, { kolom: it.data.nama, ubahan: columnChanges(it.data.sebelum, it.data) }),
    GradeColumnRemoved: (it) => noted(it, { kolom: it.data.sebelum.nama, nilai_sebelum: it.data.jumlah_nilai }),
    DescriptionWritten: (it) => noted(it),
    AttitudeJudged: (it) => noted(it, { nilai_sebelum: it.data.sebelum, nilai: it.data.nilai }),
    GradebookLocked: (it) => noted(it),
    UnlockAsked: (it) => noted(it),
    GradebookUnlocked: (it) => noted(it),
  },
});
