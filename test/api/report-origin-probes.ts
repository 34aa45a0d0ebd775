import { reportOrigin } from '#contract/audit/report-origin.api';
import { reportCard } from '#contract/report-card/report-card.api';
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
    const id_sts = await aColumn(school, 'A', { nama: 'STS asal', tipe: 'STS', id_kd: undefined });
    await enter(school, [{ id_kolom, id_murid: idOf('beni'), nilai: 71 }, { id_kolom: id_sts, id_murid: idOf('beni'), nilai: 40 }]);
    const { id_general_report: id } = await publishedReport(school, 'beni');
    // What is changed later is none of what the report prints, also where the server's clock was set back since.
    const now = school.clock.now();
    school.clock.turnTo(new Date(now.getTime() - 60_000));
    await enter(school, [{ id_kolom, id_murid: idOf('beni'), nilai: 95, sebelum: 71 }]);
    school.clock.turnTo(now);
    const answer = await school.ask('beni', reportOrigin.of, { id, id_mata_pelajaran: SUBJECT.A });
    const columns = JSON.stringify(answer.body.data.nilai);
    expect([columns.includes(`"nilai":71`), columns.includes(`"nilai":95`)]).toEqual([true, false]);
    // Of each figure that is printed the explanation comes to the same, in the middle of a semester too, when an examination stands by itself.
    const printed = (await school.ask('beni', reportCard.content, { id })).body.data.isi.mapel.find((it: { id_mata_pelajaran: string }) => it.id_mata_pelajaran === SUBJECT.A);
    const told = answer.body.data.nilai.map(({ jenis, nilai, dicetak }: Record<string, unknown>) => [jenis, nilai, dicetak]);
    expect(told).toEqual([['akhir', printed.akhir.nilai, printed.akhir.nilai], ['pts', 40, 40]]);
    expect((await school.ask('beni', reportOrigin.of, { id, id_mata_pelajaran: idOf('no subject') })).status).toBe(404);
    expect((await school.ask('beni', reportOrigin.of, { id: reportOf('ani'), id_mata_pelajaran: SUBJECT.A })).status).not.toBe(200);
    return [answer];
  },
};
