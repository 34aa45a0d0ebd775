import { Module } from '@nestjs/common';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { ErasureController } from '#server/people/erasure.controller';
import { erasureDecider } from '#server/people/erasure.decider';
import { studentDecider, teacherDecider } from '#server/people/people.decider';

@Module({ controllers: [ErasureController], providers: [...decidedBy(teacherDecider), ...decidedBy(studentDecider), ...decidedBy(erasureDecider)] })
export class PeopleModule {}
