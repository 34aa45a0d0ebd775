import { type Dampak, type DampakMurid, type DampakNilai, type DampakRapor } from '#contract/grading/impact';
import { JENIS_LAJUR } from '#contract/grading/ledger.api';
import { grouped } from '#contract/kit/grouped';
import type { BahanNilai } from '#projections/grading/class-data';
import { gradesOf, type NilaiKelas, type NilaiMurid } from '#projections/grading/class-grades';
import { ledgerOf } from '#projections/grading/ledger.query';
import { uuidV5 } from '#projections/kit/uuid';
import { NONE_ABSENT } from '#projections/report-card/absences';
import { subjectsOfReport } from '#projections/report-card/subject-grades';

/** A report that was made, whatever of it went out. */
export type RaporDibuat = DampakRapor & { id_murid: string };

/** What becomes of the students of a class whose grades came from `now` and would come from `then`; of whom nothing changes nothing. */
export function changesIn(now: BahanNilai, then: BahanNilai, rapor: readonly RaporDibuat[]): DampakMurid[] {
  const touched = touchedBy(now, then);
  if (!touched.length) return [];
  const before = gradesOf(now);
  const after = then.kumer !== now.kumer ? gradesOf(then) : mended(before, gradesOf({ ...then, mapel: touched }), then);
  const [ranked, ranking] = [ranksOf(before), ranksOf(after)];
  const [was, is] = [gradesBy(before), gradesBy(after)];
  const reports = grouped(rapor, (it) => it.id_murid);
  const { id_kelas_tahun_ajaran, kelas } = now.kelas;
  return now.murid.flatMap(({ id_murid, nama, nis }): DampakMurid[] => {
    const nilai = touched.flatMap((subject) => {
      const rule = before.mapel.find((it) => it.id_mata_pelajaran === subject.id_mata_pelajaran)?.aturan ?? subject.aturan;
      const key = `${id_murid} ${subject.id_mata_pelajaran}`;
      return gradeChanges(was.get(key), is.get(key)).map((it) => ({ id_mata_pelajaran: subject.id_mata_pelajaran, mapel: subject.mapel, kkm_sebelum: rule.kkm, kkm: subject.aturan.kkm, ...it }));
    });
    const said = (it: NilaiKelas, type: DampakRapor['type']) => JSON.stringify([it.kumer, it.sikap.filter((one) => one.id_murid === id_murid), subjectsOfReport(it, id_murid, type)]);
    const changed = (reports.get(id_murid) ?? []).filter(({ type }) => said(before, type) !== said(after, type)).map(({ id_murid: _, ...it }) => it);
    const [peringkat_sebelum, peringkat] = [ranked.get(id_murid) ?? null, ranking.get(id_murid) ?? null];
    if (!nilai.length && !changed.length && peringkat_sebelum === peringkat) return [];
    return [{ id_murid, nama, nis, id_kelas_tahun_ajaran, kelas, peringkat_sebelum, peringkat, nilai, rapor: changed }];
  });
}

/** Subjects whose grades may come out otherwise. */
function touchedBy(now: BahanNilai, then: BahanNilai) {
  const rules = new Map(now.mapel.map((it) => [it.id_mata_pelajaran, JSON.stringify(it.aturan)]));
  const entered = now.kolom !== then.kolom || now.nilai !== then.nilai ? enteredIn(now, then) : new Set<string>();
  return then.mapel.filter((it) => entered.has(it.id_mata_pelajaran) || rules.get(it.id_mata_pelajaran) !== JSON.stringify(it.aturan));
}

/** Subjects in which a column or a score is another, or a column is gone. */
function enteredIn(now: BahanNilai, then: BahanNilai) {
  const subjectOf = new Map([...now.kolom, ...then.kolom].map((it) => [it.id_kolom, it.id_mata_pelajaran]));
  const [columns, scores] = [new Set(now.kolom), new Set(now.nilai)];
  const left = new Set(then.kolom.map((it) => it.id_kolom));
  const changed = [...then.kolom.filter((it) => !columns.has(it)), ...now.kolom.filter((it) => !left.has(it.id_kolom)), ...then.nilai.filter((it) => !scores.has(it))];
  return new Set(changed.flatMap(({ id_kolom }) => subjectOf.get(id_kolom) ?? []));
}

