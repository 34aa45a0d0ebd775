/** @jest-environment node */
import fc from 'fast-check';
import { KbmChanged, KbmGenerated } from '#contract/curriculum/kbm.events';
import { intervalsOf } from '#contract/curriculum/passing-interval';
import { PassingGradeIntroduced, PassingIntervalsChanged } from '#contract/curriculum/passing-interval.events';
import type { KolomNilai } from '#contract/grading/gradebook';
import { GradeColumnChanged, GradeColumnRemoved } from '#contract/grading/gradebook.events';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import type { Dampak, DampakMurid } from '#contract/grading/impact';
import type { Leger } from '#contract/grading/ledger.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import type { Fact } from '#contract/kit/event';
import { ReportCardCreated, ReportPublished } from '#contract/report-card/report-card.events';
import { subject } from '#contract/subject/subject.resource';
import { kbmId } from '#projections/curriculum/kbm.query';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { ImpactOf, ImpactToWeigh, type Perubahan } from '#projections/grading/impact.query';
import { LedgerOf } from '#projections/grading/ledger.query';
import { summed } from '#projections/grading/impact';
import { projections } from '#projections/kit/projection';
import { ReportContents } from '#projections/report-card/report-card.query';
import { reportId } from '#projections/report-card/report-place.query';
import { readSide } from '#test/kit/read-side';
import { added, columnOf, competence, IPA, scored, settings, seventh, teaches, VII } from '#test/projecting/a-gradebook';
import { A, ANI, BENI, CITRA, founded, id, MATEMATIKA, YEAR } from '#test/projecting/a-school';
import '#server/app.module';

const { given } = readSide(...projections());
const { id_kelas_tahun_ajaran } = A;
const ask = { id_kelas_tahun_ajaran };
const STUDENTS = [ANI, BENI, CITRA];
const named = (of: string, kode: string, urutan: number) => subject.events.created({ id: of, kode, nama: kode, id_kelompok: null, urutan, is_ujian_sekolah: false, tampil_rapor: true } as never);
const rowOf = (of: string, kkm: number) => ({ id: kbmId(YEAR, of, VII), id_mata_pelajaran: of, id_level: VII, kkm });
const [ofMaths, ofIpa] = [rowOf(MATEMATIKA, 75), rowOf(IPA, 72)];
const before72 = intervalsOf(72, 82, 92);
const usual = { kumer: true, metode: 'bobot' as const, bobot_lm: 60, bobot_sts: 20, bobot_sas: 20, bobot_ph: 2, bobot_pts: 1, bobot_pas: 1, batas_remedial: true };
const ofSetting = (it: typeof usual | Record<string, unknown>) => ({ id: id(43), id_level: VII, id_tahun_ajaran: YEAR, ...it, kumer: it.kumer ? 1 : 0, batas_remedial: it.batas_remedial ? 1 : 0 });

/** A school of three in one class, whose two subjects have columns of both curricula's kinds. */
const school = (kumer: boolean) => [
  ...founded, named(MATEMATIKA, 'MTK', 1), named(IPA, 'IPA', 2), seventh, teaches(), teaches(IPA, 45), settings({ kumer: kumer ? 1 : 0 }), KbmGenerated({ id_tahun_ajaran: YEAR, kbm: [ofMaths, ofIpa] }),
  PassingGradeIntroduced({ id_kbm: id(72), kkm: 72, interval: before72 }),
  ...(kumer ? [competence(51, 'TP 7.1', 'pecahan', 'Bilangan'), competence(52, 'TP 7.2', 'persamaan', 'Aljabar')] : [competence(51, '3.1', 'pecahan'), competence(52, '3.2', 'persamaan')]),
  ...columns(kumer).flatMap(({ of, kolom }) => kolom.map((it) => added(it, of))),
];
const columns = (kumer: boolean) => [MATEMATIKA, IPA].map((of, i) => ({
  of, kolom: (kumer ? (['TP', 'TP', 'SAS'] as const) : (['KD', 'PTS', 'PAS'] as const)).map((tipe, k): KolomNilai => columnOf(80 + i * 10 + k, tipe, { id_kd: tipe === 'TP' || tipe === 'KD' ? id(51 + (kumer ? k : 0)) : null })),
}));
const cells = fc.array(fc.record({ of: fc.constantFrom(0, 1), kolom: fc.nat(2), who: fc.constantFrom(...STUDENTS), nilai: fc.integer({ min: 55, max: 100 }) }), { maxLength: 18 });

