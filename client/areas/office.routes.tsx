import { HomeOutlined, TeamOutlined, WalletOutlined } from '@ant-design/icons';
import { type Page, screenOf } from '#client/areas/page';

const StaffHome = screenOf(() => import('#client/home/staff-home.screen'), 'StaffHomeScreen');

/** The areas of those who keep the school running (domain A.5): a dashboard each, and the lists behind its numbers. */
export const officePages: Page[] = [
  { path: '/hr/dashboard', roles: ['HR'], screen: StaffHome, menu: { label: 'today', icon: <HomeOutlined /> } },
  { path: '/hr/employee', roles: ['HR'], screen: screenOf(() => import('#client/people/employee-list.screen'), 'EmployeeListScreen'), menu: { label: 'employees', icon: <TeamOutlined /> } },
  { path: '/finance/dashboard', roles: ['keuangan'], screen: StaffHome, menu: { label: 'today', icon: <HomeOutlined /> } },
  { path: '/finance/payment', roles: ['keuangan'], screen: screenOf(() => import('#client/people/payment-list.screen'), 'PaymentListScreen'), menu: { label: 'payments', icon: <WalletOutlined /> } },
  { path: '/employee/dashboard', roles: ['pegawai'], screen: StaffHome, menu: { label: 'today', icon: <HomeOutlined /> } },
];
