import { registerWords } from '#client/kit/words';

const id = {
  title: 'Dampak perubahan', counting: 'Menghitung dampak…', nothing: 'Tidak ada nilai, peringkat, atau rapor yang berubah.', failed: 'Dampak belum dapat dihitung.', reasonMissing: 'Alasan perubahan belum diisi.', again: 'Hitung lagi',
  values: '{{nilai}} nilai akhir di {{kelas}} kelas berubah', predicates: 'Nilai akhir tetap, {{predikat}} predikat di {{kelas}} kelas berubah', passing: 'Nilai akhir tetap, ketuntasan berubah di {{kelas}} kelas', same: 'Tidak ada nilai akhir yang berubah',
  falls: '{{turun}} murid turun di bawah {{batas}}', risesToo: '{{naik}} naik', rises: '{{naik}} murid naik ke {{batas}}', ranks: '{{peringkat}} peringkat berganti', drafts: '{{draf}} rapor draf ikut berubah', published: '{{terbit}} rapor terbit tetap seperti dicetak',
  newVersion: 'Rapor yang sudah terbit tidak ikut berubah. Agar berbunyi sama, rapor dibuka kembali dan diterbitkan sebagai versi baru; sejauh ini {{versi}} versi sudah keluar.', beyond: '{{n}} kelas lain belum ikut dihitung.',
  people: 'Murid yang terdampak', more: 'Tampilkan {{n}} lagi dari {{jumlah}} murid', student: 'Nama dihapus', rank: 'Peringkat', none: 'belum ada', below: 'di bawah {{batas}} {{kkm}}', reached: 'mencapai {{batas}} {{kkm}}', out: 'Rapor {{type}} terbit, versi {{versi}}', draft: 'Rapor {{type}} draf', tengah_semester: 'tengah semester', akhir_semester: 'akhir semester',
  pengetahuan: 'pengetahuan', keterampilan: 'keterampilan', akhir: 'nilai akhir', reason: 'Alasan', reasonNeeded: 'Wajib, paling sedikit 10 huruf: ada rapor terbit yang akan berbunyi lain.', reasonFree: 'Boleh kosong. Tercatat di riwayat.',
};
const en: typeof id = {
  title: 'What changes', counting: 'Counting what changes…', nothing: 'No grade, rank or report changes.', failed: 'What changes could not be counted.', reasonMissing: 'The reason is still missing.', again: 'Count again',
  values: '{{nilai}} final grades in {{kelas}} classes change', predicates: 'Final grades stay, {{predikat}} predicates in {{kelas}} classes change', passing: 'Final grades stay, who passes changes in {{kelas}} classes', same: 'No final grade changes',
  falls: '{{turun}} students fall below the {{batas}}', risesToo: '{{naik}} reach it', rises: '{{naik}} students reach the {{batas}}', ranks: '{{peringkat}} ranks change', drafts: '{{draf}} draft reports change with them', published: '{{terbit}} published reports stay as printed',
  newVersion: 'Published reports do not change with them. To match, they are opened again and published as a new version; so far {{versi}} versions are out.', beyond: '{{n}} more classes are not counted yet.',
  people: 'Students affected', more: 'Show {{n}} more of {{jumlah}} students', student: 'Name erased', rank: 'Rank', none: 'none yet', below: 'below the {{batas}} of {{kkm}}', reached: 'reaches the {{batas}} of {{kkm}}', out: '{{type}} report published, version {{versi}}', draft: '{{type}} report is a draft', tengah_semester: 'Mid-semester', akhir_semester: 'End-of-semester',
  pengetahuan: 'knowledge', keterampilan: 'skills', akhir: 'final grade', reason: 'Reason', reasonNeeded: 'Needed, at least 10 letters: a published report would say something else.', reasonFree: 'May be left empty. Stays in the history.',
};

export const words = { id, en };
registerWords('impact', words);
declare module '#client/kit/words' {
  interface Words {
    impact: typeof id;
  }
}
