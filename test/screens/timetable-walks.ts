import type { Walks } from '#test/screens/walks';
import { idOf } from '#test/kit/school-data';

const GRID = '.week-grid .slot-cell';
const desk = (path: string) => [{ path, shows: GRID }, { path: `${path}?per=guru`, shows: GRID }, { path: `${path}/loads`, shows: '.load-table td' }, { path: `${path}/now`, shows: '[id=who-teachers]' }, { path: `${path}/cover`, shows: 'tr[data-row-key]' }];

/** Where the timetable is made, read, and stood in for. */
export const WALKS: Walks = () => ({
  admin: [
    ...desk('/admin/timetable'), { path: '/admin/timetable', clicks: '.week-grid .slot-cell', shows: '.slot-panel form' }, { path: '/admin/timetable/cover', clicks: 'tr[data-row-key]:last-child .ant-btn', shows: '.ant-drawer .why-people' },
    { path: `/admin/teacher/schedule/${idOf('budi')}`, shows: GRID },
  ],
  kurikulum: desk('/teacher/curriculum/timetable'),
  kepala: desk('/teacher/curriculum/timetable'),
  budi: [{ path: '/teacher/week', shows: GRID }],
  ani: [{ path: '/student/week', shows: GRID }],
});
