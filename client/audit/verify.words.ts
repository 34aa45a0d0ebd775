import { registerWords } from '#client/kit/words';

const id = {
  title: 'Verifikasi Log',
  about: 'Setiap peristiwa tersimpan bersama sidik dari peristiwa sebelumnya, dan sekali sehari semuanya disegel dengan kunci sekolah. Di sini log diperiksa dari awal sampai akhir.',
  state: 'Hasil pemeriksaan', again: 'Periksa Lagi', walking: 'Sedang diperiksa', failed: 'Pemeriksaan tidak selesai', whole: 'Log utuh', broken: 'Log rusak',
  checked: 'Peristiwa diperiksa', checkedOf: '{{diperiksa}} dari {{total}}', streams: 'Aliran', sealed: 'Peristiwa tersegel', seals: 'Segel', began: 'Mulai', ended: 'Selesai',
  sealList: 'Segel terbaru', noSeals: 'Belum ada segel. Segel pertama dibuat di akhir hari.', key: 'Kunci publik sekolah:',
  number: 'Nomor', day: 'Hari', events: 'Peristiwa', hash: 'Sidik', signature: 'Tanda tangan', valid: 'Sah', invalid: 'Tidak sah',
};
const en: typeof id = {
  title: 'Log Verification',
  about: 'Every event is stored with a fingerprint of the one before, and once a day all of them are sealed with the school’s key. Here the log is walked from its beginning to its end.',
  state: 'Result', again: 'Verify Again', walking: 'Being verified', failed: 'The verification did not end', whole: 'The log is whole', broken: 'The log is broken',
  checked: 'Events looked at', checkedOf: '{{diperiksa}} of {{total}}', streams: 'Streams', sealed: 'Sealed events', seals: 'Seals', began: 'Begun', ended: 'Ended',
  sealList: 'Newest seals', noSeals: 'No seals yet. The first is made at the end of the day.', key: 'The school’s public key:',
  number: 'Number', day: 'Day', events: 'Events', hash: 'Fingerprint', signature: 'Signature', valid: 'Valid', invalid: 'Not valid',
};

export const words = { id, en };
registerWords('verify', words);
declare module '#client/kit/words' {
  interface Words {
    verify: typeof id;
  }
}
