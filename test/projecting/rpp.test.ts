import { KbmGenerated } from '#contract/curriculum/kbm.events';
import { kbm as kbmApi } from '#contract/curriculum/kbm.api';
import { rpp as api } from '#contract/curriculum/rpp.api';
import * as events from '#contract/curriculum/rpp.events';
import { ISI_KOSONG } from '#contract/curriculum/rpp-parts';
import { level } from '#contract/classroom/level.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { TeacherAssigned } from '#contract/subject/teaching.events';
import { KbmToGenerate, kbmId, SubjectsWithKbm } from '#projections/curriculum/kbm.query';
import { PlanningControl } from '#projections/curriculum/planning-control.query';
import { NamedInRpp } from '#projections/curriculum/rpp-history.query';
import { ApprovedRpps, RppPaperOf } from '#projections/curriculum/rpp-on-paper.query';
import { OneRpp, RppById, RppContent, RppQueue, Rpps, RppVersion } from '#projections/curriculum/rpp.query';
import { Waiting } from '#projections/home/home.query';
import { projections } from '#projections/kit/projection';
import { A, ANI, BUDI, founded, id, MATEMATIKA, YEAR } from '#test/projecting/a-school';
import { at, readSide } from '#test/kit/read-side';
import '#server/app.module';

const { given } = readSide(...projections());
const [RPP, OTHER, LEVEL, REMARK] = [301, 302, 303, 304].map(id) as [string, string, string, string];
const KD = [311, 312, 313].map(id) as [string, string, string];
const competence = (i: number, semester = 'Ganjil') => basicCompetence.events.created({ id: KD[i], kode: `3.${i + 1}`, kompetensi_dasar: 'Menjelaskan', alias: null, jenis: 'KD', id_ki: null, id_mata_pelajaran: MATEMATIKA, id_level: LEVEL, semester, urutan: i, lingkup_materi: null } as never);
const taught = [
  ...founded, level.events.created({ id: LEVEL, nama: 'VII', tingkat: 7, fase: 'D' } as never), competence(0), competence(1), competence(2, 'Genap'),
  TeacherAssigned({ id_pengampu: id(320), id_guru: BUDI, id_mata_pelajaran: MATEMATIKA, id_kelas: A.id_kelas, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_tahun_ajaran: YEAR }),
];
const isi = (kd: readonly string[]) => ({ ...ISI_KOSONG, materi_pokok: 'Bilangan', kd: [...kd] });
const drafted = (id_rpp: string, kd: readonly string[]) => events.RppDrafted({ id_rpp, id_guru: BUDI, id_tahun_ajaran: YEAR, jenis: 'rpp', id_mata_pelajaran: MATEMATIKA, id_level: LEVEL, isi: isi(kd), dari: null });
const submitted = (id_rpp: string, putaran = 1, versi = 1) => events.RppSubmitted({ id_rpp, versi, putaran });
const approved = events.RppApproved({ id_rpp: RPP, versi: 1, putaran: 1, isi: isi([KD[0]]) });
const list = (writer: string | null, input = {}) => new Rpps({ ...api.list.input.parse(input), writer });
const queue = () => new RppQueue(api.queue.input.parse({}));
const control = () => new PlanningControl(api.planningControl.input.parse({}));
const DAY1 = '2026-07-13T02:00:00.000Z';
const DAY3 = '2026-07-15T02:00:00.000Z';

