import { AUDITORS_OF_TEACHING } from '#contract/audit/readers';
import { integer, text } from '#contract/kit/fields';
import { resource } from '#contract/kit/resource';

/** Domain 1.15; the texts of grade VII. */
export const coreCompetence = resource({
  name: 'core-competence',
  noun: 'CoreCompetence',
  fields: { kode: text({ max: 4, form: /^KI-[1-4]$/ }), nama: text({ min: 3, max: 100 }), deskripsi: text({ min: 10, max: 1000 }), urutan: integer({ min: 1, max: 4 }) },
  label: 'kode',
  unique: [['kode']],
  paths: {
    list: 'GET /api/kompetensi-inti', one: 'GET /api/kompetensi-inti/:id',
    create: 'POST /api/kompetensi-inti', change: 'PUT /api/kompetensi-inti/:id', remove: 'DELETE /api/kompetensi-inti/:id',
  },
  read: 'user',
  write: ['admin'],
  history: AUDITORS_OF_TEACHING,
  search: ['kode', 'nama', 'deskripsi'],
  sort: ['urutan', 'kode', 'nama'],
  isWhole: true,
  seeds: [
    { kode: 'KI-1', nama: 'Sikap spiritual', urutan: 1, deskripsi: 'Menghargai dan menghayati ajaran agama yang dianutnya' },
    {
      kode: 'KI-2', nama: 'Sikap sosial', urutan: 2,
      deskripsi: 'Menghargai dan menghayati perilaku jujur, disiplin, tanggung jawab, peduli (toleransi, gotong royong), santun, percaya diri, dalam berinteraksi secara efektif dengan lingkungan sosial dan alam dalam jangkauan pergaulan dan keberadaannya',
    },
    {
      kode: 'KI-3', nama: 'Pengetahuan', urutan: 3,
      deskripsi: 'Memahami pengetahuan (faktual, konseptual, dan prosedural) berdasarkan rasa ingin tahunya tentang ilmu pengetahuan, teknologi, seni, budaya terkait fenomena dan kejadian tampak mata',
    },
    {
      kode: 'KI-4', nama: 'Keterampilan', urutan: 4,
      deskripsi: 'Mencoba, mengolah, dan menyaji dalam ranah konkret (menggunakan, mengurai, merangkai, memodifikasi, dan membuat) dan ranah abstrak (menulis, membaca, menghitung, menggambar, dan mengarang) sesuai dengan yang dipelajari di sekolah dan sumber lain yang sama dalam sudut pandang/teori',
    },
  ],
});
