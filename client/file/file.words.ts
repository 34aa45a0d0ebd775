import { registerWords } from '#client/kit/words';

const id = { logo: 'Logo sekolah', removeLogo: 'Hapus logo' };
const en: typeof id = { logo: 'The school’s logo', removeLogo: 'Remove the logo' };

export const words = { id, en };
registerWords('file', words);
declare module '#client/kit/words' {
  interface Words {
    file: typeof id;
  }
}
