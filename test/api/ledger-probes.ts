import { gradebook } from '#contract/grading/gradebook.api';
import { ledger } from '#contract/grading/ledger.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { commandsOf } from '#server/kit/resource/resource-commands';
import { readSheet } from '#server/processes/import/sheet';
import { furnish } from '#test/api/grading-probes';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { aColumn, bookOf, enter, goalOf } from '#test/kit/a-gradebook';
import { LEVEL } from '#test/kit/a-plan';
import { completed } from '#test/kit/master-data';
import type { School } from '#test/kit/school';
import { ID_TAHUN_AJARAN, idOf, type Kelas } from '#test/kit/school-data';

export { furnish };
/** After domain A.3: a ledger is for whoever leads the class and the school; where a grade comes from, for whoever teaches it, too. */
const LEADERS = 'kurikulum kepala admin';
const classOf = (school: School, kelas: Kelas = 'A') => ({ id_kelas: school.class(kelas).id_kelas });
const pupil = { A: 'ani', B: 'eka' } as const;
const asked = (school: School, kelas: Kelas = 'A') => ({ ...bookOf(school, kelas), id_murid: idOf(pupil[kelas]) });
export const RIGHTS: Right[] = [
  { endpoint: ledger.ofClass, input: classOf, may: { A: `waliA ${LEADERS}`, B: `waliB ${LEADERS}` } },
  { endpoint: ledger.take, input: classOf, may: { A: `waliA ${LEADERS}`, B: `waliB ${LEADERS}` } },
  { endpoint: ledger.origin, input: asked, may: { A: `budi waliA ${LEADERS}`, B: `sari waliB ${LEADERS}` } },
  { endpoint: ledger.attitude, input: (school, kelas) => ({ ...classOf(school, kelas), id_murid: idOf(pupil[kelas]), aspek: 'sosial' }), told: 404, may: { A: `waliA ${LEADERS}`, B: `waliB ${LEADERS}` } },
];

const lineOf = (data: { murid: { id_murid: string }[] }, who: 'ani' | 'beni') => data.murid.find((it) => it.id_murid === idOf(who));

