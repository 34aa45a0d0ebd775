import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { isKindOf, isOfMerdeka, isToldMidSemester, type KolomNilai, mayBeRemedial } from '#contract/grading/gradebook';
import { MOST_COLUMNS } from '#contract/grading/gradebook.api';
import { AttitudeJudged, DescriptionWritten, GradebookLocked, GradebookUnlocked, GradeColumnAdded, GradeColumnChanged, GradeColumnRemoved, ScoreEntered, ScoreLeftBehind, UnlockAsked } from '#contract/grading/gradebook.events';
import { gradebookRefusals as no } from '#contract/grading/gradebook.refusals';
import { objection } from '#contract/grading/impact';
import { because, LEAST_REASON } from '#contract/kit/reasoned';
import { common, type Refusal } from '#contract/kit/refusal';
import { type BookGrounds, GradebookGrounds, gradebookId } from '#projections/grading/gradebook-place.query';
import { ImpactToWeigh } from '#projections/grading/impact.query';
import { AddColumns, AskUnlock, type Cell, ChangeColumn, EnterScores, JudgeAttitude, LeaveScores, LockGradebook, type OfBook, RemoveColumn, UnlockGradebook, WriteDescription } from '#server/grading/gradebook.commands';
import { type Buku, cellOf, describedAs, EMPTY, type IsiKolom, judgedAs, scoresIn, withBrought, withColumn, withoutColumn, withScore } from '#server/grading/gradebook.state';
import type { Actor } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuse, refuseFor, refuseUnless } from '#server/kit/deciding/refused';

const ofBook = ({ id_kelas_tahun_ajaran, id_mata_pelajaran }: OfBook) => ({ id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, id_mata_pelajaran), id_kelas_tahun_ajaran, id_mata_pelajaran });
type Known = { buku?: BookGrounds | undefined };
type Wished = OfBook & Partial<Pick<ChangeColumn['data'], 'id_kolom' | 'perubahan' | 'dampak'>>;
/** Usual where nobody has judged: Good (domain 1.9). */
const USUAL = 3;

