import { assignment } from '#contract/assignment/assignment.api';
import { attendance } from '#contract/attendance/attendance.api';
import { gradebook } from '#contract/grading/gradebook.api';
import { overview } from '#contract/homeroom/overview.api';
import { homeroomRefusals as no } from '#contract/homeroom/homeroom.refusals';
import { periodic } from '#contract/homeroom/periodic.api';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aColumn, bookOf, enter, furnishGradebooks } from '#test/kit/a-gradebook';
import { anAssignment } from '#test/kit/an-assignment';
import { refusedAs } from '#test/kit/refused';
import type { School } from '#test/kit/school';
import { idOf, type Kelas, type Student, type Who } from '#test/kit/school-data';

const BULAN = '2026-08';
const classOf = (school: School, kelas: Kelas) => school.class(kelas).id_kelas_tahun_ajaran;
const ofClass = (school: School, kelas: Kelas) => ({ id_kelas: classOf(school, kelas) });
const ofPupil = (_: School, kelas: Kelas) => ({ id_murid: idOf(kelas === 'A' ? 'ani' : 'eka') });

/** After domain A.3 and the tables' access column: a class is its homeroom teacher's and the leaders', its lessons also those of who teaches it and of its students. */
const OVERSEERS = { A: 'waliA kurikulum kepala', B: 'waliB kurikulum kepala' };
const KNOWERS = { A: 'ani beni citra dedi budi waliA kurikulum kepala admin', B: 'eka fajar gita sari waliB kurikulum kepala admin' };
export const RIGHTS: Right[] = [
  { endpoint: overview.header, input: ofClass, may: OVERSEERS },
  { endpoint: overview.grades, input: ofClass, may: OVERSEERS },
  { endpoint: overview.presences, input: ofClass, may: OVERSEERS },
  { endpoint: overview.weeks, input: ofClass, may: KNOWERS },
  { endpoint: overview.students, input: ofClass, may: { A: `${KNOWERS.A} bk`, B: `${KNOWERS.B} bk` } },
  { endpoint: periodic.one, input: ofPupil, may: { A: 'ani waliA kurikulum kepala admin', B: 'eka waliB kurikulum kepala admin' } },
  { endpoint: periodic.ofClass, input: ofClass, may: OVERSEERS },
];

const mark = (school: School, who: Student, status_kehadiran: string, posisi = 1) => school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A', posisi), id_murid: idOf(who), status_kehadiran });
const refused = async (school: School, who: Who, ...[endpoint, input]: [Right['endpoint'], object]) => {
  const { status, body } = await school.ask(who, endpoint, input);
  return { status, body };
};

