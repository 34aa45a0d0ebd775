import { attendance } from '#contract/attendance/attendance.api';
import { file } from '#contract/file/file.api';
import { home } from '#contract/home/home.api';
import { leave } from '#contract/leave/leave.api';
import { addDays } from '#contract/school-year/school-days';
import { RequestLeave } from '#server/leave/leave.decider';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import type { School } from '#test/kit/school';
import { idOf, type Kelas, type Student } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const izin = (kelas: Kelas) => idOf(`izin 7${kelas}`);
const pupil = { A: idOf('dedi'), B: idOf('gita') };
const days = (school: School, jenis: 'Sakit' | 'Izin' = 'Sakit') => ({ jenis, tanggal_awal: school.today, tanggal_akhir: addDays(school.today, 1), alasan: 'Demam sejak semalam' });
/** A leave of one's own; each probe takes days of its own. */
const asked = async (school: School, who: Student, from: number, jenis: 'Sakit' | 'Izin' = 'Izin') => {
  const tanggal_awal = addDays(school.today, from);
  return (await school.ask(who, leave.request, { ...days(school, jenis), tanggal_awal, tanggal_akhir: tanggal_awal })).body.data.id as string;
};
const stateOf = async (school: School, who: Student, id: string) => (await school.ask(who, leave.mine)).body.data.find((it: { id: string }) => it.id === id);

/** A leave of a child of each class, which nobody has answered. */
export async function furnish(school: School) {
  for (const kelas of ['A', 'B'] as const) await school.give(RequestLeave, { id_izin: izin(kelas), id_murid: pupil[kelas], ...days(school), id_lampiran: null });
}

const KEEPERS = { A: 'admin waliA', B: 'admin waliB' };
const READERS = { A: `${KEEPERS.A} kepala bk`, B: `${KEEPERS.B} kepala bk` };
const ofPupil = (may: Record<Kelas, string>) => ({ A: `${may.A} dedi`, B: `${may.B} gita` });
const it = (_: School, kelas: Kelas) => ({ id: izin(kelas) });
const answer = (_: School, kelas: Kelas) => ({ id: izin(kelas), tanggapan: 'Surat menyusul' });

/** After domain A.3: attendance of a class is its homeroom teacher's, health the principal's and the counsellor's to read, too. */
export const RIGHTS: Right[] = [
  { endpoint: leave.list, input: () => ({}), may: { A: 'admin kepala bk waliA waliB', B: 'admin kepala bk waliA waliB' } },
  { endpoint: leave.mine, input: () => ({}), may: { A: 'ani beni citra dedi eka fajar gita', B: 'ani beni citra dedi eka fajar gita' } },
  { endpoint: leave.request, input: (school, kelas) => ({ ...days(school), id_murid: pupil[kelas] }), may: ofPupil(KEEPERS) },
  { endpoint: leave.letter, input: it, may: ofPupil(READERS) },
  { endpoint: leave.picture, input: it, may: ofPupil(READERS), told: 404 },
  { endpoint: leave.addPicture, input: (_, kelas) => ({ id: izin(kelas), id_lampiran: idOf('no letter') }), may: ofPupil(KEEPERS), told: 422 },
  { endpoint: leave.effect, input: it, may: READERS },
  { endpoint: leave.withdraw, input: it, may: ofPupil(KEEPERS) },
  { endpoint: leave.accept, input: it, may: KEEPERS },
  { endpoint: leave.refuse, input: answer, may: KEEPERS },
  { endpoint: leave.correct, input: (school, kelas) => ({ ...days(school), alasan: undefined, id: izin(kelas) }), may: KEEPERS },
  { endpoint: leave.cancel, input: answer, may: KEEPERS },
  { endpoint: file.keepLeaveLetter, input: (_, kelas) => ({ id_murid: pupil[kelas] }), may: ofPupil(KEEPERS) },
];

