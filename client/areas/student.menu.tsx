import { HomeOutlined } from '@ant-design/icons';
import type { Group } from '#client/areas/menu-entry';

export const studentMenu: Group[] = [
  { entries: [{ path: '/student/dashboard', label: 'today', icon: <HomeOutlined />, tab: 'today', key: 'b' }] },
];
