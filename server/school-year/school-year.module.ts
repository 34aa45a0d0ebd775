import { Module } from '@nestjs/common';
import { activeSchoolYear } from '#projections/school-year/school-year.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { schoolYearDecider } from '#server/school-year/school-year.decider';

@Module({ providers: [...decidedBy(schoolYearDecider), activeSchoolYear] })
export class SchoolYearModule {}