test('a plan is told to who writes it; the version that was approved stays beside the next one', async () => {
  const changed = events.RppChanged({ id_rpp: RPP, versi: 2, status: 'draf', perubahan: { materi_pokok: 'Pecahan', kd: [KD[1]] }, sebelum: { materi_pokok: 'Bilangan', kd: [KD[0]] } });
  const read = await given(...taught, drafted(RPP, [KD[0]]), submitted(RPP), approved, changed, events.RppShared({ id_rpp: RPP, rekan: [ANI], sebelum: [] }));
  expect((await read.ask(list(BUDI))).data).toEqual([expect.objectContaining({ id: RPP, materi_pokok: 'Pecahan', status: 'draf', versi: 2, versi_berlaku: 1, revisi: 2, guru: 'Budi', tingkat: 7, tahun_ajaran: '2026/2027' })]);
  expect((await read.ask(list(ANI))).total).toBe(1);
  expect((await read.ask(list(id(999)))).total).toBe(0);
  expect((await read.ask(new OneRpp({ id: RPP })))?.data).toMatchObject({ isi: { materi_pokok: 'Pecahan', kd: [KD[1]] }, kompetensi: [{ kode: '3.2' }], daftar_versi: [{ versi: 1 }], penyusun: [{ id_guru: BUDI }, { id_guru: ANI }], fase: 'D' });
  expect((await read.ask(new RppVersion({ id: RPP, versi: 1 })))?.data.isi.materi_pokok).toBe('Bilangan');
  expect((await read.ask(new RppContent({ id: RPP })))?.isi.materi_pokok).toBe('Bilangan');
  expect(await read.ask(new ApprovedRpps({ id_tahun_ajaran: YEAR }))).toEqual([{ id: RPP, versi: 1 }]);
  expect(await read.ask(new RppPaperOf({ id: RPP, versi: 1 }))).toMatchObject({ kompetensi: [{ kode: '3.1' }], disetujui: expect.any(String) });
  expect(await read.ask(new RppPaperOf({ id: RPP, versi: 2 }))).toBeUndefined();
});

test('on paper a plan is the version that was approved until somebody writes on', async () => {
  const facts = [...taught, drafted(RPP, [KD[0]]), submitted(RPP)];
  const paperOf = async (...more: Parameters<typeof given>) => (await given(...facts, ...more)).ask(new RppPaperOf({ id: RPP }));
  expect(await paperOf()).toMatchObject({ disetujui: null });
  expect(await paperOf(approved)).toMatchObject({ disetujui: expect.any(String) });
  expect(await paperOf(approved, events.RppChanged({ id_rpp: RPP, versi: 2, status: 'draf', perubahan: { model: 'PBL' }, sebelum: { model: '' } }))).toMatchObject({ isi: { model: 'PBL' }, disetujui: null });
});

test('competences that parts once held are read by their codes, whatever the plan holds now', async () => {
  const read = await given(...taught, drafted(RPP, []));
  expect(await read.ask(new NamedInRpp({ ki: [], kd: [KD[1], KD[0]], tp: [id(999)], lampiran: [], dari: [] }))).toEqual({ kompetensi: [{ id: KD[0], kode: '3.1', teks: 'Menjelaskan' }, { id: KD[1], kode: '3.2', teks: 'Menjelaskan' }], berkas: [], topik: {} });
});

test('what waits is told with its age, what was answered with how long that took', async () => {
  const facts = [...taught, drafted(RPP, [KD[0]]), drafted(OTHER, [KD[1]]), ...at(DAY1, submitted(RPP), submitted(OTHER)), ...at(DAY3, approved)];
  const { data, umur } = await (await given(...facts)).ask(queue(), DAY3);
  expect(data.map((it) => it.id)).toEqual([OTHER]);
  expect(umur).toEqual({ jumlah: 1, p50: 48, p90: 48, dijawab: 1, dijawab_p50: 48, dijawab_p90: 48 });
  expect((await (await given(...taught)).ask(queue())).umur).toEqual({ jumlah: 0, p50: null, p90: null, dijawab: 0, dijawab_p50: null, dijawab_p90: null });
  const back = await given(...facts, events.RppWithdrawn({ id_rpp: OTHER, versi: 1, putaran: 1 }));
  expect((await back.ask(queue())).umur).toMatchObject({ jumlah: 0, dijawab: 1 });
});

