import { Module } from '@nestjs/common';
import { activeClassAnswer, classAskedAnswer } from '#projections/homeroom/class-asked.query';
import { classGradesAnswer } from '#projections/homeroom/grades.query';
import { homeroomAnswers } from '#projections/homeroom/homeroom.query';
import { overviewAnswers } from '#projections/homeroom/overview.query';
import { periodicAnswer } from '#projections/homeroom/periodic.query';
import { subjectsByWeekAnswer } from '#projections/homeroom/week.query';
import { HomeroomController } from '#server/homeroom/homeroom.controller';
import { HomeroomDesk } from '#server/homeroom/homeroom-desk';
import { OverviewController } from '#server/homeroom/overview.controller';
import { PeriodicController } from '#server/homeroom/periodic.controller';

@Module({ controllers: [HomeroomController, OverviewController, PeriodicController], providers: [HomeroomDesk, activeClassAnswer, classAskedAnswer, classGradesAnswer, ...homeroomAnswers, ...overviewAnswers, periodicAnswer, subjectsByWeekAnswer] })
export class HomeroomModule {}
