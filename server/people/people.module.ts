import { Module } from '@nestjs/common';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { studentDecider, teacherDecider } from '#server/people/people.decider';

@Module({ providers: [...decidedBy(teacherDecider), ...decidedBy(studentDecider)] })
export class PeopleModule {}
