import { Global, Module } from '@nestjs/common';
import { settingsAnswers } from '#projections/institution/settings.query';
import { displayDecider } from '#server/institution/display.decider';
import { InstitutionController } from '#server/institution/institution.controller';
import { institutionDecider } from '#server/institution/institution.decider';
import { InstitutionSwitches } from '#server/institution/institution-switches';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { Switches } from '#server/kit/edge/switches';

@Global()
@Module({
  controllers: [InstitutionController],
  providers: [...decidedBy(institutionDecider), ...decidedBy(displayDecider), ...settingsAnswers, { provide: Switches, useClass: InstitutionSwitches }],
  exports: [Switches],
})
export class InstitutionModule {}
