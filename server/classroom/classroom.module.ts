import { Module } from '@nestjs/common';
import { classDecider } from '#server/classroom/classroom.decider';
import { decidedBy } from '#server/kit/deciding/decided-by';

@Module({ providers: decidedBy(classDecider) })
export class ClassroomModule {}
