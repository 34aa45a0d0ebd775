/** @jest-environment node */
import fc from 'fast-check';
import { finalGrade } from '#contract/grading/calculation';
import { defaultSettings } from '#contract/institution/institution';
import { thirds } from '#contract/curriculum/passing-interval';
import type { AturanNilai, NilaiDiKolom } from '#contract/grading/final-grade';
import type { KolomNilai, TipeKolom } from '#contract/grading/gradebook';
import type { Leger } from '#contract/grading/ledger.api';
import type { Fact } from '#contract/kit/event';
import { ReportAttitudeSet, ReportCardCreated } from '#contract/report-card/report-card.events';
import { subject } from '#contract/subject/subject.resource';
import { GradesOfBook } from '#projections/grading/final-grade.query';
import { LedgerOf, OriginOf } from '#projections/grading/ledger.query';
import { ReportContents } from '#projections/report-card/report-card.query';
import { projections } from '#projections/kit/projection';
import { reportId } from '#projections/report-card/report-place.query';
import { reportDocument } from '#server/report-card/report-document';
import { naiveMerdeka } from '#test/contract/grading/naive';
import { rowsIn } from '#test/kit/said';
import { readSide } from '#test/kit/read-side';
import { added, columnOf, competence, IPA, removed, scored, settings, seventh, teaches } from '#test/projecting/a-gradebook';
import { A, ANI, BENI, CITRA, founded, id, marked, lessonOf, MATEMATIKA, opened, scheduled, TODAY } from '#test/projecting/a-school';
import '#server/app.module';

const { given } = readSide(...projections());
const ask = { id_kelas_tahun_ajaran: A.id_kelas_tahun_ajaran };
const other = subject.events.created({ id: IPA, kode: 'IPA', nama: 'IPA', id_kelompok: null, urutan: 2, is_ujian_sekolah: false, tampil_rapor: true } as never);
const hidden = subject.events.created({ id: id(47), kode: 'BK', nama: 'Bimbingan', id_kelompok: null, urutan: 3, is_ujian_sekolah: false, tampil_rapor: false } as never);
const maths = subject.events.created({ id: MATEMATIKA, kode: 'MTK', nama: 'Matematika', id_kelompok: null, urutan: 1, is_ujian_sekolah: false, tampil_rapor: true } as never);
const school = [...founded, maths, other, hidden, seventh, teaches(), teaches(IPA, 45), teaches(id(47), 46)];
type Facts = Parameters<typeof given>;
const ledgerOf = async (...facts: Facts): Promise<Leger> => (await given(...school, ...facts).ask(new LedgerOf(ask)))!.data;

const sas = columnOf(64, 'SAS');
const sasOfIpa = columnOf(65, 'SAS');
const line = ({ murid }: Leger, who: string) => murid.find((it) => it.id_murid === who)!;

test('sums, means and ranks: ties share a rank, whoever misses a grade that others have has none, subjects without any grade are left out', async () => {
  const facts = [added(sas), ...[[ANI, 80], [BENI, 80], [CITRA, 70.5]].map(([who, it]) => scored(sas, who as string, it as number))];
  const one = await ledgerOf(...facts);
  expect(one.lajur.map(({ kode, belum, tertinggi, di_bawah_kkm, rata_rata }) => [kode, belum, tertinggi, di_bawah_kkm, rata_rata])).toEqual([['MTK', 0, 80, 1, 77], ['IPA', 3, null, 0, null]]);
  expect(one.murid.map(({ jumlah, peringkat }) => [jumlah, peringkat])).toEqual([[80, 1], [80, 1], [71, 3]]);
  expect(one).toMatchObject({ lengkap: 3, dari: 6, di_bawah_kkm: 1, murid_di_bawah_kkm: 1 });
  const two = await ledgerOf(...facts, added(sasOfIpa, IPA), scored(sasOfIpa, BENI, 91, null, IPA), scored(sasOfIpa, CITRA, 90, null, IPA));
  expect(two.murid.map(({ jumlah, rata_rata, peringkat }) => [jumlah, rata_rata, peringkat])).toEqual([[null, null, null], [171, 85.5, 1], [161, 80.5, 2]]);
});

test('K13 has two columns a subject and attitudes; days of absence stand in the line', async () => {
  const lessons = [lessonOf(A), lessonOf(A, 2)];
  const absence = lessons.flatMap((it) => [scheduled(it), opened(it), marked(it, ANI, 'Sakit'), marked(it, BENI, it === lessons[0] ? 'Alpa' : 'Hadir')]);
  const kd = columnOf(66, 'KD', { id_kd: id(53) });
  const it = await ledgerOf(settings({ kumer: 0 }), competence(53, '3.1', 'bilangan'), added(kd), scored(kd, ANI, 88), ...absence);
  expect(it.lajur.map(({ kode, jenis }) => [kode, jenis])).toEqual([['MTK', 'pengetahuan'], ['MTK', 'keterampilan'], ['IPA', 'pengetahuan'], ['IPA', 'keterampilan']]);
  expect(line(it, ANI)).toMatchObject({ sel: [{ nilai: 88, predikat: 'B' }, { nilai: null }, { nilai: null }, { nilai: null }], jumlah: 88, rata_pengetahuan: 88, rata_keterampilan: null, sikap_sosial: 'B', sakit: 1, izin: 0, alpa: 0 });
  expect(line(it, BENI)).toMatchObject({ sakit: 0, alpa: 0, jumlah: null });
  const report = { id_general_report: reportId({ ...ask, id_murid: ANI, type: 'akhir_semester' }), id_murid: ANI };
  const decided = [ReportCardCreated({ ...report, ...ask, type: 'akhir_semester' }), ReportAttitudeSet({ ...report, aspek: 'sosial', nilai: 4, sebelum: null, jurnal: 'Menolong teman', jurnal_sebelum: '' })];
  expect(line(await ledgerOf(settings({ kumer: 0 }), ...decided), ANI)).toMatchObject({ sikap_spiritual: 'B', sikap_sosial: 'A' });
  expect(TODAY).toBe('2026-07-13');
});

