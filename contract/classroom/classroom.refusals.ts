import { refusals } from '#contract/kit/refusal';

export const classroomRefusals = refusals({
  CLASS_EXISTS: [409, 'Kelas sudah terdaftar.', 'This class exists already in that semester.'],
  HOMEROOM_TAKEN: [409, 'Guru ini sudah menjadi wali kelas lain pada semester yang sama.', 'This teacher is already homeroom teacher of another class in that semester.'],
  STUDENT_ELSEWHERE: [409, 'Murid sudah ada di kelas lain pada semester yang sama. Keluarkan dahulu dari kelas itu.', 'The student is in another class of that semester. Remove them from it first.'],
  STUDENT_NOT_THERE: [409, 'Murid tidak lagi di kelas asal. Muat ulang daftarnya.', 'The student is no longer in that class. Reload its list.'],
  SAME_CLASS: [409, 'Kelas tujuan sama dengan kelas asal.', 'The student is to move into the class that they are in.'],
  OTHER_SEMESTER: [409, 'Kelas tujuan ada di semester lain.', 'That class belongs to another semester.'],
  STUDENT_LEFT: [409, 'Murid yang sudah meninggalkan sekolah tidak dapat dimasukkan ke kelas.', 'A student who has left the school cannot be put into a class.'],
  CLASS_HAS_STUDENTS: [409, 'Kelas ini masih memiliki murid. Keluarkan semua murid dahulu.', 'This class still has students. Remove them all first.'],
  NO_ACTIVE_YEAR: [409, 'Belum ada semester yang aktif. Buat atau aktifkan semester dahulu.', 'No semester is active yet. Open or activate one first.'],
});
