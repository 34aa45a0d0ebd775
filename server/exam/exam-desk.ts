import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { classroomRefusals } from '#contract/classroom/classroom.refusals';
import { isFree, type RuangUjian } from '#contract/exam/exam';
import type { exam } from '#contract/exam/exam.api';
import { examRefusals as no } from '#contract/exam/exam.refusals';
import { apportioned, weighted } from '#contract/exam/weights';
import type { InputOf } from '#contract/kit/endpoint';
import { questionBankRefusals } from '#contract/question-bank/question-bank.refusals';
import { QuestionsToAsk, SemestersOf } from '#projections/exam/seats.query';
import { uuidV5 } from '#projections/kit/uuid';
import { MayReadQuestions } from '#projections/question-bank/question.query';
import { ActiveSchoolYear } from '#projections/school-year/school-year.query';
import { ChangeExam, ChooseExamQuestions, PlanExam, type Soal } from '#server/exam/exam.commands';
import { examDecider } from '#server/exam/exam.decider';
import { there } from '#server/exam/exam.state';
import type { Actor } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { Refused, refuse, refuseLost, refuseUnless } from '#server/kit/deciding/refused';

type Planned = InputOf<typeof exam.plan>;
type Changed = InputOf<typeof exam.change>;
type Chosen = InputOf<typeof exam.choose>;
const MINUTE_MS = 60_000;
const after = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();
const between = (from: string, to: string) => Date.parse(to) - Date.parse(from);