test('planning control counts the competences of the semester that are in approved versions', async () => {
  const rows = async (...facts: Parameters<typeof given>) => (await (await given(...taught, ...facts)).ask(control())).data;
  expect(await rows()).toEqual([{ id_guru: BUDI, guru: 'Budi', id_mata_pelajaran: MATEMATIKA, mapel: 'Matematika', id_level: LEVEL, tingkat: 7, jumlah_kd: 2, jumlah_disetujui: 0, persen: 0, belum: ['3.1', '3.2'], per_status: { draf: 0, diajukan: 0, revisi: 0, disetujui: 0 } }]);
  expect(await rows(drafted(RPP, [KD[0], KD[2]]), submitted(RPP), events.RppApproved({ ...approved.data, isi: isi([KD[0], KD[2]]) }), drafted(OTHER, [KD[1]]))).toEqual([expect.objectContaining({ jumlah_disetujui: 1, persen: 50, belum: ['3.2'], per_status: { draf: 1, diajukan: 0, revisi: 0, disetujui: 1 } })]);
});

test('remarks and their answers stand with the plan, and go with it', async () => {
  const remark = events.RppRemarked({ id_rpp: RPP, id_catatan: REMARK, versi: 1, bagian: 'kd', teks: 'Tambah' });
  const facts = [...taught, drafted(RPP, []), remark, events.RppRemarkAnswered({ id_rpp: RPP, id_catatan: REMARK, id_jawaban: id(330), teks: 'Sudah' })];
  expect((await (await given(...facts)).ask(new OneRpp({ id: RPP })))?.data).toMatchObject({ catatan_terbuka: 1, catatan_reviu: [{ bagian: 'kd', teks: 'Tambah', selesai: false, jawaban: [{ teks: 'Sudah' }] }] });
  expect((await (await given(...facts, events.RppRemarkSettled({ id_rpp: RPP, id_catatan: REMARK }))).ask(new OneRpp({ id: RPP })))?.data).toMatchObject({ catatan_terbuka: 0, catatan_reviu: [{ selesai: true }] });
  const gone = await given(...facts, events.RppRemoved({ id_rpp: RPP, id_guru: BUDI, rekan: [], catatan: [REMARK, id(330)], putaran: 0 }));
  expect([await gone.ask(new OneRpp({ id: RPP })), await gone.ask(new RppById({ id: RPP }))]).toEqual([undefined, undefined]);
});

test('a plan waits for the leaders, and for its writers once it came back', async () => {
  const [leader, writer] = [new Waiting({ account: ANI, roles: ['kurikulum'] }), new Waiting({ account: BUDI, roles: ['guruMapel', 'kurikulum'] })];
  const facts = [...taught, drafted(RPP, []), ...at(DAY1, submitted(RPP))];
  const of = async (who: Waiting, ...more: Parameters<typeof given>) => (await (await given(...facts, ...more)).ask(who)).data.filter(({ jenis }) => jenis.startsWith('rpp'));
  expect(await of(leader)).toEqual([{ jenis: 'rpp', jumlah: 1, perihal: [{ id: RPP, nama: 'Budi', posisi: null, at: DAY1 }] }]);
  expect(await of(writer)).toEqual([]);
  expect(await of(writer, events.RppReturned({ id_rpp: RPP, versi: 1, putaran: 1 }))).toEqual([{ jenis: 'rpp-revisi', jumlah: 1, perihal: [{ id: RPP, nama: 'Bilangan', posisi: null, at: null }] }]);
});

test('every subject on every level has its passing grade, or none yet', async () => {
  const own = kbmId(YEAR, MATEMATIKA, LEVEL);
  const ask = () => new SubjectsWithKbm(kbmApi.subjects.input.parse({}));
  const row = { id: own, id_tahun_ajaran: YEAR, id_mata_pelajaran: MATEMATIKA, mapel: 'Matematika', id_level: LEVEL, tingkat: 7 };
  expect((await (await given(...taught)).ask(ask())).data).toEqual([{ ...row, kkm: null }]);
  const generated = KbmGenerated({ id_tahun_ajaran: YEAR, kbm: [{ id: own, id_mata_pelajaran: MATEMATIKA, id_level: LEVEL, kkm: 78 }] });
  expect((await (await given(...taught, generated)).ask(ask())).data).toEqual([{ ...row, kkm: 78 }]);
  expect(await (await given(...taught, generated)).ask(new KbmToGenerate({ id_tahun_ajaran: YEAR }))).toEqual([{ id_mata_pelajaran: MATEMATIKA, id_level: LEVEL, kkm: null }]);
});
