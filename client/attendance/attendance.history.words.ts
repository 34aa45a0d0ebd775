/** What its streams are called, and what happens in them. */
const id = {
  attendance: 'Presensi',
  RegisterOpened: 'Presensi dibuka',
  AttendanceMarked: 'Kehadiran diisi',
  AttendanceNoted: 'Catatan presensi ditulis',
};
const en: typeof id = {
  attendance: 'Register',
  RegisterOpened: 'Register opened',
  AttendanceMarked: 'Attendance marked',
  AttendanceNoted: 'Attendance note written',
};

export const words = { id, en };
