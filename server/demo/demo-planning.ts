import { readFileSync } from 'node:fs';
import { grouped } from '#contract/kit/grouped';
import { addDays, instantOf, mondayOf, tanggalOf } from '#contract/school-year/school-days';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { seedId } from '#server/kit/resource/seeds';
import type { Actor } from '#server/kit/deciding/command';
import { PlanLessons } from '#server/lesson/plan.decider';
import { type Scheduled, ScheduleLesson } from '#server/lesson/lesson.decider';
import { WriteTopic } from '#server/lesson/topic.decider';
import { chance } from '#server/demo/absences';
import { WEEKS_OF_HISTORY, ZONA } from '#server/demo/calendar';
import { demoId, type DemoSchool } from '#server/demo/demo-school';
import type { Happening } from '#server/demo/demo-teachers';
import type { Giving } from '#server/demo/giving';
import { isMerdeka, LEVELS } from '#server/demo/master-data';

/** So many weeks after the one that is now have lessons in the books. */
const WEEKS_AHEAD = 2;
/** One teacher in so many plans late, and leaves some out. */
const SLACK = 5;
const WEEK_MS = 7 * 86_400_000;

type Content = { id_topik: string; id_kd_master: string };
type Course = Pick<Scheduled, 'id_kelas_tahun_ajaran' | 'id_mata_pelajaran'>;
const courseOf = (it: Course) => `${it.id_kelas_tahun_ajaran} ${it.id_mata_pelajaran}`;
const teacher = (id_guru: string): Actor => ({ account: id_guru, role: 'guruMapel', session: null, roles: ['guruMapel'] });

/** The demo's teachers plan their lessons, most of them the week before. */
export class DemoPlanning {
  private readonly contents = new Map<string, Content[]>();
  /** Lessons that were put into the books already: giving thousands of them again, time after time, is heard by whoever waits for an answer. */
  private readonly booked = new Set<string>();

  constructor(private readonly giving: Giving, private readonly school: DemoSchool, private readonly lessonsOf: (monday: string) => Promise<Scheduled[]>, private readonly begun: Date) {
    const titles = JSON.parse(readFileSync('server/demo/demo-topics.json', 'utf8')) as Record<string, string[][]>;
    for (const { id, kode } of school.subjects) for (const [i] of LEVELS.entries()) this.contents.set(`${id} ${i + 7}`, this.titlesOf(titles, kode, i).map((nama) => ({ id_topik: demoId(`topik ${kode} ${i} ${nama}`), id_kd_master: demoId(this.isGiven(kode, i) ? `kd ${nama.slice(0, nama.indexOf(' '))}` : `kd ${kode} ${i} ${nama}`) })));
  }

  private isGiven = (kode: string, level: number) => kode === 'MTK' && level === 0;
  /** What a subject is about at a level; where there are competences already, these. */
  private titlesOf(titles: Record<string, string[][]>, kode: string, level: number) {
    return this.isGiven(kode, level) ? this.school.competences.filter((it) => it.semester === this.school.semester).map((it) => `${it.kode} ${it.alias}`) : (titles[kode]?.[level] ?? []);
  }

  /** Competences of every subject, and a topic for each, before the year begins. */
  async giveTopics(at: string) {
    const titles = JSON.parse(readFileSync('server/demo/demo-topics.json', 'utf8')) as Record<string, string[][]>;
    const wanted = this.school.subjects.flatMap(({ id, kode }) => LEVELS.flatMap((nama_level, level) => this.titlesOf(titles, kode, level).map((nama, i) => ({ id, kode, nama, nama_level, level, i }))));
    const own = wanted.filter(({ kode, level }) => !this.isGiven(kode, level));
    await this.giving.all(own, (it) => this.giveCompetence(demoId(`kd ${it.kode} ${it.level} ${it.nama}`), it, at));
    await this.giving.all(own.filter(({ nama_level }) => !isMerdeka(nama_level)), (it) => this.giveCompetence(demoId(`kd 4 ${it.kode} ${it.nama}`), { ...it, isSkill: true }, at));
    await this.giving.settled();
    await this.giving.all(wanted, async ({ id, kode, nama, nama_level, level }) => {
      const judul = this.isGiven(kode, level) ? capital(nama.slice(nama.indexOf(' ') + 1)) : nama;
      const id_guru = this.school.slots.find((it) => it.id_mata_pelajaran === id && this.levelOf(it.id_kelas_tahun_ajaran) === level + 7)?.id_guru;
      if (!id_guru) return;
      const topic = { judul, uraian: `<p>Ringkasan <b>${judul}</b>, contoh soal, dan latihan di kelas.</p>`, id_mata_pelajaran: id, id_level: seedId('level', nama_level), tampil_mulai: null, tautan: [{ judul: 'Rumah Belajar', url: 'https://belajar.kemdikbud.go.id' }], daftar_gambar: [], daftar_berkas: [] };
      await this.giving.one({ command: WriteTopic, data: { id_topik: demoId(`topik ${kode} ${level} ${nama}`), id_guru, topic }, at, by: teacher(id_guru) });
    });
    await this.giving.settled();
  }

