import { rpp } from '#contract/curriculum/rpp.api';
import type { RiwayatRpp } from '#contract/curriculum/rpp-history';
import { common } from '#contract/kit/refusal';
import { erasure } from '#contract/people/erasure.api';
import { approved, drafted, furnishPlans, KD, OTHER_KD } from '#test/kit/a-plan';
import { aDocument, upload } from '#test/kit/documents';
import { refusedAs } from '#test/kit/refused';
import { type School, testSchool } from '#test/kit/school';
import { idOf, type Who } from '#test/kit/school-data';
import { until } from '#test/kit/until';

let school: School;
beforeAll(async () => {
  school = await testSchool();
  await furnishPlans(school);
});
afterAll(() => school.close());

const asked = (who: Who, id: string, page = {}) => school.ask(who, rpp.history, { id, ...page });
const lines = async (who: Who, id: string, page = {}) => (await asked(who, id, page)).body.data as RiwayatRpp[];
const change = (who: Who, id: string, dataRPP: object) => school.ask(who, rpp.change, { id, dataRPP });

test('who reads a plan reads what became of it, and nobody else: not a teacher who does not write it', async () => {
  const id = await drafted(school);
  await change('budi', id, { model: 'PBL' });
  for (const who of ['budi', 'kepala', 'kurikulum', 'admin'] as const) expect((await lines(who, id)).map(({ type, oleh }) => [type, oleh])).toEqual([['RppChanged', 'Budi Prasetyawan'], ['RppDrafted', 'Budi Prasetyawan']]);
  for (const who of ['sari', 'waliA', 'auditor', 'ani'] as const) {
    const { status, body } = await asked(who, id);
    expect({ who, status, body }).toEqual({ who, status: 403, body: refusedAs(common.NOT_AUTHORIZED) });
  }
  await school.ask('budi', rpp.share, { id, rekan: [idOf('sari')] });
  expect(await lines('sari', id)).toMatchObject([{ type: 'RppShared', bergabung: ['Sari Kusumawati'], keluar: [] }, {}, {}]);
  expect((await asked('kepala', idOf('no plan'))).status).toBe(404);
});

test('what is brought back is a change, which is brought back likewise; page by page', async () => {
  const id = await drafted(school);
  await change('budi', id, { model: 'PBL', kd: [KD] });
  await change('budi', id, { model: 'Inquiry', kd: [OTHER_KD] });
  const { body } = await asked('budi', id);
  expect(body).toMatchObject({ data: [{ bagian: 'kd', jumlah: 2, sebelum: { kd: [] }, sesudah: { kd: [OTHER_KD] } }, { bagian: 'model', sesudah: { model: 'Inquiry' } }, {}], kompetensi: [{ kode: '4.12' }], total: 3 });
  await change('budi', id, { model: '', sebelum: { model: 'Inquiry' } });
  const [back] = await lines('budi', id);
  expect(back).toMatchObject({ bagian: 'model', sebelum: { model: 'Inquiry' }, sesudah: { model: '' } });
  await change('budi', id, { model: back?.sebelum.model, sebelum: { model: '' } });
  expect(await lines('budi', id, { limit: 2 })).toMatchObject([{ sebelum: { model: '' }, sesudah: { model: 'Inquiry' } }, { id: back?.id }]);
  expect(await lines('budi', id, { limit: 2, page: 3 })).toMatchObject([{ type: 'RppDrafted' }]);
  expect(await lines('budi', id, { limit: 2, page: 4 })).toEqual([]);
});

test('a document that somebody has taken out is brought back by whoever writes the plan, nobody else\'s is', async () => {
  const id = await drafted(school);
  await school.ask('budi', rpp.share, { id, rekan: [idOf('sari')] });
  const kept = async (nama: string) => (await upload(school, 'budi', { nama, bytes: aDocument('pdf'), untuk: 'rpp' })).id;
  const [shown, other] = [await kept('Kartu.pdf'), await kept('Kunci.pdf')];
  await change('budi', id, { lampiran: [shown] });
  await change('sari', id, { lampiran: [], sebelum: { lampiran: [shown] } });
  expect((await change('sari', id, { lampiran: [other], sebelum: { lampiran: [] } })).status).toBe(422);
  expect((await change('sari', id, { lampiran: [shown], sebelum: { lampiran: [] } })).status).toBe(200);
  expect((await school.ask('sari', rpp.one, { id })).body.data.isi.lampiran).toEqual([shown]);
});

test('says what a plan was copied from, as long as that is there', async () => {
  const source = await drafted(school, 'budi', { materi_pokok: 'Pecahan' });
  const id = await drafted(school, 'budi', { dari: source } as never);
  const begun = async () => (await lines('budi', id)).at(-1)?.dari;
  expect([await begun(), (await lines('budi', source)).at(-1)?.dari]).toEqual([{ id: source, materi_pokok: 'Pecahan' }, null]);
  await school.ask('budi', rpp.remove, { id: source });
  expect(await begun()).toEqual({ id: source, materi_pokok: null });
});

test('an approved plan that is offered tells what was decided to whoever may begin with it', async () => {
  const id = await approved(school);
  await school.ask('kurikulum', rpp.offer, { id, templat: true });
  expect(await lines('sari', id)).toMatchObject([{ type: 'RppOffered', templat: true, oleh: 'Bambang Suryono' }, { type: 'RppApproved', versi: 1 }, { type: 'RppSubmitted', versi: 1 }, { type: 'RppDrafted' }]);
});

test('what somebody wrote who is forgotten stays, without their name', async () => {
  const id = await drafted(school);
  await school.ask('budi', rpp.share, { id, rekan: [idOf('sari')] });
  await change('sari', id, { metode: 'Diskusi' });
  expect((await lines('kepala', id))[0]?.oleh).toBe('Sari Kusumawati');
  expect((await school.ask('admin', erasure.forget, { id: idOf('sari'), konfirmasi: 'Sari Kusumawati', alasan: 'salah_daftar' })).status).toBe(200);
  await until('the name is gone', async () => (await lines('kepala', id))[0]?.oleh === null);
  expect(await lines('kepala', id)).toMatchObject([{ oleh: null, sebelum: { metode: '' }, sesudah: { metode: 'Diskusi' } }, { oleh: 'Budi Prasetyawan', bergabung: [null] }, {}]);
  expect(JSON.stringify((await asked('kepala', id)).body)).not.toContain('Kusumawati');
});
