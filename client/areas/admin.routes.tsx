import { type Page, plainScreenOf, screenOf } from '#client/areas/page';

const MasterResource = screenOf(() => import('#client/master/resource.screen'), 'MasterResourceScreen');
const PassingGrades = screenOf(() => import('#client/master/passing-grade.screen'), 'MasterPassingGradeScreen');

const admin = { roles: ['admin', 'guruAdmin'], onlyAdmin: true } as const;

/** The master data stand first: that is where the admin arrives (specification 4), with the home beside it. */
export const adminPages: Page[] = [
  {
    path: '/admin/master',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/master/master.screen'), 'MasterScreen'),
  },
  { ...admin, path: '/admin/dashboard', screen: plainScreenOf(() => import('#client/home/admin-home.screen'), 'AdminHomeScreen') },
  { path: '/admin/master/passing-grade', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: PassingGrades },
  { path: '/admin/master/academic-year', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/master/school-years'), 'MasterSchoolYearsScreen') },
  { path: '/admin/academic-year/:id', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/school-year/school-year.screen'), 'SchoolYearScreen') },
  {
    path: '/admin/class',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/classroom/class-list.screen'), 'ClassListScreen'),
  },
  { path: '/admin/class/detail/:id', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/record/class-record'), 'ClassRecordScreen') },
  { ...admin, path: '/admin/class/consent/:id', screen: screenOf(() => import('#client/people/class-consent.screen'), 'ClassConsentScreen') },
  { path: '/admin/master/:resource', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: MasterResource },
  { ...admin, path: '/admin/teacher', screen: screenOf(() => import('#client/people/teacher-list.screen'), 'TeacherListScreen') },
  { ...admin, path: '/admin/teacher/add', screen: screenOf(() => import('#client/people/teacher-add.screen'), 'TeacherAddScreen') },
  { ...admin, path: '/admin/teacher/detail/:id', screen: screenOf(() => import('#client/record/teacher-record'), 'TeacherRecordScreen') },
  { ...admin, path: '/admin/teacher/schedule/:id', screen: screenOf(() => import('#client/timetable/timetable.screen'), 'TeacherTimetableScreen') },
  { ...admin, path: '/admin/timetable', screen: screenOf(() => import('#client/timetable/timetable.screen'), 'TimetableScreen') },
  { ...admin, path: '/admin/timetable/loads', screen: screenOf(() => import('#client/timetable/loads.screen'), 'LoadsScreen') },
  { ...admin, path: '/admin/timetable/now', screen: screenOf(() => import('#client/timetable/now.screen'), 'NowScreen') },
  { ...admin, path: '/admin/timetable/cover', screen: screenOf(() => import('#client/timetable/cover.screen'), 'CoverScreen') },
  { ...admin, path: '/admin/leave', screen: screenOf(() => import('#client/leave/leaves.screen'), 'LeavesScreen') },
  { ...admin, path: '/admin/student', screen: screenOf(() => import('#client/people/student-list.screen'), 'StudentListScreen') },
  { ...admin, path: '/admin/students/add', screen: screenOf(() => import('#client/people/student-add.screen'), 'StudentAddScreen') },
  { ...admin, path: '/admin/student/detail/:id', screen: screenOf(() => import('#client/record/student-record'), 'StudentRecordScreen') },
  {
    path: '/admin/import',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/people/import.screen'), 'ImportScreen'),
  },
  {
    path: '/admin/institution',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/master/institution'), 'SchoolSettingsScreen'),
  },
  {
    path: '/admin/audit/verify',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/audit/verify.screen'), 'VerifyScreen'),
  },
  {
    path: '/admin/audit', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/audit/changes.screen'), 'ChangesScreen'),
  },
  {
    path: '/admin/audit/attendance',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/replay/attendance-replay'), 'AttendanceReplayScreen'),
  },
  { path: '/admin/audit/grades', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/audit/grade-changes.screen'), 'GradeChangesScreen') },
  { path: '/admin/audit/grades/replay/:idKelas/:idMapel', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/audit/grade-replay.screen'), 'GradeReplayScreen') },
  {
    path: '/admin/audit/:stream',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/audit/stream.screen'), 'StreamScreen'),
  },
  {
    path: '/admin/akun', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/identity/staff-account.screen'), 'StaffAccountScreen'),
  },
  {
    path: '/admin/blocked-account', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/identity/blocked.screen'), 'BlockedAccountScreen'),
  },
  {
    path: '/admin/mail', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/identity/mail.screen'), 'OutgoingMailScreen'),
  },
  {
    path: '/admin/data-request', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/privacy/data-request.screen'), 'DataRequestScreen'),
  },
  { path: '/admin/account', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/identity/account.screen'), 'AccountScreen') },
  { path: '/admin/success-verify', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: screenOf(() => import('#client/identity/verify.screen'), 'SuccessVerifyScreen') },
];
