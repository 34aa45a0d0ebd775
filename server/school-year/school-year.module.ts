import { Module } from '@nestjs/common';
import { schoolYearAnswers } from '#projections/school-year/school-year.query';
import { semesterContent } from '#projections/school-year/semester-content.query';
import { weekAnswers } from '#projections/school-year/week.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { SchoolYearController } from '#server/school-year/school-year.controller';
import { schoolYearDecider } from '#server/school-year/school-year.decider';

@Module({ controllers: [SchoolYearController], providers: [...decidedBy(schoolYearDecider), ...schoolYearAnswers, ...weekAnswers, semesterContent] })
export class SchoolYearModule {}
