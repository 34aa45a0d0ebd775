import { registerWords } from '#client/kit/words';

const id = {
  home: 'Beranda',
  morning: 'Pagi', noon: 'Siang', afternoon: 'Sore', night: 'Malam', ananda: 'Ananda {{nama}}',
  weekNo: 'Minggu {{nomor}}',
  now: 'Sekarang', next: 'Berikutnya', today: 'Hari ini', period: 'jam ke-{{posisi}}', minutesLeft: '{{lama}} lagi', over: '{{lewat}} dari {{lama}} menit berlalu',
  noTopic: 'Belum ada topik',
  break: 'Jeda', holiday: 'Libur',
};
const en: typeof id = {
  home: 'Home',
  morning: 'Good morning', noon: 'Good afternoon', afternoon: 'Good afternoon', night: 'Good evening', ananda: '{{nama}}',
  weekNo: 'Week {{nomor}}',
  now: 'Now', next: 'Next', today: 'Today', period: 'period {{posisi}}', minutesLeft: '{{lama}} left', over: '{{lewat}} of {{lama}} minutes have passed',
  noTopic: 'No topic yet',
  break: 'Break', holiday: 'Holiday',
};

export const words = { id, en };
registerWords('home', words);
declare module '#client/kit/words' {
  interface Words {
    home: typeof id;
  }
}
