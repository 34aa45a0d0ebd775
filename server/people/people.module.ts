import { Module } from '@nestjs/common';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';
import { studentDecider, teacherDecider } from '#server/people/people.decider';

@Module(withResources([leadershipPeriod], { providers: [...decidedBy(teacherDecider), ...decidedBy(studentDecider)] }))
export class PeopleModule {}
