/** @jest-environment node */
import { KbmGenerated } from '#contract/curriculum/kbm.events';
import { PassingGradeIntroduced } from '#contract/curriculum/passing-interval.events';
import { intervalsOf } from '#contract/curriculum/passing-interval';
import { predicate } from '#contract/curriculum/predicate.resource';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import { defaultSettings, ID_SEKOLAH } from '#contract/institution/institution';
import { InstitutionConfigured } from '#contract/institution/institution.events';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { TeacherUnassigned } from '#contract/subject/teaching.events';
import { gradebookProjection } from '#projections/grading/gradebook.projection';
import { ClassGrades, classGrades } from '#projections/grading/class-grades';
import { PartInGradebook } from '#projections/grading/gradebook-place.query';
import { openReadSide } from '#projections/kit/database';
import { projections } from '#projections/kit/projection';
import { readSide } from '#test/kit/read-side';
import { added, columnOf, competence, described, IPA, judged, locked, removed, scored, settings, seventh, teaches, VII } from '#test/projecting/a-gradebook';
import { A, ANI, BENI, BUDI, CITRA, founded, id, MATEMATIKA, withdrawn, YEAR } from '#test/projecting/a-school';
import '#server/app.module';

const { given, tables } = readSide(...new Set([...projections(), gradebookProjection]));
const ask = { id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran };
type Facts = Parameters<typeof given>;
const grades = async (...facts: Facts) => (await given(...founded, seventh, teaches(), ...facts).ask(new ClassGrades(ask)))!;
const of = async (id_murid: string, ...facts: Facts) => (await grades(...facts)).nilai.find((it) => it.id_murid === id_murid)!;

const [first, second, sts, sas] = [columnOf(61, 'TP', { id_kd: id(51) }), columnOf(62, 'TP', { id_kd: id(52) }), columnOf(63, 'STS'), columnOf(64, 'SAS')];
const goals = [competence(51, 'TP 7.1', 'menghitung pecahan', 'Bilangan'), competence(52, 'TP 7.2', 'menyusun persamaan', 'Aljabar'), ...[first, second].map((it) => added(it))];
const kbm = (kkm: number) => KbmGenerated({ id_tahun_ajaran: YEAR, kbm: [{ id: id(71), id_mata_pelajaran: MATEMATIKA, id_level: VII, kkm }] });

test('a class without settings follows Merdeka, its usual weights and passing grade; everybody is in it by name', async () => {
  const it = await grades(...goals, scored(first, ANI, 90), scored(second, ANI, 70));
  expect(it).toMatchObject({ kumer: true, kelas: { kelas: '7A', semester: 'Ganjil' }, sikap: [] });
  expect(it.murid.map(({ nama }) => nama)).toEqual(['Ani', 'Beni', 'Citra']);
  expect(it.mapel).toMatchObject([{ mapel: 'Matematika', guru: [{ nama: 'Budi' }], terkunci: false, aturan: { kkm: 75, bobot_lm: 60, sts_diadakan: false } }]);
  expect(it.nilai.map(({ akhir, lengkap }) => [akhir?.nilai, lengkap])).toEqual([[80, true], [null, false], [null, false]]);
  expect(it.nilai[0]!.akhir).toMatchObject({ kurang: ['SAS'], predikat: 'C' });
  expect(it.nilai[0]!.deskripsi).toEqual([{ jenis: 'capaian', isSendiri: false, teks: 'Ananda Ani menunjukkan penguasaan yang baik dalam menghitung pecahan.\nAnanda Ani masih perlu bimbingan dalam menyusun persamaan.' }]);
});