export const PROBES: Probes = {
  'overview.header': async (school) => {
    await mark(school, 'ani', 'Hadir');
    await mark(school, 'beni', 'Sakit');
    await anAssignment(school, 'A');
    const answer = await school.ask('waliA', overview.header);
    expect(answer.body.data).toMatchObject({
      kelas: '7A', guru: 'Wahyu Adiputra', tahun_ajaran: '2026/2027', semester: 'Ganjil', tanggal: school.today, jumlah_murid: 4, hari_ini: { jumlah_sesi: 3, terlaksana: 2, terisi: 0 }, tertinggal: { jumlah_murid: 0, jumlah: 0 },
    });
    expect(answer.body.data.hari_ini.murid.map((it: { nama: string; keadaan: string }) => it.keadaan)).toEqual(['Hadir', 'Sakit', 'Belum', 'Belum']);
    expect((await school.ask('kepala', overview.header, { id_kelas: school.class('A').id_kelas })).body).toEqual(answer.body);
    expect(await refused(school, 'kurikulum', overview.header, {})).toMatchObject({ status: 422, body: refusedAs(no.NO_CLASS) });
    expect((await refused(school, 'kurikulum', overview.header, { id_kelas: idOf('no class') })).status).toBe(404);
    return [answer];
  },
  'overview.grades': async (school) => {
    await furnishGradebooks(school);
    const id_kolom = await aColumn(school);
    await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 90 }, { id_kolom, id_murid: idOf('beni'), nilai: 60 }]);
    const answer = await school.ask('waliA', overview.grades);
    expect(answer.body.data.mapel).toEqual([expect.objectContaining({
      mapel: 'Matematika', guru: ['Budi Prasetyawan'], terkunci: false, jumlah_kolom: 1, terisi: 2, dari: 4, rata_rata: { pengetahuan: null, keterampilan: null, akhir: 75 }, di_bawah_kkm: [idOf('beni')],
    })]);
    const ofMath = answer.body.data.murid.map((it: { mapel: { akhir: number | null; tuntas: boolean | null }[] }) => [it.mapel[0]?.akhir, it.mapel[0]?.tuntas]);
    expect(ofMath).toEqual([[90, true], [60, false], [null, null], [null, null]]);
    const nilai = async () => (await school.ask('waliA', overview.header)).body.data.nilai;
    expect(await nilai()).toEqual({ jumlah_mapel: 1, terkunci: 0, dari: 4, terisi: 2 });
    await enter(school, ['citra', 'dedi'].map((who) => ({ id_kolom, id_murid: idOf(who), nilai: 80 })));
    expect((await school.ask('budi', gradebook.lock, { ...bookOf(school), terkunci: 1 })).status).toBe(200);
    expect(await nilai()).toEqual({ jumlah_mapel: 1, terkunci: 1, dari: 4, terisi: 4 });
    return [answer];
  },
  'overview.presences': async (school) => {
    for (const who of ['ani', 'beni', 'citra', 'dedi'] as const) await mark(school, who, who === 'beni' ? 'Alpa' : 'Hadir');
    const answer = await school.ask('waliA', overview.presences);
    expect(answer.body.data.mapel).toEqual([expect.objectContaining({ mapel: 'Matematika', guru: ['Budi Prasetyawan'], terisi: 1, Hadir: 3, Alpa: 1 })]);
    const { total_sesi, persen_hadir } = answer.body.data.murid[0];
    expect([answer.body.data.murid.map((it: { Alpa: number }) => it.Alpa), persen_hadir]).toEqual([[0, 1, 0, 0], (1 * 100) / total_sesi]);
    return [answer];
  },
  'overview.weeks': async (school) => {
    const answer = await school.ask('ani', overview.weeks);
    expect(answer.body.data).toMatchObject({ kini: 4, mapel: [{ kelas: '7A', mapel: 'Matematika', guru: ['Budi Prasetyawan'] }] });
    const now = await school.ask('ani', overview.weeks, { minggu_ke: 4 });
    expect(now.body.data.mapel[0].minggu).toEqual([{ minggu_ke: 4, total_sesi: 15, direncanakan: expect.any(Number), terlaksana: 5, terisi: expect.any(Number) }]);
    expect((await school.ask('sari', overview.weeks)).body.data.mapel.map((it: { kelas: string }) => it.kelas)).toEqual(['7B']);
    expect((await school.ask('waliB', overview.weeks, { minggu_ke: 60 })).body.data).toMatchObject({ minggu: [], mapel: [] });
    return [answer];
  },
  'overview.students': async (school) => {
    const answer = await school.ask('waliA', overview.students);
    expect(answer.body).toMatchObject({ kelas: '7A', data: [{ nama: 'Ani Lestaringtyas', nis: expect.any(String) }, { nama: 'Beni Saputrawan' }, { nama: 'Citra Maharanti' }, { nama: 'Dedi Kurniawanto' }] });
    expect((await school.ask('ani', overview.students)).body.data[1]).toEqual({ id: idOf('beni'), id_murid: idOf('beni'), nama: 'Beni Saputrawan', nis: null, jenis_kelamin: null });
    return [answer];
  },
  'periodic.one': async (school) => {
    await mark(school, 'ani', 'Terlambat');
    const id_sesi = await anAssignment(school, 'A');
    await school.ask('ani', assignment.handIn, { id_sesi, essay_answer: '<p>Setengah</p>' });
    await school.ask('budi', assignment.mark, { id_sesi, data: [{ id_murid: idOf('ani'), tugas_nilai: 80 }] });
    const answer = await school.ask('ani', periodic.one);
    expect(answer.body.data).toMatchObject({
      nama: 'Ani Lestaringtyas', kelas: '7A', bulan: BULAN, sampai: school.today, kehadiran: { Terlambat: 1 }, ketidakhadiran: [{ tanggal_sesi: school.today, posisi: 1, mapel: 'Matematika', status_kehadiran: 'Terlambat' }],
      tugas: { dinilai: 1, rata_rata: 80 }, mapel: [{ mapel: 'Matematika', kehadiran: { Terlambat: 1 }, tugas: { dinilai: 1, rata_rata: 80 } }],
    });
    expect((await school.ask('waliA', periodic.one, { id_murid: idOf('ani'), bulan: BULAN })).body).toEqual(answer.body);
    expect(answer.body.daftar_bulan[0]).toEqual({ bulan: '2026-07', tanggal_awal: '2026-07-13', tanggal_akhir: '2026-07-31' });
    expect(await refused(school, 'ani', periodic.one, { bulan: '2025-08' })).toMatchObject({ status: 422, body: refusedAs(no.NO_MONTH) });
    expect((await refused(school, 'ani', periodic.one, { bulan: '2026-13' })).status).toBe(422);
    return [answer];
  },
  'periodic.ofClass': async (school) => {
    const answer = await school.ask('waliA', periodic.ofClass, { bulan: BULAN });
    expect(answer.body.data.map((it: { nama: string }) => it.nama)).toEqual(['Ani Lestaringtyas', 'Beni Saputrawan', 'Citra Maharanti', 'Dedi Kurniawanto']);
    const some = await school.ask('waliA', periodic.ofClass, { bulan: BULAN, daftar_murid: [idOf('dedi'), idOf('eka')] });
    expect(some.body.data).toEqual([answer.body.data[3]]);
    expect((await school.ask('ani', periodic.one)).body.data).toEqual(answer.body.data[0]);
    return [answer];
  },
};