type Wish = { ubah: Perubahan; fakta: Fact<any> | Fact<any>[] };
/** A change as it is asked about, and as the facts that it becomes. */
const wishes = (kumer: boolean, n: number, last: ReadonlyMap<string, number>): Wish[] => {
  const [sas] = [columns(kumer)[0]!.kolom[2]!];
  const { id_kolom, ...rest } = columns(kumer)[0]!.kolom[0]!;
  const book = { id_kelas_tahun_ajaran, id_mata_pelajaran: MATEMATIKA };
  const weights = { bobot_ph: 1, bobot_pts: n % 4, bobot_pas: 3 };
  const setting = { ...usual, kumer: n % 7 === 0 ? !kumer : kumer, metode: 'seimbang' as const, bobot_lm: 20, bobot_sts: 20, bobot_sas: 60, bobot_ph: 1, bobot_pts: 0, bobot_pas: 4, batas_remedial: n % 2 === 0 };
  const [taken, examined] = [columnOf(98, kumer ? 'TP' : 'KD', { id_kd: id(52) }), columnOf(99, kumer ? 'STS' : 'PTS')];
  return [
    { ubah: { jenis: 'kkm', id_tahun_ajaran: YEAR, kbm: [{ id: ofMaths.id, kkm: 60 + (n % 26) }] }, fakta: KbmChanged({ id_tahun_ajaran: YEAR, kbm: [{ id: ofMaths.id, kkm: 60 + (n % 26), sebelum: 75 }] }) },
    { ubah: { jenis: 'interval', kkm: 72, interval: intervalsOf(72, 75, 80 + (n % 10)) }, fakta: PassingIntervalsChanged({ id_kbm: id(72), interval: intervalsOf(72, 75, 80 + (n % 10)), sebelum: before72 }) },
    { ubah: { jenis: 'bobot', baris: [{ ...book, bobot: weights }] }, fakta: gradeWeight.events.created({ id: id(73), ...book, ...weights } as never) },
    { ubah: { jenis: 'pengaturan', baris: [{ id_level: VII, id_tahun_ajaran: YEAR, aturan: setting }] }, fakta: reportSetting.events.changed({ ...ofSetting(setting), sebelum: ofSetting({ ...usual, kumer }) } as never) },
    { ubah: { jenis: 'nilai', ...book, sel: [{ id_kolom: sas.id_kolom, id_murid: BENI, nilai: n % 101 }] }, fakta: scored(sas, BENI, n % 101, last.get(`${sas.id_kolom} ${BENI}`) ?? null) },
    { ubah: { jenis: 'kolom', ...book, id_kolom, kolom: { bobot: 1 + (n % 10) } }, fakta: GradeColumnChanged({ id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, MATEMATIKA), ...book, id_kolom, ...rest, bobot: 1 + (n % 10), sebelum: rest }) },
    { ubah: { jenis: 'kolom', ...book, id_kolom, kolom: null }, fakta: GradeColumnRemoved({ id_buku_nilai: gradebookId(id_kelas_tahun_ajaran, MATEMATIKA), ...book, id_kolom, sebelum: rest, jumlah_nilai: 3, alasan: null }) },
    {
      ubah: { jenis: 'nilai', ...book, baru: [taken, examined], sel: [{ id_kolom: taken.id_kolom, id_murid: ANI, nilai: n % 101 }, { id_kolom: examined.id_kolom, id_murid: CITRA, nilai: n % 97 }] },
      fakta: [added(taken), added(examined), scored(taken, ANI, n % 101), scored(examined, CITRA, n % 97)],
    },
  ];
};

/** Each figure of a ledger that is another in the second one. */
function differences(one: Leger, other: Leger) {
  const told = (it: Leger) => new Map(it.murid.flatMap(({ id_murid, peringkat, sel }) => [
    [`${id_murid} peringkat`, String(peringkat)] as const, ...it.lajur.map(({ id_mata_pelajaran, jenis }, i) => [`${id_murid} ${id_mata_pelajaran} ${jenis}`, JSON.stringify([sel[i]!.nilai, sel[i]!.predikat, sel[i]!.tuntas])] as const),
  ]));
  const [was, is, none] = [told(one), told(other), JSON.stringify([null, null, null])];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => ((was.get(key) ?? none) === (is.get(key) ?? none) ? [] : [[key, was.get(key) ?? none, is.get(key) ?? none]])).sort();
}
const foretold = ({ murid }: Dampak) => murid.flatMap(({ id_murid, peringkat_sebelum, peringkat, nilai }) => [
  ...(peringkat_sebelum === peringkat ? [] : [[`${id_murid} peringkat`, String(peringkat_sebelum), String(peringkat)]]),
  ...nilai.map((it) => [`${id_murid} ${it.id_mata_pelajaran} ${it.jenis}`, JSON.stringify([it.nilai_sebelum, it.predikat_sebelum, it.tuntas_sebelum]), JSON.stringify([it.nilai, it.predikat, it.tuntas])]),
]).sort();

