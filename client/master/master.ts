import '#contract/classroom/classroom.api';
import { level } from '#contract/classroom/level.resource';
import { program } from '#contract/classroom/program.resource';
import { activity } from '#contract/conduct/activity.resource';
import { conductRule } from '#contract/conduct/conduct-rule.resource';
import { counsellingCategory } from '#contract/counselling/counselling-category.resource';
import { predicate } from '#contract/curriculum/predicate.resource';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { gradeWeight } from '#contract/grading/grade-weight.resource';
import type { Resource } from '#contract/kit/resource';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import '#contract/people/people.api';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { coreCompetence } from '#contract/subject/core-competence.resource';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import '#contract/school-year/school-year.api';
import { subject } from '#contract/subject/subject.resource';
import { allocation } from '#contract/timetable/allocation.resource';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { mayAsk, type Session } from '#client/kit/session';
import '#client/classroom/classroom.words';
import '#client/conduct/conduct.words';
import '#client/counselling/counselling.words';
import '#client/curriculum/curriculum.words';
import '#client/grading/grading.words';
import '#client/people/people.words';
import '#client/report-card/report-card.words';
import '#client/subject/subject.words';
import '#client/timetable/timetable.words';

/** The master data as it is grouped for whoever keeps it; a test asks for every resource there is. */
export const MASTER = {
  lessons: [subject, curriculumGroup, coreCompetence, basicCompetence],
  gradingAndReports: [predicate, reportSetting, gradeWeight, reportTemplate],
  schoolAndTimetable: [level, program, scheduleModel, allocation, leadershipPeriod],
  studentAffairs: [activity, conductRule, counsellingCategory],
} satisfies Record<string, Resource[]>;
export type MasterGroup = keyof typeof MASTER;

/** Who may keep a resource is who finds it among the master data. */
export const keeps = (session: Session | null, { api }: Resource) => session !== null && mayAsk(session.roles, api.change);
