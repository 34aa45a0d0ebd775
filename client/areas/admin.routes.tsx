import { DatabaseOutlined, HistoryOutlined, SafetyCertificateOutlined, SettingOutlined } from '@ant-design/icons';
import { type Page, screenOf } from '#client/areas/page';

const MasterResource = screenOf(() => import('#client/areas/resource.screen'), 'MasterResourceScreen');
const PassingGrades = screenOf(() => import('#client/areas/passing-grade.screen'), 'MasterPassingGradeScreen');

export const adminPages: Page[] = [
  {
    path: '/admin/master',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/areas/master.screen'), 'MasterScreen'),
    menu: { label: 'master', icon: <DatabaseOutlined /> },
  },
  { path: '/admin/master/passing-grade', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: PassingGrades },
  { path: '/admin/master/:resource', roles: ['admin', 'guruAdmin'], onlyAdmin: true, screen: MasterResource },
  {
    path: '/admin/institution',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/areas/institution'), 'SchoolSettingsScreen'),
    menu: { label: 'institution', icon: <SettingOutlined /> },
  },
  {
    path: '/admin/audit/verify',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/audit/verify.screen'), 'VerifyScreen'),
    menu: { label: 'verify', icon: <SafetyCertificateOutlined /> },
  },
  {
    path: '/admin/audit/attendance',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/areas/replay'), 'AttendanceReplayScreen'),
    menu: { label: 'replay', icon: <HistoryOutlined /> },
  },
  {
    path: '/admin/audit/:stream',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/audit/stream.screen'), 'StreamScreen'),
  },
];
