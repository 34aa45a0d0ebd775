import { audit } from '#contract/audit/audit.api';
import { gradeAudit } from '#contract/audit/grade-audit.api';
import { gradebook } from '#contract/grading/gradebook.api';
import { ledger } from '#contract/grading/ledger.api';
import { readSheet } from '#server/processes/import/sheet';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aColumn, bookOf, enter, scored } from '#test/kit/a-gradebook';
import type { School } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

export const furnish = scored;
const AUDITORS = 'auditor kurikulum kepala admin';
const everybody = { A: AUDITORS, B: AUDITORS };
export const RIGHTS: Right[] = [
  { endpoint: gradeAudit.changes, input: () => ({}), may: everybody },
  { endpoint: gradeAudit.moments, input: bookOf, may: everybody },
  { endpoint: gradeAudit.book, input: bookOf, may: everybody },
  { endpoint: gradeAudit.take, input: bookOf, may: everybody },
  { endpoint: gradeAudit.ledger, input: (school, kelas) => ({ id_kelas: school.class(kelas).id_kelas }), may: { A: 'auditor', B: 'auditor' } },
  { endpoint: gradeAudit.compare, input: (school, kelas) => ({ ...bookOf(school, kelas), dari: '2026-01-01T00:00:00.000Z', sampai: '2026-12-31T00:00:00.000Z' }), may: everybody },
];

/** A column in which Ani has 60, then 90 by night, and Beni 74, then 75. */
async function corrected(school: School) {
  await scored(school);
  const id_kolom = await aColumn(school, 'A', { nama: 'Kuis diaudit' });
  const [now, at] = [school.clock.now(), (nilai: number, who: 'ani' | 'beni', sebelum: number | null) => enter(school, [{ id_kolom, id_murid: idOf(who), nilai, sebelum }])];
  await at(60, 'ani', null);
  await at(74, 'beni', null);
  await at(75, 'beni', 74);
  const before = school.clock.now().toISOString();
  school.clock.turnTo(new Date('2026-08-04T15:00:00.000Z'));
  await at(90, 'ani', 60);
  const after = school.clock.now().toISOString();
  school.clock.turnTo(now);
  return { id_kolom, before, after };
}

