import { registerWords } from '#client/kit/words';

const id = {
  waiting: 'Menunggu persetujuan orang tua/wali.',
  about: 'Mintalah orang tua atau wali menandatangani formulir persetujuan dan menyerahkannya kepada wali kelas. Anda tetap dapat memakai semuanya.',
};
const en: typeof id = {
  waiting: 'Waiting for a parent’s or guardian’s consent.',
  about: 'Please ask a parent or guardian to sign the consent form and give it to your homeroom teacher. You can still use everything.',
};

export const words = { id, en };
registerWords('consentNotice', words);
declare module '#client/kit/words' {
  interface Words {
    consentNotice: typeof id;
  }
}
