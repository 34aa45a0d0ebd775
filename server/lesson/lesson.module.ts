import { Module } from '@nestjs/common';
import { lessonAnswers } from '#projections/lesson/lesson.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { LessonController } from '#server/lesson/lesson.controller';
import { lessonDecider } from '#server/lesson/lesson.decider';

@Module({ controllers: [LessonController], providers: [...decidedBy(lessonDecider), ...lessonAnswers] })
export class LessonModule {}
