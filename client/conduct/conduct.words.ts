import { activity } from '#contract/conduct/activity.resource';
import { conductRule } from '#contract/conduct/conduct-rule.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  activity: 'Kegiatan', 'activity.about': 'Kegiatan di luar pelajaran yang dapat dinilai di rapor.',
  'activity.nama': 'Nama', 'activity.type': 'Jenis', 'activity.tanggal_mulai': 'Tanggal Mulai', 'activity.tanggal_selesai': 'Tanggal Selesai', 'activity.deskripsi': 'Deskripsi',
  'activity.type.pembiasaan': 'Pembiasaan', 'activity.type.kokurikuler': 'Kokurikuler', 'activity.type.keagamaan': 'Keagamaan', 'activity.type.kesiswaan': 'Kesiswaan', 'activity.type.lomba': 'Lomba',
  'conduct-rule': 'Penghargaan dan Pelanggaran', 'conduct-rule.about': 'Apa yang dihargai, apa yang dilanggar, dan seberapa berat.',
  'conduct-rule.nama': 'Nama', 'conduct-rule.tipe': 'Tipe', 'conduct-rule.tipe.reward': 'Penghargaan', 'conduct-rule.tipe.punishment': 'Pelanggaran', 'conduct-rule.kategori': 'Kategori',
  'conduct-rule.kategori.kehadiran': 'Kehadiran & Ketepatan Waktu', 'conduct-rule.kategori.kerapian': 'Seragam & Kerapian', 'conduct-rule.kategori.ketertiban': 'Ketertiban & Kedisiplinan', 'conduct-rule.kategori.ibadah': 'Ibadah & Keagamaan',
  'conduct-rule.kategori.akhlak': 'Akhlak & Adab', 'conduct-rule.kategori.akademik': 'Akademik', 'conduct-rule.kategori.lingkungan': 'Kebersihan & Sarana', 'conduct-rule.kategori.keamanan': 'Keamanan & Hukum',
  'conduct-rule.tingkat': 'Tingkat', 'conduct-rule.tingkat.1': 'Ringan (1)', 'conduct-rule.tingkat.3': 'Sedang (3)', 'conduct-rule.tingkat.5': 'Berat (5)', 'conduct-rule.deskripsi': 'Deskripsi', 'conduct-rule.aktif': 'Aktif',
} satisfies Record<ResourceWord<typeof activity | typeof conductRule>, string> & Record<string, string>;
const en: typeof id = {
  activity: 'Activities', 'activity.about': 'Activities outside lessons that a report may grade.',
  'activity.nama': 'Name', 'activity.type': 'Kind', 'activity.tanggal_mulai': 'Start', 'activity.tanggal_selesai': 'End', 'activity.deskripsi': 'Description',
  'activity.type.pembiasaan': 'Habit Building', 'activity.type.kokurikuler': 'Co-curricular', 'activity.type.keagamaan': 'Religious', 'activity.type.kesiswaan': 'Student Affairs', 'activity.type.lomba': 'Competition',
  'conduct-rule': 'Rewards and Punishments', 'conduct-rule.about': 'What is rewarded, what is punished, and how serious it is.',
  'conduct-rule.nama': 'Name', 'conduct-rule.tipe': 'Type', 'conduct-rule.tipe.reward': 'Reward', 'conduct-rule.tipe.punishment': 'Punishment', 'conduct-rule.kategori': 'Category',
  'conduct-rule.kategori.kehadiran': 'Attendance & Punctuality', 'conduct-rule.kategori.kerapian': 'Uniform & Neatness', 'conduct-rule.kategori.ketertiban': 'Order & Discipline', 'conduct-rule.kategori.ibadah': 'Worship & Religion',
  'conduct-rule.kategori.akhlak': 'Character & Manners', 'conduct-rule.kategori.akademik': 'Academic', 'conduct-rule.kategori.lingkungan': 'Cleanliness & Facilities', 'conduct-rule.kategori.keamanan': 'Safety & Law',
  'conduct-rule.tingkat': 'Seriousness', 'conduct-rule.tingkat.1': 'Less Serious (1)', 'conduct-rule.tingkat.3': 'Moderately Serious (3)', 'conduct-rule.tingkat.5': 'Very Serious (5)', 'conduct-rule.deskripsi': 'Description', 'conduct-rule.aktif': 'Active',
};

export const words = { id, en };
registerWords('conduct', words);
speaksOf('conduct', [activity, conductRule]);
declare module '#client/kit/words' {
  interface Words {
    conduct: typeof id;
  }
}