  private giveCompetence(id: string, { id: id_mata_pelajaran, nama, nama_level, level, i, isSkill = false }: { id: string; nama: string; nama_level: string; level: number; i: number; isSkill?: boolean }, at: string) {
    const of = { alias: nama, id_mata_pelajaran, id_level: seedId('level', nama_level), semester: this.school.semester, urutan: i };
    const row = isMerdeka(nama_level)
      ? { ...of, kode: `TP ${level + 7}.${i + 1}`, jenis: 'TP', kompetensi_dasar: `Memahami ${nama} dan menerapkannya dalam kehidupan sehari-hari`, lingkup_materi: `Bab ${1 + Math.floor(i / 2)}` }
      : { ...of, kode: `${isSkill ? 4 : 3}.${i + 1}`, kompetensi_dasar: isSkill ? `Menyajikan ${nama} dalam karya atau kegiatan` : `Memahami ${nama} dan menerapkannya dalam kehidupan sehari-hari`, id_ki: seedId('core-competence', isSkill ? 'KI-4' : 'KI-3') };
    return this.giving.one({ command: commandsOf(basicCompetence).Create, at, data: { id, ...(basicCompetence.api.create.input.parse(row) as object) } });
  }

  private levelOf = (id_kelas_tahun_ajaran: string) => this.school.classes.find((it) => it.id_kelas_tahun_ajaran === id_kelas_tahun_ajaran)?.tingkat ?? 7;

  /** What was planned between two instants, with the lessons of the weeks ahead put into the books. */
  async work(from: Date, to: Date, { isFirst = false } = {}) {
    const weeks = this.weeksBetween(from, to);
    const lessons = await Promise.all(weeks.map((monday) => this.lessonsOf(monday)));
    const ahead = lessons.flat().filter((it) => Date.parse(it.mulai) > to.getTime() && !this.booked.has(it.id_sesi));
    await this.giving.all(ahead, (it) => this.giving.ifPossible({ command: ScheduleLesson, data: it, at: new Date(Math.min(to.getTime(), Date.parse(it.mulai) - WEEK_MS)).toISOString() }));
    for (const { id_sesi } of ahead) this.booked.add(id_sesi);
    await this.giving.settled();
    const due = lessons.flatMap((of, i) => this.planned(weeks[i] as string, of, { from, to, isFirst }));
    await this.giving.all(due.toSorted((one, other) => one.at.getTime() - other.at.getTime()), (it) => it.does());
    await this.giving.settled();
  }

  private weeksBetween(from: Date, to: Date) {
    const weeks: string[] = [];
    for (let monday = mondayOf(tanggalOf(from, ZONA)); monday <= addDays(tanggalOf(to, ZONA), 7 * WEEKS_AHEAD); monday = addDays(monday, 7)) weeks.push(monday);
    return weeks;
  }

  /** The lessons of a week are planned course by course, at an hour of the days before: those of whom that hour is now; at first all that lie behind. */
  private planned(monday: string, lessons: readonly Scheduled[], { from, to, isFirst }: { from: Date; to: Date; isFirst: boolean }): Happening[] {
    return [...grouped(lessons, courseOf).values()].flatMap((of) => {
      const [first] = of as [Scheduled];
      const id = `${courseOf(first)} ${monday}`;
      const slack = this.school.teachers.findIndex((it) => it.id_guru === first.id_guru) % SLACK === SLACK - 1;
      const day = addDays(monday, Math.floor(chance(`hari ${id}`) * 8) - 10 + (slack ? 4 + Math.floor(chance(`molor ${id}`) * 5) : 0));
      const wanted = instantOf(day, 7 * 60 + Math.floor(chance(`jam ${id}`) * 540), ZONA);
      const at = isFirst && wanted < from ? from : wanted;
      if (at > to || (!isFirst && at <= from)) return [];
      const kept = slack ? of.filter((it) => chance(`lupa rencana ${it.id_sesi}`) > 0.25) : of;
      return [...grouped(kept, (it) => this.contentOf(it, monday)).entries()].flatMap(([content, group]): Happening[] => (content ? [{
        at, does: () => this.giving.ifPossible({
          command: PlanLessons, at: at.toISOString(), by: teacher(first.id_guru),
          data: { id_kelas_tahun_ajaran: first.id_kelas_tahun_ajaran, id_mata_pelajaran: first.id_mata_pelajaran, id_rencana: demoId(`rencana ${id} ${content.id_topik}`), daftar_sesi: group.map((it) => it.id_sesi), wish: { ...content } },
        }),
      }] : []));
    });
  }

  /** A class comes to one competence after the other; some come slower. */
  private contentOf(it: Scheduled, monday: string): Content | undefined {
    const contents = this.contents.get(`${it.id_mata_pelajaran} ${this.levelOf(it.id_kelas_tahun_ajaran)}`) ?? [];
    const weeks = WEEKS_OF_HISTORY + WEEKS_AHEAD + 1;
    const week = WEEKS_OF_HISTORY + Math.round((Date.parse(monday) - Date.parse(mondayOf(tanggalOf(this.begun, ZONA)))) / WEEK_MS);
    const speed = chance(`laju ${courseOf(it)}`) < 0.12 ? 0.7 : 1.15;
    return contents[Math.min(contents.length - 1, Math.max(0, Math.floor((week * contents.length * speed) / weeks)))];
  }
}

const capital = (it: string) => it.charAt(0).toUpperCase() + it.slice(1);
