import {
  AimOutlined, AlertOutlined, ApartmentOutlined, AuditOutlined, BarChartOutlined, BookOutlined, CalendarOutlined, CarryOutOutlined, CheckSquareOutlined, CompassOutlined, ContactsOutlined, ContainerOutlined, DatabaseOutlined, EyeOutlined, FieldTimeOutlined, FileDoneOutlined, FileProtectOutlined, FileTextOutlined, FormOutlined, HistoryOutlined, HomeOutlined, IdcardOutlined, ImportOutlined, LineChartOutlined, MailOutlined, MedicineBoxOutlined, PartitionOutlined, ProfileOutlined, ReadOutlined, SafetyCertificateOutlined, SettingOutlined, SlidersOutlined, SnippetsOutlined, StopOutlined, TableOutlined, TagsOutlined, TeamOutlined, UserOutlined, WalletOutlined,
} from '@ant-design/icons';
import type { Entry, Group } from '#client/areas/menu-entry';
import { BlockedAccounts, ChildrenWithoutNews, ClassesWithoutHomeroom, FailedMails, GradebooksToSee, MissingConsents, OpenExams, OpenLeaves, OpenPlans, OpenRegisters, OpenRequests, PlansToMend, ReportsToDecide, RoomsToWatch, StudentsWithoutClass, UnplannedLessons, WorkToMark } from '#client/areas/waiting';

const home = (path: string): Entry => ({ path, label: 'today', icon: <HomeOutlined />, tab: 'today', key: 'b' });
const proofs = (area: string): Entry[] => [
  { path: `${area}/audit`, label: 'changes', icon: <HistoryOutlined />, key: 'r' },
  { path: `${area}/audit/attendance`, label: 'replay', icon: <FieldTimeOutlined />, key: 'p' },
  { path: `${area}/audit/grades`, label: 'gradeChanges', icon: <LineChartOutlined /> },
  { path: `${area}/audit/verify`, label: 'verify', icon: <SafetyCertificateOutlined />, key: 'v' },
];

