import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from '#contract/audit/audit.api';
import { reportCard } from '#contract/report-card/report-card.api';
import { type BuktiRapor, reportProof } from '#contract/report-card/report-proof.api';
import { physical } from '#projections/kit/projection';
import { SYSTEM } from '#server/kit/deciding/command';
import { RevokePreview } from '#server/report-card/report-card.decider';
import { digestOf } from '#server/report-card/report-digest';
import { Sealing } from '#server/processes/sealing';
import { addressOf, publishedReport } from '#test/kit/a-report';
import { runNode } from '#test/kit/child';
import { type School, testSchool } from '#test/kit/school';
import { idOf } from '#test/kit/school-data';

let school: School;
beforeAll(async () => {
  school = await testSchool();
});
beforeEach(() => school.query('DELETE FROM vault.rate_limit'));
afterAll(() => school.close());

const prove = async (uuid: string): Promise<BuktiRapor> => {
  const { status, body } = await school.ask('publik', reportProof.look, { uuid });
  expect([status, body.code]).toEqual([200, undefined]);
  return body.data;
};
const seal = () => school.nest.get(Sealing).seal();
const folder = () => join(school.place.dataDir, 'seals');
const seals = () => readdirSync(folder()).sort();
const kinds = ({ temuan }: BuktiRapor) => temuan.map((it) => it.jenis);
const check = async (bytes: Buffer | string, key: string) => {
  const file = join(school.place.dataDir, 'proof.jsonl');
  writeFileSync(file, bytes);
  return runNode(['tools/verify-export.mjs', file, key]);
};

