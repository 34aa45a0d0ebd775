import { registerWords } from '#client/kit/words';

const id = {
  about: 'Bukti rapor', checking: 'Memeriksa bukti…', unknown: 'Bukti tidak dapat diperiksa sekarang.', details: 'Rincian bukti',
  sah: 'Sah · versi {{versi}}, diterbitkan {{terbit}}, disegel {{segel}}', sahSoon: 'Sah · versi {{versi}}, diterbitkan {{terbit}}; disegel dalam beberapa menit', sahLate: 'Sah · versi {{versi}}, diterbitkan {{terbit}}; belum disegel, tanyakan kepada sekolah',
  digantikan: 'Digantikan versi {{baru}} sejak {{sejak}}; versi {{versi}} tidak berlaku lagi', ditarik: 'Ditarik sekolah sejak {{sejak}}; versi pengganti belum terbit', dicabut: 'Tautan ini dicabut sejak {{sejak}}; rapor versi {{versi}} sendiri tidak ditarik',
  berubah: 'Tidak cocok dengan catatan sekolah', berubahAbout: 'Tanyakan kepada sekolah sebelum memakai rapor ini.',
  changed: 'Peristiwa ke-{{n}}: isinya berubah sejak dicatat atau disegel', missing: 'Peristiwa ke-{{n}} yang sudah disegel hilang', missingAny: 'Ada catatan yang sudah disegel hilang', inserted: 'Peristiwa ke-{{n}} disisipkan', moved: 'Peristiwa ke-{{n}} dipindahkan', seal: 'Segel {{segel}} hilang atau rusak', tabel: 'Yang ditampilkan tidak sama dengan yang diterbitkan', alamat: 'Tidak ada rapor yang diterbitkan dengan alamat ini',
  sekolah: 'Sekolah', murid: 'Murid', rapor: 'Rapor', versi: 'Versi', diterbitkan: 'Diterbitkan', tautan: 'Tautan berlaku sampai', peristiwa: 'Peristiwa', peristiwaKe: 'ke-{{n}} dalam riwayat rapor ini', segel: 'Segel', segelKe: 'nomor {{n}}, {{waktu}}', belum: 'belum ada', sidikPeristiwa: 'Sidik peristiwa', sidikSegel: 'Sidik segel', tandaTangan: 'Tanda tangan', kunci: 'Kunci publik sekolah', sidik: 'Sidik isi rapor', dihapus: 'sudah dihapus',
  how: 'Setiap kali halaman ini dibuka, catatan sekolah dihitung ulang dari awal dan dibandingkan dengan segel yang ditandatangani. Nama disamarkan; nilai tidak ditampilkan di sini.', file: 'Unduh berkas bukti', offline: 'Berkas ini dapat diperiksa tanpa Pelita: node verify-export.mjs BERKAS KUNCI.',
};
const en: typeof id = {
  about: 'Proof of the report', checking: 'Checking the proof…', unknown: 'The proof cannot be checked now.', details: 'Details of the proof',
  sah: 'Valid · version {{versi}}, published {{terbit}}, sealed {{segel}}', sahSoon: 'Valid · version {{versi}}, published {{terbit}}; sealed within minutes', sahLate: 'Valid · version {{versi}}, published {{terbit}}; not sealed yet, please ask the school',
  digantikan: 'Replaced by version {{baru}} since {{sejak}}; version {{versi}} does not hold any more', ditarik: 'Taken back by the school since {{sejak}}; no newer version is out yet', dicabut: 'This address was revoked {{sejak}}; version {{versi}} itself was not taken back',
  berubah: 'It does not match the school’s record', berubahAbout: 'Please ask the school before you rely on this report.',
  changed: 'Event {{n}}: changed since it was recorded or sealed', missing: 'Event {{n}}, which was sealed, is gone', missingAny: 'Something that was sealed is gone', inserted: 'Event {{n}} was put in', moved: 'Event {{n}} was moved', seal: 'Seal {{segel}} is missing or damaged', tabel: 'What is shown is not what was published', alamat: 'No report was published under this address',
  sekolah: 'School', murid: 'Student', rapor: 'Report', versi: 'Version', diterbitkan: 'Published', tautan: 'Address holds until', peristiwa: 'Event', peristiwaKe: 'number {{n}} of this report’s history', segel: 'Seal', segelKe: 'number {{n}}, {{waktu}}', belum: 'none yet', sidikPeristiwa: 'Event’s fingerprint', sidikSegel: 'Seal’s fingerprint', tandaTangan: 'Signature', kunci: 'The school’s public key', sidik: 'Fingerprint of the contents', dihapus: 'erased',
  how: 'Each time this page is opened the school’s record is computed anew and held against the signed seals. Names are masked; grades are not shown here.', file: 'Download the proof', offline: 'The file is checked without Pelita: node verify-export.mjs FILE KEY.',
};

export const words = { id, en };
registerWords('reportProof', words);
declare module '#client/kit/words' {
  interface Words {
    reportProof: typeof id;
  }
}
