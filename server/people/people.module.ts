import { Module } from '@nestjs/common';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { peopleAnswers } from '#projections/people/people.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';
import { ErasureController } from '#server/people/erasure.controller';
import { erasureDecider } from '#server/people/erasure.decider';
import { PeopleController } from '#server/people/people.controller';
import { studentDecider } from '#server/people/student.decider';
import { teacherDecider } from '#server/people/teacher.decider';

@Module(withResources([leadershipPeriod], {
  controllers: [PeopleController, ErasureController], providers: [...peopleAnswers, ...decidedBy(teacherDecider), ...decidedBy(studentDecider), ...decidedBy(erasureDecider)],
}))
export class PeopleModule {}