export const PROBES: Probes = {
  'gradeAudit.changes': async (school) => {
    const { id_kolom, before } = await corrected(school);
    const answer = await school.ask('auditor', gradeAudit.changes, { id_murid: idOf('ani'), id_kelas: bookOf(school).id_kelas, id_mata_pelajaran: bookOf(school).id_mata_pelajaran, limit: 100 });
    expect(answer.body.data.filter((it: { id_kolom: string }) => it.id_kolom === id_kolom)).toMatchObject([
      { type: 'ScoreEntered', murid: 'Ani Lestaringtyas', kelas: '7A', mapel: 'Matematika', kolom: 'Kuis diaudit', sebelum: 60, nilai: 90, cara: 'ketik', oleh: { nama: 'Budi Prasetyawan', role: 'guruMapel' }, sifat: ['luar_jam', 'besar'] },
      { sebelum: null, nilai: 60, sifat: [] },
    ]);
    expect((await school.ask('auditor', gradeAudit.changes, { id_murid: idOf('ani'), id_kolom })).body.data.map((it: { nilai: number }) => it.nilai)).toEqual([90, 60]);
    const justAt = await school.ask('kepala', gradeAudit.changes, { sifat: 'pas_kkm' });
    expect(justAt.body.data).toMatchObject([{ murid: 'Beni Saputrawan', sebelum: 74, nilai: 75 }]);
    const earlier = await school.ask('auditor', gradeAudit.changes, { id_murid: idOf('ani'), at: before, limit: 100 });
    expect(earlier.body.data.filter((it: { nilai: number }) => it.nilai === 90)).toEqual([]);
    expect((await school.ask('auditor', gradeAudit.changes, { sifat: 'semua', search: 'lestaring' })).body.total).toBeGreaterThan(0);
    return [answer, justAt, earlier];
  },
  'gradeAudit.moments': async (school) => {
    await corrected(school);
    const answer = await school.ask('auditor', gradeAudit.moments, bookOf(school));
    expect(answer.body.data.map(({ nomor }: { nomor: number }) => nomor)).toEqual(answer.body.data.map((_: unknown, i: number) => i + 1));
    expect(answer.body.data[0].type).toBe('GradeColumnAdded');
    return [answer];
  },
  'gradeAudit.book': async (school) => {
    const { id_kolom, before } = await corrected(school);
    const now = await school.ask('auditor', gradeAudit.book, bookOf(school));
    const live = (await school.ask('kepala', gradebook.open, bookOf(school))).body.data;
    expect(now.body.data.murid.map((it: { id_murid: string; sel: object }) => [it.id_murid, it.sel])).toEqual(live.murid.map((it: { id_murid: string; sel: Record<string, { nilai: number | null }> }) => [it.id_murid, Object.fromEntries(Object.entries(it.sel).filter(([, cell]) => cell.nilai !== null).map(([id, cell]) => [id, cell.nilai]))]));
    const then = await school.ask('auditor', gradeAudit.book, { ...bookOf(school), at: before });
    expect(then.body.data.murid[0]).toMatchObject({ nama: 'Ani Lestaringtyas', sel: { [id_kolom]: 60 }, akhir: { nilai: expect.any(Number) } });
    const first = await school.ask('auditor', gradeAudit.book, { ...bookOf(school), nomor: 1 });
    expect(first.body.data).toMatchObject({ nomor: 1, peristiwa: { type: 'GradeColumnAdded' }, kolom: [expect.anything()] });
    return [now, then, first, await school.ask('auditor', gradeAudit.book, { ...bookOf(school), nomor: 0 })];
  },
  'gradeAudit.take': async (school) => {
    const { id_kolom, before } = await corrected(school);
    const { data } = (await school.ask('auditor', gradeAudit.book, { ...bookOf(school), at: before })).body;
    const answer = await school.ask('auditor', gradeAudit.take, { ...bookOf(school), at: before });
    const rows = await readSheet(answer.body);
    const column = data.kolom.findIndex((it: { id_kolom: string }) => it.id_kolom === id_kolom);
    expect(rows.slice(2, 7).map((it) => it.slice(0, 2))).toEqual([['Kelas', '7A'], ['Mata pelajaran', 'Matematika'], ['Pada saat', expect.stringContaining(data.at)], ['Peristiwa', `ke-${data.nomor} dari ${data.jumlah}`], ['Sidik peristiwa', data.hash]]);
    expect(rows.find((it) => it[1] === 'Ani Lestaringtyas')?.[2 + column]).toBe('60');
    return [answer];
  },
  'gradeAudit.ledger': async (school) => {
    const { id_kelas, id_kelas_tahun_ajaran } = school.class('A');
    const answer = await school.ask('auditor', gradeAudit.ledger, { id_kelas });
    const { data } = (await school.ask('kepala', ledger.ofClass, { id_kelas })).body;
    expect(data.murid.every((it: { nis: string | null }) => it.nis)).toBe(true);
    expect(answer.body.data).toEqual({ ...data, murid: data.murid.map((it: object) => ({ ...it, nis: null })) });
    const looks = await school.ask('kepala', audit.stream, { stream: `audit-read-${idOf('auditor')}` });
    expect(looks.body.data).toContainEqual(expect.objectContaining({ type: 'AuditRead', data: expect.objectContaining({ bacaan: 'leger', id_kelas: id_kelas_tahun_ajaran }) }));
    return [answer, await school.ask('auditor', gradeAudit.ledger, { id_kelas: id_kelas_tahun_ajaran })];
  },
  'gradeAudit.compare': async (school) => {
    const { id_kolom, before, after } = await corrected(school);
    const answer = await school.ask('auditor', gradeAudit.compare, { ...bookOf(school), dari: before, sampai: after });
    expect(answer.body.data.filter((it: { id_kolom: string }) => it.id_kolom === id_kolom)).toMatchObject([{ nama: 'Ani Lestaringtyas', kolom: 'Kuis diaudit', dari: 60, menjadi: 90, peristiwa: [{ sebelum: 60, nilai: 90 }] }]);
    return [answer];
  },
};
