import { type Page, plainScreenOf, screenOf } from '#client/areas/page';
import { LEADERS, type Role } from '#contract/identity/identity';

/** Everybody who works here has an account of their own, whatever else they may see. */
const ALL_STAFF: readonly Role[] = ['guruAdmin', 'guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'pembinaEkskul', 'HR', 'keuangan', 'pegawai', 'pengawas', 'guruBK', 'auditor'];
/** Domain A.3. */
const QUESTION_READERS: readonly Role[] = ['guruMapel', 'kurikulum', 'kepalaSekolah'];
/** Domain A.3: plans are their teachers', and of who leads. */
const PLAN_READERS: readonly Role[] = ['guruMapel', 'kurikulum', 'kepalaSekolah'];
/** Whoever may be named in a room, and whoever leads. */
const SUPERVISORS: readonly Role[] = ['guruMapel', 'waliKelas', 'guruAdmin', 'guruBK', 'pembinaEkskul', 'pengawas', 'kurikulum', 'kepalaSekolah'];
/** Where the links of a room's minutes lead whoever may read them. */
const WATCHERS: readonly Role[] = [...SUPERVISORS, 'admin'];
/** Domain A.3. */
const ASSIGNMENT_READERS: readonly Role[] = ['guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah'];
/** Domain A.3; the admin, too, whom a closed semester asks for reasons. */
const GRADE_READERS: readonly Role[] = ['guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah', 'admin'];
const LeaderBoard = plainScreenOf(() => import('#client/home/leader-board.screen'), 'LeaderBoardScreen');
const Leaves = screenOf(() => import('#client/leave/leaves.screen'), 'LeavesScreen');

/** The principal's board stands first: a person's dashboard is the first page of the menu they may open. */
export const teacherPages: Page[] = [
  {
    path: '/teacher/principal',
    roles: ['kepalaSekolah'],
    screen: LeaderBoard,
  },
  {
    path: '/teacher/dashboard',
    roles: ['guruMapel', 'waliKelas', 'kurikulum', 'guruAdmin', 'pembinaEkskul', 'guruBK', 'pengawas', 'auditor'],
    screen: plainScreenOf(() => import('#client/home/staff-home.screen'), 'StaffHomeScreen'),
  },
  { path: '/teacher/curriculum', roles: ['kurikulum'], screen: LeaderBoard },
  { path: '/teacher/curriculum/timetable', roles: LEADERS, screen: screenOf(() => import('#client/timetable/timetable.screen'), 'TimetableScreen') },
  { path: '/teacher/curriculum/timetable/loads', roles: LEADERS, screen: screenOf(() => import('#client/timetable/loads.screen'), 'LoadsScreen') },
  { path: '/teacher/curriculum/timetable/now', roles: LEADERS, screen: screenOf(() => import('#client/timetable/now.screen'), 'NowScreen') },
  { path: '/teacher/curriculum/timetable/cover', roles: LEADERS, screen: screenOf(() => import('#client/timetable/cover.screen'), 'CoverScreen') },
  { path: '/teacher/curriculum/planning', roles: LEADERS, screen: screenOf(() => import('#client/teaching/planning-board'), 'PlanningBoardScreen') },
  { path: '/teacher/planning', roles: ['guruMapel'], screen: screenOf(() => import('#client/lesson/plans.screen'), 'PlansScreen') },
  { path: '/teacher/topic', roles: ['guruMapel', 'kurikulum', 'kepalaSekolah'], screen: screenOf(() => import('#client/lesson/topics.screen'), 'TopicsScreen') },
  { path: '/teacher/topic/add', roles: ['guruMapel'], screen: screenOf(() => import('#client/teaching/topic'), 'TopicAddScreen') },
  { path: '/teacher/topic/:id', roles: ['guruMapel', 'kurikulum', 'kepalaSekolah'], screen: screenOf(() => import('#client/teaching/topic'), 'TopicScreen') },
  { path: '/teacher/master', roles: ['kurikulum'], screen: screenOf(() => import('#client/master/master.screen'), 'TeacherMasterScreen') },
  { path: '/teacher/master/passing-grade', roles: ['kurikulum'], screen: screenOf(() => import('#client/master/passing-grade.screen'), 'MasterPassingGradeScreen') },
  { path: '/teacher/master/:resource', roles: ['kurikulum'], screen: screenOf(() => import('#client/master/resource.screen'), 'MasterResourceScreen') },
  {
    path: '/teacher/basic-competence',
    roles: ['guruMapel'],
    screen: screenOf(() => import('#client/master/resource.screen'), 'BasicCompetenceScreen'),
  },
  {
    path: '/teacher/counselling/category',
    roles: ['guruBK'],
    screen: screenOf(() => import('#client/master/resource.screen'), 'CounsellingCategoryScreen'),
  },
  { path: '/teacher/question-bank', roles: QUESTION_READERS, screen: screenOf(() => import('#client/question-bank/question-list.screen'), 'QuestionListScreen') },
  { path: '/teacher/question-bank/add', roles: ['guruMapel'], screen: screenOf(() => import('#client/question-bank/question.screen'), 'QuestionAddScreen') },
  { path: '/teacher/question-bank/package', roles: QUESTION_READERS, screen: screenOf(() => import('#client/question-bank/package-list.screen'), 'PackageListScreen') },
  { path: '/teacher/question-bank/package/add', roles: ['guruMapel'], screen: screenOf(() => import('#client/question-bank/package.screen'), 'PackageAddScreen') },
  { path: '/teacher/question-bank/package/:id', roles: QUESTION_READERS, screen: screenOf(() => import('#client/question-bank/package.screen'), 'PackageScreen') },
  { path: '/teacher/question-bank/:id', roles: QUESTION_READERS, screen: screenOf(() => import('#client/question-bank/question.screen'), 'QuestionScreen') },
  { path: '/teacher/week', roles: ['guruMapel'], screen: screenOf(() => import('#client/timetable/own-week.screen'), 'OwnWeekScreen') },
  { path: '/teacher/rpp', roles: PLAN_READERS, screen: screenOf(() => import('#client/curriculum/rpps.screen'), 'RppsScreen') },
  { path: '/teacher/rpp/queue', roles: LEADERS, screen: screenOf(() => import('#client/curriculum/rpp-queue.screen'), 'RppQueueScreen') },
  { path: '/teacher/rpp/planning-control', roles: LEADERS, screen: screenOf(() => import('#client/curriculum/planning-control.screen'), 'PlanningControlScreen') },
  { path: '/teacher/rpp/:id', roles: PLAN_READERS, screen: screenOf(() => import('#client/curriculum/rpp.screen'), 'RppScreen') },
  { path: '/teacher/kbm', roles: LEADERS, screen: screenOf(() => import('#client/curriculum/kbm.screen'), 'KbmScreen') },
  { path: '/teacher/documents', roles: ['waliKelas', ...LEADERS], screen: screenOf(() => import('#client/document/documents.screen'), 'DocumentsScreen') },
  { path: '/teacher/schedule', roles: ['guruMapel'], screen: screenOf(() => import('#client/lesson/schedule.screen'), 'ScheduleScreen') },
  {
    path: '/teacher/schedule/:id',
    roles: ['guruMapel', 'waliKelas', 'kurikulum', 'kepalaSekolah'],
    screen: plainScreenOf(() => import('#client/teaching/lesson-register'), 'LessonRegisterScreen'),
  },
  { path: '/teacher/schedule/:id/edit', roles: ['guruMapel', 'kurikulum', 'kepalaSekolah'], screen: screenOf(() => import('#client/lesson/plan.screen'), 'PlanScreen') },
  {
    path: '/teacher/curriculum/daily-attendance/:id_kelas',
    roles: LEADERS,
    screen: screenOf(() => import('#client/attendance/class-attendance.screen'), 'ClassAttendanceScreen'),
  },
  { path: '/teacher/cbt', roles: ['guruMapel', 'kurikulum', 'kepalaSekolah'], screen: screenOf(() => import('#client/exam/exams.screen'), 'ExamsScreen') },
  { path: '/teacher/cbt/add', roles: ['guruMapel'], screen: screenOf(() => import('#client/exam/new-exam.screen'), 'NewExamScreen') },
  { path: '/teacher/cbt/detail/:id', roles: ['guruMapel', 'kurikulum', 'kepalaSekolah'], screen: screenOf(() => import('#client/exam/exam.screen'), 'ExamScreen') },
  { path: '/teacher/cbt/schedule', roles: SUPERVISORS, screen: screenOf(() => import('#client/exam/supervision.screen'), 'SupervisionScreen') },
  { path: '/teacher/cbt/my-supervision/:id', roles: WATCHERS, screen: screenOf(() => import('#client/exam/my-supervision.screen'), 'MySupervisionScreen') },
  { path: '/teacher/cbt/my-supervision/:id/replay', roles: WATCHERS, screen: screenOf(() => import('#client/replay/exam-replay'), 'ExamReplayScreen') },
  { path: '/teacher/cbt/result/:id', roles: ['guruMapel', 'kurikulum', 'kepalaSekolah'], screen: screenOf(() => import('#client/exam/marking/result.screen'), 'ResultScreen') },
  { path: '/teacher/cbt/result/:id/:id_murid', roles: ['guruMapel', 'kurikulum', 'kepalaSekolah'], screen: screenOf(() => import('#client/exam/marking/sheet.screen'), 'SheetScreen') },
  { path: '/teacher/cbt/log', roles: ['guruMapel', 'kurikulum', 'kepalaSekolah'], screen: screenOf(() => import('#client/exam/marking/marks-log.screen'), 'MarksLogScreen') },
  { path: '/teacher/assignments', roles: ASSIGNMENT_READERS, screen: screenOf(() => import('#client/assignment/assignments.screen'), 'AssignmentsScreen') },
  { path: '/teacher/assignments/add', roles: ['guruMapel'], screen: screenOf(() => import('#client/assignment/assignment-form.screen'), 'NewAssignmentScreen') },
  { path: '/teacher/assignments/summary', roles: ASSIGNMENT_READERS, screen: screenOf(() => import('#client/assignment/summary.screen'), 'AssignmentSummaryScreen') },
  { path: '/teacher/assignments/:id', roles: ['guruMapel'], screen: screenOf(() => import('#client/assignment/assignment-form.screen'), 'AssignmentScreen') },
  { path: '/teacher/assignments/:id/grading', roles: ['guruMapel', 'waliKelas', 'kurikulum'], screen: screenOf(() => import('#client/assignment/grading.screen'), 'GradingScreen') },
  { path: '/teacher/assignments/:id/:idMapel/presences', roles: ['guruMapel'], screen: screenOf(() => import('#client/attendance/presences.screen'), 'PresencesScreen') },
  { path: '/teacher/curriculum/class-progress', roles: LEADERS, screen: screenOf(() => import('#client/curriculum/class-progress.screen'), 'ClassProgressScreen') },
  { path: '/teacher/upper/homeroom-teacher-progress/:id_kelas', roles: LEADERS, screen: screenOf(() => import('#client/homeroom/class-overview.screen'), 'HomeroomProgressScreen') },
  { path: '/teacher/homeroom/overview', roles: ['waliKelas'], screen: screenOf(() => import('#client/homeroom/class-overview.screen'), 'ClassOverviewScreen') },
  { path: '/teacher/homeroom/periodic-report', roles: ['waliKelas', ...LEADERS], screen: screenOf(() => import('#client/homeroom/periodic.screen'), 'PeriodicReportsScreen') },
  { path: '/teacher/reports', roles: GRADE_READERS, screen: screenOf(() => import('#client/grading/gradebooks.screen'), 'GradebooksScreen') },
  { path: '/teacher/reports/:idMapel/:idKelas/detail', roles: GRADE_READERS, screen: screenOf(() => import('#client/grading/gradebook.screen'), 'GradebookScreen') },
  { path: '/teacher/homeroom/report', roles: ['waliKelas', ...LEADERS, 'admin'], screen: screenOf(() => import('#client/report-card/class-reports.screen'), 'ClassReportsScreen') },
  { path: '/teacher/homeroom/report/:id', roles: ['waliKelas', ...LEADERS, 'admin'], screen: screenOf(() => import('#client/report-card/report.screen'), 'ReportScreen') },
  { path: '/teacher/homeroom/leave', roles: ['waliKelas'], screen: Leaves },
  { path: '/teacher/leave', roles: ['kepalaSekolah', 'guruBK'], screen: Leaves },
  { path: '/teacher/homeroom/ledger', roles: ['waliKelas'], screen: screenOf(() => import('#client/grading/ledger.screen'), 'HomeroomLedgerScreen') },
  { path: '/teacher/curriculum/ledger', roles: LEADERS, screen: screenOf(() => import('#client/grading/ledger.screen'), 'ClassLedgerScreen') },
  { path: '/teacher/curriculum/ledger/:id_kelas', roles: LEADERS, screen: screenOf(() => import('#client/grading/ledger.screen'), 'ClassLedgerScreen') },
  { path: '/teacher/student/:id', roles: ['waliKelas', 'kurikulum', 'kepalaSekolah', 'guruBK'], screen: screenOf(() => import('#client/record/student-page.screen'), 'StudentPageScreen') },
  { path: '/teacher/homeroom/class', roles: ['waliKelas'], screen: screenOf(() => import('#client/home/homeroom-class.screen'), 'HomeroomClassScreen') },
  {
    path: '/teacher/homeroom/personal-data',
    roles: ['waliKelas'],
    screen: screenOf(() => import('#client/people/class-book.screen'), 'ClassBookScreen'),
  },
  {
    path: '/teacher/homeroom/consent', roles: ['waliKelas'], screen: screenOf(() => import('#client/people/class-consent.screen'), 'HomeroomConsentScreen'),
  },
  { path: '/teacher/homeroom/consent/:id', roles: ['waliKelas'], screen: screenOf(() => import('#client/people/class-consent.screen'), 'StudentConsentScreen') },
  {
    path: '/teacher/audit/verify',
    roles: ['auditor'],
    screen: screenOf(() => import('#client/audit/verify.screen'), 'VerifyScreen'),
  },
  {
    path: '/teacher/audit', roles: ['kepalaSekolah', 'kurikulum', 'auditor'], screen: screenOf(() => import('#client/audit/changes.screen'), 'ChangesScreen'),
  },
  {
    path: '/teacher/audit/attendance',
    roles: ['kepalaSekolah', 'kurikulum', 'auditor'],
    screen: screenOf(() => import('#client/replay/attendance-replay'), 'AttendanceReplayScreen'),
  },
  { path: '/teacher/audit/grades', roles: ['kepalaSekolah', 'kurikulum', 'auditor'], screen: screenOf(() => import('#client/audit/grade-changes.screen'), 'GradeChangesScreen') },
  { path: '/teacher/audit/grades/replay/:idKelas/:idMapel', roles: ['kepalaSekolah', 'kurikulum', 'auditor'], screen: screenOf(() => import('#client/audit/grade-replay.screen'), 'GradeReplayScreen') },
  { path: '/teacher/audit/ledger', roles: ['auditor'], screen: screenOf(() => import('#client/grading/ledger.screen'), 'AuditedLedgerScreen') },
  {
    path: '/teacher/audit/:stream',
    roles: ['kepalaSekolah', 'kurikulum', 'auditor'],
    screen: screenOf(() => import('#client/audit/stream.screen'), 'StreamScreen'),
  },
  { path: '/teacher/account', roles: ALL_STAFF, screen: screenOf(() => import('#client/identity/account.screen'), 'AccountScreen') },
  { path: '/teacher/privacy', roles: ALL_STAFF, screen: screenOf(() => import('#client/privacy/privacy.screen'), 'PrivacyScreen') },
  { path: '/teacher/success-verify', roles: ALL_STAFF, screen: screenOf(() => import('#client/identity/verify.screen'), 'SuccessVerifyScreen') },
];
