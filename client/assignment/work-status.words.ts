import { registerWords } from '#client/kit/words';

const id = {
  waiting: 'Menunggu', missed: 'Tidak Mengumpulkan', submitted: 'Terkumpul', late: 'Terlambat', graded: 'Sudah Dinilai', returned: 'Dikembalikan',
};
const en: typeof id = {
  waiting: 'Waiting', missed: 'Not Submitted', submitted: 'Submitted', late: 'Late', graded: 'Graded', returned: 'Returned',
};

export const words = { id, en };
registerWords('workStatus', words);
declare module '#client/kit/words' {
  interface Words {
    workStatus: typeof id;
  }
}
