import { rpp } from '#contract/curriculum/rpp.api';
import { kbm } from '#contract/curriculum/kbm.api';
import { file } from '#contract/file/file.api';
import { document } from '#contract/document/document.api';
import { ApproveRpp, ChangeRpp, DraftRpp, RemarkRpp, SubmitRpp } from '#server/curriculum/rpp.commands';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { approved, drafted, furnishPlans, KD, LEVEL, OTHER_KD, submitted, subjectOf, wholePlan } from '#test/kit/a-plan';
import { aDocument, upload } from '#test/kit/documents';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Kelas } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const ownerOf = (kelas: Kelas) => (kelas === 'A' ? 'budi' : 'sari');
export const ids = (kelas: Kelas) => ({ draf: idOf(`draf ${kelas}`), diajukan: idOf(`diajukan ${kelas}`), disetujui: idOf(`disetujui ${kelas}`), catatan: idOf(`catatan ${kelas}`) });

/** Each of two teachers has a plan that was changed, with a remark, one that waits, and one that was approved. */
export async function furnish(school: School) {
  await furnishPlans(school);
  for (const kelas of ['A', 'B'] as const) {
    const of = { id_guru: idOf(ownerOf(kelas)), id_tahun_ajaran: ID_TAHUN_AJARAN, jenis: 'rpp', id_mata_pelajaran: subjectOf(ownerOf(kelas)), id_level: LEVEL, isi: wholePlan(kelas === 'A' ? [KD] : [OTHER_KD]), dari: null };
    const { draf, diajukan, disetujui, catatan } = ids(kelas);
    for (const id_rpp of [draf, diajukan, disetujui]) await school.give(DraftRpp, { ...of, id_rpp });
    await school.give(ChangeRpp, { id_rpp: draf, isi: { model: 'Inquiry' } });
    await school.give(RemarkRpp, { id_rpp: draf, id_catatan: catatan, bagian: 'tujuan', teks: 'Kurang terukur' });
    for (const id_rpp of [diajukan, disetujui]) await school.give(SubmitRpp, { id_rpp });
    await school.give(ApproveRpp, { id_rpp: disetujui, id_catatan: idOf('no remark'), catatan: '' });
  }
}

const LEADERS = 'kurikulum kepala';
const THEIRS = { A: `budi ${LEADERS} admin`, B: `sari ${LEADERS} admin` };
const OWN = { A: 'budi', B: 'sari' };
const all = (who: string) => ({ A: who, B: who });
const one = (which: 'draf' | 'diajukan' | 'disetujui') => (_: School, kelas: Kelas) => ({ id: ids(kelas)[which] });

