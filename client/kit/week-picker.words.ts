import { registerWords } from '#client/kit/words';

const id = { weeks: 'Minggu yang tampil', previous: 'Minggu sebelumnya', next: 'Minggu berikutnya', thisWeek: 'Minggu ini', choose: 'Pilih minggu: {{minggu}}' };
const en: typeof id = { weeks: 'The week shown', previous: 'Week before', next: 'Week after', thisWeek: 'This week', choose: 'Choose a week: {{minggu}}' };

export const words = { id, en };
registerWords('weekPicker', words);
declare module '#client/kit/words' {
  interface Words {
    weekPicker: typeof id;
  }
}