test('descriptions follow the template that names the subject or the level, that of both before either; one that names neither is an example', async () => {
  const template = (n: number, text: string, of: object) => reportTemplate.events.created({ id: id(n), type: 'capaian_tinggi', template: text, id_mata_pelajaran: null, id_level: null, ...of } as never);
  const facts = [...goals, scored(first, ANI, 90)];
  const said = async (...more: Facts) => (await of(ANI, ...facts, ...more)).deskripsi[0]?.teks;
  const general = template(81, 'Umum {{alias}}.', {});
  expect(await said(general)).toMatch(/^Ananda Ani menunjukkan/);
  const level = template(82, 'Tingkat {{kelas}} {{semester}} {{alias}}.', { id_level: VII });
  expect(await said(general, level)).toBe('Tingkat 7A Ganjil menghitung pecahan.');
  const subject = template(83, 'Mapel {{nama_siswa}} {{nilai}}.', { id_mata_pelajaran: MATEMATIKA });
  expect(await said(general, level, subject, template(84, 'Mapel lain {{alias}}.', { id_mata_pelajaran: IPA }))).toBe('Mapel Ani 90.');
  expect(await said(subject, level, template(85, 'Keduanya {{alias}}.', { id_mata_pelajaran: MATEMATIKA, id_level: VII }))).toBe('Keduanya menghitung pecahan.');
  expect(await said(InstitutionConfigured({ id_sekolah: ID_SEKOLAH, pengaturan: { ...defaultSettings, template_report_description: 'Alhamdulillah,' }, sebelum: null }))).toMatch(/^Alhamdulillah, Ananda Ani/);
});

test('an STS is held once anybody has a score in it', async () => {
  const facts = [...goals, added(sts), added(sas), scored(first, ANI, 80), scored(sas, ANI, 90)];
  expect((await of(ANI, ...facts)).akhir).toMatchObject({ asli: 83, kurang: ['TP 7.2'] });
  expect((await of(ANI, ...facts, scored(sts, BENI, 50))).akhir).toMatchObject({ asli: 82.5, kurang: ['TP 7.2', 'STS'] });
  expect((await of(ANI, ...facts, scored(sts, BENI, 50), scored(sts, BENI, null, 50))).akhir).toMatchObject({ asli: 83, kurang: ['TP 7.2'] });
  expect((await of(ANI, ...facts, scored(sts, BENI, 50), withdrawn(A, BENI))).akhir).toMatchObject({ asli: 83, kurang: ['TP 7.2'] });
});

test('a book whose teacher was taken from it is still there for whoever leads the school: its grades stand in the ledger', async () => {
  const taken = TeacherUnassigned({ id_pengampu: id(44), id_guru: BUDI, id_mata_pelajaran: MATEMATIKA, id_kelas: A.id_kelas, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, id_tahun_ajaran: YEAR } as never);
  const part = async (...facts: Facts) => (await given(...founded, seventh, teaches(), ...facts, taken)).ask(new PartInGradebook({ id_kelas: A.id_kelas, id_mata_pelajaran: MATEMATIKA, id_orang: BUDI }));
  expect(await part()).toMatchObject({ isTaught: false, isTeacher: false });
  expect(await part(...goals)).toMatchObject({ isTaught: true, isTeacher: false });
});

test("the level's method, the subject's passing grade and intervals that the school has edited count", async () => {
  const facts = [...goals, scored(first, ANI, 80), scored(second, ANI, 79)];
  expect((await of(ANI, ...facts, kbm(80))).akhir).toMatchObject({ nilai: 80, predikat: 'C', tuntas: true });
  expect((await of(BENI, ...facts, kbm(80), scored(first, BENI, 70))).akhir).toMatchObject({ tuntas: false, predikat: 'D' });
  expect((await of(ANI, ...facts, kbm(70), PassingGradeIntroduced({ id_kbm: id(72), kkm: 70, interval: intervalsOf(70, 75, 80) }))).akhir).toMatchObject({ predikat: 'A' });
  expect((await of(ANI, ...facts, added(sas), scored(sas, ANI, 50), settings({ metode: 'seimbang' }))).akhir).toMatchObject({ asli: 64.75 });
});