/** After domain A.3: a plan is its teacher's, curriculum and principal read and decide, the admin reads. */
export const RIGHTS: Right[] = [
  { endpoint: rpp.list, input: () => ({}), may: all(`budi sari ${LEADERS} admin`) },
  { endpoint: rpp.queue, input: () => ({}), may: all(LEADERS) },
  { endpoint: rpp.planningControl, input: () => ({}), may: all(LEADERS) },
  { endpoint: rpp.sources, input: () => ({ id_mata_pelajaran: idOf('MTK') }), may: all('budi sari kurikulum') },
  { endpoint: rpp.one, input: one('draf'), may: THEIRS },
  { endpoint: rpp.version, input: (_, kelas) => ({ id: ids(kelas).disetujui, versi: 1 }), may: THEIRS },
  { endpoint: rpp.history, input: one('draf'), may: THEIRS },
  { endpoint: rpp.print, input: one('disetujui'), may: THEIRS },
  { endpoint: rpp.draft, input: (_, kelas) => ({ dataRPP: { id_mata_pelajaran: subjectOf(ownerOf(kelas)), id_level: LEVEL } }), may: { A: 'budi kurikulum', B: 'sari kurikulum' } },
  { endpoint: rpp.change, input: (_, kelas) => ({ id: ids(kelas).draf, dataRPP: { model: 'PBL' } }), may: OWN },
  { endpoint: rpp.decide, input: (_, kelas) => ({ id: ids(kelas).draf, status: 'draf' }), may: OWN },
  { endpoint: rpp.remark, input: (_, kelas) => ({ id: ids(kelas).draf, bagian: 'umum', teks: 'Lengkapi' }), may: all(LEADERS) },
  { endpoint: rpp.answer, input: (_, kelas) => ({ id: ids(kelas).draf, id_catatan: ids(kelas).catatan, teks: 'Sudah' }), may: { A: `budi ${LEADERS}`, B: `sari ${LEADERS}` } },
  { endpoint: rpp.settle, input: (_, kelas) => ({ id: ids(kelas).draf, id_catatan: idOf('no remark') }), may: all(LEADERS), told: 404 },
  { endpoint: rpp.share, input: (_, kelas) => ({ id: ids(kelas).draf, rekan: [] }), may: OWN },
  { endpoint: rpp.offer, input: (_, kelas) => ({ id: ids(kelas).draf, templat: false }), may: all('kurikulum') },
  { endpoint: rpp.remove, input: one('disetujui'), may: OWN },
  { endpoint: kbm.subjects, input: () => ({}), may: all(`${LEADERS} admin`) },
  { endpoint: kbm.generate, input: () => ({ id: ID_TAHUN_AJARAN }), may: all('kurikulum') },
  { endpoint: kbm.update, input: () => ({ id_tahun_ajaran: ID_TAHUN_AJARAN, kbm: [{ id: idOf('no kbm'), kkm: 75 }] }), may: all('kurikulum'), told: 404 },
  { endpoint: document.list, input: () => ({}), may: all(`budi sari waliA waliB ${LEADERS} admin`) },
  { endpoint: document.begin, input: () => ({ jenis: 'rpp', id_tahun_ajaran: idOf('no year') }), may: all(`${LEADERS} admin`), told: 422 },
  { endpoint: document.pause, input: () => ({ id: idOf('no print') }), may: all(`budi sari waliA waliB ${LEADERS} admin`), told: 404 },
  { endpoint: document.resume, input: () => ({ id: idOf('no print') }), may: all(`budi sari waliA waliB ${LEADERS} admin`), told: 404 },
  { endpoint: document.cancel, input: () => ({ id: idOf('no print') }), may: all(`budi sari waliA waliB ${LEADERS} admin`), told: 404 },
  { endpoint: document.file, input: () => ({ id: idOf('no print') }), may: all(`budi sari waliA waliB ${LEADERS} admin`), told: 404 },
];

const rincian = async (school: School, id: string) => (await school.ask('kurikulum', rpp.one, { id })).body.data;
const begun = async (school: School) => (await school.ask('kurikulum', document.begin, { jenis: 'rpp', kertas: 'F4' })).body.data.id as string;
const printOf = async (school: School, id: string) => (await school.ask('kurikulum', document.list)).body.data.find((it: { id: string }) => it.id === id);
/** A print comes after those that were asked for before it, and behind everybody else on the machine. */
const PRINT_PATIENCE_MS = 200_000;
const finished = (school: School, id: string) => until('the print is finished', async () => (await printOf(school, id))?.keadaan === 'selesai', PRINT_PATIENCE_MS);

