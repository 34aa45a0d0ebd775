import { registerWords } from '#client/kit/words';

const id = {
  period: 'Jam ke-{{posisi}}',
  codeField: 'Kode di kelas',
  checkIn: 'Presensi Mandiri',
  iAmHere: 'Saya hadir',
  checkInNone: 'Pindai kode presensi yang ditampilkan guru di kelas. Tombol "Saya hadir" akan muncul di sini.',
  checkedInHelp: 'Terima kasih. Guru dapat melihat kehadiran Anda sekarang.',
  checkInBefore: 'Pelajaran dimulai pukul {{jam}}.',
};
const en: typeof id = {
  period: 'Period {{posisi}}',
  codeField: 'Code in class',
  checkIn: 'Check In',
  iAmHere: 'I am here',
  checkInNone: 'Scan the check-in code that your teacher shows in class. The button "I am here" will appear here.',
  checkedInHelp: 'Thank you. Your teacher can see it now.',
  checkInBefore: 'The lesson begins at {{jam}}.',
};

export const words = { id, en };
registerWords('checkIn', words);
declare module '#client/kit/words' {
  interface Words {
    checkIn: typeof id;
  }
}
