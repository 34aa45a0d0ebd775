import { type Page, plainScreenOf, screenOf } from '#client/areas/page';

export const studentPages: Page[] = [
  {
    path: '/student/dashboard',
    roles: ['murid'],
    screen: plainScreenOf(() => import('#client/home/student-home.screen'), 'StudentHomeScreen'),
  },
  { path: '/student/schedule', roles: ['murid'], screen: screenOf(() => import('#client/home/student-schedule.screen'), 'StudentScheduleScreen') },
  { path: '/student/week', roles: ['murid'], screen: screenOf(() => import('#client/timetable/own-week.screen'), 'OwnWeekScreen') },
  { path: '/student/schedule/:id', roles: ['murid'], screen: screenOf(() => import('#client/teaching/student-lesson'), 'StudentLessonScreen') },
  { path: '/student/class', roles: ['murid'], screen: screenOf(() => import('#client/home/subjects.screen'), 'SubjectsScreen') },
  { path: '/student/class/:idSubject', roles: ['murid'], screen: screenOf(() => import('#client/home/subject.screen'), 'SubjectScreen') },
  { path: '/student/attendance', roles: ['murid'], screen: screenOf(() => import('#client/home/student-attendance.screen'), 'StudentAttendanceScreen') },
  { path: '/student/periodic-report', roles: ['murid'], screen: screenOf(() => import('#client/homeroom/periodic.screen'), 'OwnMonthScreen') },
  { path: '/student/assignments', roles: ['murid'], screen: screenOf(() => import('#client/assignment/own-assignments.screen'), 'OwnAssignmentsScreen') },
  { path: '/student/assignments/:id', roles: ['murid'], screen: screenOf(() => import('#client/assignment/own-work.screen'), 'OwnWorkScreen') },
  { path: '/student/cbt', roles: ['murid'], screen: screenOf(() => import('#client/exam/student-exams.screen'), 'StudentExamsScreen') },
  { path: '/student/cbt/:id/result', roles: ['murid'], screen: screenOf(() => import('#client/exam/marking/own-result.screen'), 'OwnResultScreen') },
  { path: '/student/report', roles: ['murid'], screen: screenOf(() => import('#client/report-card/own-reports.screen'), 'OwnReportsScreen') },
  { path: '/student/leave', roles: ['murid'], screen: screenOf(() => import('#client/leave/own-leaves.screen'), 'OwnLeavesScreen') },
  { path: '/student/account', roles: ['murid'], screen: screenOf(() => import('#client/record/student-account'), 'StudentAccountScreen') },
  { path: '/student/privacy', roles: ['murid'], screen: screenOf(() => import('#client/privacy/privacy.screen'), 'PrivacyScreen') },
  { path: '/student/success-verify', roles: ['murid'], screen: screenOf(() => import('#client/identity/verify.screen'), 'SuccessVerifyScreen') },
];
