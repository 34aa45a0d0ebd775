import { Module } from '@nestjs/common';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { coreCompetence } from '#contract/subject/core-competence.resource';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { subject } from '#contract/subject/subject.resource';
import { withResources } from '#server/kit/resource/resources';
import { SubjectController } from '#server/subject/subject.controller';

@Module(withResources([curriculumGroup, coreCompetence, subject, basicCompetence], { controllers: [SubjectController] }))
export class SubjectModule {}
