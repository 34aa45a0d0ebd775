import { reportOrigin } from '#contract/audit/report-origin.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aColumn, enter, scored, SUBJECT } from '#test/kit/a-gradebook';
import { publishedReport, reportOf } from '#test/kit/a-report';
import { idOf } from '#test/kit/school-data';

const pupil = { A: 'ani', B: 'eka' } as const;

export const furnish = scored;
/** After domain A.3: a student sees how their own grades came about once the report is out. */
export const RIGHTS: Right[] = [
  { endpoint: reportOrigin.of, input: (_, kelas) => ({ id: reportOf(pupil[kelas]), id_mata_pelajaran: SUBJECT[kelas] }), may: pupil, told: 404 },
];

export const PROBES: Probes = {
  'reportOrigin.of': async (school) => {
    await scored(school);
    const id_kolom = await aColumn(school, 'A', { nama: 'Kuis asal' });
    await enter(school, [{ id_kolom, id_murid: idOf('beni'), nilai: 71 }]);
    const { id_general_report: id } = await publishedReport(school, 'beni');
    school.clock.turnTo(new Date(school.clock.now().getTime() + 60_000));
    // What is changed later is none of what the report prints.
    await enter(school, [{ id_kolom, id_murid: idOf('beni'), nilai: 95, sebelum: 71 }]);
    const answer = await school.ask('beni', reportOrigin.of, { id, id_mata_pelajaran: SUBJECT.A });
    const columns = JSON.stringify(answer.body.data.nilai);
    expect([columns.includes(`"nilai":71`), columns.includes(`"nilai":95`)]).toEqual([true, false]);
    expect((await school.ask('beni', reportOrigin.of, { id, id_mata_pelajaran: idOf('no subject') })).status).toBe(404);
    expect((await school.ask('beni', reportOrigin.of, { id: reportOf('ani'), id_mata_pelajaran: SUBJECT.A })).status).not.toBe(200);
    return [answer];
  },
};
