import { level } from '#contract/classroom/level.resource';
import { program } from '#contract/classroom/program.resource';
import { type ResourceWord, speaksOf } from '#client/kit/resource/resource-words';
import { registerWords } from '#client/kit/words';

const id = {
  level: 'Tingkat', 'level.about': 'Tingkat kelas sekolah ini, dari VII sampai IX.',
  'level.nama': 'Nama', 'level.tingkat': 'Tingkat', 'level.fase': 'Fase', 'level.fase.D': 'D',
  'level.nama.hint': 'Misalnya VII.', 'level.tingkat.hint': 'Angka 7 sampai 9.',
  program: 'Program', 'program.about': 'Program yang dapat diikuti murid, misalnya Reguler atau Tahfidz.',
  'program.nama': 'Nama',
} satisfies Record<ResourceWord<typeof level | typeof program>, string> & Record<string, string>;
const en: typeof id = {
  level: 'Levels', 'level.about': 'The grades of this school, VII to IX.',
  'level.nama': 'Name', 'level.tingkat': 'Grade', 'level.fase': 'Phase', 'level.fase.D': 'D',
  'level.nama.hint': 'For example VII.', 'level.tingkat.hint': 'A number from 7 to 9.',
  program: 'Programs', 'program.about': 'The programs that students can follow, such as Reguler or Tahfidz.',
  'program.nama': 'Name',
};

export const words = { id, en };
registerWords('classroom', words);
speaksOf('classroom', [level, program]);
declare module '#client/kit/words' {
  interface Words {
    classroom: typeof id;
  }
}
