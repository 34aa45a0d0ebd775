import { Module } from '@nestjs/common';
import { predicate } from '#contract/curriculum/predicate.resource';
import { passingIntervalAnswers } from '#projections/curriculum/passing-interval.query';
import { PassingIntervalController } from '#server/curriculum/passing-interval.controller';
import { passingIntervalDecider } from '#server/curriculum/passing-interval.decider';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([predicate], { controllers: [PassingIntervalController], providers: [...decidedBy(passingIntervalDecider), ...passingIntervalAnswers] }))
export class CurriculumModule {}
