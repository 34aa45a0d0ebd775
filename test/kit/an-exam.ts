import type { AturanUjian } from '#contract/exam/exam';
import type { IsiSoal } from '#contract/question-bank/question';
import { participantId } from '#projections/exam/exam.projection';
import { examDecider } from '#server/exam/exam.decider';
import type { Exam as Planned } from '#server/exam/exam.state';
import { Deciding } from '#server/kit/deciding/deciding';
import { until } from '#test/kit/until';
import { ApproveExam, PlanExam, SubmitExam } from '#server/exam/exam.commands';
import { WriteQuestion } from '#server/question-bank/question.decider';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Kelas, type Student } from '#test/kit/school-data';

const MINUTE = 60_000;
const none = { opsi: [], pasangan: [], kunci: [], rubrik: [], cara_nilai: 'semua' as const, skor_maksimal: 10 };
const options = (texts: string[]) => texts.map((isi, i) => ({ id: 'ABCD'[i] as string, isi }));
/** One of each kind; nothing of what is right stands in what is asked. */
export const QUESTIONS: IsiSoal[] = [
  { ...none, tipe: 'Multiple Choice', pertanyaan: 'Hasil dari <span data-tex="-12 + 8 \\times (-3)"></span> adalah …', opsi: options(['12', '−60', '36', '−36']), kunci: ['D'], pembahasan: 'rahasia-pembahasan-satu' },
  { ...none, tipe: 'Pilihan Ganda Kompleks', pertanyaan: 'Mana yang bilangan prima?', opsi: options(['2', '4', '7', '9']), kunci: ['A', 'C'], pembahasan: 'rahasia-pembahasan-dua' },
  { ...none, tipe: 'Menjodohkan', pertanyaan: 'Jodohkan', pasangan: [{ kiri: 'Jawa Barat', kanan: 'Bandung' }, { kiri: 'Jawa Timur', kanan: 'Surabaya' }, { kiri: 'Aceh', kanan: 'Banda Aceh' }], pembahasan: 'rahasia-pembahasan-tiga' },
  { ...none, tipe: 'Isian Singkat', pertanyaan: 'Satuan gaya adalah …', kunci: ['rahasia-isian-newton'], pembahasan: 'rahasia-pembahasan-empat' },
  { ...none, tipe: 'Essay', pertanyaan: 'Ceritakan tentang hujan.', kunci: ['rahasia-kunci-esai'], rubrik: [{ kriteria: 'rahasia-rubrik', skor: 10 }], pembahasan: 'rahasia-pembahasan-lima' },
];
export const SECRETS = QUESTIONS.flatMap(({ tipe, kunci, rubrik, pembahasan }) => [pembahasan, ...(tipe === 'Isian Singkat' || tipe === 'Essay' ? kunci : []), ...rubrik.map(({ kriteria }) => kriteria)]);

export type Exam = { id_cbt: string; soal: string[] };
export const ofStudent = ({ id_cbt }: Exam, who: Student) => ({ id_cbt, id_murid: idOf(who), id_peserta: participantId(id_cbt, idOf(who)) });

/** What the room of such an exam is called. */
export const roomOf = (name: string) => idOf(`exam ${name} room`);

/** An exam of a class that runs since five minutes, through the commands of whoever plans and approves it. */
export async function anExam(school: School, name: string, { kelas = 'A' as Kelas, isApproved = true, pengawas, questions = QUESTIONS, ...more }: Partial<AturanUjian> & { kelas?: Kelas; isApproved?: boolean; pengawas?: string[]; questions?: IsiSoal[] } = {}): Promise<Exam> {
  const [id_cbt, id_kelas, id_guru] = [idOf(`exam ${name}`), school.class(kelas).id_kelas_tahun_ajaran, idOf(kelas === 'A' ? 'budi' : 'sari')];
  const soal = await Promise.all(questions.map(async (it, i) => {
    const id_soal = idOf(`exam ${name} ${i}`);
    await school.give(WriteQuestion, { ...it, id_soal, id_guru, id_mata_pelajaran: idOf('MTK'), id_level: null, id_kd: null, kognitif: null, berbagi: 'pribadi' });
    return { id_soal, versi: 1, bobot: 20, opsi: it.opsi.map(({ id }) => id).join('') };
  }));
  const now = school.clock.now().getTime();
  const rules: AturanUjian = {
    judul: `Ujian ${name}`, tipe: 'PH', id_mata_pelajaran: idOf('MTK'), daftar_kelas: [id_kelas], mulai: new Date(now - 5 * MINUTE).toISOString(), tutup: new Date(now + 120 * MINUTE).toISOString(), durasi: 60,
    acak_soal: true, acak_opsi: true, pakai_token: false, peramban: 'tanpa', pindah_perangkat: 'bebas', fokus: 'catat', ...more,
  };
  const id_pengawas_cbt = roomOf(name);
  await school.give(PlanExam, { id_cbt, id_guru, id_tahun_ajaran: ID_TAHUN_AJARAN, ...rules, ruang: [{ id_pengawas_cbt, ruang: 'Lab 1', sesi: 1, daftar_guru: pengawas ?? (rules.tipe === 'PH' ? [] : [idOf(`supervisor of ${name}`)]), daftar_kelas: [id_kelas] }], soal });
  if (isApproved) {
    await school.give(SubmitExam, { id_cbt });
    await school.give(ApproveExam, { id_cbt });
    await until('its students are seated', async () => ((await school.nest.get(Deciding).stateOf(examDecider, id_cbt)) as Planned).peserta.length);
  }
  return { id_cbt, soal: soal.map(({ id_soal }) => id_soal) };
}

export const save = (soal: string | undefined, seq: number, value: unknown, { epoch = 1, ragu = false } = {}) => ({ soal, epoch, seq, value, ragu, mono: seq * 1_000 });
