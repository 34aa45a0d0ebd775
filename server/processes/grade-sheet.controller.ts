import { Controller, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { gradeSheet } from '#contract/grading/grade-sheet.api';
import { gradebookRefusals as no } from '#contract/grading/gradebook.refusals';
import type { InputOf } from '#contract/kit/endpoint';
import { OpenGradebook } from '#projections/grading/gradebook.query';
import { readsGrades, writesGrades } from '#server/grading/gradebook.policy';
import { GradebookDesk } from '#server/grading/gradebook-desk';
import type { Actor } from '#server/kit/deciding/command';
import { refuse } from '#server/kit/deciding/refused';
import { asFile } from '#server/kit/edge/download';
import { By, Endpoint, Input, Sent } from '#server/kit/edge/endpoint';
import type { SentFile } from '#server/kit/edge/upload';
import { gradeWorkbook, readGrades } from '#server/processes/grade-sheet';
import { readSheet } from '#server/processes/import/sheet';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CHANGES = ['baru', 'berubah'];

/** Scores that leave as a sheet and come back: what they would change is told first. */
@Controller()
export class GradeSheetController {
  constructor(private readonly queries: QueryBus, private readonly desk: GradebookDesk) {}

  @Endpoint(gradeSheet.take, readsGrades)
  async take(@Input() input: InputOf<typeof gradeSheet.take>, @Res({ passthrough: true }) reply: FastifyReply) {
    const book = await this.bookOf(input);
    return asFile(reply, { name: `nilai-${book.kelas}-${book.mapel}.xlsx`, type: XLSX, bytes: await gradeWorkbook(book) });
  }

  @Endpoint(gradeSheet.bring, writesGrades)
  async bring(@Input() { dry_run, alasan, ...which }: InputOf<typeof gradeSheet.bring>, @Sent() file: SentFile, @By() by: Actor) {
    const { lembar, asing } = readGrades(await readSheet(file.bytes), await this.bookOf(which)) ?? refuse(no.NOT_A_GRADE_SHEET);
    const data = lembar.flatMap(({ id_kolom, id_murid, nilai, sebelum, hasil }) => (id_kolom && id_murid && CHANGES.includes(hasil) ? [{ id_kolom, id_murid, nilai, sebelum }] : []));
    if (dry_run || !data.length) return { position: undefined, data: { lembar, asing, sel: [] } };
    const receipt = await this.desk.enter({ ...which, data, cara: 'impor', alasan }, by);
    return { ...receipt, data: { lembar, asing, sel: receipt.data } };
  }

  private async bookOf(which: { id_kelas: string; id_mata_pelajaran: string }) {
    return (await this.queries.execute(new OpenGradebook(await this.desk.bookOf(which)))) ?? refuse(no.NO_GRADEBOOK);
  }
}
