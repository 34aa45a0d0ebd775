import { classroom } from '#contract/classroom/classroom.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { teaching } from '#contract/subject/teaching.api';
import type { Probe, Probes } from '#test/api/probes';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf } from '#test/kit/school-data';

type Ids = { id_kelas: string; id_kelas_tahun_ajaran: string };
const form = async (school: School, simbol: string, more: object = {}): Promise<Ids> => (await school.ask('admin', classroom.form, { tingkat: 8, simbol, ...more })).body.data;
const detail = async (school: School, id: string) => (await school.ask('admin', classroom.detail, { id })).body.data;
const remove = (school: School, id: string) => school.ask('admin', classroom.remove, { id });
const members = async (school: School, id: string) => (await school.ask('admin', classroom.members, { id })).body.data.map((it: { nama: string }) => it.nama) as string[];
const move = (school: School, verb: 'addStudents' | 'removeStudents', id: string, ...who: string[]) => school.ask('admin', classroom[verb], { id, daftar_murid: who.map(idOf) });
const labels = (answer: { body: { data: { kelas: string }[] } }) => answer.body.data.map((it) => it.kelas);

/** A class of its own that is gone afterwards. */
const withClass = async <T>(school: School, simbol: string, use: (ids: Ids) => Promise<T>): Promise<T> => {
  const ids = await form(school, simbol);
  const used = await use(ids);
  expect((await remove(school, ids.id_kelas_tahun_ajaran)).status).toBe(200);
  return used;
};
const assigned = async (school: School): Promise<string> =>
  (await school.ask('kurikulum', teaching.assign, { id_guru: idOf('sari'), id_mata_pelajaran: idOf('IPA'), id_kelas: school.class('A').id_kelas })).body.data.id;

const listed = (name: 'list' | 'all' | 'withStudents', who: 'ani' | 'admin'): Probe => async (school) => {
  const answer = await school.ask(who, classroom[name], {});
  expect(labels(answer)).toEqual(who === 'ani' ? ['7A'] : ['7A', '7B']);
  expect(answer.body.data[0]).toMatchObject({ ...(({ id_kelas, id_kelas_tahun_ajaran }) => ({ id_kelas, id_kelas_tahun_ajaran }))(school.class('A')), guru: 'Wahyu Adiputra', jumlah_murid: 4 });
  return [answer];
};

