import { randomUUID } from 'node:crypto';
import type { QueryBus } from '@nestjs/cqrs';
import { instantOf, tanggalOf } from '#contract/school-year/school-days';
import type { MapelRapor, RaporMurid } from '#contract/report-card/report';
import { ReportContents } from '#projections/report-card/report-card.query';
import { reportId } from '#projections/report-card/report-place.query';
import type { Actor, CommandType } from '#server/kit/deciding/command';
import { CreateReport, FillReport, PublishReport, VerifyReport } from '#server/report-card/report-card.decider';
import { lastWeekEnd, ZONA } from '#server/demo/calendar';
import type { DemoSchool } from '#server/demo/demo-school';
import type { Giving } from '#server/demo/giving';

const TYPE = 'tengah_semester' as const;
/** When the last school day of the week before is over. */
const AFTERNOON = 15 * 60 + 30;
const [STUDENT_MS, HOUR_MS] = [20_000, 3_600_000];
/** This class is not that far: its reports are drafts that wait for their homeroom teacher. */
const WAITING = '7B';
/** What a homeroom teacher writes by how a student does, the best first. */
const SAID: readonly [from: number, said: string][] = [
  [88, 'Sangat baik. Pertahankan semangat belajarmu dan bantulah teman yang membutuhkan.'],
  [78, 'Baik. Tingkatkan ketelitian dan biasakan membaca kembali catatan setiap sore.'],
  [0, 'Perlu pendampingan. Mari kita bicarakan bersama orang tua bagaimana belajar di rumah.'],
];

type Class = DemoSchool['classes'][number];

/** The reports of the middle of the semester: given out by the homeroom teachers at the end of the last week, with what was known then. */
export class DemoReports {
  private readonly out: Date;

  constructor(private readonly giving: Giving, private readonly queries: QueryBus, private readonly school: DemoSchool, now: Date) {
    this.out = instantOf(lastWeekEnd(tanggalOf(now, ZONA)), AFTERNOON, ZONA);
  }

  async give() {
    const led = this.school.classes.filter((it) => it.id_guru);
    await this.ofEach(led, -3 * HOUR_MS, CreateReport, ({ id_kelas_tahun_ajaran }, id_murid) => ({ id_kelas_tahun_ajaran, id_murid, type: TYPE }));
    const published = led.filter((it) => it.nama !== WAITING);
    await this.withContents(published, -2 * HOUR_MS, FillReport, ({ isi }) => ({ catatan_wali: saidOf(isi.mapel) }));
    await this.withContents(published, -HOUR_MS, VerifyReport, ({ kurang, sidik }) => ({ by: 'waliKelas' as const, kurang, sidik }));
    await this.withContents(published, 0, PublishReport, ({ isi, kurang, sidik }) => ({ uuid: randomUUID(), isi, kurang, sidik, alasan: '' }));
  }

  private async withContents<D extends { id_general_report: string }>(classes: readonly Class[], ms: number, command: CommandType<D>, dataOf: (report: RaporMurid) => Omit<D, 'id_general_report'>) {
    const found = new Map<string, RaporMurid>();
    for (const { id_kelas_tahun_ajaran } of classes) for (const it of await this.queries.execute(new ReportContents({ id_kelas_tahun_ajaran, type: TYPE, pada: this.out }))) found.set(it.id_murid, it);
    await this.ofEach(classes, ms, command, ({ id_kelas_tahun_ajaran }, id_murid) => {
      const report = found.get(id_murid);
      return report && ({ id_general_report: reportId({ id_kelas_tahun_ajaran, id_murid, type: TYPE }), ...dataOf(report) } as D);
    });
  }

  /** One after the other in each class, by whoever leads it. */
  private async ofEach<D extends object>(classes: readonly Class[], ms: number, command: CommandType<D>, dataOf: (of: Class, id_murid: string) => D | undefined) {
    const wanted = classes.flatMap((it) => this.school.students.filter((one) => one.id_kelas_tahun_ajaran === it.id_kelas_tahun_ajaran).map(({ id_murid }, i) => ({ by: wali(it), data: dataOf(it, id_murid), at: new Date(this.out.getTime() + ms + i * STUDENT_MS).toISOString() })));
    await this.giving.all(wanted, async ({ data, ...it }) => data && this.giving.ifPossible({ command, data, ...it }));
    await this.giving.settled();
  }
}

const wali = ({ id_guru }: Class): Actor => ({ account: id_guru, role: 'waliKelas', session: null, roles: ['waliKelas'] });

/** By the mean of what the subjects have so far. */
function saidOf(mapel: readonly MapelRapor[]) {
  const values = mapel.flatMap(({ pts, akhir, pengetahuan }) => [pts, akhir, pengetahuan].find((it) => it && it.nilai !== null)?.nilai ?? []);
  const mean = values.length ? values.reduce((sum, it) => sum + it, 0) / values.length : 0;
  return (SAID.find(([from]) => mean >= from) as (typeof SAID)[number])[1];
}
