import { addDays, instantOf, tanggalOf } from '#contract/school-year/school-days';
import { slotStart } from '#contract/timetable/timetable';
import { participantId } from '#projections/exam/sitting.query';
import { ApproveExam, PlanExam, SeatParticipants } from '#server/exam/exam.commands';
import { FinishMarking } from '#server/exam/answer-key.decider';
import { MarkEssay } from '#server/exam/mark.decider';
import type { Presence } from '#server/exam/presence';
import type { Actor } from '#server/kit/deciding/command';
import { MakeKeys } from '#server/processes/make-keys';
import { isSchoolDay, MODEL_B, ZONA } from '#server/demo/calendar';
import { demoBank, type DemoExam, giveBank, type Mapel, subjectOf, writerOf } from '#server/demo/demo-exam-bank';
import { isConnected, readEssays, stepsOf } from '#server/demo/demo-exam-student';
import { demoId, type DemoSchool, ID_TAHUN_AJARAN } from '#server/demo/demo-school';
import type { Happening } from '#server/demo/demo-teachers';
import type { Giving } from '#server/demo/giving';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** What is written each day of the exams' weeks, in turn. */
const SUBJECTS: readonly [Mapel, string][] = [['IPA', 'Ilmu Pengetahuan Alam'], ['BIND', 'Bahasa Indonesia'], ['MTK', 'Matematika']];
const PAST: [Mapel, string] = ['MTK', 'Bilangan'];


/** The demo's exams: one that was held on the day before the demo began, one that began a little before it, and one in each morning since; the same two classes sit them all. */
export class DemoExams {
  private readonly bank = demoBank();
  /** The student whose account is shown at the start is left to whoever signs in as them. */
  private readonly visitor: string | undefined;

  constructor(private readonly giving: Giving, private readonly presence: Pick<Presence, 'attend'>, private readonly school: DemoSchool, private readonly since: Date) {
    this.visitor = school.students[0]?.id_murid;
  }

  giveBank = (at: string) => giveBank(this.giving, this.school, at);

  /** Everything of the exams of a day, in order. */
  on(tanggal: string): Happening[] {
    const exam = this.examOn(tanggal);
    if (!exam) return [];
    return [this.planned(exam), ...this.marked(exam), ...this.sitting(exam).flatMap((it) => stepsOf(exam, it)).map(({ at, ...it }) => ({ at, does: () => this.giving.ifPossible({ ...it, at: at.toISOString() }) }))];
  }

  /** What was held is read by its teacher at noon, and its marks are told. */
  private marked(exam: DemoExam): Happening[] {
    if (exam.tipe !== 'PH') return [];
    const [at, id_guru] = [new Date(exam.mulai.getTime() + 5 * HOUR), writerOf(this.school, exam.mapel)];
    const by: Actor = { account: id_guru, role: 'guruMapel', session: null, roles: ['guruMapel'] };
    const does = async () => {
      const given = { at: at.toISOString(), by };
      await this.giving.all(this.sitting(exam).flatMap((it) => readEssays(exam, it)), (data) => this.giving.ifPossible({ command: MarkEssay, data, ...given }));
      await this.giving.settled();
      await this.giving.ifPossible({ command: FinishMarking, data: { id_cbt: exam.id_cbt, at: at.toISOString() }, ...given });
    };
    return [{ at, does }];
  }

  private sitting(exam: DemoExam) {
    const peserta = this.school.students.filter((it) => exam.kelas.some(({ id_kelas_tahun_ajaran }) => id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran) && (exam.tipe === 'PH' || it.id_murid !== this.visitor));
    return peserta.map(({ id_murid }) => ({ id_murid, id_peserta: participantId(exam.id_cbt, id_murid) }));
  }

  /** Whose device is on: from the start to the end, but for a few that a bad line cuts off now and then. */
  private there(now: Date) {
    const exam = this.examOn(dayOf(now));
    return exam ? this.sitting(exam).map((it) => ({ id_peserta: it.id_peserta, isThere: isConnected(stepsOf(exam, it), it, now) })) : [];
  }

