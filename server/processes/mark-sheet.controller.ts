import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type BarisDaftarNilai, assignment } from '#contract/assignment/assignment.api';
import { assignmentRefusals as no } from '#contract/assignment/assignment.refusals';
import { scoreOf } from '#contract/exam/marking';
import type { InputOf } from '#contract/kit/endpoint';
import { alike } from '#contract/kit/fields';
import type { z } from 'zod';
import { StudentsOfAssignment } from '#projections/assignment/work.query';
import { teachesById } from '#server/assignment/assignment.policy';
import { refuseUnless } from '#server/kit/deciding/refused';
import { Endpoint, Input, Sent } from '#server/kit/edge/endpoint';
import type { SentFile } from '#server/kit/edge/upload';
import { readSheet } from '#server/processes/import/sheet';

type Line = z.infer<typeof BarisDaftarNilai>;
type Student = { id_murid: string; nama: string | null; nis: string | null; versi: number; tugas_nilai: number | null; feedback: string | null };
const TITLES = { nis: ['nis'], nilai: ['nilai', 'mark'], feedback: ['umpan balik', 'feedback'], versi: ['versi', 'version'] };
const MOST_FEEDBACK = 5_000;
/** What is no mark is told up to here. */
const MOST_TOLD = 100;

/** Marks that come back in a sheet: what they would change is told, and nothing written. */
@Controller()
export class MarkSheetController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(assignment.readSheet, teachesById)
  async read(@Input() { id }: InputOf<typeof assignment.readSheet>, @Sent() file: SentFile) {
    const rows = await readSheet(file.bytes);
    const head = rows.findIndex((row) => columnOf(row, 'nis') >= 0 && columnOf(row, 'nilai') >= 0);
    refuseUnless(head >= 0, no.NOT_A_MARK_SHEET);
    const students = await this.queries.execute(new StudentsOfAssignment({ id_sesi: id }));
    return { position: undefined, data: linesOf(rows, head, students) };
  }
}

const columnOf = (row: readonly string[], title: keyof typeof TITLES) => row.findIndex((it) => TITLES[title].includes(alike(it)));

/** A mark that is left empty is left as it is, and so is a feedback. Nobody's work is marked in a version that the sheet does not know. */
function linesOf(rows: readonly string[][], head: number, students: readonly Student[]): Line[] {
  const seen = new Set<string>();
  const places = new Map((Object.keys(TITLES) as (keyof typeof TITLES)[]).map((it) => [it, columnOf(rows[head] as string[], it)]));
  const cell = (row: readonly string[], title: keyof typeof TITLES) => row[places.get(title) ?? -1]?.trim() ?? '';
  return rows.slice(head + 1).flatMap((row, i): Line[] => {
    const [nis, said, feedback] = [cell(row, 'nis').replace(/^'/, ''), cell(row, 'nilai'), cell(row, 'feedback')];
    if (!nis && !said && !feedback) return [];
    const [student, mark] = [students.find((it) => it.nis === nis), said ? scoreOf(said) : null];
    const versi = /^\d{1,4}$/.test(cell(row, 'versi')) ? Number(cell(row, 'versi')) : null;
    const line = { baris: head + i + 2, nis, id_murid: student?.id_murid ?? null, nama: student?.nama ?? null, versi, ditulis: said.slice(0, MOST_TOLD), tugas_nilai: mark ?? null, feedback, sebelum: student ? { tugas_nilai: student.tugas_nilai, feedback: student.feedback ?? '' } : null };
    if (!student) return [{ ...line, hasil: 'NOT_IN_CLASS' }];
    if (seen.has(student.id_murid)) return [{ ...line, hasil: 'STUDENT_TWICE' }];
    seen.add(student.id_murid);
    if (mark === undefined || (mark !== null && mark > 100) || feedback.length > MOST_FEEDBACK) return [{ ...line, hasil: 'NOT_A_MARK' }];
    const isSame = (mark === null || mark === student.tugas_nilai) && (!feedback || feedback === (student.feedback ?? ''));
    if (!isSame && versi !== null && versi !== student.versi) return [{ ...line, hasil: no.VERSION_CHANGED.code }];
    return [{ ...line, hasil: isSame ? 'sama' : student.tugas_nilai === null ? 'baru' : 'berubah' }];
  });
}
