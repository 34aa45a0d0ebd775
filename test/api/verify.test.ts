import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from '#contract/audit/audit.api';
import { Journal } from '#server/kit/log/journal';
import { Sealing } from '#server/processes/sealing';
import { runNode } from '#test/kit/child';
import { gate } from '#test/kit/gate';
import { type School, testSchool } from '#test/kit/school';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await school.nest.get(Sealing).seal();
});
afterAll(() => school.close());

const ask = async (input: object = {}) => audit.verify.output.parse((await school.ask('admin', audit.verify, input)).body).data;
const ended = (input: object = {}) => {
  let first = input;
  return until('the verification has ended', async () => {
    const { verifikasi } = await ask(first);
    first = {};
    return verifikasi.status !== 'berjalan' && verifikasi;
  });
};
const tool = (name: string, ...args: string[]) => runNode([`dist/tools/${name}.js`, ...args], { env: { DATABASE_URL: school.place.url, DATA_DIR: school.place.dataDir, EVENTSTORE_URL: '', PELITA_MASTER_KEY: '' } });

describe('the log of a running school', () => {
  it('is verified in the background: the first call begins it, a later one has the counts and the seals', async () => {
    const { store } = school.nest.get(Journal);
    const [way, subscribe] = [gate(), store.subscribe.bind(store)];
    store.subscribe = async function* (options) {
      await way.passed;
      yield* subscribe(options);
    };
    const begun = await ask();
    expect(begun.verifikasi).toMatchObject({ status: 'berjalan', utuh: null, rusak: null, selesai: null });
    expect((await ask({ ulang: 'true' })).verifikasi.mulai).toBe(begun.verifikasi.mulai);
    store.subscribe = subscribe;
    way.open();
    const done = await ended();
    const { rows } = await school.query('SELECT count(*)::int AS events, count(DISTINCT stream)::int AS streams FROM es.event');
    expect(done).toMatchObject({ status: 'selesai', utuh: true, diperiksa: rows[0]?.events, jumlah_stream: rows[0]?.streams, jumlah_segel: 1, rusak: null });
    expect((await ask()).segel).toEqual([expect.objectContaining({ nomor_awal: 1, nomor: 1, tanggal: school.today, jumlah: done.tersegel, sah: true })]);
    expect((await ask()).verifikasi.mulai).toBe(begun.verifikasi.mulai);
  });

  it('rule 66: is proved broken where somebody changed a byte behind the server’s back, by the server and by the tool', async () => {
    const { rows } = await school.query("SELECT position::text, id, data::text FROM es.event WHERE type = 'LessonScheduled' ORDER BY position LIMIT 1");
    const { position, id, data } = rows[0] as { position: string; id: string; data: string };
    await school.query('UPDATE es.event SET data = $2::json WHERE position = $1', [position, data.replace(/"posisi":\d/, '"posisi":9')]);
    expect(await ended({ ulang: 'true' })).toMatchObject({ utuh: false, rusak: { jenis: 'changed', position, id, type: 'LessonScheduled', revision: 0, segel: 1 } });
    expect(await tool('verify')).toMatchObject({ code: 1, said: expect.stringMatching(new RegExp(`BROKEN after \\d+ events that hold: changed lesson-\\S+ revision 0, position ${position}, id ${id}, type LessonScheduled, under seal 1`)) });
    await school.query('UPDATE es.event SET data = $2::json WHERE position = $1', [position, data]);
    expect((await ended({ ulang: 'true' })).utuh).toBe(true);
  });

  it('is proved broken where a seal was damaged, in words that name that seal once', async () => {
    const [file] = readdirSync(join(school.place.dataDir, 'seals')).map((it) => join(school.place.dataDir, 'seals', it)) as [string];
    const kept = readFileSync(file, 'utf8');
    writeFileSync(file, kept.replace(/("order":"\d+\.)./, '$1!'));
    expect(await tool('verify')).toMatchObject({ code: 1, said: expect.stringMatching(/BROKEN after 0 events that hold: seal 1: its list of events was changed\n$/) });
    writeFileSync(file, kept.slice(1));
    expect(await tool('verify')).toMatchObject({ code: 1, said: expect.stringMatching(/\nThe last seal, seal-000001.json, cannot be read.\nBROKEN/) });
    writeFileSync(file, kept);
  });

  it('is proved by the tool and, from its export alone, by a script that needs nothing else', async () => {
    const said = await tool('verify');
    const { kunci_publik } = await ask();
    expect(said).toMatchObject({ code: 0, said: expect.stringMatching(new RegExp(`Public key: ${kunci_publik}\nLast seal: 1 of ${school.today}, hash [\\w-]{43}\nWhole: `)) });
    const file = join(school.place.dataDir, 'log.jsonl');
    expect(await tool('export-log', file)).toMatchObject({ code: 0, said: expect.stringContaining(`verify-export.mjs ${file} ${kunci_publik}`) });
    const script = (key: string) => runNode(['tools/verify-export.mjs', file, key]);
    expect(await script(kunci_publik)).toMatchObject({ code: 0, said: expect.stringMatching(/^Whole: \d+ events .* under 1 seals/) });
    expect(await script(kunci_publik.replace(/^./, (it) => (it === 'A' ? 'B' : 'A')))).toMatchObject({ code: 1 });
    expect(await script('')).toMatchObject({ code: 2, said: expect.stringContaining('Usage') });
    await school.query("UPDATE es.event SET stream = 'lesson-x' WHERE position = 20");
    expect(await tool('export-log', file)).toMatchObject({ code: 0 });
    expect(await script(kunci_publik)).toMatchObject({ code: 1, said: expect.stringContaining('BROKEN after 19 events that hold: changed lesson-x') });
  });
});