export const PROBES: Probes = {
  'leave.request': async (school) => {
    const answer = await school.ask('citra', leave.request, days(school));
    expect(await stateOf(school, 'citra', answer.body.data.id)).toMatchObject({ status: 'diajukan', jenis: 'Sakit', hari_sekolah: 2, alasan: 'Demam sejak semalam', ada_lampiran: false });
    expect((await school.ask('waliA', home.waiting)).body.data).toContainEqual(expect.objectContaining({ jenis: 'izin', perihal: expect.arrayContaining([expect.objectContaining({ nama: 'Citra Maharanti' })]) }));
    return [answer];
  },
  'leave.mine': async (school) => {
    const id = await asked(school, 'beni', 2);
    const answer = await school.ask('beni', leave.mine);
    expect(answer.body.data).toContainEqual(expect.objectContaining({ id, nama: 'Beni Saputrawan' }));
    return [answer];
  },
  'leave.list': async (school) => {
    const id = await asked(school, 'beni', 3);
    const answer = await school.ask('waliA', leave.list, { status: 'diajukan', search: 'beni' });
    const row = answer.body.data.find((it: { id: string }) => it.id === id);
    expect([row.kelas, row.alasan]).toEqual(['7A', undefined]);
    expect((await school.ask('waliB', leave.list, { search: 'beni' })).body.total).toBe(0);
    return [answer];
  },
  'leave.letter': async (school) => {
    const id = await asked(school, 'beni', 6);
    const answer = await school.ask('waliA', leave.letter, { id });
    expect(answer.body.data).toMatchObject({ id, alasan: 'Demam sejak semalam' });
    return [answer];
  },
  'leave.picture': async (school) => {
    const id_lampiran = (await school.ask('beni', file.keepLeaveLetter)).body.data.id;
    const { id } = (await school.ask('beni', leave.request, { ...days(school), tanggal_awal: addDays(school.today, 7), tanggal_akhir: addDays(school.today, 7), id_lampiran })).body.data;
    const answer = await school.ask('waliA', leave.picture, { id });
    expect(answer.headers['content-type']).toMatch(/^image\//);
    return [answer];
  },
  'leave.addPicture': async (school) => {
    const id = await asked(school, 'beni', 8);
    const id_lampiran = (await school.ask('waliA', file.keepLeaveLetter, { id_murid: idOf('beni') })).body.data.id;
    const answer = await school.ask('waliA', leave.addPicture, { id, id_lampiran });
    expect(await stateOf(school, 'beni', id)).toMatchObject({ status: 'diajukan', ada_lampiran: true });
    expect((await school.ask('beni', leave.picture, { id })).headers['content-type']).toMatch(/^image\//);
    return [answer];
  },
  'leave.effect': async (school) => {
    await school.ask('budi', attendance.markOne, { id_sesi: school.lesson('A'), id_murid: idOf('dedi'), status_kehadiran: 'Hadir' });
    const id = await asked(school, 'dedi', 0);
    const answer = await school.ask('waliA', leave.effect, { id });
    expect(answer.body.data).toContainEqual({ id_sesi: school.lesson('A'), tanggal_sesi: school.today, posisi: 2, mapel: 'Matematika', status_kehadiran: 'Hadir', dampak: 'tetap' });
    return [answer];
  },
  'leave.accept': async (school) => {
    await school.ask('sari', attendance.markOne, { id_sesi: school.lesson('B'), id_murid: idOf('fajar'), status_kehadiran: 'Alpa' });
    const id = await asked(school, 'fajar', 0, 'Sakit');
    const answer = await school.ask('waliB', leave.accept, { id });
    const marks = async () => (await school.ask('sari', attendance.bySession, { id_sesi: school.lesson('B') })).body.data;
    await until('the register says so', async () => (await marks()).some((it: { id_murid: string; status_kehadiran: string; id_izin: string }) => it.id_murid === idOf('fajar') && it.status_kehadiran === 'Sakit' && it.id_izin === id));
    return [answer];
  },
  'leave.refuse': async (school) => {
    const id = await asked(school, 'eka', 2);
    const answer = await school.ask('waliB', leave.refuse, { id, tanggapan: 'Mohon lampirkan surat' });
    expect(await stateOf(school, 'eka', id)).toMatchObject({ status: 'ditolak', tanggapan: 'Mohon lampirkan surat', ditinjau_oleh: 'Wulan Bestari' });
    return [answer];
  },
  'leave.withdraw': async (school) => {
    const id = await asked(school, 'eka', 3);
    const answer = await school.ask('eka', leave.withdraw, { id });
    expect(await stateOf(school, 'eka', id)).toMatchObject({ status: 'ditarik' });
    return [answer];
  },
  'leave.correct': async (school) => {
    const id = await asked(school, 'eka', 6);
    await school.ask('waliB', leave.accept, { id });
    const answer = await school.ask('waliB', leave.correct, { id, jenis: 'Sakit', tanggal_awal: addDays(school.today, 6), tanggal_akhir: addDays(school.today, 7) });
    expect(await stateOf(school, 'eka', id)).toMatchObject({ status: 'diterima', jenis: 'Sakit', hari_sekolah: 2 });
    return [answer];
  },
  'leave.cancel': async (school) => {
    const id = await asked(school, 'eka', 9);
    await school.ask('waliB', leave.accept, { id });
    const answer = await school.ask('waliB', leave.cancel, { id, tanggapan: 'Anak masuk sekolah' });
    expect(await stateOf(school, 'eka', id)).toMatchObject({ status: 'dibatalkan', tanggapan: 'Anak masuk sekolah' });
    return [answer];
  },
  'file.keepLeaveLetter': async (school) => {
    const answer = await school.ask('waliA', file.keepLeaveLetter, { id_murid: idOf('ani') });
    expect((await school.ask('ani', file.one, { id: answer.body.data.id })).status).toBe(200);
    expect((await school.ask('waliA', file.one, { id: answer.body.data.id })).body.code).toBe('NOT_AUTHORIZED');
    return [answer];
  },
};
