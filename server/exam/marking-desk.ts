import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { isReason } from '#contract/exam/exam';
import { examRefusals } from '#contract/exam/exam.refusals';
import { marked, type SelNilai, scoreOf } from '#contract/exam/marking';
import type { marking } from '#contract/exam/marking.api';
import { markingRefusals as no } from '#contract/exam/marking.refusals';
import type { InputOf, OutputOf } from '#contract/kit/endpoint';
import { common } from '#contract/kit/refusal';
import { AnswersOfExam } from '#projections/exam/marking.query';
import { participantId } from '#projections/exam/sitting.query';
import { NamesOf } from '#projections/identity/account.query';
import { ReadSide } from '#projections/kit/read-side';
import { CorrectKey, correctionOf, FinishMarking } from '#server/exam/answer-key.decider';
import { examDecider } from '#server/exam/exam.decider';
import { there } from '#server/exam/exam.state';
import { MarkEssay, markDecider } from '#server/exam/mark.decider';
import { Clock } from '#server/kit/clock';
import type { Actor, Receipt } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { lineOf, Refused, refuse, refuseUnless } from '#server/kit/deciding/refused';
import { stepOf } from '#server/kit/deciding/step-of';
import { Journal } from '#server/kit/log/journal';
import { someAtOnce } from '#server/kit/some-at-once';

type Impact = OutputOf<typeof marking.correct>['data'];
type Outcome = OutputOf<typeof marking.mark>['data'][number];
type Of = { id_peserta: string; id_cbt: string; id_murid: string };
const AT_ONCE = 8;

