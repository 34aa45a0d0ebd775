import { DatabaseOutlined, HistoryOutlined } from '@ant-design/icons';
import { type Page, screenOf } from '#client/areas/page';

export const adminPages: Page[] = [
  {
    path: '/admin/master',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/institution/master.screen'), 'MasterScreen'),
    menu: { label: 'master', icon: <DatabaseOutlined /> },
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
