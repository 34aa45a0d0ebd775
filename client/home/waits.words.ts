import { registerWords } from '#client/kit/words';

const id = {
  waiting: 'Menunggu Anda',
  nothingWaits: 'Tidak ada yang menunggu Anda.', nothingWaitsUntil: 'Tidak ada yang menunggu Anda sampai {{jam}}, saat {{kelas}} dimulai.',
  presensi_one: '{{count}} presensi belum diisi', presensi_other: '{{count}} presensi belum diisi', lesson: '{{kelas}} jam ke-{{posisi}}, lewat {{lama}}', fill: 'Isi presensi',
  tanpaKabar: '{{nama}} belum ada kabar', tanpaKabarMany: '{{count}} murid belum ada kabar', absentSince: 'Murid wali Anda, Alpa sejak {{hari}}', absentEach: '{{nama}} sejak {{hari}}', contact: 'Hubungi',
  izin: '{{nama}} minta izin', izinMany_one: '{{count}} permintaan izin belum dijawab', izinMany_other: '{{count}} permintaan izin belum dijawab', askedOn: '{{nama}}, diajukan {{waktu}}', asked: 'Diajukan {{waktu}}',
  permintaan_one: '{{count}} permintaan data belum dijawab', permintaan_other: '{{count}} permintaan data belum dijawab', due: '{{nama}}, batas {{waktu}}', answer: 'Jawab',
  persetujuan_one: '{{count}} persetujuan orang tua belum masuk', persetujuan_other: '{{count}} persetujuan orang tua belum masuk', see: 'Lihat',
  pengawasan_one: 'Ruang ujian yang Anda awasi', pengawasan_other: '{{count}} ruang ujian yang Anda awasi', runs: '{{nama}}, sedang berlangsung', beginsAt: '{{nama}}, mulai {{jam}}', watch: 'Awasi',
  ujian_one: '{{count}} ujian menunggu persetujuan', ujian_other: '{{count}} ujian menunggu persetujuan', beginsOn: '{{nama}}, mulai {{waktu}}', decide: 'Putuskan',
  rpp_one: '{{count}} RPP menunggu keputusan', rpp_other: '{{count}} RPP menunggu keputusan', since: '{{nama}}, sejak {{waktu}}', rppRevisi_one: '{{count}} RPP perlu diperbaiki', rppRevisi_other: '{{count}} RPP perlu diperbaiki',
  tugas_one: '{{count}} tugas perlu dinilai', tugas_other: '{{count}} tugas perlu dinilai',
  penilaian_one: '{{count}} ujian belum selesai dinilai', penilaian_other: '{{count}} ujian belum selesai dinilai', mark: 'Nilai',
  nilaiBerubah_one: '{{count}} ujian bernilai lain dari buku nilai Anda', nilaiBerubah_other: '{{count}} ujian bernilai lain dari buku nilai Anda', differing: '{{nama}}, {{count}} nilai berbeda', takeOver: 'Samakan',
  bukaNilai_one: '{{count}} buku nilai minta dibuka kembali', bukaNilai_other: '{{count}} buku nilai minta dibuka kembali',
  rapor_one: 'Rapor {{count}} kelas menunggu verifikasi Anda', rapor_other: 'Rapor {{count}} kelas menunggu verifikasi Anda', check: 'Periksa',
  raporSah_one: 'Rapor {{count}} kelas menunggu pengesahan Anda', raporSah_other: 'Rapor {{count}} kelas menunggu pengesahan Anda', approve: 'Sahkan',
  raporKembali_one: '{{count}} rapor dikembalikan kepada Anda', raporKembali_other: '{{count}} rapor dikembalikan kepada Anda',
  rencanaDiingatkan_one: '{{count}} sesi diminta segera direncanakan', rencanaDiingatkan_other: '{{count}} sesi diminta segera direncanakan', lessonOn: '{{kelas}} {{hari}} jam ke-{{posisi}}',
  penggantiLepas_one: '{{count}} sesi kehilangan pengganti', penggantiLepas_other: '{{count}} sesi kehilangan pengganti',
  rencana_one: '{{count}} sesi minggu ini belum direncanakan', rencana_other: '{{count}} sesi minggu ini belum direncanakan', unplanned: '{{kelas}} {{hari}} jam ke-{{posisi}}', plan: 'Rencanakan',
  surat_one: '{{count}} surat gagal terkirim', surat_other: '{{count}} surat gagal terkirim', mailFor: '{{nama}}, {{waktu}}', mend: 'Perbaiki',
  terblokir_one: '{{count}} akun terblokir', terblokir_other: '{{count}} akun terblokir', opensAt: '{{nama}}, terbuka sendiri {{jam}}', unblock: 'Buka blokir',
  tanpaWali_one: '{{count}} kelas belum punya wali kelas', tanpaWali_other: '{{count}} kelas belum punya wali kelas', choose: 'Pilih wali',
  tanpaGuru_one: '{{count}} mapel belum ada gurunya semester ini', tanpaGuru_other: '{{count}} mapel belum ada gurunya semester ini', appoint: 'Tetapkan guru',
  tanpaKelas_one: '{{count}} murid belum masuk kelas', tanpaKelas_other: '{{count}} murid belum masuk kelas', place: 'Masukkan',
  unnamed: 'tanpa nama', more: 'dan {{count}} lainnya',
};
const en: typeof id = {
  waiting: 'Waiting for You',
  nothingWaits: 'Nothing is waiting for you.', nothingWaitsUntil: 'Nothing is waiting for you until {{jam}}, when {{kelas}} begins.',
  presensi_one: '{{count}} register to fill in', presensi_other: '{{count}} registers to fill in', lesson: '{{kelas}} period {{posisi}}, {{lama}} overdue', fill: 'Fill in',
  tanpaKabar: '{{nama}} is absent without word', tanpaKabarMany: '{{count}} students absent without word', absentSince: 'In your class, absent since {{hari}}', absentEach: '{{nama}} since {{hari}}', contact: 'Contact',
  izin: '{{nama}} has reported an absence', izinMany_one: '{{count}} absence request to answer', izinMany_other: '{{count}} absence requests to answer', askedOn: '{{nama}}, requested {{waktu}}', asked: 'Requested {{waktu}}',
  permintaan_one: '{{count}} data request to answer', permintaan_other: '{{count}} data requests to answer', due: '{{nama}}, due {{waktu}}', answer: 'Answer',
  persetujuan_one: '{{count}} parental consent missing', persetujuan_other: '{{count}} parental consents missing', see: 'View',
  pengawasan_one: 'An exam room you supervise', pengawasan_other: '{{count}} exam rooms you supervise', runs: '{{nama}}, in progress', beginsAt: '{{nama}}, begins at {{jam}}', watch: 'Watch',
  rpp_one: '{{count}} plan waiting for a decision', rpp_other: '{{count}} plans waiting for a decision', since: '{{nama}}, since {{waktu}}', rppRevisi_one: '{{count}} plan to revise', rppRevisi_other: '{{count}} plans to revise',
  ujian_one: '{{count}} exam waiting for approval', ujian_other: '{{count}} exams waiting for approval', beginsOn: '{{nama}}, begins {{waktu}}', decide: 'Decide',
  tugas_one: '{{count}} assignment has work to mark', tugas_other: '{{count}} assignments have work to mark',
  penilaian_one: '{{count}} exam still to be marked', penilaian_other: '{{count}} exams still to be marked', mark: 'Mark',
  nilaiBerubah_one: '{{count}} exam differs from your gradebook', nilaiBerubah_other: '{{count}} exams differ from your gradebooks', differing: '{{nama}}, {{count}} differ', takeOver: 'Update',
  bukaNilai_one: '{{count}} request to reopen a gradebook', bukaNilai_other: '{{count}} requests to reopen gradebooks',
  rapor_one: 'Reports of {{count}} class waiting for you to check', rapor_other: 'Reports of {{count}} classes waiting for you to check', check: 'Check',
  raporSah_one: 'Reports of {{count}} class waiting for your approval', raporSah_other: 'Reports of {{count}} classes waiting for your approval', approve: 'Approve',
  raporKembali_one: '{{count}} report sent back to you', raporKembali_other: '{{count}} reports sent back to you',
  rencanaDiingatkan_one: 'You were asked to plan {{count}} lesson', rencanaDiingatkan_other: 'You were asked to plan {{count}} lessons', lessonOn: '{{kelas}} {{hari}} period {{posisi}}',
  penggantiLepas_one: '{{count}} lesson is without its substitute again', penggantiLepas_other: '{{count}} lessons are without their substitutes again',
  rencana_one: '{{count}} lesson this week not planned yet', rencana_other: '{{count}} lessons this week not planned yet', unplanned: '{{kelas}} {{hari}} period {{posisi}}', plan: 'Plan',
  surat_one: '{{count}} email could not be sent', surat_other: '{{count}} emails could not be sent', mailFor: '{{nama}}, {{waktu}}', mend: 'Fix',
  terblokir_one: '{{count}} account is blocked', terblokir_other: '{{count}} accounts are blocked', opensAt: '{{nama}}, unblocks at {{jam}}', unblock: 'Unblock',
  tanpaWali_one: '{{count}} class has no homeroom teacher', tanpaWali_other: '{{count}} classes have no homeroom teacher', choose: 'Choose one',
  tanpaGuru_one: '{{count}} subject has no teacher this semester', tanpaGuru_other: '{{count}} subjects have no teacher this semester', appoint: 'Assign a teacher',
  tanpaKelas_one: '{{count}} student is not in a class', tanpaKelas_other: '{{count}} students are not in a class', place: 'Place',
  unnamed: 'unnamed', more: 'and {{count}} more',
};

export const words = { id, en };
registerWords('waits', words);
declare module '#client/kit/words' {
  interface Words {
    waits: typeof id;
  }
}
