import { Module } from '@nestjs/common';
import { coverageAnswers } from '#projections/lesson/coverage.query';
import { lessonSchedulingAnswers } from '#projections/lesson/lesson-scheduling.query';
import { lessonAnswers } from '#projections/lesson/lesson.query';
import { planAnswers } from '#projections/lesson/plan.query';
import { planningAnswers } from '#projections/lesson/planning.query';
import { planningReminderAnswers } from '#projections/lesson/planning-reminder.query';
import { roomAnswers } from '#projections/lesson/room.query';
import { shiftAnswers } from '#projections/lesson/shift.query';
import { studentDashboardAnswers } from '#projections/lesson/student-dashboard.query';
import { coverAnswers } from '#projections/timetable/cover.query';
import { subjectViewAnswers } from '#projections/lesson/subject-view.query';
import { teachingDashboardAnswers } from '#projections/lesson/teaching-dashboard.query';
import { topicAnswers } from '#projections/lesson/topic.query';
import { AssignmentModule } from '#server/assignment/assignment.module';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { LessonController } from '#server/lesson/lesson.controller';
import { CoverController } from '#server/lesson/cover.controller';
import { lessonDecider } from '#server/lesson/lesson.decider';
import { PlanController } from '#server/lesson/plan.controller';
import { planDecider } from '#server/lesson/plan.decider';
import { PlanDesk } from '#server/lesson/plan-desk';
import { PlanningController } from '#server/lesson/planning.controller';
import { planningReminderDecider } from '#server/lesson/planning-reminder.decider';
import { RoomController } from '#server/lesson/room.controller';
import { StudentDashboardController } from '#server/lesson/student-dashboard.controller';
import { SubjectViewController } from '#server/lesson/subject-view.controller';
import { TeachingDashboardController } from '#server/lesson/teaching-dashboard.controller';
import { WorkProgressController } from '#server/lesson/work-progress.controller';
import { topicDecider } from '#server/lesson/topic.decider';

@Module({
  imports: [AssignmentModule],
  controllers: [CoverController, LessonController, StudentDashboardController, PlanController, PlanningController, TeachingDashboardController, SubjectViewController, RoomController, WorkProgressController],
  providers: [
    PlanDesk, ...[lessonDecider, planDecider, topicDecider, planningReminderDecider].flatMap(decidedBy), ...lessonAnswers, ...lessonSchedulingAnswers, ...coverAnswers, ...studentDashboardAnswers, ...planAnswers, ...shiftAnswers, ...topicAnswers,
    ...planningAnswers, ...coverageAnswers, ...planningReminderAnswers, ...teachingDashboardAnswers, ...subjectViewAnswers, ...roomAnswers,
  ],
})
export class LessonModule {}
