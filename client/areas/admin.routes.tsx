import { DatabaseOutlined } from '@ant-design/icons';
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
    path: '/admin/audit/:stream',
    roles: ['admin', 'guruAdmin'],
    onlyAdmin: true,
    screen: screenOf(() => import('#client/audit/stream.screen'), 'StreamScreen'),
  },
];