const probes: Probes = {
  'ledger.ofClass': async (school) => {
    const id_kolom = await aColumn(school, 'A', { id_kd: goalOf('A', 2) });
    await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 60 }]);
    const answer = await school.ask('waliA', ledger.ofClass, classOf(school));
    expect(answer.body.data).toMatchObject({ kelas: '7A', kumer: true, wali: 'Wahyu Adiputra', lengkap: 4, dari: 4, di_bawah_kkm: 1, murid_di_bawah_kkm: 1 });
    expect(answer.body.data.lajur).toMatchObject([{ kode: 'MTK', jenis: 'akhir', kkm: 75, rata_rata: 77.5, tertinggi: 80, terendah: 70, di_bawah_kkm: 1, belum: 0, guru: [{ nama: 'Budi Prasetyawan' }] }]);
    expect(lineOf(answer.body.data, 'ani')).toMatchObject({ sel: [{ nilai: 70, tuntas: false, kurang: ['SAS'] }], jumlah: 70, rata_rata: 70, peringkat: 4, sakit: 0 });
    expect(lineOf(answer.body.data, 'beni')).toMatchObject({ sel: [{ nilai: 80, kurang: ['TP 7.2', 'SAS'] }], peringkat: 1 });
    const same = await school.ask('kepala', ledger.ofClass, { id_kelas: school.class('A').id_kelas_tahun_ajaran });
    expect(same.body.data).toEqual(answer.body.data);
    const unknown = await school.ask('kepala', ledger.ofClass, { id_kelas: idOf('no class') });
    expect(unknown.status).toBe(404);
    return [answer, same];
  },
  'ledger.take': async (school) => {
    const answer = await school.ask('waliB', ledger.take, classOf(school, 'B'));
    expect(answer.headers['content-disposition']).toContain('leger-7B');
    const rows = await readSheet(answer.body);
    expect(rows[0]?.[0]).toMatch(/^LEGER NILAI SISWA KELAS 7B – .+ – TAHUN PELAJARAN .+ SEMESTER/);
    expect(rows[1]?.[0]).toContain('Diunduh oleh: Wulan Bestari');
    const head = rows.find((row) => row[0] === 'NO') as string[];
    const eka = rows.find((row) => row.includes('Eka Nurhalimah')) as string[];
    expect(eka[head.indexOf('IPA')]).toBe('80');
    expect(eka[head.indexOf('Peringkat')]).toBe('1');
    expect(rows.find((row) => row[2] === 'Rata-rata kelas')?.[head.indexOf('IPA')]).toBe('80');
    return [answer];
  },
  'ledger.origin': async (school) => {
    const id_kolom = await aColumn(school, 'A', { id_kd: goalOf('A', 3), nama: 'Kuis garis' });
    await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 71.5 }]);
    await enter(school, [{ id_kolom, id_murid: idOf('ani'), nilai: 84 }], 'A', { alasan: 'Salah baca lembar jawaban' });
    const answer = await school.ask('waliA', ledger.origin, asked(school));
    expect(answer.body.data).toMatchObject({ nama: 'Ani Lestaringtyas', mapel: 'Matematika', kelas: '7A', kkm: 75, nilai: [{ jenis: 'akhir', rumus: expect.stringMatching(/→ \d+$/), langkah: [{ nama: 'LM' }, { nama: 'SAS' }] }] });
    expect(answer.body.data.peristiwa[0]).toMatchObject({ oleh: { nama: 'Budi Prasetyawan', role: 'guruMapel' }, kolom: 'Kuis garis', sebelum: 71.5, nilai: 84, cara: 'ketik', alasan: 'Salah baca lembar jawaban' });
    expect(answer.body.data.peristiwa[1]).toMatchObject({ sebelum: null, nilai: 71.5 });
    await school.ask('budi', gradebook.removeColumn, { ...bookOf(school), id: id_kolom, beserta_nilai: true });
    expect((await school.ask('waliA', ledger.origin, asked(school))).body.data.peristiwa[0]).toMatchObject({ id_kolom, kolom: null });
    expect((await school.ask('waliA', ledger.origin, { ...asked(school), id_murid: idOf('eka') })).status).toBe(404);
    return [answer];
  },
  'ledger.attitude': async (school) => {
    const attitude = (of: object = {}) => school.ask('waliA', ledger.attitude, { ...classOf(school), id_murid: idOf('ani'), aspek: 'sosial', ...of });
    const merdeka = await attitude();
    expect(merdeka.status).toBe(404);
    const id = idOf('K13 on VII');
    await school.give(commandsOf(reportSetting).Create, { id, ...completed(reportSetting, { id_level: LEVEL, id_tahun_ajaran: ID_TAHUN_AJARAN, kumer: 0 }) });
    const judge = (it: object) => school.ask('budi', gradebook.judge, { ...bookOf(school), id_murid: idOf('ani'), aspek: 'sosial', ...it });
    await judge({ nilai: 4, jurnal: 'Membantu temannya' });
    await judge({ nilai: 2, jurnal: 'Mengganggu temannya', alasan: 'Salah murid' });
    const answer = await attitude();
    expect(answer.body.data).toMatchObject({ nama: 'Ani Lestaringtyas', kelas: '7A', predikat: 'C', nilai: 2, wali: null, mapel: [{ mapel: 'Matematika', nilai: 2 }] });
    expect(answer.body.data.peristiwa).toMatchObject([{ oleh: { nama: 'Budi Prasetyawan', role: 'guruMapel' }, mapel: 'Matematika', sebelum: 4, nilai: 2 }, { sebelum: null, nilai: 4 }]);
    const line = lineOf((await school.ask('waliA', ledger.ofClass, classOf(school))).body.data, 'ani');
    expect(line).toMatchObject({ sikap_sosial: 'C', sikap_spiritual: 'B' });
    expect((await attitude({ aspek: 'spiritual' })).body.data).toMatchObject({ predikat: 'B', mapel: [{ nilai: null }], peristiwa: [] });
    expect((await attitude({ id_murid: idOf('eka') })).status).toBe(404);
    await school.give(commandsOf(reportSetting).Delete, { id });
    return [answer, merdeka];
  },
};
export const PROBES: Probes = Object.fromEntries(Object.entries(probes).map(([name, probe]) => [name, (school: School) => furnish(school).then(() => probe(school))]));
