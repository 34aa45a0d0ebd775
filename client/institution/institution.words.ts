import { registerWords } from '#client/kit/words';

const id = {
  school: 'Profil Sekolah',
  nama: 'Nama',
  tipe_institusi: 'Jenis',
  dinas_pendidikan: 'Dinas Pendidikan',
  alamat: 'Alamat',
  email: 'E-mail',
  no_hp: 'Nomor HP',
  zona_waktu: 'Zona Waktu',
};
const en: typeof id = {
  school: 'School Profile',
  nama: 'Name',
  tipe_institusi: 'Type',
  dinas_pendidikan: 'Education Office',
  alamat: 'Address',
  email: 'E-mail',
  no_hp: 'Phone',
  zona_waktu: 'Time Zone',
};

export const words = { id, en };
registerWords('institution', words);
declare module '#client/kit/words' {
  interface Words {
    institution: typeof id;
  }
}