  /** What was due between two instants. */
  async live(from: Date, to: Date) {
    const due = [...new Set([dayOf(from), dayOf(to)])].flatMap((day) => this.on(day)).filter(({ at }) => at > from && at <= to).sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const it of due) await it.does();
    for (const { id_peserta, isThere } of this.there(to)) this.presence.attend(id_peserta, 'demo', isThere);
  }

  private examOn(tanggal: string): DemoExam | undefined {
    const morning = instantOf(tanggal, slotStart(MODEL_B, 3), ZONA);
    if (tanggal === this.dayBefore) return this.exam(morning, 'PH', `Ulangan Harian ${PAST[1]}`, PAST[0], 60);
    if (tanggal < this.first || !isSchoolDay(tanggal)) return undefined;
    const [mapel, nama] = SUBJECTS[Math.floor(Date.parse(tanggal) / 86_400_000) % SUBJECTS.length] as (typeof SUBJECTS)[number];
    return this.exam(tanggal === this.first ? this.since : morning, 'PTS', `PTS ${nama}`, mapel, 80);
  }

  private get first() {
    return dayOf(this.since);
  }

  private get dayBefore() {
    let day = addDays(this.first, -1);
    while (!isSchoolDay(day)) day = addDays(day, -1);
    return day;
  }

  private exam(mulai: Date, tipe: 'PH' | 'PTS', judul: string, mapel: Mapel, durasi: number): DemoExam {
    const kelas = this.school.classes.slice(0, 2);
    return { id_cbt: demoId(`ujian ${dayOf(mulai)}`), judul, tipe, mapel, mulai, durasi, kelas, soal: this.bank[mapel] };
  }

  /** Planned, approved and seated on the evening before: whoever begins sits somewhere. */
  private planned({ id_cbt, judul, tipe, mapel, mulai, durasi, kelas, soal }: DemoExam): Happening {
    const at = new Date(mulai.getTime() - 8 * HOUR);
    const ruang = (id_kelas_tahun_ajaran: string) => demoId(`ruang ${id_cbt} ${id_kelas_tahun_ajaran}`);
    const peserta = kelas.flatMap((it) => this.school.students.filter((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran)).map(({ id_murid, id_kelas_tahun_ajaran }) => ({ id_murid, id_kelas_tahun_ajaran, id_pengawas_cbt: ruang(id_kelas_tahun_ajaran) }));
    const supervisors = this.school.teachers.slice(2, 2 + kelas.length * 2).map((it) => it.id_guru);
    const plan = {
      id_cbt, id_guru: writerOf(this.school, mapel), id_tahun_ajaran: ID_TAHUN_AJARAN, judul, tipe, id_mata_pelajaran: subjectOf(this.school, mapel), daftar_kelas: kelas.map((it) => it.id_kelas_tahun_ajaran),
      mulai: mulai.toISOString(), tutup: new Date(mulai.getTime() + (durasi + 15) * MINUTE).toISOString(), durasi, acak_soal: true, acak_opsi: true, pakai_token: false, peramban: 'tanpa', pindah_perangkat: 'persetujuan', fokus: 'kunci',
      ruang: kelas.map((it, i) => ({ id_pengawas_cbt: ruang(it.id_kelas_tahun_ajaran), ruang: `Ruang ${i + 1}`, sesi: 1, daftar_guru: supervisors.slice(i * 2, i * 2 + 2), daftar_kelas: [it.id_kelas_tahun_ajaran] })),
      soal: soal.map(({ id_soal, versi, bobot, opsi }) => ({ id_soal, versi, bobot, opsi })), ajukan: true,
    };
    const does = async () => {
      await this.giving.ifPossible({ command: PlanExam, data: plan, at: at.toISOString() });
      await this.giving.ifPossible({ command: ApproveExam, data: { id_cbt }, at: at.toISOString() });
      await this.giving.ifPossible({ command: SeatParticipants, data: { id_cbt, peserta }, at: at.toISOString() });
      await this.giving.ifPossible({ command: MakeKeys, data: { kategori: 'jawaban', daftar_orang: peserta.map(({ id_murid }) => id_murid) }, at: at.toISOString() });
    };
    return { at, does };
  }
}

/** The school's day. */
export const dayOf = (now: Date) => tanggalOf(now, ZONA);
