import type { Jawaban } from '#contract/exam/attempt';
import { FinishAttempt, NoteFocusLoss, SaveAnswers, StartAttempt } from '#server/exam/attempt.commands';
import { paperOf } from '#server/exam/paper';
import type { Actor } from '#server/kit/deciding/command';
import { chance } from '#server/demo/absences';
import type { DemoExam, DemoQuestion } from '#server/demo/demo-exam-bank';
import type { Given } from '#server/demo/giving';

const [SECOND, MINUTE_MS] = [1_000, 60_000];
/** Longer than two things that one student does one after the other are ever apart. */
const LEAST_S = 30;
export type Step = { at: Date } & Omit<Given, 'at'>;

/** What a student of the demo does in an exam, always the same: from the start to handing it in; nothing, if they are not there. */
export function stepsOf(exam: DemoExam, { id_peserta, id_murid }: { id_peserta: string; id_murid: string }): Step[] {
  const luck = (what: string) => chance(`${what} ${id_peserta}`);
  if (luck('hadir') < 0.04) return [];
  const [of, by] = [{ id_peserta, id_cbt: exam.id_cbt, id_murid }, { account: id_murid, role: 'murid', session: null, roles: ['murid'] } satisfies Actor];
  const benih = Math.floor(luck('benih') * 2 ** 31);
  const perangkat = `hp-${id_murid.slice(0, 8)}`;
  const pace = (exam.durasi * 60 * (0.45 + 0.4 * luck('laju'))) / exam.soal.length;
  let at = exam.mulai.getTime() + (10 + 140 * luck('datang')) * SECOND;
  const steps: Step[] = [{ command: StartAttempt, data: { ...of, perangkat, benih }, at: new Date(at), by }];
  for (const [i, [id_soal]] of paperOf(exam.soal, { acak_soal: true, acak_opsi: true }, benih).entries()) {
    at += Math.max(LEAST_S, pace * (0.5 + luck(`lama ${id_soal}`))) * SECOND;
    const soal = exam.soal.find((it) => it.id_soal === id_soal) as DemoQuestion;
    const simpanan = [{ soal: id_soal, epoch: 1, seq: 1, value: answered(soal, luck), ragu: luck(`ragu ${id_soal}`) < 0.08, mono: i * 60_000 }];
    steps.push({ command: SaveAnswers, data: { ...of, simpanan, perangkat, lease: 1 }, at: new Date(at), by });
    if (luck(`keluar ${id_soal}`) < 0.012) steps.push({ command: NoteFocusLoss, data: { ...of, detik: 4 + Math.floor(40 * luck('detik')), perangkat }, at: new Date(at + 5 * SECOND), by });
  }
  return [...steps, { command: FinishAttempt, data: of, at: new Date(at + (LEAST_S + 200 * luck('periksa')) * SECOND), by }];
}

/** What their teacher gives what they wrote. */
export function readEssays(exam: DemoExam, of: { id_peserta: string; id_murid: string }) {
  const luck = (what: string) => chance(`${what} ${of.id_peserta}`);
  return exam.soal.filter(({ isi }) => isi.tipe === 'Essay').map((soal) => {
    const nth = soal.jawaban.indexOf(String(answered(soal, luck)));
    const rubrik = soal.isi.rubrik.map(({ skor }) => Math.floor(skor / (nth + 1)));
    return { ...of, id_cbt: exam.id_cbt, id_soal: soal.id_soal, rubrik, skor: rubrik.reduce((sum, it) => sum + it, 0), catatan: nth === 0 ? 'Langkahnya runtut.' : 'Tuliskan model bilangannya dahulu.' };
  });
}

/** Whether their device is on; every tenth has a line that breaks for a minute in ten. */
export function isConnected(steps: readonly Step[], { id_peserta }: { id_peserta: string }, now: Date) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || now < first.at || now > last.at) return false;
  const minute = (now.getTime() / MINUTE_MS + 10 * chance(`jaringan ${id_peserta}`)) % 10;
  return chance(`putus ${id_peserta}`) > 0.1 || minute > 1;
}

/** As well as whoever answers is, and as hard as the question is. */
function answered({ id_soal, isi, mudah, opsi, jawaban }: DemoQuestion, luck: (what: string) => number): Jawaban {
  const knows = luck(`tahu ${id_soal}`) < mudah + (luck('pandai') - 0.5) * 0.7;
  const other = (letters: string) => letters[Math.floor(luck(`tebak ${id_soal}`) * letters.length)] as string;
  switch (isi.tipe) {
    case 'Multiple Choice':
      return knows ? (isi.kunci[0] as string) : other([...opsi].filter((it) => it !== isi.kunci[0]).join(''));
    case 'Pilihan Ganda Kompleks':
      return knows ? isi.kunci : [...new Set([...isi.kunci.slice(1), other(opsi)])];
    case 'Menjodohkan': {
      const right = [...new Set(isi.pasangan.map(({ kanan }) => kanan))].sort();
      const letters = isi.pasangan.map(({ kanan }) => opsi[right.indexOf(kanan)] as string);
      const given = knows ? letters : [...letters.slice(0, -2), letters.at(-1) as string, letters.at(-2) as string];
      return Object.fromEntries(given.map((it, i) => [String(i + 1), it]));
    }
    case 'Isian Singkat':
      return knows ? (isi.kunci[0] as string) : 'tidak tahu';
    case 'Essay':
      return jawaban[knows ? 0 : 1 + Math.floor(luck(`tulis ${id_soal}`) * (jawaban.length - 1))] ?? '';
  }
}
