import { type Page, screenOf } from '#client/areas/page';

export const studentPages: Page[] = [
  {
    path: '/student/dashboard',
    roles: ['murid'],
    screen: screenOf(() => import('#client/attendance/student-dashboard.screen'), 'StudentDashboardScreen'),
  },
  { path: '/student/account', roles: ['murid'], screen: screenOf(() => import('#client/areas/student-account'), 'StudentAccountScreen') },
  { path: '/student/privacy', roles: ['murid'], screen: screenOf(() => import('#client/privacy/privacy.screen'), 'PrivacyScreen') },
  { path: '/student/success-verify', roles: ['murid'], screen: screenOf(() => import('#client/identity/verify.screen'), 'SuccessVerifyScreen') },
];
