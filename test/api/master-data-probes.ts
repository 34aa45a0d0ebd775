import { passingInterval } from '#contract/curriculum/passing-interval.api';
import { grading } from '#contract/grading/grading.api';
import { type Resource, resources } from '#contract/kit/resource';
import { reportCard } from '#contract/report-card/report-card.api';
import { subject } from '#contract/subject/subject.api';
import { timetable } from '#contract/timetable/timetable.api';
import type { Probe, Probes } from '#test/api/probes';
import { furnish, furnishReferences, sampleOf } from '#test/kit/master-data';
import type { School } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';

const writer = ({ write }: Resource): Who => (write.includes('admin') ? 'admin' : 'bk');
/** Whoever another probe signed out is signed in again. */
const enter = async (school: School, it: Resource) => {
  await furnishReferences(school);
  if (writer(it) !== 'admin') await school.signIn(writer(it));
};
const ask = (school: School, it: Resource, verb: 'list' | 'one' | 'create' | 'change' | 'remove', input: object) => school.ask(writer(it), it.api[verb] as Resource['api']['list'], input);
const rowsOf = async (school: School, it: Resource) => (await ask(school, it, 'list', { limit: 100 })).body.data as Record<string, unknown>[];

/** Every line of every resource: creates a row of its own, and leaves none behind. */
const withRow = async (school: School, it: Resource, use: (id: string) => Promise<void>) => {
  await enter(school, it);
  const { body } = await ask(school, it, 'create', sampleOf(it).row(0));
  await use(body.data.id);
  await ask(school, it, 'remove', { id: body.data.id });
};

const probesOf = (it: Resource): Record<string, Probe> => {
  const { row, change } = sampleOf(it);
  const probe = (verb: 'list' | 'one' | 'change', see: (school: School, id: string) => Promise<void>, input: (id: string) => object): Probe => async (school) => {
    const answers: Awaited<ReturnType<Probe>> = [];
    await withRow(school, it, async (id) => {
      answers.push(await ask(school, it, verb, input(id)));
      await see(school, id);
    });
    return answers;
  };
  return {
    [it.api.list.name]: probe('list', async (school, id) => expect(await rowsOf(school, it)).toContainEqual(expect.objectContaining({ id, ...row(0) })), () => ({})),
    ...(it.api.one && { [it.api.one.name]: probe('one', async (school, id) => expect((await ask(school, it, 'one', { id })).body.data).toMatchObject(row(0)), (id) => ({ id })) }),
    [it.api.change.name]: probe('change', async (school, id) => expect((await rowsOf(school, it)).find((one) => one.id === id)).toMatchObject(change), (id) => ({ id, ...change })),
    [it.api.create.name]: async (school) => {
      await enter(school, it);
      const answer = await ask(school, it, 'create', row(0));
      expect(await rowsOf(school, it)).toContainEqual(expect.objectContaining({ id: answer.body.data.id, ...row(0) }));
      await ask(school, it, 'remove', { id: answer.body.data.id });
      return [answer];
    },
    [it.api.remove.name]: async (school) => {
      await enter(school, it);
      const { body } = await ask(school, it, 'create', row(0));
      const answer = await ask(school, it, 'remove', { id: body.data.id });
      expect((await rowsOf(school, it)).some(({ id }) => id === body.data.id)).toBe(false);
      return [answer];
    },
  };
};

const intervals = async (school: School) => (await school.ask('budi', passingInterval.list, { limit: 100 })).body.data as { id: string; id_kbm: string; predikat: string; batas_bawah: number; batas_atas: number }[];
const boundsOf = async (school: School, id_kbm: string) => (await intervals(school)).filter((it) => it.id_kbm === id_kbm).map((it) => [it.predikat, it.batas_bawah, it.batas_atas]);
const introduce = async (school: School, kkm: number): Promise<string> => (await school.ask('kurikulum', passingInterval.create, { kkm })).body.data.id;

