import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { type Karena, marked, type Nilai, type SebabNilai, type SkorEsai } from '#contract/exam/marking';
import { AttemptGraded, EssayMarked, MarkVoided } from '#contract/exam/marking.events';
import { markingRefusals as no } from '#contract/exam/marking.refusals';
import type { SeenOf } from '#contract/kit/seen';
import { AttemptForMarking, type UntukDinilai } from '#server/exam/attempt-for-marking';
import { DomainCommand } from '#server/kit/deciding/command';
import { decider, nothing } from '#server/kit/deciding/decider';
import { withEntry } from '#server/kit/deciding/entry';
import { refuseOvertaken } from '#server/kit/deciding/overtaken';
import { refuse, refuseUnless } from '#server/kit/deciding/refused';

type Of = { id_peserta: string; id_cbt: string; id_murid: string };
/** Marks what there is, by the keys as they are now. */
export class GradeAttempt extends DomainCommand<Of & { sebab: SebabNilai; karena?: Karena }> {}
/** `sebelum`: what was seen of it. */
export class MarkEssay extends DomainCommand<Of & { id_soal: string; skor: number; rubrik: readonly number[]; catatan: string; sebelum?: SeenOf }> {}
/** The attempt was voided. */
export class VoidMark extends DomainCommand<Of & { ke: number; karena: Karena }> {}

/** `simpanan`: the save that was read. */
type Essay = { skor: number; rubrik: number[]; catatan: string | null; simpanan: string | null };
/** Marks of one attempt: what was given for the one before does not count for the next. */
type State = { ke: number; esai: Readonly<Record<string, Essay>>; terakhir: Nilai | null };

/** A student's marks in one exam: what counts now, and by whom and why it came to be that. */
export const markDecider = decider({
  stream: 'mark',
  history: AUDITORS_OF_TEACHING,
  idOf: ({ id_peserta }: { id_peserta: string }) => id_peserta,
  commands: { GradeAttempt, MarkEssay, VoidMark },
  events: { AttemptGraded, EssayMarked, MarkVoided },
  initial: { ke: 0, esai: {}, terakhir: null } as State,
  needs: ({ id_peserta, id_cbt }, _, command) => ({ dinilai: command === VoidMark.name ? undefined : new AttemptForMarking({ id_peserta, id_cbt }) }),
  decide: {
    GradeAttempt: ({ sebab, karena, ...of }, state, { needs: { dinilai } }) => (dinilai ? graded(of, ofAttempt(state, dinilai.ke), dinilai, sebab, karena) : nothing),
    MarkEssay: ({ id_soal, skor, rubrik, catatan, sebelum, ...of }, state, { needs }) => {
      const dinilai = needs.dinilai ?? refuse(no.NOT_SAT);
      const before = ofAttempt(state, dinilai.ke);
      const isi = dinilai.soal.find((it) => it.id_soal === id_soal)?.isi;
      refuseUnless(isi?.tipe === 'Essay', no.NOT_AN_ESSAY);
      refuseUnless(skor >= 0, no.NOT_A_SCORE);
      refuseUnless(skor <= isi.skor_maksimal, no.SCORE_TOO_HIGH, { jumlah: isi.skor_maksimal });
      for (const [i, part] of rubrik.entries()) refuseUnless(part <= (isi.rubrik[i]?.skor ?? 0), no.SCORE_TOO_HIGH, { jumlah: isi.rubrik[i]?.skor ?? 0 });
      const essay = { skor, rubrik: [...rubrik], catatan, simpanan: dinilai.simpanan[id_soal] ?? null };
      const last = before.esai[id_soal];
      const had = last?.simpanan === essay.simpanan ? last : undefined;
      if (JSON.stringify(had) === JSON.stringify(essay)) return nothing;
      refuseOvertaken(sebelum, { skor: had?.skor, rubrik: had?.rubrik ?? [], catatan: had?.catatan }, essay);
      const read = EssayMarked({ ...of, ke: dinilai.ke, id_soal, ...essay, skor_sebelum: last?.skor ?? null });
      return [read, graded(of, { ...before, esai: withEntry<Essay>(before.esai, id_soal, essay) }, dinilai, dinilai.isFinal ? 'esai_diubah' : 'esai')].flat();
    },
    VoidMark: ({ ke, karena, ...of }, state) => (state.ke === ke && state.terakhir ? MarkVoided({ ...of, ke, karena, sebelum: state.terakhir.nilai }) : nothing),
  },
  evolve: {
    EssayMarked: (state, { ke, id_soal, skor, rubrik, catatan, simpanan }): State => {
      const it = ofAttempt(state, ke);
      return { ...it, esai: withEntry<Essay>(it.esai, id_soal, { skor, rubrik, catatan, simpanan }) };
    },
    MarkVoided: (_, { ke }): State => ({ ke, esai: {}, terakhir: null }),
    AttemptGraded: (state, { ke, butir, nilai, sementara }): State => ({ ...ofAttempt(state, ke), terakhir: { butir, nilai, sementara } }),
  },
});

const ofAttempt = (state: State, ke: number): State => (state.ke === ke ? state : { ke, esai: {}, terakhir: null });

/** What was read is no mark of what was written since. */
function graded(of: Of, { esai, terakhir }: State, { ke, soal, jawaban, simpanan }: UntukDinilai, sebab: SebabNilai, karena: Karena | null = null) {
  const read = Object.entries(esai).filter(([id, it]) => it.simpanan === (simpanan[id] ?? null));
  const now = marked(soal, jawaban, Object.fromEntries(read.map(([id, { skor }]) => [id, skor])) satisfies SkorEsai);
  return JSON.stringify(now) === JSON.stringify(terakhir) ? nothing : AttemptGraded({ ...of, ke, ...now, sebab, karena, sebelum: terakhir?.nilai ?? null });
}