test('K13 has knowledge and skills, the weights of its class, attitudes and the phrases of the school', async () => {
  const [kd, practice, pts] = [columnOf(65, 'KD', { id_kd: id(53) }), columnOf(66, 'KD', { id_kd: id(54), assesmentType: 'keterampilan', teknik: 'praktik' }), columnOf(67, 'PTS')];
  const facts = [settings({ kumer: 0 }), competence(53, '3.1', 'bilangan bulat'), competence(54, '4.1', 'menghitung'), ...[kd, practice, pts].map((it) => added(it)), scored(kd, ANI, 80), scored(practice, ANI, 95), scored(pts, ANI, 60)];
  expect(await of(ANI, ...facts)).toMatchObject({ pengetahuan: { asli: 73.3333, kurang: ['PAS'] }, keterampilan: { nilai: 95, predikat: 'A' }, akhir: null, lengkap: true });
  const weight = gradeWeight.events.created({ id: id(73), id_mata_pelajaran: MATEMATIKA, id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran, bobot_ph: 1, bobot_pts: 1, bobot_pas: 1 } as never);
  const phrase = predicate.events.created({ id: id(74), huruf: 'A', label: 'Sangat Baik', frasa_pengetahuan: 'unggul', frasa_keterampilan: 'amat terampil', frasa_kumer: 'unggul', urutan: 1 } as never);
  const it = await grades(...facts, weight, phrase, ...judged(ANI, 4));
  expect(it.nilai[0]).toMatchObject({ pengetahuan: { nilai: 70 }, deskripsi: [{ teks: 'Memiliki penguasaan pengetahuan kurang baik, terutama dalam bilangan bulat.' }, { teks: 'Memiliki penguasaan keterampilan amat terampil, terutama dalam menghitung.' }] });
  expect(it.sikap.map(({ id_murid, aspek, predikat }) => [id_murid, aspek, predikat]).slice(0, 3)).toEqual([[ANI, 'spiritual', 'A'], [ANI, 'sosial', 'A'], [BENI, 'spiritual', 'B']]);
});

test("a teacher's own words stay; taken back, the calculation speaks again", async () => {
  const facts = [...goals, scored(first, ANI, 80)];
  expect((await of(ANI, ...facts, described(ANI, 'Ani rajin.'))).deskripsi).toEqual([{ jenis: 'capaian', teks: 'Ani rajin.', isSendiri: true }]);
  expect((await of(ANI, ...facts, described(ANI, 'Ani rajin.'), described(ANI, null))).deskripsi[0]).toMatchObject({ isSendiri: false, teks: expect.stringContaining('Ananda Ani') });
});

test('a column that was removed counts nothing, whoever left the class is not in it, and a lock is seen', async () => {
  const it = await grades(...goals, scored(first, ANI, 80), scored(second, ANI, 20), removed(second), withdrawn(A, CITRA), locked);
  expect(it.nilai.map(({ akhir }) => akhir?.nilai ?? null)).toEqual([80, null]);
  expect(it.mapel[0]).toMatchObject({ terkunci: true });
});

test('one subject alone has the numbers that it has among all; settings and scores may be other than they are', async () => {
  const facts = [...goals, teaches(IPA, 45), scored(first, ANI, 80), scored(second, ANI, 70)];
  const all = await grades(...facts);
  const db = openReadSide(tables.pool);
  const alone = await classGrades(db, { ...ask, id_mata_pelajaran: MATEMATIKA });
  expect(alone!.nilai).toEqual(all.nilai.filter((it) => it.id_mata_pelajaran === MATEMATIKA));
  const would = await classGrades(db, { ...ask, otherwise: (it) => ({ ...it, nilai: it.nilai.map((one) => ({ ...one, nilai: 100 })) }) });
  expect(would!.nilai[0]!.akhir).toMatchObject({ nilai: 100 });
  expect(await classGrades(db, { id_kelas_tahun_ajaran: id(99) })).toBeUndefined();
});
