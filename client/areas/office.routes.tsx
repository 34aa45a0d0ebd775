import { type Page, plainScreenOf, screenOf } from '#client/areas/page';

const StaffHome = plainScreenOf(() => import('#client/home/staff-home.screen'), 'StaffHomeScreen');

/** The areas of those who keep the school running (domain A.5): a dashboard each, and the lists behind its numbers. */
export const officePages: Page[] = [
  { path: '/hr/dashboard', roles: ['HR'], screen: StaffHome },
  { path: '/hr/employee', roles: ['HR'], screen: screenOf(() => import('#client/people/employee-list.screen'), 'EmployeeListScreen') },
  { path: '/finance/dashboard', roles: ['keuangan'], screen: StaffHome },
  { path: '/finance/payment', roles: ['keuangan'], screen: screenOf(() => import('#client/people/payment-list.screen'), 'PaymentListScreen') },
  { path: '/employee/dashboard', roles: ['pegawai'], screen: StaffHome },
];