/** Makes whole what is wished of an exam: what was left out, the questions in their versions, weights, rooms. */
@Injectable()
export class ExamDesk {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(Deciding) private readonly deciding: Deciding) {}

  async plan({ draf, cbtSoalBundle, pengawas, id_guru: _, mulai, tutup, ...wish }: Planned, by: Actor) {
    const [id_cbt, begins] = [uuidV5(by.command ?? randomUUID(), 'exam'), after(mulai, 0)];
    const safe = isFree(wish.tipe) ? { peramban: 'tanpa', pindah_perangkat: 'bebas' } as const : { peramban: 'nama', pindah_perangkat: 'persetujuan' } as const;
    const receipt = await this.commands.execute(new PlanExam({
      ...wish, id_cbt, id_guru: by.account as string, id_tahun_ajaran: await this.semesterOf(wish.daftar_kelas), mulai: begins, tutup: after(tutup ?? begins, tutup ? 0 : wish.durasi * MINUTE_MS),
      peramban: wish.peramban ?? safe.peramban, pindah_perangkat: wish.pindah_perangkat ?? safe.pindah_perangkat,
      ruang: roomsOf(id_cbt, pengawas, wish.daftar_kelas, [], by), soal: await this.chosen(cbtSoalBundle, [], by), ajukan: !draf,
    }, by));
    return { ...receipt, data: { id: id_cbt, id_cbt } };
  }

  /** Where only its beginning or its length is moved, its end moves along. */
  async change({ id_cbt, id_guru: _, pengawas, mulai, tutup, ...wish }: Changed, by: Actor) {
    const { aturan, ruang, id_tahun_ajaran } = await this.exam(id_cbt);
    const kelas = wish.daftar_kelas ?? aturan.daftar_kelas;
    if (wish.daftar_kelas?.length) refuseUnless((await this.semesterOf(kelas)) === id_tahun_ajaran, no.OTHER_SEMESTER);
    const isMoved = (mulai ?? wish.durasi) !== undefined && tutup === undefined;
    const slack = between(aturan.mulai, aturan.tutup) - aturan.durasi * MINUTE_MS;
    const times = { ...(mulai && { mulai: after(mulai, 0) }), ...(tutup && { tutup: after(tutup, 0) }), ...(isMoved && { tutup: after(mulai ?? aturan.mulai, (wish.durasi ?? aturan.durasi) * MINUTE_MS + slack) }) };
    const rooms = pengawas ? { ruang: roomsOf(id_cbt, pengawas, kelas, ruang, by) } : ruang.length === 1 ? { ruang: ruang.map((it) => ({ ...it, daftar_kelas: kelas })) } : {};
    return this.commands.execute(new ChangeExam({ id_cbt, ...wish, ...times, ...rooms }, by));
  }

  /** What stays where only something is taken out keeps its proportions. */
  async choose({ id_cbt, cbtSoalBundle, deletedQuestions, sebelum }: Chosen, by: Actor) {
    const { soal } = await this.exam(id_cbt);
    const stays = <S extends { id_soal: string }>(it: S) => !deletedQuestions.includes(it.id_soal);
    const left = soal.filter(stays);
    const weights = left.length < soal.length ? apportioned(100, left.map(({ bobot }) => bobot)) : left.map(({ bobot }) => bobot);
    const chosen = cbtSoalBundle ? await this.chosen(cbtSoalBundle.filter(stays), soal, by) : left.map((it, i) => ({ ...it, bobot: weights[i] as number }));
    return this.commands.execute(new ChooseExamQuestions({ id_cbt, soal: chosen, ...(sebelum && { sebelum }) }, by));
  }

  private exam = async (id_cbt: string) => there(await this.deciding.stateOf(examDecider, id_cbt));

  /** That of all these classes, or the active one where there are none. */
  private async semesterOf(kelas: readonly string[]): Promise<string> {
    const [first, ...others] = await this.queries.execute(new SemestersOf({ kelas }));
    if (others.length) throw new Refused(no.OTHER_SEMESTER, {}, { daftar_kelas: no.OTHER_SEMESTER });
    return first ?? (await this.queries.execute(new ActiveSchoolYear()))?.id_tahun_ajaran ?? refuse(classroomRefusals.NO_ACTIVE_YEAR);
  }

  /** Questions that whoever chooses them may read, or that were in the exam before, each once. */
  private async chosen(bundle: Planned['cbtSoalBundle'], before: readonly Soal[], by: Actor): Promise<Soal[]> {
    const ids = bundle.map(({ id_soal }) => id_soal);
    refuseUnless(new Set(ids).size === ids.length, questionBankRefusals.QUESTION_TWICE);
    const added = ids.filter((id) => !before.some(({ id_soal }) => id_soal === id));
    refuseUnless(await this.queries.execute(new MayReadQuestions({ daftar_soal: added, pembaca: { id_guru: by.account as string, isLeader: false } })), questionBankRefusals.QUESTION_NOT_YOURS);
    const weights = weighted(bundle.map(({ bobot }) => bobot));
    const found = await this.queries.execute(new QuestionsToAsk({ daftar_soal: bundle }));
    refuseLost(found.includes(undefined) ? ['cbtSoalBundle'] : []);
    return found.flatMap((it, i) => (it ? { ...it, bobot: weights[i] as number } : []));
  }
}

/** Rooms keep their ids; a new one gets one of its own, whatever it was called by whoever asks for it. */
function roomsOf(id_cbt: string, pengawas: Planned['pengawas'], kelas: readonly string[], before: readonly RuangUjian[], by: Actor): RuangUjian[] {
  const [request, taken] = [by.command ?? randomUUID(), new Set<string>()];
  return pengawas.map(({ id_pengawas_cbt, ruang, daftar_kelas, ...it }, i) => {
    const isKnown = before.some((one) => one.id_pengawas_cbt === id_pengawas_cbt) && !taken.has(id_pengawas_cbt as string);
    const id = isKnown ? (id_pengawas_cbt as string) : uuidV5(id_cbt, `${request} ${i}`);
    taken.add(id);
    return { ...it, id_pengawas_cbt: id, ruang: ruang ?? `Ruang ${i + 1}`, daftar_kelas: [...(daftar_kelas ?? (pengawas.length === 1 ? kelas : []))] };
  });
}
