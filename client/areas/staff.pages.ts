import { adminPages } from '#client/areas/admin.routes';
import { officePages } from '#client/areas/office.routes';
import { teacherPages } from '#client/areas/teacher.routes';

export { staffMenu } from '#client/areas/staff.menu';
/** Everybody's but the students'. */
export const staffPages = [...adminPages, ...teacherPages, ...officePages];