/** The grades of a subject in a class of a semester: its columns, every cell of them, what was written and judged of students. */
export const gradebookDecider = decider({
  stream: 'gradebook',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_kelas_tahun_ajaran, id_mata_pelajaran }: OfBook) => gradebookId(id_kelas_tahun_ajaran, id_mata_pelajaran),
  commands: { AddColumns, ChangeColumn, RemoveColumn, EnterScores, LeaveScores, WriteDescription, JudgeAttitude, LockGradebook, AskUnlock, UnlockGradebook },
  events: { GradeColumnAdded, GradeColumnChanged, GradeColumnRemoved, ScoreEntered, ScoreLeftBehind, DescriptionWritten, AttitudeJudged, GradebookLocked, UnlockAsked, GradebookUnlocked },
  initial: EMPTY,
  needs: ({ id_kelas_tahun_ajaran, id_mata_pelajaran, id_kolom, perubahan, dampak }: Wished, state, command) => {
    const of = { id_kelas_tahun_ajaran, id_mata_pelajaran };
    const kolom = command === 'RemoveColumn' ? null : perubahan;
    const isCounted = id_kolom && kolom !== undefined && scoresIn(state, id_kolom);
    return { buku: new GradebookGrounds(of), akibat: isCounted ? new ImpactToWeigh({ ubah: { jenis: 'kolom', ...of, id_kolom, kolom }, dampak }) : undefined };
  },
  decide: {
    AddColumns: ({ kolom, alasan, ...of }, state, { by, needs }) => {
      const known = writable(needs, state, by, alasan);
      refuseUnless(Object.keys(state.kolom).length + kolom.length <= MOST_COLUMNS, no.TOO_MANY_COLUMNS, { jumlah: MOST_COLUMNS });
      refuseUnless(new Set(kolom.map((it) => it.id_kolom)).size === kolom.length && kolom.every((it) => !state.kolom[it.id_kolom] && !state.dibuang.includes(it.id_kolom)), no.COLUMN_TWICE);
      for (const it of kolom) refuseUnfit(it, known);
      return kolom.map((it) => GradeColumnAdded({ ...ofBook(of), ...it, ...because(alasan) }));
    },
    ChangeColumn: ({ id_kolom, perubahan, alasan, dampak, ...of }, state, { by, needs }) => {
      const known = writable(needs, state, by, alasan);
      const sebelum = state.kolom[id_kolom] ?? refuse(no.NO_SUCH_COLUMN);
      const after = { ...sebelum, ...perubahan };
      refuseUnfit(after, known);
      if (JSON.stringify(after) === JSON.stringify(sebelum)) return nothing;
      if (scoresIn(state, id_kolom)) refuseOut(known);
      refuseFor(objection(needs.akibat, { alasan, dampak }), 'alasan');
      return GradeColumnChanged({ ...ofBook(of), id_kolom, ...after, sebelum, alasan: alasan || null });
    },
    RemoveColumn: ({ id_kolom, beserta_nilai, alasan, dampak, ...of }, state, { by, needs }) => {
      const known = writable(needs, state, by, alasan);
      const sebelum = state.kolom[id_kolom] ?? refuse(no.NO_SUCH_COLUMN);
      const jumlah_nilai = scoresIn(state, id_kolom);
      if (jumlah_nilai) refuseOut(known);
      refuseUnless(!jumlah_nilai || beserta_nilai, no.COLUMN_HAS_SCORES, { jumlah: jumlah_nilai });
      refuseFor(objection(needs.akibat, { alasan, dampak }), 'alasan');
      return GradeColumnRemoved({ ...ofBook(of), id_kolom, sebelum, jumlah_nilai, alasan: alasan || null });
    },
    EnterScores: ({ sel, cara, alasan, ...of }, state, { by, needs }) => {
      const known = writable(needs, state, by, alasan);
      const written = new Set<string>();
      return sel.flatMap(({ id_kolom, id_murid, nilai, sebelum, dari }) => {
        const cell = cellOf(id_kolom, id_murid);
        const before = state.nilai[cell] ?? null;
        const isSaid = before === nilai && (!dari || state.dibawa[cellOf(dari.id_kolom, id_murid)] === id_kolom);
        // Brought already, by somebody who was first.
        const other = dari && state.dibawa[cellOf(dari.id_kolom, id_murid)];
        const isBrought = Boolean(other) && other !== id_kolom && (state.nilai[cellOf(other as string, id_murid)] ?? null) !== null;
        if (written.has(cell) || isSaid || isBrought || (dari && before !== null && before !== nilai) || wrongWith({ id_kolom, id_murid, nilai, sebelum }, state, known, alasan)) return [];
        written.add(cell);
        return [ScoreEntered({ ...ofBook(of), id_kolom, id_murid, nilai, sebelum: before, cara, alasan: alasan || null, ...(dari && { dari }) })];
      });
    },
    LeaveScores: ({ sel, alasan, ...of }, state, { by, needs }) => {
      const { murid } = writable(needs, state, by, alasan);
      refuseUnless(alasan.length >= LEAST_REASON, no.REASON_NEEDED);
      refuseUnless(sel.every(({ id_murid }) => murid.includes(id_murid)), no.NOT_OF_CLASS);
      return sel.filter(({ id_murid, dari }) => state.dibawa[cellOf(dari.id_kolom, id_murid)] !== null).map((it) => ScoreLeftBehind({ ...ofBook(of), ...it, alasan }));
    },
    WriteDescription: ({ id_murid, jenis, teks, sebelum, alasan, ...of }, state, { by, needs }) => {
      const known = writable(needs, state, by, alasan);
      refuseUnless(known.murid.includes(id_murid), no.NOT_OF_CLASS);
      const before = state.deskripsi[describedAs(id_murid, jenis)] ?? null;
      if (before === teks) return nothing;
      refuseOvertaken(sebelum, { teks: before }, { teks });
      refuseOut(known, id_murid);
      return DescriptionWritten({ ...ofBook(of), id_murid, jenis, teks, sebelum: before, ...because(alasan) });
    },
    JudgeAttitude: ({ id_murid, aspek, nilai, jurnal, sebelum, alasan, ...of }, state, { by, needs }) => {
      const known = writable(needs, state, by, alasan);
      refuseUnless(!known.kumer, no.NO_ATTITUDES);
      refuseUnless(known.murid.includes(id_murid), no.NOT_OF_CLASS);
      refuseUnless(nilai === null || nilai === USUAL || jurnal.length >= LEAST_REASON, no.JOURNAL_NEEDED);
      const before = state.sikap[judgedAs(id_murid, aspek)] ?? { nilai: null, jurnal: null };
      if (before.nilai === nilai && (before.jurnal ?? '') === jurnal) return nothing;
      refuseOvertaken(sebelum, before, { nilai, jurnal });
      refuseOut(known, id_murid);
      return AttitudeJudged({ ...ofBook(of), id_murid, aspek, nilai, sebelum: before.nilai, jurnal, ...because(alasan) });
    },
    LockGradebook: ({ alasan, ...of }, state, { by, needs }) => {
      if (state.terkunci) return nothing;
      const { murid } = writable(needs, state, by, alasan);
      const scored = new Set(Object.entries(state.nilai).flatMap(([cell, it]) => (it === null ? [] : [cell.split(' ')[1]])));
      const jumlah = murid.filter((it) => !scored.has(it)).length;
      refuseUnless(!jumlah, no.GRADES_INCOMPLETE, { jumlah });
      return GradebookLocked({ ...ofBook(of), ...because(alasan) });
    },
    AskUnlock: ({ alasan, ...of }, state, { needs }) => {
      there(needs);
      refuseUnless(state.terkunci, no.GRADES_NOT_LOCKED);
      return state.buka_diminta === alasan ? nothing : UnlockAsked({ ...ofBook(of), alasan });
    },
    UnlockGradebook: ({ alasan, ...of }, state, { by, needs }) => {
      refuseUnless(there(needs).isActive || by.roles.includes('admin'), no.SEMESTER_OVER);
      if (!state.terkunci) return nothing;
      refuseUnless(alasan.length >= LEAST_REASON, no.REASON_NEEDED);
      return GradebookUnlocked({ ...ofBook(of), alasan });
    },
  },
  evolve: {
    GradeColumnAdded: (state, { id_buku_nilai: _, id_kelas_tahun_ajaran: __, id_mata_pelajaran: ___, alasan: ____, ...it }) => withColumn(state, it),
    GradeColumnChanged: (state, { id_buku_nilai: _, id_kelas_tahun_ajaran: __, id_mata_pelajaran: ___, sebelum: ____, alasan: _____, ...it }) => withColumn(state, it),
    GradeColumnRemoved: (state, { id_kolom }) => withoutColumn(state, id_kolom),
    ScoreEntered: (state, { id_kolom, id_murid, nilai, dari }) => withScore(dari ? withBrought(state, dari, id_murid, id_kolom) : state, id_kolom, id_murid, nilai),
    ScoreLeftBehind: (state, { id_murid, dari }) => withBrought(state, dari, id_murid, null),
    DescriptionWritten: (state, { id_murid, jenis, teks }): Buku => ({ ...state, deskripsi: withEntry(state.deskripsi, describedAs(id_murid, jenis), teks) }),
    AttitudeJudged: (state, { id_murid, aspek, nilai, jurnal }): Buku => ({ ...state, sikap: withEntry(state.sikap, judgedAs(id_murid, aspek), { nilai, jurnal }) }),
    GradebookLocked: (state): Buku => ({ ...state, terkunci: true, buka_diminta: null }),
    UnlockAsked: (state, { alasan }): Buku => ({ ...state, buka_diminta: alasan }),
    GradebookUnlocked: (state): Buku => ({ ...state, terkunci: false, buka_diminta: null }),
  },
});

