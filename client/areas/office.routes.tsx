import { HomeOutlined } from '@ant-design/icons';
import { type Page, screenOf } from '#client/areas/page';

const StaffDashboard = screenOf(() => import('#client/areas/staff-dashboard.screen'), 'StaffDashboardScreen');

/** The areas of those who keep the school running (domain A.5): for now a dashboard each. */
export const officePages: Page[] = [
  { path: '/hr/dashboard', roles: ['HR'], screen: StaffDashboard, menu: { label: 'today', icon: <HomeOutlined /> } },
  { path: '/finance/dashboard', roles: ['keuangan'], screen: StaffDashboard, menu: { label: 'today', icon: <HomeOutlined /> } },
  { path: '/employee/dashboard', roles: ['pegawai'], screen: StaffDashboard, menu: { label: 'today', icon: <HomeOutlined /> } },
];