describe('the proof of a paper', () => {
  let uuid: string;
  let id: string;
  beforeAll(async () => {
    ({ uuid, id_general_report: id } = await publishedReport(school, 'gita'));
  });
  const stream = () => `report-card-${id}`;
  /** Changes the log behind the server's back, and puts it back. */
  const damaged = async (change: string, values: unknown[], look: () => Promise<unknown>) => {
    await school.query('CREATE TABLE kept AS SELECT * FROM es.event WHERE stream = $1', [stream()]);
    try {
      await school.query(change, values);
      await look();
    } finally {
      await school.query(`DELETE FROM es.event WHERE stream = '${stream()}'; INSERT INTO es.event SELECT * FROM kept; DROP TABLE kept`);
    }
  };

  it('holds while nothing is sealed, and says under which seal once it is', async () => {
    const { isi, diterbitkan } = (await school.ask('publik', reportCard.preview, { uuid })).body.data;
    const before = await prove(uuid);
    expect(before).toMatchObject({ status: 'sah', versi: 1, sejak: diterbitkan, diterbitkan, nama: 'G*** P***', segel: null, terlambat: false, sidik: digestOf(isi), temuan: [] });
    await seal();
    const { segel, peristiwa } = await prove(uuid);
    const { rows: [row] } = await school.query("SELECT revision::int, meta::text FROM es.event WHERE stream = $1 AND type = 'ReportPublished'", [stream()]);
    const head = JSON.parse(readFileSync(join(folder(), seals()[0] as string), 'utf8').split('\n')[0] as string);
    expect(segel).toMatchObject({ nomor: 1, tanggal: school.today, tanda_tangan: head.signature });
    expect(peristiwa).toMatchObject({ nomor: row?.revision + 1 });
    expect((await school.ask('admin', audit.stream, { stream: stream(), limit: 100 })).body.data.find((it: { type: string }) => it.type === 'ReportPublished').hash).toBe(peristiwa?.hash);
  });

  it('tells nobody a name in full, a grade or an id', async () => {
    const { text } = await school.ask('publik', reportProof.look, { uuid });
    for (const it of ['Gita', 'Permatasari', id, idOf('gita'), 'mapel', 'Terlambat']) expect(text).not.toContain(it);
  });

  it('answers a guessed address as it does one that is no uuid at all: not found, and limited like previews', async () => {
    expect((await school.ask('publik', reportProof.look, { uuid: idOf('guessed') })).body.code).toBe('PREVIEW_UNKNOWN');
    expect((await school.ask('publik', reportProof.look, { uuid: 'x' })).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 100 }, () => school.ask('publik', reportProof.look, { uuid })));
    const count = (status: number) => answers.filter((it) => it.status === status).length;
    expect([count(200), count(429)]).toEqual([59, 41]);
  });

  it('proves a paper whose preview is over', async () => {
    const now = school.clock.now();
    school.clock.turnTo(new Date(now.getTime() + 91 * 86_400_000));
    expect([(await school.ask('publik', reportCard.preview, { uuid })).status, (await prove(uuid)).status]).toEqual([410, 'sah']);
    expect((await school.ask('publik', reportProof.file, { uuid })).body.code).toBe('PREVIEW_EXPIRED');
    school.clock.turnTo(now);
  });

  it('says of a renewed address how long that one opens: a term of its own', async () => {
    const { uuid: first, id_general_report } = await publishedReport(school, 'eka');
    const [was, now] = [(await prove(first)).berlaku_sampai as string, school.clock.now()];
    const later = new Date(now.getTime() + 91 * 86_400_000);
    school.clock.turnTo(later);
    await school.give(RevokePreview, { id_general_report, alasan: 'Kedaluwarsa', pengganti: idOf('renewed') }, SYSTEM, later.toISOString());
    expect((await school.ask('publik', reportCard.preview, { uuid: idOf('renewed') })).status).toBe(200);
    expect(await prove(idOf('renewed'))).toMatchObject({ status: 'sah', berlaku_sampai: new Date(later.getTime() + 90 * 86_400_000).toISOString(), temuan: [] });
    expect(await prove(first)).toMatchObject({ status: 'dicabut', berlaku_sampai: was, temuan: [] });
    school.clock.turnTo(now);
  });

  it('names a changed byte of the publication', () => damaged("UPDATE es.event SET data = replace(data::text, '\"versi\":1', '\"versi\": 1')::json WHERE stream = $1 AND type = 'ReportPublished'", [stream()], async () => {
    const { status, versi, peristiwa, temuan } = await prove(uuid);
    expect([status, versi, temuan]).toEqual(['berubah', 1, [{ jenis: 'changed', nomor: peristiwa?.nomor, segel: null, keterangan: 'its text is not what its hash says' }]]);
  }));

  it('names what was cut off the end of the stream', () => damaged("DELETE FROM es.event WHERE stream = $1 AND type = 'ReportPublished'", [stream()], async () => {
    expect(kinds(await prove(uuid))).toEqual(expect.arrayContaining(['missing', 'alamat']));
  }));

  it('answers from the event where the read table says something else', async () => {
    const table = `read."${physical('report_version')}"`;
    const { rows: [row] } = await school.query(`SELECT isi FROM ${table} WHERE uuid = $1`, [uuid]);
    await school.query(`UPDATE ${table} SET isi = jsonb_set(isi::jsonb, '{catatan_wali}', '"Juara kelas"')::json WHERE uuid = $1`, [uuid]).catch(() => school.query(`UPDATE ${table} SET isi = jsonb_set(isi, '{catatan_wali}', '"Juara kelas"') WHERE uuid = $1`, [uuid]));
    expect(await prove(uuid)).toMatchObject({ status: 'berubah', versi: 1, temuan: [{ jenis: 'tabel', keterangan: 'what is shown is not what was published' }] });
    await school.query(`UPDATE ${table} SET isi = $2 WHERE uuid = $1`, [uuid, JSON.stringify(row?.isi)]);
    const forged = idOf('forged');
    await school.query(`INSERT INTO read."${physical('revoked_preview')}" (uuid, id_general_report, pada) VALUES ($1, $2, now())`, [forged, id]);
    expect(await prove(forged)).toMatchObject({ status: 'berubah', versi: null, nama: null, temuan: [{ jenis: 'alamat' }] });
    expect((await prove(uuid)).status).toBe('sah');
  });

  it('says which seal is missing or damaged, and that one has to be there by now', async () => {
    await publishedReport(school, 'fajar');
    await seal();
    const kept = seals().map((it) => [join(folder(), it), readFileSync(join(folder(), it), 'utf8')] as const);
    const restored = () => { for (const [file, text] of kept) writeFileSync(file, text); };
    const [[file, text]] = kept as [readonly [string, string]];
    expect(kept.length).toBeGreaterThan(1);
    writeFileSync(file, text.replace(/("order":"\d+\.)./, '$1!'));
    expect((await prove(uuid)).temuan).toEqual([{ jenis: 'seal', nomor: null, segel: 1, keterangan: 'seal 1: its list of events was changed' }]);
    rmSync(file);
    expect(await prove(uuid)).toMatchObject({ status: 'berubah', temuan: [{ jenis: 'seal', nomor: null, segel: 1, keterangan: 'seal 1 is missing' }] });
    for (const [it] of kept) rmSync(it, { force: true });
    await school.query("UPDATE es.event SET at = now() - interval '1 hour' WHERE stream = $1", [stream()]);
    expect(await prove(uuid)).toMatchObject({ status: 'sah', segel: null, terlambat: true });
    restored();
    expect(await prove(uuid)).toMatchObject({ status: 'sah', segel: { nomor: 1 }, terlambat: false, temuan: [] });
  });

  it('is a file that the script proves by itself, for the holder with the publication alone', async () => {
    const { kunci_publik, sidik } = await prove(uuid);
    const { status, body: bytes } = await school.ask('publik', reportProof.file, { uuid });
    expect([status, String(bytes)]).toEqual([200, expect.not.stringMatching(/alasan|"body"|Gita/)]);
    const { code, said } = await check(bytes, kunci_publik);
    expect([code, said]).toEqual([0, expect.stringMatching(new RegExp(`^Whole: 1 events in 1 streams, 1 of them under 1 seals[^]*${sidik}`))]);
    const text = String(bytes);
    const changes: [RegExp, string, RegExp][] = [
      [/versi\\":1/, 'versi\\":2', /BROKEN after 0 events that hold: changed report-card-\S+ revision \d+.*type ReportPublished: its text/], [/"at":"2026/, '"at":"2025', /BROKEN after 1 events that hold: file: the file was changed/],
      [/"count":\d/, '"count":9', /BROKEN after 0 events that hold: seal 1: its signature/], [/"print":"./, '"print":"!', /changed .* it was written anew/], [/"signature":"[^"]*"\}\}\n$/, '"signature":"A"}}\n', /the end of the file is not signed by this key/],
    ];
    for (const [from, to, why] of changes) {
      expect(text).toMatch(from);
      expect(await check(text.replace(from, to), kunci_publik)).toMatchObject({ code: 1, said: expect.stringMatching(why) });
    }
    expect((await check(text.slice(0, -20), kunci_publik)).code).toBe(1);
  });

  it('is a file with the whole stream and the lists of its seals for whoever reads its history', async () => {
    const { kunci_publik } = await prove(uuid);
    const { body: bytes } = await school.ask('auditor', audit.proofFile, { stream: stream() });
    const { rows: [row] } = await school.query('SELECT count(*)::int AS n FROM es.event WHERE stream = $1', [stream()]);
    expect(await check(bytes, kunci_publik)).toMatchObject({ code: 0, said: expect.stringContaining(`Whole: ${row?.n} events in 1 streams, ${row?.n} of them under 1 seals`) });
    const lines = String(bytes).split('\n');
    const without = lines.filter((it) => !it.includes('"type":"ReportPublished"')).join('\n');
    expect(await check(without, kunci_publik)).toMatchObject({ code: 1, said: expect.stringContaining(`missing ${stream()} revision`) });
    expect((await school.ask('waliB', audit.proofFile, { stream: stream() })).status).toBe(403);
    expect((await school.ask('auditor', audit.proofFile, { stream: `report-card-${idOf('none')}` })).status).toBe(404);
  });
});

test('a paper is superseded by a version, or taken back with its address; a changed event after it shows, too', async () => {
  const { uuid, id_general_report: id } = await publishedReport(school, 'eka');
  await school.ask('waliB', reportCard.revoke, { id, alasan: 'Tautan tersebar', ganti: true });
  const next = await addressOf(school, id);
  expect(await prove(uuid)).toMatchObject({ status: 'dicabut', ditarik: false, versi: 1, temuan: [] });
  expect(await prove(next)).toMatchObject({ status: 'sah', versi: 1, temuan: [] });
  expect(JSON.stringify(await prove(uuid))).not.toContain(next);
  await school.ask('kurikulum', reportCard.reopen, { id, alasan: 'Nilai IPA keliru' });
  expect(await prove(next)).toMatchObject({ status: 'dicabut', ditarik: true, versi_pengganti: null, temuan: [] });
  await school.ask('waliB', reportCard.verify, { id, by: 'waliKelas' });
  await school.ask('waliB', reportCard.publish, { id });
  expect([await prove(uuid), await prove(next)]).toMatchObject([{ status: 'digantikan', versi_pengganti: 2, temuan: [] }, { status: 'digantikan', versi_pengganti: 2, temuan: [] }]);
  const second = await addressOf(school, id);
  expect(await prove(second)).toMatchObject({ status: 'sah', versi: 2, temuan: [] });
  await school.ask('kurikulum', reportCard.reopen, { id, alasan: 'Nilai IPS keliru' });
  expect([await prove(next), await prove(second)]).toMatchObject([{ status: 'dicabut', ditarik: true, versi_pengganti: null }, { status: 'dicabut', ditarik: true, versi_pengganti: null }]);
  await school.ask('waliB', reportCard.verify, { id, by: 'waliKelas' });
  await school.ask('waliB', reportCard.publish, { id });
  expect([await prove(next), await prove(second)]).toMatchObject([{ status: 'digantikan', versi_pengganti: 3 }, { status: 'digantikan', versi_pengganti: 3 }]);
  await school.query("UPDATE es.event SET data = replace(data::text, 'Nilai IPA', 'Nilai IPS')::json WHERE stream = $1 AND type = 'ReportReopened'", [`report-card-${id}`]);
  expect(await prove(next)).toMatchObject({ status: 'berubah', temuan: [{ jenis: 'changed' }] });
});