const mended = (before: NilaiKelas, part: NilaiKelas, { mapel }: BahanNilai): NilaiKelas => {
  const counted = new Set(part.mapel.map((it) => it.id_mata_pelajaran));
  return { ...before, mapel, nilai: [...before.nilai.filter((it) => !counted.has(it.id_mata_pelajaran)), ...part.nilai] };
};

const gradesBy = ({ nilai }: NilaiKelas) => new Map(nilai.map((it) => [`${it.id_murid} ${it.id_mata_pelajaran}`, it]));
const ranksOf = (it: NilaiKelas) => new Map(ledgerOf(it, () => NONE_ABSENT).murid.map(({ id_murid, peringkat }) => [id_murid, peringkat]));

/** The grades of a subject that are others afterwards. */
const gradeChanges = (before: NilaiMurid | undefined, after: NilaiMurid | undefined) => JENIS_LAJUR.flatMap((jenis): Pick<DampakNilai, 'jenis' | 'nilai_sebelum' | 'nilai' | 'predikat_sebelum' | 'predikat' | 'tuntas_sebelum' | 'tuntas'>[] => {
  const [old, now] = [before?.[jenis], after?.[jenis]];
  const it = { jenis, nilai_sebelum: old?.nilai ?? null, nilai: now?.nilai ?? null, predikat_sebelum: old?.predikat ?? null, predikat: now?.predikat ?? null, tuntas_sebelum: old?.tuntas ?? null, tuntas: now?.tuntas ?? null };
  return it.nilai_sebelum === it.nilai && it.predikat_sebelum === it.predikat && it.tuntas_sebelum === it.tuntas ? [] : [it];
});

const falls = (it: DampakMurid) => it.nilai.some((one) => one.tuntas === false && one.tuntas_sebelum !== false);
const rises = (it: DampakMurid) => it.nilai.some((one) => one.tuntas !== false && one.tuntas_sebelum === false);
const lost = (it: DampakMurid) => it.nilai.reduce((most, { nilai_sebelum, nilai }) => Math.max(most, (nilai_sebelum ?? 0) - (nilai ?? 0)), -100);
/** How far below the passing grade somebody falls; a grade that is not there is all the way down. */
const depth = (it: DampakMurid) => it.nilai.reduce((most, { kkm, nilai, tuntas, tuntas_sebelum }) => (tuntas === false && tuntas_sebelum !== false ? Math.max(most, kkm - (nilai ?? 0)) : most), 0);
/** Who falls below the passing grade first, the deepest before the others, then who loses most. */
const worstFirst = (one: DampakMurid, other: DampakMurid) =>
  Number(falls(other)) - Number(falls(one)) || depth(other) - depth(one) || Number(other.nilai.length > 0) - Number(one.nilai.length > 0) || lost(other) - lost(one) || one.kelas.localeCompare(other.kelas, 'id', { numeric: true }) || (one.nama ?? '').localeCompare(other.nama ?? '', 'id') || one.id_murid.localeCompare(other.id_murid);

/** Where fingerprints of impacts are made. */
const NAMESPACE = 'b1a6f3f2-5f64-5d0e-9a55-0c3f0e7d2a11';

/** All changes with their totals; `beyond`: what could not be counted, and whether reports of that are out. */
export function summed(changes: readonly DampakMurid[], beyond: { kelas: number; terbit: boolean }): Dampak {
  const murid = [...changes].sort(worstFirst);
  const [nilai, rapor] = [murid.flatMap((it) => it.nilai), murid.flatMap((it) => it.rapor)];
  const terbit = rapor.filter((it) => it.isPublished).length;
  return {
    sidik: uuidV5(NAMESPACE, JSON.stringify([beyond, murid])), alasan_wajib: terbit > 0 || beyond.terbit, kelas: new Set(murid.map((it) => it.id_kelas_tahun_ajaran)).size, jumlah_murid: murid.length,
    nilai: nilai.filter((it) => it.nilai !== it.nilai_sebelum).length, predikat: nilai.filter((it) => it.predikat !== it.predikat_sebelum).length,
    turun: murid.filter(falls).length, naik: murid.filter(rises).length, peringkat: murid.filter((it) => it.peringkat !== it.peringkat_sebelum).length,
    rapor: { draf: rapor.length - terbit, terbit, versi: rapor.reduce((sum, it) => sum + it.versi, 0) }, kelas_belum_dihitung: beyond.kelas, murid,
  };
}
