import type { Response } from 'supertest';
import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { mark } from '#test/api/attendance-probes';
import type { Probes } from '#test/api/probes';
import type { Right } from '#test/api/rights';
import { gradebookId } from '#projections/grading/gradebook-place.query';
import { SUBJECT } from '#test/kit/a-gradebook';
import { publishedReport } from '#test/kit/a-report';
import { idOf } from '#test/kit/school-data';
import { until } from '#test/kit/until';

const ani = idOf('ani');
const everywhere = (may: string) => ({ A: may, B: may });

/** After domain A.3. */
export const RIGHTS: Right[] = [
  { endpoint: audit.health, input: () => ({}), may: 'public' },
  { endpoint: audit.stream, input: (school, kelas) => ({ stream: `attendance-${school.lesson(kelas)}` }), may: everywhere('admin kepala kurikulum auditor') },
  { endpoint: audit.proofFile, input: (school, kelas) => ({ stream: `gradebook-${gradebookId(school.class(kelas).id_kelas_tahun_ajaran, SUBJECT[kelas])}` }), may: everywhere('admin kepala kurikulum auditor') },
  { endpoint: audit.verify, input: () => ({}), may: everywhere('admin auditor') },
  { endpoint: audit.moments, input: ({ today }) => ({ tanggal: today }), may: everywhere('admin kepala kurikulum auditor') },
  { endpoint: audit.attendance, input: ({ today }) => ({ tanggal: today }), may: everywhere('admin kepala kurikulum auditor') },
];

export const PROBES: Probes = {
  'audit.health': async (school) => {
    const answer = await school.ask('publik', audit.health);
    expect(answer.body.data).toEqual({ status: 'ok', gangguan: [], perhatian: [], tertahan: [], tertinggal: 0 });
    return [answer];
  },
  'audit.verify': async (school) => {
    const answer = await school.ask('auditor', audit.verify);
    await until('the verification has ended', async () => (await school.ask('auditor', audit.verify)).body.data.verifikasi.utuh);
    return [answer];
  },
  'audit.moments': async (school) => {
    await mark(school, 'Izin');
    const answer = await school.ask('auditor', audit.moments, { tanggal: school.today });
    // Four registers have begun, and one student was marked.
    expect(answer.body.data).toMatchObject({ tanggal: school.today, waktu: expect.arrayContaining([school.clock.now().toISOString()]) });
    return [answer];
  },
  'audit.attendance': async (school) => {
    await mark(school, 'Sakit');
    await mark(school, 'Izin');
    const cells = (answer: Response) => (answer.body.data.sesi as { id_sesi: string }[]).find((it) => it.id_sesi === school.lesson('A'));
    const last = await school.ask('auditor', audit.attendance, { tanggal: school.today });
    const { jumlah } = last.body.data;
    expect(last.body.data).toMatchObject({ nomor: jumlah, peristiwa: { type: 'AttendanceMarked', stream: `attendance-${school.lesson('A')}`, murid: 'Ani Lestaringtyas', data: { sebelum: 'Sakit', status_kehadiran: 'Izin' }, oleh: { nama: 'Budi Prasetyawan' } } });
    const before = await school.ask('auditor', audit.attendance, { tanggal: school.today, nomor: jumlah - 1 });
    expect([cells(last), cells(before)]).toMatchObject([{ Izin: 1, Sakit: 0 }, { Izin: 0, Sakit: 1 }]);
    const { tanggal, libur, sesi, tren } = last.body.data;
    const { murid: _, pengingat: __, rapor_terbit: ___, ...now } = (await school.ask('kepala', attendance.today, { tanggal: school.today })).body.data;
    expect({ tanggal, libur, sesi, tren }).toEqual(now);
    const planned = await school.ask('auditor', audit.attendance, { tanggal: school.today, at: '2026-08-03T22:00:00.000Z' });
    expect(planned.body.data).toMatchObject({ nomor: 0, jumlah, peristiwa: null });
    return [last, before, planned];
  },
  'audit.stream': async (school) => {
    await mark(school, 'Alpa');
    const answer = await school.ask('auditor', audit.stream, { stream: `attendance-${school.lesson('A')}`, id_murid: ani });
    expect(answer.body.data[0]).toMatchObject({ type: 'AttendanceMarked', data: { status_kehadiran: 'Alpa' }, oleh: { id_akun: idOf('budi'), nama: 'Budi Prasetyawan', role: 'guruMapel' } });
    return [answer];
  },
  'audit.proofFile': async (school) => {
    const { id_general_report } = await publishedReport(school, 'gita');
    const stream = `report-card-${id_general_report}`;
    const answer = await school.ask('kepala', audit.proofFile, { stream });
    expect(String(answer.body).split('\n')[0]).toContain(`"stream":"${stream}"`);
    const looks = (await school.ask('auditor', audit.stream, { stream: `audit-read-${idOf('kepala')}` })).body.data;
    expect(looks[0]).toMatchObject({ type: 'AuditRead', oleh: { id_akun: idOf('kepala') }, data: { bacaan: 'bukti', stream, id_kelas: null } });
    return [answer];
  },
};
