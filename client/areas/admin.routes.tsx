import { DatabaseOutlined, HistoryOutlined, IdcardOutlined, TeamOutlined } from '@ant-design/icons';
import { type Page, screenOf } from '#client/areas/page';

const MasterResource = screenOf(() => import('#client/areas/resource.screen'), 'MasterResourceScreen');
const PassingGrades = screenOf(() => import('#client/areas/resource.screen'), 'MasterPassingGradeScreen');

const admin = { roles: ['admin', 'guruAdmin'], onlyAdmin: true } as const;

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
  { ...admin, path: '/admin/teacher', screen: screenOf(() => import('#client/people/teacher-list.screen'), 'TeacherListScreen'), menu: { label: 'teachers', icon: <IdcardOutlined /> } },
  { ...admin, path: '/admin/teacher/add', screen: screenOf(() => import('#client/people/teacher-add.screen'), 'TeacherAddScreen') },
  { ...admin, path: '/admin/teacher/detail/:id', screen: screenOf(() => import('#client/people/teacher-detail.screen'), 'TeacherDetailScreen') },
  { ...admin, path: '/admin/student', screen: screenOf(() => import('#client/people/student-list.screen'), 'StudentListScreen'), menu: { label: 'students', icon: <TeamOutlined /> } },
  { ...admin, path: '/admin/students/add', screen: screenOf(() => import('#client/people/student-add.screen'), 'StudentAddScreen') },
  { ...admin, path: '/admin/student/detail/:id', screen: screenOf(() => import('#client/people/student-detail.screen'), 'StudentDetailScreen') },
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
