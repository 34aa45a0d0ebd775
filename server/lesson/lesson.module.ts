import { Module } from '@nestjs/common';
import { lessonSchedulingAnswers } from '#projections/lesson/lesson-scheduling.query';
import { lessonAnswers } from '#projections/lesson/lesson.query';
import { studentDashboardAnswers } from '#projections/lesson/student-dashboard.query';
import { coverAnswers } from '#projections/timetable/cover.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { LessonController } from '#server/lesson/lesson.controller';
import { CoverController } from '#server/lesson/cover.controller';
import { lessonDecider } from '#server/lesson/lesson.decider';
import { StudentDashboardController } from '#server/lesson/student-dashboard.controller';

@Module({ controllers: [CoverController, LessonController, StudentDashboardController], providers: [...decidedBy(lessonDecider), ...lessonAnswers, ...lessonSchedulingAnswers, ...coverAnswers, ...studentDashboardAnswers] })
export class LessonModule {}
