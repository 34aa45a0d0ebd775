import { Module } from '@nestjs/common';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { subjectDecider } from '#server/subject/subject.decider';

@Module({ providers: decidedBy(subjectDecider) })
export class SubjectModule {}
