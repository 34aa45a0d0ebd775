import { Module } from '@nestjs/common';
import { level } from '#contract/classroom/level.resource';
import { program } from '#contract/classroom/program.resource';
import { classDecider } from '#server/classroom/classroom.decider';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([level, program], { providers: decidedBy(classDecider) }))
export class ClassroomModule {}
