import { idOf } from '#test/kit/school-data';
import type { Walks } from '#test/screens/walks';

const LIST = { path: '/teacher/curriculum/ledger', shows: '.ledger, .list-state' };
const OF_CLASS = { path: `/teacher/curriculum/ledger/${idOf('kelas 7A')}`, shows: '.ledger, .list-state' };
/** Where grades stand subject by student. */
export const WALKS: Walks = () => ({ waliA: [{ path: '/teacher/homeroom/ledger', shows: '.ledger, .list-state' }], kurikulum: [LIST, OF_CLASS], kepala: [LIST, OF_CLASS], auditor: [{ path: '/teacher/audit/ledger', shows: '.ledger, .list-state' }] });
