import { registerWords } from '#client/kit/words';

const id = {
  title: 'Cari', placeholder: 'Cari murid, guru, kelas, halaman…', none: 'Tidak ada yang cocok dengan "{{kata}}". Periksa ejaannya, atau cari dengan nama lain.', keys: '↑ ↓ memilih · Enter membuka · Esc menutup', results: 'Hasil',
  now: 'Sekarang', waits: 'Menunggu Anda', recent: 'Terakhir dibuka', verbs: 'Tindakan', people: 'Orang', classes: 'Kelas', pages: 'Halaman',
  fillRegister: 'Isi presensi {{kelas}} · {{mapel}}', lessonFact: '{{mulai}} · {{terisi}} dari {{jumlah}} terisi', class: 'Kelas {{kelas}}', students: '{{n}} murid',
};
const en: typeof id = {
  title: 'Find', placeholder: 'Find students, teachers, classes, pages…', none: 'Nothing matches "{{kata}}". Check the spelling, or try another name.', keys: '↑ ↓ choose · Enter opens · Esc closes', results: 'Results',
  now: 'Now', waits: 'Waits for you', recent: 'Opened lately', verbs: 'Actions', people: 'People', classes: 'Classes', pages: 'Pages',
  fillRegister: 'Fill the register of {{kelas}} · {{mapel}}', lessonFact: '{{mulai}} · {{terisi}} of {{jumlah}} marked', class: 'Class {{kelas}}', students: '{{n}} students',
};

export const words = { id, en };
registerWords('palette', words);
declare module '#client/kit/words' {
  interface Words {
    palette: typeof id;
  }
}
