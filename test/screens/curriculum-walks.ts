import { ids } from '#test/api/curriculum-probes';
import type { Walks } from '#test/screens/walks';

const RESOURCE = 'tr[data-row-key], .row-card, .list-state';
const HOME = '/teacher/rpp';
const [draf, diajukan, disetujui] = [`${HOME}/${ids('A').draf}`, `${HOME}/${ids('A').diajukan}`, `${HOME}/${ids('A').disetujui}`];
const leaders = [
  { path: HOME, shows: RESOURCE }, { path: `${HOME}/queue`, shows: RESOURCE }, { path: `${HOME}/planning-control`, shows: '.rpp-control .rpp-cell, .list-state' }, { path: diajukan, shows: '[id=rpp-decision]' }, { path: `${disetujui}?tab=versi&versi=1`, shows: '.rpp-read h3' }, { path: `${disetujui}?tab=riwayat`, shows: '.rpp-history li' },
  { path: '/teacher/kbm', shows: 'tr[data-row-key]' }, { path: '/teacher/documents', shows: '.document-kinds' },
];

/** Where plans are written, read and decided about, and what the school's leaders see of them. */
export const WALKS: Walks = () => ({
  budi: [
    { path: HOME, shows: RESOURCE }, { path: HOME, clicks: '.screen-actions .ant-btn-primary', shows: '.ant-drawer .rpp-new' }, { path: draf, shows: '.rpp-foot .rpp-saved' }, { path: diajukan, shows: '.rpp-both' }, { path: `${draf}?tab=rekan`, shows: '.rpp-share' }, { path: `${draf}?tab=riwayat`, clicks: '.rpp-history summary', shows: '.rpp-then' },
  ],
  kepala: leaders,
  kurikulum: leaders,
});
