import { createHash } from 'node:crypto';
import { alike } from '#contract/kit/fields';
import { type IsiSoal, visible } from '#contract/question-bank/question';

/** The same for questions that ask the same as it is seen, whatever the order of their options. */
export const fingerprint = ({ tipe, pertanyaan, opsi, pasangan }: IsiSoal) =>
  createHash('sha256').update(JSON.stringify([tipe, shown(pertanyaan), opsi.map(({ isi }) => shown(isi)).sort(), pasangan.map(({ kiri, kanan }) => [shown(kiri), shown(kanan)]).sort()])).digest('hex').slice(0, 32);

const shown = (html: string) => `${alike(visible(html))} ${[...html.matchAll(/(?:src|data-tex)="([^"]*)"/g)].map(([, it]) => it).join(' ')}`;