test('whatever a book holds and whatever is changed: what was foretold is the difference of the ledgers before and after', async () => {
  await fc.assert(fc.asyncProperty(cells, fc.boolean(), fc.nat(7), fc.nat(1000), async (written, kumer, which, n) => {
    const last = new Map<string, number>();
    const facts = written.map(({ of, kolom, who, nilai }) => {
      const { of: mapel, kolom: list } = columns(kumer)[of]!;
      const key = `${list[kolom]!.id_kolom} ${who}`;
      const fact = scored(list[kolom]!, who, nilai, last.get(key) ?? null, mapel);
      last.set(key, nilai);
      return fact;
    });
    const { ubah, fakta } = wishes(kumer, n, last)[which]!;
    const read = await given(...school(kumer), ...facts);
    const [impact, ledger] = [await read.ask(new ImpactOf(ubah)), (await read.ask(new LedgerOf(ask)))!.data];
    const after = (await (await given(...school(kumer), ...facts, ...[fakta].flat())).ask(new LedgerOf(ask)))!.data;
    expect(foretold(impact)).toEqual(differences(ledger, after));
  }), { numRuns: 16, seed: 20261125, examples: [0, 1, 2, 3, 4, 5, 6, 7].map((it) => [STUDENTS.flatMap((who, i) => [0, 1].flatMap((of) => [0, 1, 2].map((kolom) => ({ of, kolom, who, nilai: 70 + i * 6 + kolom * 4 + of })))), it !== 2, it, it === 3 ? 7 : 84] as never) });
});

const [tengah, akhir] = (['tengah_semester', 'akhir_semester'] as const).map((type) => ({ id_general_report: reportId({ ...ask, id_murid: ANI, type }), id_murid: ANI, id_kelas_tahun_ajaran, type }));
const maths = columns(true)[0]!.kolom;
const full = STUDENTS.flatMap((who, i) => maths.map((it) => scored(it, who, [74, 80, 90][i]!)));
const higher: Perubahan = { jenis: 'kkm', id_tahun_ajaran: YEAR, kbm: [{ id: ofMaths.id, kkm: 82 }] };

test('a report that is out stays as it was printed and asks for a reason; a draft moves; of nothing that is out nothing is to be weighed', async () => {
  const drafts = [...school(true), ...full, ReportCardCreated(tengah!), ReportCardCreated(akhir!)];
  const read = await given(...drafts);
  const now = await read.ask(new ImpactOf(higher));
  expect(now).toMatchObject({ alasan_wajib: false, kelas: 1, jumlah_murid: 2, nilai: 0, turun: 1, naik: 0, rapor: { draf: 2, terbit: 0, versi: 0 }, kelas_belum_dihitung: 0 });
  expect(now.murid[0]).toMatchObject({ nama: 'Beni', nilai: [{ mapel: 'MTK', kkm_sebelum: 75, kkm: 82, nilai_sebelum: 80, nilai: 80, predikat_sebelum: 'C', predikat: 'D', tuntas_sebelum: true, tuntas: false }] });
  expect(await read.ask(new ImpactToWeigh({ ubah: higher }))).toBeUndefined();
  expect((await read.ask(new ImpactToWeigh({ ubah: higher, dampak: id(9) })))?.sidik).toBe(now.sidik);

  const isi = (await read.ask(new ReportContents({ ...ask, type: 'akhir_semester' }), '2026-12-14T03:00:00.000Z')).find((it) => it.id_murid === ANI)!.isi;
  const { type: _, ...of } = akhir!;
  const out = [...drafts, ReportPublished({ ...of, versi: 1, uuid: id(81), berlaku_sampai: '2027-03-01T00:00:00.000Z', isi } as never)];
  const then = await (await given(...out)).ask(new ImpactToWeigh({ ubah: higher }));
  expect(then).toMatchObject({ alasan_wajib: true, rapor: { draf: 1, terbit: 1, versi: 1 } });
  const frozen = await (await given(...out, KbmChanged({ id_tahun_ajaran: YEAR, kbm: [{ id: ofMaths.id, kkm: 82, sebelum: 75 }] }))).ask(new ReportContents({ ...ask, type: 'akhir_semester' }), '2026-12-14T03:00:00.000Z');
  expect(frozen.find((it) => it.id_murid === ANI)!.isi).toEqual(isi);
  expect(frozen.find((it) => it.id_murid === BENI)!.isi.mapel[0]!.kkm).toBe(82);
});

test('of however many something changes, all are named', () => {
  const many = Array.from({ length: 320 }, (_, i): DampakMurid => ({ id_murid: id(i), nama: null, nis: null, ...ask, kelas: '7A', peringkat_sebelum: i, peringkat: i + 1, nilai: [], rapor: [] }));
  expect(summed(many, { kelas: 0, terbit: false })).toMatchObject({ jumlah_murid: 320, murid: { length: 320 } });
});