export const PROBES: Probes = {
  'rpp.draft': async (school) => {
    await furnishPlans(school);
    const answer = await school.ask('budi', rpp.draft, { dataRPP: { id_mata_pelajaran: idOf('MTK'), id_level: LEVEL, materi_pokok: 'Himpunan' } });
    expect(await rincian(school, answer.body.data.id)).toMatchObject({ status: 'draf', versi: 1, versi_berlaku: null, isi: { materi_pokok: 'Himpunan', langkah: [] }, penyusun: [{ nama: 'Budi Prasetyawan' }] });
    return [answer, await school.ask('budi', rpp.draft, { dataRPP: { id_mata_pelajaran: idOf('MTK'), id_level: LEVEL, dari: answer.body.data.id } })];
  },
  'rpp.change': async (school) => {
    const id = await drafted(school);
    await school.ask('budi', rpp.change, { id, dataRPP: { media: ['Papan'] } });
    const answer = await school.ask('budi', rpp.change, { id, dataRPP: { tujuan: '<p onclick="x()">Memahami<script>alert(1)</script></p>', media: ['Gawai'], sebelum: { tujuan: '', media: [] } } });
    expect((await rincian(school, id)).isi).toMatchObject({ tujuan: '<p>Memahami</p>', media: ['Papan', 'Gawai'] });
    const lost = await school.ask('budi', rpp.change, { id, dataRPP: { tujuan: '<p>Lain</p>', sebelum: { tujuan: '' } } });
    expect([lost.status, lost.body.terbaru]).toEqual([409, { tujuan: '<p>Memahami</p>' }]);
    const kept = async (who: 'budi' | 'sari', untuk: 'rpp' | 'topik' = 'rpp') => (await upload(school, who, { nama: `Kartu ${who}.pdf`, bytes: aDocument('pdf'), untuk })).id;
    const [own, foreign, other] = [await kept('budi'), await kept('sari'), await kept('budi', 'topik')];
    for (const it of [foreign, other, idOf('no file')]) {
      const refused = await school.ask('budi', rpp.change, { id, dataRPP: { lampiran: [it], sebelum: { lampiran: [] } } });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['lampiran']]);
    }
    expect((await school.ask('budi', rpp.change, { id, dataRPP: { lampiran: [own] } })).status).toBe(200);
    expect((await rincian(school, id)).berkas).toEqual([{ id: own, nama: 'Kartu budi.pdf', tipe: 'application/pdf', ukuran: aDocument('pdf').length }]);
    const seen = async (who: 'sari' | 'kepala' | 'ani') => (await school.ask(who, file.one, { id: own })).status;
    expect([await seen('sari'), await seen('kepala'), await seen('ani')]).toEqual([403, 200, 403]);
    await school.ask('budi', rpp.share, { id, rekan: [idOf('sari')] });
    expect([await seen('sari'), (await school.ask('sari', rpp.change, { id, dataRPP: { lampiran: [own, foreign], sebelum: { lampiran: [own] } } })).status]).toEqual([200, 200]);
    return [answer];
  },
  'rpp.decide': async (school) => {
    const id = await drafted(school);
    const empty = await school.ask('budi', rpp.decide, { id, status: 'diajukan' });
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['materi_pokok', 'alokasi_waktu', 'kd', 'tujuan', 'langkah', 'penilaian']]);
    await school.ask('budi', rpp.change, { id, dataRPP: wholePlan() });
    const answers = [await school.ask('budi', rpp.decide, { id, status: 'diajukan' })];
    answers.push(await school.ask('kepala', rpp.decide, { id, status: 'revisi', catatan: 'Tambah rubrik' }), await school.ask('budi', rpp.decide, { id, status: 'diajukan' }), await school.ask('kurikulum', rpp.decide, { id, status: 'disetujui' }));
    expect(await rincian(school, id)).toMatchObject({ status: 'disetujui', versi_berlaku: 1, catatan_terbuka: 1, daftar_versi: [{ versi: 1, disetujui_oleh: 'Bambang Suryono' }] });
    return answers;
  },
  'rpp.remark': async (school) => {
    const id = await drafted(school);
    const answer = await school.ask('kurikulum', rpp.remark, { id, bagian: 'langkah', teks: 'Tambah apersepsi' });
    expect((await rincian(school, id)).catatan_reviu).toEqual([expect.objectContaining({ bagian: 'langkah', oleh: 'Bambang Suryono', selesai: false, jawaban: [] })]);
    return [answer];
  },
  'rpp.answer': async (school) => {
    const id = await drafted(school);
    const id_catatan = (await school.ask('kurikulum', rpp.remark, { id, bagian: 'langkah', teks: 'Tambah apersepsi' })).body.data.id;
    const answer = await school.ask('budi', rpp.answer, { id, id_catatan, teks: 'Sudah ditambah' });
    expect((await rincian(school, id)).catatan_reviu[0].jawaban).toEqual([expect.objectContaining({ teks: 'Sudah ditambah', oleh: 'Budi Prasetyawan' })]);
    return [answer];
  },
  'rpp.settle': async (school) => {
    const id = await drafted(school);
    const id_catatan = (await school.ask('kurikulum', rpp.remark, { id, bagian: 'langkah', teks: 'Tambah apersepsi' })).body.data.id;
    const answer = await school.ask('kepala', rpp.settle, { id, id_catatan });
    expect(await rincian(school, id)).toMatchObject({ catatan_terbuka: 0, catatan_reviu: [{ selesai: true }] });
    return [answer];
  },
  'rpp.share': async (school) => {
    const id = await drafted(school);
    expect((await school.ask('sari', rpp.one, { id })).status).toBe(403);
    const answer = await school.ask('budi', rpp.share, { id, rekan: [idOf('sari')] });
    expect((await school.ask('sari', rpp.change, { id, dataRPP: { metode: 'Diskusi' } })).status).toBe(200);
    expect((await school.ask('sari', rpp.list, { limit: 100 })).body.data.map((it: { id: string }) => it.id)).toContain(id);
    return [answer];
  },
  'rpp.offer': async (school) => {
    const id = await drafted(school, 'budi', { materi_pokok: 'Templat bilangan' });
    const answer = await school.ask('kurikulum', rpp.offer, { id, templat: true });
    expect((await school.ask('sari', rpp.sources, { id_mata_pelajaran: idOf('MTK') })).body.data).toContainEqual(expect.objectContaining({ id, templat: true }));
    return [answer];
  },
  'rpp.sources': async (school) => {
    const id = await drafted(school);
    const answer = await school.ask('budi', rpp.sources, { id_mata_pelajaran: idOf('MTK') });
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id, guru: 'Budi Prasetyawan', templat: false }));
    return [answer];
  },
  'rpp.remove': async (school) => {
    const id = await drafted(school);
    const answer = await school.ask('budi', rpp.remove, { id });
    expect((await school.ask('kurikulum', rpp.one, { id })).status).toBe(404);
    return [answer];
  },
  'rpp.list': async (school) => {
    await drafted(school, 'budi', { materi_pokok: 'Pola bilangan ganjil' });
    const answer = await school.ask('budi', rpp.list, { search: 'ganjil' });
    expect(answer.body.data).toEqual([expect.objectContaining({ materi_pokok: 'Pola bilangan ganjil', mapel: 'Matematika', tingkat: 7, status: 'draf' })]);
    expect((await school.ask('sari', rpp.list, { search: 'ganjil' })).body.total).toBe(0);
    return [answer];
  },
  'rpp.queue': async (school) => {
    await furnishPlans(school);
    const id = await submitted(school);
    const answer = await school.ask('kurikulum', rpp.queue, { limit: 100 });
    expect(answer.body.data.map((it: { id: string }) => it.id)).toContain(id);
    expect(answer.body.umur).toMatchObject({ jumlah: answer.body.total, p50: expect.any(Number) });
    return [answer];
  },
  'rpp.one': async (school) => {
    await furnishPlans(school);
    const id = await drafted(school, 'budi', wholePlan());
    const twin = await drafted(school, 'budi', { ...wholePlan(), materi_pokok: 'Kembarannya' });
    const answer = await school.ask('budi', rpp.one, { id });
    expect(answer.body.data).toMatchObject({ kompetensi: [{ kode: '4.11' }], serupa: expect.arrayContaining([{ id: twin, materi_pokok: 'Kembarannya' }]) });
    return [answer];
  },
  'rpp.version': async (school) => {
    await furnishPlans(school);
    const id = await approved(school);
    await school.ask('budi', rpp.change, { id, dataRPP: { materi_pokok: 'Diubah lagi' } });
    const answer = await school.ask('budi', rpp.version, { id, versi: 1 });
    expect(answer.body.data.isi.materi_pokok).toBe('Bilangan bulat');
    expect(await rincian(school, id)).toMatchObject({ versi: 2, versi_berlaku: 1, status: 'draf', isi: { materi_pokok: 'Diubah lagi' } });
    return [answer];
  },
  'rpp.history': async (school) => {
    const id = await drafted(school);
    await school.ask('budi', rpp.change, { id, dataRPP: { metode: 'Diskusi' } });
    const answer = await school.ask('kurikulum', rpp.history, { id });
    expect(answer.body).toMatchObject({ total: 2, data: [{ oleh: 'Budi Prasetyawan', bagian: 'metode', sebelum: { metode: '' }, sesudah: { metode: 'Diskusi' } }, { type: 'RppDrafted' }] });
    return [answer];
  },
  'rpp.print': async (school) => {
    await furnishPlans(school);
    const id = await approved(school);
    const answer = await school.ask('budi', rpp.print, { id, versi: 1, kertas: 'F4' });
    expect([answer.headers['content-type'], answer.body.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    expect((await school.ask('budi', rpp.print, { id, versi: 7 })).status).toBe(404);
    return [answer];
  },
  'rpp.planningControl': async (school) => {
    await furnishPlans(school);
    await approved(school, 'budi', wholePlan([KD]));
    const answer = await school.ask('kurikulum', rpp.planningControl);
    const row = answer.body.data.find((it: { guru: string }) => it.guru === 'Budi Prasetyawan');
    expect(row === undefined || (row.jumlah_disetujui >= 1 && row.jumlah_kd >= 2)).toBe(true);
    return [answer];
  },
  'kbm.subjects': async (school) => [await school.ask('kurikulum', kbm.subjects)],
  'kbm.generate': async (school) => {
    await furnishPlans(school);
    const answer = await school.ask('kurikulum', kbm.generate, { id: ID_TAHUN_AJARAN });
    const rows = (await school.ask('kurikulum', kbm.subjects)).body.data;
    expect(rows.map((it: { kkm: number }) => it.kkm)).toEqual(Array(answer.body.data.jumlah).fill(75));
    return [answer];
  },
  'kbm.update': async (school) => {
    await furnishPlans(school);
    await school.ask('kurikulum', kbm.generate, { id: ID_TAHUN_AJARAN });
    const [row] = (await school.ask('kurikulum', kbm.subjects)).body.data;
    const answer = await school.ask('kurikulum', kbm.update, { id_tahun_ajaran: ID_TAHUN_AJARAN, kbm: [{ id: row.id, kkm: 70, sebelum: 75 }] });
    expect((await school.ask('kurikulum', kbm.subjects)).body.data[0].kkm).toBe(70);
    expect((await school.ask('kurikulum', kbm.update, { id_tahun_ajaran: ID_TAHUN_AJARAN, kbm: [{ id: row.id, kkm: 90 }] })).status).toBe(422);
    return [answer];
  },
  'document.begin': async (school) => {
    await furnishPlans(school);
    await approved(school);
    const id = await begun(school);
    await finished(school, id);
    return [await school.ask('kurikulum', document.begin, { jenis: 'rpp' })];
  },
  'document.list': async (school) => {
    await furnishPlans(school);
    await approved(school);
    const id = await begun(school);
    await finished(school, id);
    const row = await printOf(school, id);
    expect(row).toMatchObject({ keadaan: 'selesai', jumlah: row.selesai, kertas: 'F4' });
    expect(row.halaman).toBeGreaterThanOrEqual(row.jumlah);
    return [await school.ask('kurikulum', document.list)];
  },
  'document.pause': async (school) => {
    await furnishPlans(school);
    await approved(school);
    const id = await begun(school);
    const answer = await school.ask('kurikulum', document.pause, { id });
    expect(['dijeda', 'selesai']).toContain((await printOf(school, id)).keadaan);
    await school.ask('kurikulum', document.cancel, { id });
    return [answer];
  },
  'document.resume': async (school) => {
    await furnishPlans(school);
    await approved(school);
    const id = await begun(school);
    await school.ask('kurikulum', document.pause, { id });
    const answer = await school.ask('kurikulum', document.resume, { id });
    await finished(school, id);
    return [answer];
  },
  'document.cancel': async (school) => {
    await furnishPlans(school);
    await approved(school);
    const id = await begun(school);
    const answer = await school.ask('kurikulum', document.cancel, { id });
    expect(await printOf(school, id)).toBeUndefined();
    return [answer];
  },
  'document.file': async (school) => {
    await furnishPlans(school);
    await approved(school);
    const id = await begun(school);
    await finished(school, id);
    const answer = await school.ask('kurikulum', document.file, { id });
    expect([answer.headers['content-type'], answer.body.subarray(0, 8).toString()]).toEqual(['application/pdf', '%PDF-1.7']);
    expect((await school.ask('kepala', document.file, { id })).status).toBe(403);
    return [answer];
  },
};
