import { addDays, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { MarkAllPresent, MarkAttendance, OpenRegister } from '#server/attendance/attendance.commands';
import type { Actor } from '#server/kit/deciding/command';
import { type Scheduled, ScheduleLesson } from '#server/lesson/lesson.decider';
import { lessonsOfWeek } from '#server/processes/lessons-of-week';
import { chance, markedAfter, statusIn } from '#server/demo/absences';
import { holidayOn, MODEL_B, semesterAround, ZONA } from '#server/demo/calendar';
import { type DemoSchool, ID_TAHUN_AJARAN } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';

const MINUTE = 60_000;
const after = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * MINUTE);

/** The demo's teachers: each takes the registers of their lessons a few minutes in, as people do. */
export class DemoTeachers {
  private readonly members = new Map<string, string[]>();

  constructor(private readonly giving: Giving, private readonly school: DemoSchool, private readonly resting: readonly string[]) {
    for (const { id_kelas_tahun_ajaran, id_murid } of school.students) {
      this.members.set(id_kelas_tahun_ajaran, [...(this.members.get(id_kelas_tahun_ajaran) ?? []), id_murid]);
    }
  }

  /** What they did between two instants, week by week, with lessons booked where nobody has. */
  async work(from: Date, to: Date, progress: (day: string) => void = () => {}) {
    const last = tanggalOf(to, ZONA);
    for (let monday = mondayOf(tanggalOf(from, ZONA)); monday <= last; monday = addDays(monday, 7)) {
      const lessons = this.lessonsOf(monday, to).filter((it) => Date.parse(it.mulai) <= to.getTime() && Date.parse(it.mulai) > from.getTime() - 60 * MINUTE);
      await this.giving.all(lessons, (it) => this.giving.one({ command: ScheduleLesson, data: it, at: after(it.mulai, -7 * 24 * 60).toISOString() }));
      await this.giving.settled();
      await this.giving.all(lessons, (it) => this.hold(it, from, to));
      await this.giving.settled();
      progress(monday);
    }
  }

  private lessonsOf(monday: string, now: Date) {
    const { tanggal_awal, tanggal_akhir } = semesterAround(now);
    const days = Array.from({ length: 7 }, (_, i) => addDays(monday, i));
    const slots = this.school.slots.map((it) => ({ ...it, id_kelas: this.school.classes.find((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran)?.id_kelas as string }));
    return lessonsOfWeek(monday, { id_tahun_ajaran: ID_TAHUN_AJARAN, tanggal_awal, tanggal_akhir, libur: days.filter(holidayOn) }, { model: MODEL_B, slots }, ZONA);
  }

  /** One lesson, as far as it falls between the two instants. */
  private async hold(it: Scheduled, from: Date, to: Date) {
    const isIn = (at: Date) => at > from && at <= to;
    const { id_sesi, mulai, tanggal_sesi } = it;
    if (isIn(new Date(mulai))) await this.giving.one({ command: OpenRegister, data: { id_sesi }, at: mulai });
    const minutes = markedAfter(id_sesi);
    const isResting = this.resting.includes(it.id_guru) && tanggal_sesi === tanggalOf(to, ZONA);
    if (minutes === undefined || isResting || !isIn(after(mulai, minutes))) return;
    await this.takeRegister(it, minutes);
  }

  /** Those who are not there first, then everybody else at once; some `Alpa` is excused by a letter later that day. */
  private async takeRegister({ id_sesi, id_guru, mulai, tanggal_sesi, posisi, id_kelas_tahun_ajaran }: Scheduled, minutes: number) {
    const by: Actor = { account: id_guru, role: 'guruMapel', session: null, roles: ['guruMapel'] };
    const at = after(mulai, minutes).toISOString();
    const missing = (this.members.get(id_kelas_tahun_ajaran) ?? []).flatMap((id_murid) => {
      const status_kehadiran = statusIn(id_murid, tanggal_sesi, posisi);
      return status_kehadiran ? [{ id_murid, status_kehadiran }] : [];
    });
    for (const it of missing) await this.giving.one({ command: MarkAttendance, data: { id_sesi, ...it }, at, by });
    await this.giving.one({ command: MarkAllPresent, data: { id_sesi }, at, by });
    const excused = missing.filter((it) => it.status_kehadiran === 'Alpa' && chance(`surat ${it.id_murid} ${tanggal_sesi}`) < 0.4);
    for (const { id_murid } of excused) await this.giving.one({ command: MarkAttendance, data: { id_sesi, id_murid, status_kehadiran: 'Izin' }, at: after(mulai, minutes + 9).toISOString(), by });
  }
}
