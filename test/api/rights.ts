import { attendance } from '#contract/attendance/attendance.api';
import { audit } from '#contract/audit/audit.api';
import { identity } from '#contract/identity/identity.api';
import type { Endpoint } from '#contract/kit/endpoint';
import { lesson } from '#contract/lesson/lesson.api';
import { people } from '#contract/people/people.api';
import { erasure } from '#contract/people/erasure.api';
import { attendanceId } from '#contract/attendance/attendance';
import '#server/app.module';
import { IDENTITY_RIGHTS } from '#test/api/identity-rights';
import { INSTITUTION_RIGHTS } from '#test/api/institution-rights';
import { HOME_RIGHTS } from '#test/api/home-probes';
import { CLASSROOM_RIGHTS } from '#test/api/classroom-rights';
import { MASTER_DATA_RIGHTS } from '#test/api/master-data-rights';
import { IMPORT_RIGHTS } from '#test/api/import-probes';
import { PEOPLE_RIGHTS } from '#test/api/people-rights';
import { OFFICE_RIGHTS } from '#test/api/office-probes';
import { PRIVACY_RIGHTS } from '#test/api/privacy-probes';
import type { School } from '#test/kit/school';
import { idOf, students, type Kelas, type Who } from '#test/kit/school-data';

/** Who may ask a line about the things of 7A (Budi's lessons, the class of the homeroom teacher of A) and about those of 7B. */
export type Right = {
  endpoint: Endpoint<any, any>; input: (school: School, kelas: Kelas) => object; may: 'public' | 'user' | Record<Kelas, string>;
  /** What whoever may is told where this cannot come to pass. */
  told?: number;
};

const none = () => ({});
const sesi = (school: School, kelas: Kelas) => ({ id_sesi: school.lesson(kelas) });
const pupil = { A: idOf('ani'), B: idOf('eka') };
const everywhere = (may: string) => ({ A: may, B: may });

const ALL = 'admin kepala kurikulum bk';
const SEEN_BY_STAFF = { A: `${ALL} budi waliA`, B: `${ALL} sari waliB` };
const TAUGHT = { A: 'admin budi', B: 'admin sari' };

/** Written by hand after domain A.3 and the tables' access column, never from what the contract allows. */
export const RIGHTS: Right[] = [
  { endpoint: identity.setupOpen, input: none, may: 'public' },
  { endpoint: identity.setup, input: () => ({ kode: 'x', password: 'x', nama: 'SMP Lain' }), may: 'public' },
  { endpoint: identity.login, input: () => ({ username: 'nobody', password: 'x' }), may: 'public' },
  { endpoint: audit.health, input: none, may: 'public' },
  { endpoint: identity.me, input: none, may: 'user' },
  { endpoint: lesson.one, input: (school, kelas) => ({ id: school.lesson(kelas) }), may: { A: 'admin kepala kurikulum budi waliA ani beni citra dedi', B: 'admin kepala kurikulum sari waliB eka fajar gita' } },
  { endpoint: lesson.between, input: (school, kelas) => ({ dates: `${school.today},${school.today}`, id_guru: school.class(kelas).pengajar }), may: { A: 'admin kepala kurikulum budi', B: 'admin kepala kurikulum sari' } },
  { endpoint: attendance.bySession, input: sesi, may: SEEN_BY_STAFF },
  { endpoint: attendance.register, input: sesi, may: SEEN_BY_STAFF },
  { endpoint: attendance.ofClass, input: (school, kelas) => ({ id: school.class(kelas).id_kelas }), may: { A: `${ALL} waliA`, B: `${ALL} waliB` } },
  { endpoint: attendance.today, input: none, may: everywhere(ALL) },
  { endpoint: attendance.behind, input: ({ today }) => ({ tanggal: today }), may: everywhere(ALL) },
  { endpoint: attendance.checkIn, input: sesi, may: { A: 'ani beni citra dedi', B: 'eka fajar gita' } },
  { endpoint: attendance.markOne, input: (school, kelas) => ({ ...sesi(school, kelas), id_murid: pupil[kelas], status_kehadiran: 'Sakit' }), may: TAUGHT },
  { endpoint: attendance.markAll, input: sesi, may: TAUGHT },
  { endpoint: attendance.note, input: (school, kelas) => ({ id: attendanceId(school.lesson(kelas), pupil[kelas]), notes: 'Surat menyusul' }), may: TAUGHT },
  { endpoint: audit.stream, input: (school, kelas) => ({ stream: `attendance-${school.lesson(kelas)}` }), may: everywhere('admin kepala kurikulum auditor') },
  { endpoint: people.teacherNames, input: none, may: 'user' },
  ...HOME_RIGHTS,
  ...CLASSROOM_RIGHTS,
  { endpoint: audit.verify, input: none, may: everywhere('admin auditor') },
  { endpoint: erasure.forget, input: (_, kelas) => ({ id: pupil[kelas], konfirmasi: students.find((it) => it.id_murid === pupil[kelas])?.nama, alasan: 'permintaan_subjek', kategori: ['identitas'] }), may: everywhere('admin') },
  ...MASTER_DATA_RIGHTS(),
  ...IDENTITY_RIGHTS,
  ...PRIVACY_RIGHTS,
  ...INSTITUTION_RIGHTS(),
  ...PEOPLE_RIGHTS,
  ...IMPORT_RIGHTS,
  ...OFFICE_RIGHTS,
  { endpoint: audit.moments, input: ({ today }) => ({ tanggal: today }), may: everywhere('admin kepala kurikulum auditor') },
  { endpoint: audit.attendance, input: ({ today }) => ({ tanggal: today }), may: everywhere('admin kepala kurikulum auditor') },
  { endpoint: identity.logout, input: none, may: 'user' },
];

/** Allowed, whether or not it could be done. */
export const wentIn = ({ told }: Right, status: number) => [200, 409, told].includes(status);

export const isAllowed = ({ may }: Right, who: Who | 'publik', kelas: Kelas) =>
  may === 'public' || (who !== 'publik' && (may === 'user' || may[kelas]?.split(' ').includes(who) === true));
