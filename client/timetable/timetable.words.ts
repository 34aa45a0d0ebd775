import { allocation } from '#contract/timetable/allocation.resource';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  'schedule-model': 'Model Jadwal', 'schedule-model.about': 'Kapan pelajaran dimulai dan berapa lama. Hanya satu model yang aktif.',
  'schedule-model.tipe': 'Tipe', 'schedule-model.tipe.hint': 'Satu huruf kapital, misalnya A.', 'schedule-model.jam_mulai': 'Jam Mulai', 'schedule-model.jam_mulai.hint': 'Antara 06:00 dan 13:00, misalnya 07:00.', 'schedule-model.durasi': 'Durasi Pelajaran (menit)',
  'schedule-model.isMurajaah1': 'Murajaah 1', 'schedule-model.isMurajaah2': 'Murajaah 2', 'schedule-model.murajaah1dur': 'Durasi Murajaah 1 (menit)', 'schedule-model.murajaah2dur': 'Durasi Murajaah 2 (menit)',
  'schedule-model.break1dur': 'Istirahat 1 (menit)', 'schedule-model.break2dur': 'Istirahat 2 (menit)', 'schedule-model.aktif': 'Aktif',
  'lesson-allocation': 'Alokasi Jam', 'lesson-allocation.about': 'Berapa jam pelajaran seminggu untuk tiap mata pelajaran dan tingkat.',
  'lesson-allocation.id_mata_pelajaran': 'Mata Pelajaran', 'lesson-allocation.id_level': 'Tingkat', 'lesson-allocation.jam_per_minggu': 'Jam per Minggu',
} satisfies Record<ResourceWord<typeof scheduleModel> | ResourceWord<typeof allocation>, string> & Record<string, string>;
const en: typeof id = {
  'schedule-model': 'Schedule Models', 'schedule-model.about': 'When lessons begin and how long they take. One model is active at a time.',
  'schedule-model.tipe': 'Type', 'schedule-model.tipe.hint': 'One capital letter, such as A.', 'schedule-model.jam_mulai': 'Start', 'schedule-model.jam_mulai.hint': 'Between 06:00 and 13:00, such as 07:00.', 'schedule-model.durasi': 'Lesson (minutes)',
  'schedule-model.isMurajaah1': 'Murajaah 1', 'schedule-model.isMurajaah2': 'Murajaah 2', 'schedule-model.murajaah1dur': 'Murajaah 1 (minutes)', 'schedule-model.murajaah2dur': 'Murajaah 2 (minutes)',
  'schedule-model.break1dur': 'Break 1 (minutes)', 'schedule-model.break2dur': 'Break 2 (minutes)', 'schedule-model.aktif': 'Active',
  'lesson-allocation': 'Lesson Allotments', 'lesson-allocation.about': 'How many lessons a week each subject has in each level.',
  'lesson-allocation.id_mata_pelajaran': 'Subject', 'lesson-allocation.id_level': 'Level', 'lesson-allocation.jam_per_minggu': 'Lessons a Week',
};

export const words = { id, en };
registerWords('timetable', words);
speaksOf('timetable', [scheduleModel, allocation]);
declare module '#client/kit/words' {
  interface Words {
    timetable: typeof id;
  }
}
