import { imports } from '#contract/people/import.api';
import { students } from '#contract/people/student.api';
import type { Probe, Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { sheetOf } from '#test/kit/sheet';
import { until } from '#test/kit/until';

let numbers = 880_000;
const HEAD = { guru: ['NIK', 'Nama', 'Jenis Kelamin'], murid: ['NIS', 'Nama', 'Jenis Kelamin', 'Tahun Masuk'], mata_pelajaran: ['Kode', 'Nama'] };
const ROW = {
  guru: () => [`${numbers++}`, 'Guru Dari Lembar', 'L'], murid: () => [`${numbers++}`, 'Murid Dari Lembar', 'P', 2026],
  mata_pelajaran: () => [[...String(numbers++)].slice(-5).map((it) => 'ABCDEFGHIJ'[Number(it)]).join(''), `Pelajaran ${numbers}`],
};
type Jenis = keyof typeof HEAD;

/** Brings in a sheet of one row and waits until it is done. */
export async function bringOne(school: School, jenis: Jenis, row: (string | number)[] = ROW[jenis]()) {
  const answer = await school.ask('admin', imports.bring[jenis], {}, { file: await sheetOf([HEAD[jenis], row]) });
  await until('the import is done', async () => (await runOf(school, answer.body.data.id))?.status === 'selesai');
  return answer;
}
export const runOf = async (school: School, id: string) => (await school.ask('admin', imports.list, { limit: 100 })).body.data.find((it: { id: string }) => it.id === id);

const template = (jenis: Jenis): Probe => async (school) => {
  const answer = await school.ask('admin', imports.template[jenis]);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="templat-${jenis}.xlsx"`);
  return [answer];
};
const bring = (jenis: Jenis): Probe => async (school) => {
  const answer = await bringOne(school, jenis);
  expect(answer.body.data).toMatchObject({ jumlah: 1, baru: 1, sama: 0, salah: [] });
  expect(await runOf(school, answer.body.data.id)).toMatchObject({ jenis, jumlah: 1, selesai: 1, berhasil: 1, ditolak: [] });
  return [answer];
};

const mark = (jenis: Jenis): Probe => async (school) => {
  const answer = await school.ask('admin', imports.mark[jenis], {}, { file: await sheetOf([HEAD[jenis], ROW[jenis]()]) });
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="periksa-${jenis}.xlsx"`);
  return [answer];
};

export const PROBES: Probes = {
  'import.mark.guru': mark('guru'), 'import.mark.murid': mark('murid'), 'import.mark.mata_pelajaran': mark('mata_pelajaran'),
  'import.template.guru': template('guru'), 'import.template.murid': template('murid'), 'import.template.mata_pelajaran': template('mata_pelajaran'),
  'import.bring.guru': bring('guru'), 'import.bring.murid': bring('murid'), 'import.bring.mata_pelajaran': bring('mata_pelajaran'),
  'import.list': async (school) => {
    const { id } = (await bringOne(school, 'guru')).body.data;
    const list = await school.ask('admin', imports.list, { order: 'desc' });
    expect(list.body.data).toContainEqual(expect.objectContaining({ id, jenis: 'guru', oleh: 'admin' }));
    return [list];
  },
  'import.undo': async (school) => {
    const { id } = (await bringOne(school, 'murid')).body.data;
    const before = (await school.ask('admin', students.list)).body.total;
    const answer = await school.ask('admin', imports.undo, { id });
    await until('it is taken back', async () => (await runOf(school, id)).status === 'dibatalkan');
    expect((await school.ask('admin', students.list)).body.total).toBe(before - 1);
    return [answer];
  },
};

const admin = { A: 'admin', B: 'admin' };
export const RIGHTS: Right[] = [
  ...Object.values(imports.template).map((endpoint): Right => ({ endpoint, input: () => ({}), may: admin })),
  ...Object.values(imports.bring).map((endpoint): Right => ({ endpoint, input: () => ({ dry_run: 'true' }), may: admin, told: 422 })),
  ...Object.values(imports.mark).map((endpoint): Right => ({ endpoint, input: () => ({}), may: admin, told: 422 })),
  { endpoint: imports.list, input: () => ({}), may: admin },
  { endpoint: imports.undo, input: () => ({ id: '0f8fad5b-d9cb-469f-a165-70867728950e' }), may: admin, told: 404 },
];
