import { Module } from '@nestjs/common';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { coreCompetence } from '#contract/subject/core-competence.resource';
import { curriculumGroup } from '#contract/subject/curriculum-group.resource';
import { subject } from '#contract/subject/subject.resource';
import { teachingAnswers } from '#projections/subject/teaching.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';
import { SubjectController } from '#server/subject/subject.controller';
import { TeachingController } from '#server/subject/teaching.controller';
import { teachingDecider } from '#server/subject/teaching.decider';
import { keepsCompetence } from '#server/subject/teaching.policy';

@Module(withResources([curriculumGroup, coreCompetence, subject, basicCompetence], {
  controllers: [SubjectController, TeachingController], providers: [...decidedBy(teachingDecider), ...teachingAnswers],
}, { [basicCompetence.name]: keepsCompetence }))
export class SubjectModule {}
