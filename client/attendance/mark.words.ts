import { registerWords } from '#client/kit/words';

const id = {
  Hadir: 'Hadir', Terlambat: 'Terlambat', Dispensasi: 'Dispensasi', Sakit: 'Sakit', Izin: 'Izin', Alpa: 'Alpa', Belum: 'Belum diisi',
};
const en: typeof id = {
  Hadir: 'Present', Terlambat: 'Late', Dispensasi: 'Dispensation', Sakit: 'Sick', Izin: 'Excused', Alpa: 'Unexcused', Belum: 'Not recorded',
};

export const words = { id, en };
registerWords('mark', words);
declare module '#client/kit/words' {
  interface Words {
    mark: typeof id;
  }
}
