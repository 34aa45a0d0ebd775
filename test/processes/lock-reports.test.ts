import { CommandBus } from '@nestjs/cqrs';
import { reportCard } from '#contract/report-card/report-card.api';
import type { CommandType } from '#server/kit/deciding/command';
import { Deciding } from '#server/kit/deciding/deciding';
import { lockReports } from '#server/processes/lock-reports.process';
import { LockReports, reportLockDecider, UnlockReports } from '#server/report-card/report-lock.decider';
import { publishedReport } from '#test/kit/a-report';
import { quietly } from '#test/kit/quiet';
import { type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';

describe('the attendance of a class', () => {
  const [lock, unlock] = [{ id_kelas_tahun_ajaran: '7A', sampai: '2026-10-02' }, { id_kelas_tahun_ajaran: '7A', alasan: 'salah' }];
  const wishes = (type: 'ReportPublished' | 'ReportReopened', now: { isPublished: boolean }, isi: object | null = { sampai: lock.sampai }) =>
    lockReports.on[type]({ data: { id_general_report: 'ani', id_kelas_tahun_ajaran: '7A', alasan: 'salah', isi } } as never, async () => now as never);

  test('is closed by what is published, and open where that is taken back', async () => {
    expect(await wishes('ReportPublished', { isPublished: true })).toEqual([[LockReports, lock]]);
    expect(await wishes('ReportReopened', { isPublished: false })).toEqual([[UnlockReports, unlock]]);
  });
  test('is not closed by what was taken back since, nor opened by what is out again', async () => {
    expect(await wishes('ReportPublished', { isPublished: false })).toEqual([]);
    expect(await wishes('ReportReopened', { isPublished: true })).toEqual([]);
  });
  test('is left alone by the report of whoever was forgotten', async () => {
    expect(await wishes('ReportPublished', { isPublished: true }, null)).toEqual([]);
  });
});

describe('a server that is killed', () => {
  let school: School;
  beforeAll(async () => {
    school = await testSchool();
  });
  afterAll(() => school.close());

  /** As if it were killed before any of these. */
  const diesAt = (command: CommandType) => {
    const bus = school.nest.get(CommandBus);
    const execute = bus.execute.bind(bus);
    jest.spyOn(bus, 'execute').mockImplementation((it) => (it instanceof command ? Promise.reject(new Error('killed')) : execute(it)));
  };
  const closedUpTo = async () => (await school.nest.get(Deciding).stateOf(reportLockDecider, school.class('B').id_kelas_tahun_ajaran)).sampai;

  test('behind the publication of a report closes the attendance of its class when it comes back, and behind its being taken back opens it', async () => {
    const id = await quietly(async () => {
      diesAt(LockReports);
      const { id_general_report } = await publishedReport(school, 'eka');
      expect(await closedUpTo()).toBeNull();
      await school.restart();
      return id_general_report;
    });
    expect(await until('it is closed', closedUpTo)).toBe(school.today);
    await quietly(async () => {
      diesAt(UnlockReports);
      expect((await school.ask('kurikulum', reportCard.reopen, { id, alasan: 'Nilai IPA keliru' })).status).toBe(200);
      expect(await closedUpTo()).toBe(school.today);
      await school.restart();
    });
    await until('it is open', async () => (await closedUpTo()) === null);
  });
});