/** Where exams are marked by hand, and put right. */
@Injectable()
export class MarkingDesk {
  constructor(
    @Inject(CommandBus) private readonly commands: CommandBus, @Inject(QueryBus) private readonly queries: QueryBus, @Inject(Deciding) private readonly deciding: Deciding,
    private readonly journal: Journal, @Inject(ReadSide) private readonly readSide: ReadSide, @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Each cell by itself: what is wrong with one keeps no other from being written. */
  async mark({ id: id_cbt, nilaiBundle }: InputOf<typeof marking.mark>, by: Actor): Promise<Receipt> {
    const { peserta } = there(await this.deciding.stateOf(examDecider, id_cbt));
    const seats = new Map(peserta.map(({ id_murid }): [string, Of] => [participantId(id_cbt, id_murid), { id_peserta: participantId(id_cbt, id_murid), id_cbt, id_murid }]));
    const positions: string[] = [];
    const outcomes = await someAtOnce(nilaiBundle.map((cell, i) => ({ cell, i })), AT_ONCE, async ({ cell, i }): Promise<Outcome> => {
      const of = seats.get(cell.id_murid ? participantId(id_cbt, cell.id_murid) : cell.id_peserta ?? '');
      const told = { id_peserta: of?.id_peserta ?? cell.id_peserta ?? null, id_murid: of?.id_murid ?? cell.id_murid ?? null, id_soal: cell.id_soal };
      try {
        refuseUnless(of && (cell.id_peserta ?? of.id_peserta) === of.id_peserta, common.NOT_FOUND);
        const { position } = await this.commands.execute(new MarkEssay({ ...of, id_soal: cell.id_soal, ...scoresIn(cell), catatan: cell.catatan, sebelum: cell.sebelum }, stepOf(by, `cell ${i}`)));
        if (position) positions.push(position);
        return { ...told, hasil: position ? 'ok' : 'tidak_berubah', ...(await this.standing(of, cell.id_soal)) };
      } catch (error) {
        const { refusal } = lineOf(error);
        return { ...told, hasil: refusal.code, ...(of && refusal === common.CONFLICT ? await this.standing(of, cell.id_soal) : NOBODY) };
      }
    });
    await Promise.all(positions.map((it) => this.readSide.upTo(it)));
    return { position: positions.at(-1), data: await this.named(outcomes) };
  }

  finish({ id_cbt }: InputOf<typeof marking.finish>, by: Actor): Promise<Receipt> {
    return this.commands.execute(new FinishMarking({ id_cbt, at: this.clock.now().toISOString() }, by));
  }

  /** What it would change is told before and after by the same function that marks. */
  async correct({ id: id_cbt, soal: id_soal, cara, kunci, alasan, dry_run }: InputOf<typeof marking.correct>, by: Actor): Promise<Receipt> {
    const data = await this.impact(id_cbt, id_soal, { cara, kunci });
    if (dry_run) return { position: undefined, data };
    if (!isReason(alasan)) throw new Refused(examRefusals.REASON_MISSING, {}, { alasan: examRefusals.REASON_MISSING });
    return { ...(await this.commands.execute(new CorrectKey({ id_cbt, id_soal, koreksi: data.koreksi, alasan }, by))), data };
  }

  private async impact(id_cbt: string, id_soal: string, wish: Impact['koreksi']): Promise<Impact> {
    const { asked, murid } = await this.queries.execute(new AnswersOfExam({ id_cbt }));
    const koreksi = correctionOf(asked, id_soal, wish);
    const koreksi_sebelum = asked.find((it) => it.id_soal === id_soal)?.koreksi ?? null;
    const after = asked.map((it) => (it.id_soal === id_soal ? { ...it, koreksi } : it));
    const berubah = murid.filter(({ isErased }) => !isErased).flatMap(({ id_peserta, id_murid, nama, nis, id_kelas_tahun_ajaran, kelas, jawaban, esai, nilai: sebelum, sementara: sementara_sebelum }) => {
      const { nilai: sesudah, sementara: sementara_sesudah } = marked(after, jawaban, esai);
      return sebelum === sesudah && sementara_sebelum === sementara_sesudah ? [] : [{ id_peserta, id_murid, nama, nis, id_kelas_tahun_ajaran, kelas, sebelum, sesudah, sementara_sebelum, sementara_sesudah }];
    });
    const naik = berubah.filter((it) => it.sementara_sesudah > it.sementara_sebelum).length;
    const turun = berubah.filter((it) => it.sementara_sesudah < it.sementara_sebelum).length;
    return { id_soal, koreksi_sebelum, koreksi, peserta: murid.length, naik, turun, tetap: murid.length - naik - turun, berubah };
  }

  /** What stands, by the log itself: whoever was first is told of by name, however far the tables are. */
  private async standing({ id_peserta }: Of, id_soal: string): Promise<Pick<Outcome, 'skor' | 'rubrik' | 'catatan' | 'oleh' | 'pada'>> {
    const last = (await this.journal.read(`${markDecider.stream}-${id_peserta}`)).findLast(({ type, data }) => type === 'EssayMarked' && data.id_soal === id_soal);
    return last ? { skor: last.data.skor, rubrik: last.data.rubrik, catatan: last.data.catatan, oleh: last.meta.account ? { id: last.meta.account, nama: null } : null, pada: last.at } : NOBODY;
  }

  private async named(outcomes: readonly Outcome[]): Promise<Outcome[]> {
    const names = await this.queries.execute(new NamesOf({ ids: [...new Set(outcomes.flatMap(({ oleh }) => oleh?.id ?? []))] }));
    return outcomes.map((it) => ({ ...it, oleh: it.oleh && { id: it.oleh.id, nama: names.get(it.oleh.id) ?? null } }));
  }
}

const NOBODY = { skor: null, rubrik: [], catatan: null, oleh: null, pada: null };
const rounded = (it: number) => Math.round(it * 100) / 100;

/** What is written in a cell as numbers; of a rubric alone its sum. */
function scoresIn({ skor, rubrik }: SelNilai) {
  const parts = rubrik.map((it) => scoreOf(it) ?? refuse(no.NOT_A_SCORE));
  const sum = parts.length ? rounded(parts.reduce((all, it) => all + it, 0)) : undefined;
  const whole = skor === null || skor === undefined ? sum : scoreOf(skor);
  refuseUnless(whole !== undefined, no.NOT_A_SCORE);
  return { skor: whole, rubrik: parts };
}