/** Columns of two scopes and both examinations, and what happens to them: scores that come, change and go, columns that go. */
const COLUMNS: KolomNilai[] = ([['TP', 51], ['TP', 51], ['TP', 52], ['TP', 54], ['STS', null], ['SAS', null]] as [TipeKolom, number | null][])
  .map(([tipe, kd], i) => columnOf(80 + i, tipe, { id_kd: kd === null ? null : id(kd), bobot: i === 1 ? 3 : 1, isRemedial: i === 3 }));
const COMPETENCES = [[51, 'TP 7.1', 'Bilangan'], [52, 'TP 7.2', 'Bilangan'], [54, 'TP 7.4', 'Aljabar']] as const;
const STUDENTS = [ANI, BENI, CITRA];
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ who: fc.constantFrom(...STUDENTS), column: fc.nat(COLUMNS.length - 1), nilai: fc.option(fc.integer({ min: 0, max: 10_000 }).map((it) => it / 100), { freq: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ gone: fc.nat(COLUMNS.length - 1) }) },
);

test('whatever was written in whatever order: the ledger, the page of the subject, the report on the screen and on paper and a second calculation come to the same', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.constantFrom('bobot', 'rata_sederhana', 'seimbang'), async (steps, metode) => {
    const [cells, gone, facts] = [new Map<string, number | null>(), new Set<number>(), [] as Fact<any>[]];
    for (const it of steps) {
      if ('gone' in it) {
        if (!gone.has(it.gone)) facts.push(removed(COLUMNS[it.gone]!));
        gone.add(it.gone);
      } else if (!gone.has(it.column)) {
        const key = `${it.column} ${it.who}`;
        facts.push(scored(COLUMNS[it.column]!, it.who, it.nilai, cells.get(key) ?? null));
        cells.set(key, it.nilai);
      }
    }
    const read = given(...school, settings({ metode }), ...COMPETENCES.map(([n, kode, lingkup]) => competence(n, kode, `alias ${kode}`, lingkup)), ...COLUMNS.map((it) => added(it)), ...facts);
    const leger = (await read.ask(new LedgerOf(ask)))!.data;
    const page = (await read.ask(new GradesOfBook({ ...ask, id_mata_pelajaran: MATEMATIKA })))!.data.murid;
    const reports = await read.ask(new ReportContents({ ...ask, type: 'akhir_semester' }));
    const left = COLUMNS.flatMap((it, i) => (gone.has(i) ? [] : [{ it, i }]));
    const aturan: AturanNilai = {
      kumer: true, kkm: 75, interval: thirds(75), metode: metode as AturanNilai['metode'], bobot_ph: 2, bobot_pts: 1, bobot_pas: 1, bobot_lm: 60, bobot_sts: 20, bobot_sas: 20, batas_remedial: true,
      sts_diadakan: left.some(({ it, i }) => it.tipe === 'STS' && STUDENTS.some((who) => (cells.get(`${i} ${who}`) ?? null) !== null)),
    };
    for (const who of STUDENTS) {
      const own = left.map(({ it, i }): NilaiDiKolom => {
        const known = COMPETENCES.find(([n]) => it.id_kd === id(n));
        return { ...it, nilai: cells.get(`${i} ${who}`) ?? null, kompetensi: known ? { id_kd: id(known[0]), kode: known[1], alias: `alias ${known[1]}`, kompetensi_dasar: '', urutan: known[0], lingkup_materi: known[2] } : null };
      });
      const naive = naiveMerdeka(aturan, own);
      expect([line(leger, who).sel[0]!.nilai, page.find((it) => it.id_murid === who)!.akhir!.nilai]).toEqual([naive, naive]);
      expect((await read.ask(new OriginOf({ ...ask, id_mata_pelajaran: MATEMATIKA, id_murid: who })))!.nilai[0]).toMatchObject(finalGrade(aturan, own).akhir!);
      const { isi } = reports.find((it) => it.id_murid === who)!;
      const paper = reportDocument({ kertas: 'A4', pada: '2026-12-18T03:00:00.000Z', rapor: { isi, terbit: null } }, defaultSettings, undefined);
      expect([isi.mapel.find((it) => it.id_mata_pelajaran === MATEMATIKA)!.akhir!.nilai, rowsIn(paper.content).find((row) => row[1] === 'Matematika')?.[2]]).toEqual([naive, naive === null ? '–' : String(naive)]);
    }
  }), { numRuns: 25, seed: 20261124 });
});