const there = ({ buku }: Known): BookGrounds => buku ?? refuse(no.NO_GRADEBOOK);

/** Written while it is open and its semester is; in a closed one by the admin, who says why. */
function writable(needs: Known, state: Buku, { roles }: Actor, alasan = ''): BookGrounds {
  const known = there(needs);
  const isAdmin = roles.includes('admin');
  refuseUnless(known.isActive || isAdmin, no.SEMESTER_OVER);
  refuseUnless(known.isActive || alasan.length >= LEAST_REASON, no.REASON_NEEDED);
  refuseUnless(!state.terkunci, no.GRADES_LOCKED);
  return known;
}

/** Grades stay as a report of the end of the semester has them, until it is opened again; of a whole column, as long as anybody's is out. */
const refuseOut = ({ terbit }: BookGrounds, id_murid?: string) => refuseUnless(id_murid ? !terbit.includes(id_murid) : !terbit.length, no.REPORT_OUT);

/** Why a cell cannot be written by what stands; nothing where it can. What a report of the middle of the semester has told changes with a reason. */
export function wrongWith({ id_kolom, id_murid, nilai, sebelum }: Cell, state: Buku, { murid, terbit, terbit_tengah }: Pick<BookGrounds, 'murid' | 'terbit' | 'terbit_tengah'>, alasan: string): Refusal | undefined {
  const kolom = state.kolom[id_kolom];
  if (!kolom) return no.NO_SUCH_COLUMN;
  if (!murid.includes(id_murid)) return no.NOT_OF_CLASS;
  const now = state.nilai[cellOf(id_kolom, id_murid)] ?? null;
  if (nilai === now) return undefined;
  if (terbit.includes(id_murid)) return no.REPORT_OUT;
  if (sebelum !== undefined && sebelum !== now) return common.CONFLICT;
  return now !== null && terbit_tengah.includes(id_murid) && isToldMidSemester(kolom) && alasan.length < LEAST_REASON ? no.REASON_NEEDED : undefined;
}

