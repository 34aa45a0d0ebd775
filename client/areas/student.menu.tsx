import { CalendarOutlined, CheckSquareOutlined, FileDoneOutlined, FileProtectOutlined, FormOutlined, HomeOutlined, MedicineBoxOutlined, ProfileOutlined, ReadOutlined } from '@ant-design/icons';
import type { Group } from '#client/areas/menu-entry';

export const studentMenu: Group[] = [
  { entries: [{ path: '/student/dashboard', label: 'today', icon: <HomeOutlined />, tab: 'today', key: 'b' }] },
  { title: 'learning', entries: [{ path: '/student/schedule', label: 'scheduleTab', icon: <CalendarOutlined />, tab: 'scheduleTab', key: 'j' }, { path: '/student/class', label: 'subjects', icon: <ReadOutlined /> }, { path: '/student/assignments', label: 'assignments', icon: <FileDoneOutlined />, tab: 'assignments', key: 't' }, { path: '/student/cbt', label: 'exams', icon: <FormOutlined />, tab: 'exams', key: 'u' }] },
  {
    title: 'results', entries: [
      { path: '/student/report', label: 'reports', icon: <FileProtectOutlined /> }, { path: '/student/attendance', label: 'attendance', icon: <CheckSquareOutlined />, tab: 'attendance', key: 'h' },
      { path: '/student/periodic-report', label: 'periodicReport', icon: <ProfileOutlined /> }, { path: '/student/leave', label: 'leaves', icon: <MedicineBoxOutlined />, tab: 'leaveTab', key: 'i' },
    ],
  },
];
