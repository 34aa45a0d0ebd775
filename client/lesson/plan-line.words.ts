import { registerWords } from '#client/kit/words';

const id = { noTopic: 'Belum ada topik', noKd: 'belum ada KD', plan: 'Rencanakan', change: 'Ubah', grades: 'Buku nilai' };
const en: typeof id = { noTopic: 'No topic yet', noKd: 'no competence yet', plan: 'Plan', change: 'Change', grades: 'Gradebook' };

export const words = { id, en };
registerWords('planLine', words);
declare module '#client/kit/words' {
  interface Words {
    planLine: typeof id;
  }
}
