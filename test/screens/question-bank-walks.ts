import { ids } from '#test/api/question-bank-probes';
import type { Walks } from '#test/screens/walks';

const RESOURCE = 'tr[data-row-key], .row-card, .list-state';
const HOME = '/teacher/question-bank';
const [soal, paket] = [`${HOME}/${ids('A').soal}`, `${HOME}/package/${ids('A').paket}`];
const lists = [{ path: HOME, shows: RESOURCE }, { path: `${HOME}/package`, shows: RESOURCE }];

/** Where questions are written, brought in and put together, and where the leaders read them. */
export const WALKS: Walks = () => ({
  budi: [
    ...lists, { path: `${HOME}?search=tidakada`, shows: '.list-state' }, { path: HOME, clicks: '.screen-actions button:has(.anticon-import)', shows: '.ant-drawer .question-place' },
    { path: HOME, clicks: '.screen-actions button:has(.anticon-download)', shows: '.ant-modal .question-formats' },
    { path: `${HOME}/add`, shows: '[id=soal-pertanyaan]' }, { path: `${HOME}/package/add`, shows: '[id=paket-cari]' },
    { path: soal, shows: '.question-options .is-right' }, { path: `${soal}?tab=edit`, shows: '[id=soal-pertanyaan]' }, { path: paket, shows: '.package-lines li' }, { path: `${paket}?tab=edit`, shows: '.package-lines.is-edited li' },
  ],
  kepala: [...lists, { path: soal, shows: '.question-options .is-right' }, { path: paket, shows: '.package-lines li' }],
  kurikulum: [...lists, { path: soal, shows: '.question-options .is-right' }, { path: paket, shows: '.package-lines li' }],
});