/** Everybody's groups, the highest office first; whose an entry is, its page says. */
export const staffMenu: Group[] = [
  { entries: ['/admin/dashboard', '/teacher/dashboard', '/hr/dashboard', '/finance/dashboard', '/employee/dashboard'].map(home) },
  { title: 'schoolToday', entries: [{ path: '/teacher/principal', label: 'attendance', icon: <CheckSquareOutlined />, tab: 'attendance', key: 'h' }, { path: '/teacher/leave', label: 'leaves', icon: <MedicineBoxOutlined />, key: 'z' }] },
  {
    title: 'curriculum',
    entries: [
      { path: '/teacher/curriculum/planning', label: 'planningControl', icon: <CompassOutlined />, key: 'k' },
      { path: '/teacher/rpp/queue', label: 'planQueue', icon: <AuditOutlined />, waits: OpenPlans },
      { path: '/teacher/rpp/planning-control', label: 'planControl', icon: <PartitionOutlined /> },
      { path: '/teacher/curriculum/class-progress', label: 'classProgress', icon: <BarChartOutlined /> },
      { path: '/teacher/curriculum/ledger', label: 'ledger', icon: <TableOutlined /> },
    ],
  },
  {
    title: 'timetableAndAttendance',
    entries: [
      { path: '/teacher/curriculum/timetable', label: 'timetable', icon: <CalendarOutlined /> },
      { path: '/teacher/curriculum', label: 'dailyAttendance', icon: <CheckSquareOutlined />, key: 'h' },
    ],
  },
  {
    title: 'references',
    entries: [{ path: '/teacher/kbm', label: 'kbm', icon: <SlidersOutlined /> }, { path: '/teacher/master/passing-grade', label: 'passingGrades', icon: <AimOutlined /> }, { path: '/teacher/master', label: 'master', icon: <BookOutlined />, key: 'd' }],
  },
  {
    title: 'teaching',
    notOf: 'admin',
    entries: [
      { path: '/teacher/schedule', label: 'schedule', icon: <CalendarOutlined />, tab: 'scheduleTab', key: 'j', waits: OpenRegisters },
      { path: '/teacher/planning', label: 'planning', icon: <CompassOutlined />, waits: UnplannedLessons },
      { path: '/teacher/topic', label: 'topics', icon: <ReadOutlined /> },
      { path: '/teacher/rpp', label: 'plans', icon: <SnippetsOutlined />, waits: PlansToMend },
      { path: '/teacher/assignments', label: 'assignments', icon: <FileDoneOutlined />, tab: 'assignments', key: 't', waits: WorkToMark },
      { path: '/teacher/reports', label: 'gradebooks', icon: <ProfileOutlined />, key: 'n', waits: GradebooksToSee },
      { path: '/teacher/basic-competence', label: 'basicCompetence', icon: <ApartmentOutlined /> },
    ],
  },
  {
    title: 'exams',
    entries: [
      { path: '/teacher/cbt', label: 'exams', icon: <FormOutlined />, key: 'u', waits: OpenExams },
      { path: '/teacher/question-bank', label: 'questionBank', icon: <DatabaseOutlined /> },
      { path: '/teacher/cbt/schedule', label: 'supervision', icon: <EyeOutlined />, waits: RoomsToWatch },
    ],
  },
  {
    title: 'homeroom',
    notOf: 'admin',
    entries: [
      { path: '/teacher/homeroom/overview', label: 'classOverview', icon: <BarChartOutlined /> },
      { path: '/teacher/homeroom/class', label: 'myClass', icon: <TeamOutlined />, tab: 'myClass', key: 'm', waits: ChildrenWithoutNews },
      { path: '/teacher/homeroom/report', label: 'reports', icon: <FileTextOutlined />, waits: ReportsToDecide },
      { path: '/teacher/homeroom/leave', label: 'leaves', icon: <MedicineBoxOutlined />, key: 'z', waits: OpenLeaves },
      { path: '/teacher/homeroom/ledger', label: 'ledger', icon: <TableOutlined /> },
      { path: '/teacher/homeroom/periodic-report', label: 'periodicReport', icon: <ContainerOutlined /> },
      { path: '/teacher/homeroom/personal-data', label: 'classBook', icon: <IdcardOutlined /> },
      { path: '/teacher/homeroom/consent', label: 'homeroomConsent', icon: <SafetyCertificateOutlined />, waits: MissingConsents },
    ],
  },
  { title: 'counselling', entries: [{ path: '/teacher/counselling/category', label: 'counsellingCategory', icon: <TagsOutlined /> }] },
  {
    title: 'proofs',
    of: 'auditor',
    entries: [
      { path: '/teacher/audit/verify', label: 'verify', icon: <SafetyCertificateOutlined />, key: 'v' },
      { path: '/teacher/audit', label: 'changes', icon: <HistoryOutlined />, key: 'r' },
      { path: '/teacher/audit/grades?sifat=semua', label: 'findings', icon: <AlertOutlined />, key: 't' },
      { path: '/teacher/audit/ledger', label: 'ledger', icon: <TableOutlined /> },
    ],
  },
  {
    title: 'replays',
    of: 'auditor',
    entries: [
      { path: '/teacher/audit/attendance', label: 'attendance', icon: <CheckSquareOutlined />, key: 'p' },
      { path: '/teacher/audit/grades', label: 'grades', icon: <LineChartOutlined />, key: 'n' },
    ],
  },
  { title: 'access', of: 'auditor', entries: [{ path: '/teacher/audit?jenis=audit-read', label: 'looks', icon: <EyeOutlined />, key: 'l' }] },
  { title: 'proofs', entries: proofs('/teacher') },
  { title: 'personnel', entries: [{ path: '/hr/employee', label: 'employees', icon: <ContactsOutlined /> }] },
  { title: 'finance', entries: [{ path: '/finance/payment', label: 'payments', icon: <WalletOutlined /> }] },
  {
    title: 'people',
    entries: [
      { path: '/admin/student', label: 'students', icon: <TeamOutlined />, key: 'm', waits: StudentsWithoutClass },
      { path: '/admin/leave', label: 'leaves', icon: <MedicineBoxOutlined />, key: 'z' },
      { path: '/admin/teacher', label: 'teachers', icon: <IdcardOutlined />, key: 'g' },
      { path: '/admin/akun', label: 'staffAccounts', icon: <UserOutlined /> },
    ],
  },
  {
    title: 'academic',
    entries: [
      { path: '/admin/master/academic-year', label: 'schoolYears', icon: <CarryOutOutlined /> },
      { path: '/admin/class', label: 'classes', icon: <ApartmentOutlined />, key: 'k', waits: ClassesWithoutHomeroom },
      { path: '/admin/timetable', label: 'timetable', icon: <CalendarOutlined />, key: 'j' },
      { path: '/admin/master', label: 'master', icon: <BookOutlined />, key: 'd' },
      { path: '/teacher/reports', label: 'gradebooks', icon: <ProfileOutlined />, key: 'n', waits: GradebooksToSee },
      { path: '/teacher/homeroom/report', label: 'reports', icon: <FileTextOutlined />, waits: ReportsToDecide },
    ],
  },
  { title: 'communication', entries: [{ path: '/admin/mail', label: 'outgoingMail', icon: <MailOutlined />, waits: FailedMails }] },
  {
    title: 'safety',
    entries: [
      { path: '/admin/blocked-account', label: 'blockedAccounts', icon: <StopOutlined />, waits: BlockedAccounts },
      { path: '/admin/data-request', label: 'dataRequests', icon: <FileProtectOutlined />, waits: OpenRequests },
      ...proofs('/admin'),
    ],
  },
  {
    entries: [
      { path: '/admin/import', label: 'import', icon: <ImportOutlined />, key: 'i' },
      { path: '/admin/institution', label: 'institution', icon: <SettingOutlined />, key: 's' },
    ],
  },
];