export const PROBES: Probes = {
  'classroom.list': listed('list', 'ani'),
  'classroom.all': listed('all', 'admin'),
  'classroom.withStudents': listed('withStudents', 'admin'),
  'classroom.one': async (school) => {
    const answer = await school.ask('ani', classroom.one, { id: school.class('A').id_kelas });
    expect(answer.body.data).toMatchObject({ kelas: '7A', tingkat: 7, id_tahun_ajaran: ID_TAHUN_AJARAN });
    return [answer];
  },
  'classroom.detail': async (school) => {
    const answer = await school.ask('admin', classroom.detail, { id: school.class('B').id_kelas_tahun_ajaran });
    expect(answer.body.data).toMatchObject({ kelas: '7B', tahun_ajaran: '2026/2027 Ganjil', isActive: true, peringatan: [] });
    return [answer];
  },
  'classroom.form': async (school) => {
    const answer = await school.ask('admin', classroom.form, { tingkat: 8, simbol: 'Z' });
    const { id_kelas_tahun_ajaran } = answer.body.data;
    expect(await detail(school, id_kelas_tahun_ajaran)).toMatchObject({ kelas: '8Z', jumlah_murid: 0, id_guru: null });
    const twice = await school.ask('admin', classroom.form, { tingkat: 8, simbol: 'Z' });
    expect([twice.status, twice.body.code, Object.keys(twice.body.errors)]).toEqual([409, 'CLASS_EXISTS', ['simbol']]);
    await remove(school, id_kelas_tahun_ajaran);
    return [answer];
  },
  'classroom.change': (school) => withClass(school, 'Y', async ({ id_kelas_tahun_ajaran: id }) => {
    const answer = await school.ask('admin', classroom.change, { id, simbol: 'Hamka' });
    expect(await detail(school, id)).toMatchObject({ kelas: '8Hamka' });
    expect((await school.ask('admin', classroom.change, { id, tingkat: 7, simbol: 'A' })).body.code).toBe('CLASS_EXISTS');
    return [answer];
  }),
  'classroom.remove': async (school) => {
    const { id_kelas_tahun_ajaran: id } = await form(school, 'X');
    const answer = await remove(school, id);
    expect((await school.ask('admin', classroom.detail, { id })).status).toBe(404);
    expect((await remove(school, school.class('A').id_kelas)).body.code).toBe('CLASS_HAS_STUDENTS');
    return [answer];
  },
  'classroom.freeTeachers': async (school) => {
    const answer = await school.ask('admin', classroom.freeTeachers, { search: 'w' });
    expect(answer.body.data.map((it: { nama: string }) => it.nama)).not.toContain('Wahyu Adiputra');
    expect((await school.ask('admin', classroom.freeTeachers, { search: 'prasetyawan' })).body.data).toEqual([{ id: idOf('budi'), nama: 'Budi Prasetyawan' }]);
    return [answer];
  },
  'classroom.assignHomeroom': (school) => withClass(school, 'W', async ({ id_kelas: id }) => {
    const assign = (who: string | null) => school.ask('admin', classroom.assignHomeroom, { id, id_guru: who && idOf(who), id_tahun_ajaran: ID_TAHUN_AJARAN });
    const answer = await assign('pembina');
    expect(await detail(school, id)).toMatchObject({ id_guru: idOf('pembina'), guru: 'Putri Pembayun' });
    const taken = await assign('waliA');
    expect([taken.status, taken.body.code]).toEqual([409, 'HOMEROOM_TAKEN']);
    await assign(null);
    return [answer];
  }),
  'classroom.members': async (school) => {
    const answer = await school.ask('admin', classroom.members, { id: school.class('B').id_kelas, search: 'fajar' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id_murid: idOf('fajar'), nama: 'Fajar Ramadhanu' }] });
    return [answer];
  },
  'classroom.candidates': (school) => withClass(school, 'V', async ({ id_kelas_tahun_ajaran: id }) => {
    await move(school, 'removeStudents', school.class('B').id_kelas, 'gita');
    const answer = await school.ask('admin', classroom.candidates, { id, search: 'permata' });
    expect(answer.body).toMatchObject({ total: 1, data: [{ id_murid: idOf('gita') }] });
    await move(school, 'addStudents', school.class('B').id_kelas, 'gita');
    expect((await school.ask('admin', classroom.candidates, { id })).body.total).toBe(0);
    return [answer];
  }),
  'classroom.addStudents': (school) => withClass(school, 'U', async ({ id_kelas_tahun_ajaran: id }) => {
    const elsewhere = await move(school, 'addStudents', id, 'eka');
    expect([elsewhere.status, elsewhere.body.code, elsewhere.body.message]).toEqual([409, 'STUDENT_ELSEWHERE', expect.stringContaining('kelas lain')]);
    await move(school, 'removeStudents', school.class('B').id_kelas, 'eka');
    const answer = await move(school, 'addStudents', id, 'eka');
    expect([answer.body.data, await members(school, id)]).toEqual([{ jumlah_murid: 1, peringatan: [] }, ['Eka Nurhalimah']]);
    await move(school, 'removeStudents', id, 'eka');
    await move(school, 'addStudents', school.class('B').id_kelas, 'eka');
    return [answer];
  }),
  'classroom.removeStudents': async (school) => {
    const { id_kelas: id } = school.class('B');
    const answer = await move(school, 'removeStudents', id, 'gita');
    expect(await members(school, id)).toEqual(['Eka Nurhalimah', 'Fajar Ramadhanu']);
    await move(school, 'addStudents', id, 'gita');
    return [answer];
  },
  'classroom.moveStudents': async (school) => {
    const [a, b] = [school.class('A'), school.class('B')];
    const shift = (id: string, id_kelas_tujuan: string, who: string[], headers: Record<string, string> = {}) => school.ask('admin', classroom.moveStudents, { id, id_kelas_tujuan, daftar_murid: who.map(idOf) }, { headers });
    const outcomes = (it: { body: { data: { hasil: { status: string; alasan: string | null }[] } } }) => it.body.data.hasil.map(({ status, alasan }) => alasan ?? status);
    const key = { 'idempotency-key': 'two of them move' };
    const answer = await shift(b.id_kelas, a.id_kelas_tahun_ajaran, ['eka', 'gita'], key);
    expect(answer.body.data).toMatchObject({ hasil: [{ id_murid: idOf('eka'), nama: 'Eka Nurhalimah', status: 'pindah' }, { id_murid: idOf('gita'), status: 'pindah' }], kelas: '7A', jumlah_murid: 6, peringatan: [] });
    expect([await members(school, b.id_kelas), (await members(school, a.id_kelas)).length]).toEqual([['Fajar Ramadhanu'], 6]);
    expect((await shift(b.id_kelas, a.id_kelas_tahun_ajaran, ['eka', 'gita'], key)).body).toEqual(answer.body);
    expect(outcomes(await shift(b.id_kelas, a.id_kelas_tahun_ajaran, ['eka', 'fajar']))).toEqual(['tetap', 'pindah']);
    expect(outcomes(await shift(a.id_kelas, b.id_kelas_tahun_ajaran, ['eka', 'fajar', 'gita']))).toEqual(['pindah', 'pindah', 'pindah']);
    const refused = async (id: string, to: string, who: string) => {
      const { status, body } = await shift(id, to, [who]);
      return [status, body.code, Object.keys(body.errors ?? {})];
    };
    expect(await refused(a.id_kelas, a.id_kelas_tahun_ajaran, 'ani')).toEqual([409, 'SAME_CLASS', ['id_kelas_tujuan']]);
    expect(await refused(a.id_kelas, idOf('no class'), 'ani')).toEqual([422, 'LOST_REFERENCE', ['id_kelas_tujuan']]);
    expect(await refused(a.id_kelas, b.id_kelas_tahun_ajaran, 'nobody')).toEqual([422, 'LOST_REFERENCE', ['daftar_murid']]);
    expect((await refused(idOf('no class'), b.id_kelas_tahun_ajaran, 'ani')).slice(0, 2)).toEqual([404, 'NOT_FOUND']);
    const elsewhere = await school.ask('admin', schoolYear.open, { tanggal_awal: '2031-01-06' });
    const other = await form(school, 'K', { id_tahun_ajaran: elsewhere.body.data.id });
    expect(await refused(a.id_kelas, other.id_kelas_tahun_ajaran, 'ani')).toEqual([409, 'OTHER_SEMESTER', ['id_kelas_tujuan']]);
    await remove(school, other.id_kelas_tahun_ajaran);
    await school.ask('admin', schoolYear.remove, { id: elsewhere.body.data.id });
    return [answer];
  },
  'classroom.master': async (school) => {
    const answer = await school.ask('admin', classroom.master);
    expect(answer.body.data.slice(0, 1)).toMatchObject([{ id_kelas: school.class('A').id_kelas, kelas: '7A', tahun_ajaran: expect.arrayContaining(['2026/2027 Ganjil']) }]);
    return [answer];
  },
  'classroom.students': async (school) => {
    const answer = await school.ask('ani', classroom.students, { id: school.class('A').id_kelas });
    expect(answer.body.data.map((it: { nama: string; nis: string | null }) => [it.nama, it.nis])).toEqual([['Ani Lestaringtyas', null], ['Beni Saputrawan', null], ['Citra Maharanti', null], ['Dedi Kurniawanto', null]]);
    expect((await school.ask('waliA', classroom.students, { id: school.class('A').id_kelas })).body.data[0].nis).toMatch(/^\d+$/);
    for (const who of ['pembina', 'waliB'] as const) expect((await school.ask(who, classroom.students, { id: school.class('A').id_kelas })).body.data[0]).toMatchObject({ nama: 'Ani Lestaringtyas', nis: null });
    return [answer];
  },
  'classroom.byLevel': async (school) => {
    const id = await assigned(school);
    const answer = await school.ask('ani', classroom.byLevel, { id_mata_pelajaran: idOf('IPA') });
    expect(answer.body.data).toMatchObject([{ tingkat: 7, kelas: [{ kelas: '7A', id_kelas: school.class('A').id_kelas }] }]);
    await school.ask('admin', teaching.unassign, { id });
    return [answer];
  },
  'teaching.assign': async (school) => {
    const answer = await school.ask('kurikulum', teaching.assign, { id_guru: idOf('sari'), id_mata_pelajaran: idOf('MTK'), id_kelas: school.class('A').id_kelas_tahun_ajaran });
    const twice = await school.ask('admin', teaching.assign, { id_guru: idOf('sari'), id_mata_pelajaran: idOf('MTK'), id_kelas: school.class('A').id_kelas });
    expect(twice.body.data).toEqual(answer.body.data);
    expect((await school.ask('sari', teaching.subjectsAndClasses, {})).body.data).toMatchObject([{ id: answer.body.data.id, mapel: 'Matematika', kelas: '7A' }]);
    const lost = await school.ask('admin', teaching.assign, { id_guru: idOf('waliA'), id_mata_pelajaran: idOf('MTK'), id_kelas: idOf('no class') });
    expect([lost.status, Object.keys(lost.body.errors)]).toEqual([422, ['id_kelas']]);
    await school.ask('admin', teaching.unassign, { id: answer.body.data.id });
    return [answer];
  },
  'teaching.unassign': async (school) => {
    const id = await assigned(school);
    const answer = await school.ask('kurikulum', teaching.unassign, { id });
    expect((await school.ask('sari', teaching.subjectsAndClasses, {})).body.data).toEqual([]);
    const { id_kelas, pengajar: id_guru, id_mata_pelajaran } = school.class('A');
    const { body } = await school.ask('admin', teaching.assign, { id_guru, id_mata_pelajaran, id_kelas });
    expect((await school.ask('admin', teaching.unassign, { id: body.data.id })).body.code).toBe('STILL_SCHEDULED');
    return [answer];
  },
  'teaching.subjectsAndClasses': async (school) => {
    const id = await assigned(school);
    const answer = await school.ask('admin', teaching.subjectsAndClasses, { id_guru: idOf('sari') });
    const ofClass = (who: 'admin' | 'budi') => school.ask(who, teaching.subjectsAndClasses, { id_kelas: school.class('A').id_kelas_tahun_ajaran });
    expect((await ofClass('admin')).body.data.map((it: { guru: string }) => it.guru)).toContain('Sari Kusumawati');
    expect((await ofClass('budi')).body.data.map((it: { guru: string }) => it.guru)).not.toContain('Sari Kusumawati');
    expect(answer.body.data).toMatchObject([{ id, guru: 'Sari Kusumawati', mapel: 'Ilmu Pengetahuan Alam', kelas: '7A' }]);
    await school.ask('admin', teaching.unassign, { id });
    return [answer];
  },
  'teaching.subjectsAndLevels': async (school) => {
    const id = await assigned(school);
    const answer = await school.ask('sari', teaching.subjectsAndLevels, {});
    expect(answer.body.data).toMatchObject([{ id_mata_pelajaran: idOf('IPA'), mapel: 'Ilmu Pengetahuan Alam', tingkat: 7 }]);
    await school.ask('admin', teaching.unassign, { id });
    return [answer];
  },
};