export const PROBES: Probes = {
  ...Object.assign({}, ...resources().map(probesOf)),
  'subject.master': async (school) => {
    const answer = await school.ask('admin', subject.master, { sortBy: 'kode' });
    const codes = answer.body.data.map((it: { kode: string }) => it.kode);
    expect([codes, answer.body.total]).toEqual([[...codes].sort(), codes.length]);
    expect(codes).toEqual(expect.arrayContaining(['IPA', 'MTK']));
    return [answer];
  },
  'subject.competences': async (school) => {
    await furnish(school);
    const answer = await school.ask('ani', subject.competences, { id: idOf('MTK') });
    expect(answer.body.data.map((it: { kode: string }) => it.kode).filter((it: string) => it.startsWith('3.'))).toEqual(['3.1', '3.2']);
    expect((await school.ask('ani', subject.competences, { id: idOf('IPA') })).body.data).toEqual([]);
    return [answer];
  },
  'subject.competencesBy': async (school) => {
    await furnish(school);
    const answer = await school.ask('ani', subject.competencesBy, { id_mata_pelajaran: idOf('MTK'), id_level: sampleOf(resources().find((it) => it.name === 'basic-competence') as Resource).row(0).id_level });
    expect(answer.body.data.filter((it: { kode: string }) => it.kode.startsWith('3.'))).toHaveLength(2);
    expect((await school.ask('ani', subject.competencesBy, { jenis: 'TP' })).body.data).toEqual([]);
    return [answer];
  },
  'grading.allSettings': async (school) => {
    await furnish(school);
    const answer = await school.ask('budi', grading.allSettings);
    expect(answer.body.data).toMatchObject([{ bobot_lm: 60, tahun_ajaran: expect.any(String) }, { level: expect.any(String) }]);
    return [answer];
  },
  'reportCard.activityTemplates': async (school) => {
    const answer = await school.ask('budi', reportCard.activityTemplates);
    expect(answer.body.data).toEqual([]);
    return [answer];
  },
  'timetable.activeModel': async (school) => {
    const answer = await school.ask('ani', timetable.activeModel);
    expect(answer.body.data).toMatchObject({ tipe: 'A', jam_mulai: '07:00', durasi: 60 });
    return [answer];
  },
  'passingInterval.list': async (school) => {
    const id = await introduce(school, 75);
    expect(await boundsOf(school, id)).toEqual([['A', 93, 100], ['B', 84, 92], ['C', 75, 83], ['D', 0, 74]]);
    return [await school.ask('ani', passingInterval.list, {})];
  },
  'passingInterval.create': async (school) => {
    const answer = await school.ask('kurikulum', passingInterval.create, { kkm: 64 });
    expect(await boundsOf(school, answer.body.data.id)).toEqual([['A', 89, 100], ['B', 77, 88], ['C', 64, 76], ['D', 0, 63]]);
    expect((await school.ask('admin', passingInterval.create, { kkm: 64 })).body.code).toBe('KKM_TAKEN');
    return [answer];
  },
  'passingInterval.change': async (school) => {
    const id = await introduce(school, 70);
    const b = (await intervals(school)).find((it) => it.id_kbm === id && it.predikat === 'B') as { id: string };
    const answer = await school.ask('kurikulum', passingInterval.change, { id: b.id, batas_atas: 89 });
    expect(await boundsOf(school, id)).toEqual([['A', 90, 100], ['B', 81, 89], ['C', 70, 80], ['D', 0, 69]]);
    expect((await school.ask('kurikulum', passingInterval.change, { id: b.id, batas_bawah: 60 })).body.code).toBe('NOT_CONTIGUOUS');
    return [answer];
  },
  'passingInterval.remove': async (school) => {
    const id = await introduce(school, 72);
    const answer = await school.ask('admin', passingInterval.remove, { id });
    expect(await boundsOf(school, id)).toEqual([]);
    expect(await introduce(school, 72)).not.toBe(id);
    return [answer];
  },
};
