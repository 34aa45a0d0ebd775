import { Module } from '@nestjs/common';
import { activeSchoolYear, schoolYears } from '#projections/school-year/school-year.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { SchoolYearController } from '#server/school-year/school-year.controller';
import { schoolYearDecider } from '#server/school-year/school-year.decider';

@Module({ controllers: [SchoolYearController], providers: [...decidedBy(schoolYearDecider), activeSchoolYear, schoolYears] })
export class SchoolYearModule {}