const SKILLS = ['praktik', 'projek', 'produk', 'portofolio'];
const KNOWLEDGE = ['tes_tulis', 'tes_lisan', 'penugasan'];
function refuseUnfit({ tipe, assesmentType, id_kd, lingkup_materi, teknik, isRemedial }: IsiKolom | KolomNilai, { kumer, kompetensi }: BookGrounds) {
  refuseUnless(isOfMerdeka(tipe) === kumer, no.COLUMN_OF_OTHER_CURRICULUM);
  refuseUnless(isKindOf(tipe, assesmentType), no.COLUMN_KIND);
  const isOfCompetence = tipe === 'KD' || tipe === 'TP';
  const found = kompetensi.find(({ id }) => id === id_kd);
  refuseUnless(isOfCompetence ? found?.jenis === tipe : id_kd === null, no.COMPETENCE_NEEDED);
  refuseUnless(tipe !== 'KD' || found?.kode.startsWith(assesmentType === 'pengetahuan' ? '3.' : '4.'), no.COMPETENCE_NEEDED);
  refuseUnless(tipe !== 'LM' || lingkup_materi, no.SCOPE_NEEDED);
  const fitting = assesmentType === 'keterampilan' ? SKILLS : assesmentType === 'pengetahuan' ? KNOWLEDGE : [...SKILLS, ...KNOWLEDGE];
  refuseUnless(teknik === null || fitting.includes(teknik), no.TECHNIQUE_KIND);
  refuseUnless(!isRemedial || mayBeRemedial(tipe), no.COLUMN_KIND);
}
