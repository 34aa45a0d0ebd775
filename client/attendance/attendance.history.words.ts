/** What its streams are called, and what happens in them. */
const id = {
  attendance: 'Presensi',
  'register-reminder': 'Pengingat presensi',
  RegisterOpened: 'Presensi dibuka',
  AttendanceMarked: 'Kehadiran diisi',
  AttendanceNoted: 'Catatan presensi ditulis',
  TeacherReminded: 'Guru diingatkan mengisi presensi',
};
const en: typeof id = {
  attendance: 'Register',
  'register-reminder': 'Reminder of registers',
  RegisterOpened: 'Register opened',
  AttendanceMarked: 'Attendance marked',
  AttendanceNoted: 'Attendance note written',
  TeacherReminded: 'Teacher reminded of registers',
};

export const words = { id, en };
