import { Module } from '@nestjs/common';
import { schoolSettings } from '#projections/institution/settings.query';
import { InstitutionController } from '#server/institution/institution.controller';
import { institutionDecider } from '#server/institution/institution.decider';
import { decidedBy } from '#server/kit/deciding/decided-by';

@Module({ controllers: [InstitutionController], providers: [...decidedBy(institutionDecider), schoolSettings] })
export class InstitutionModule {}
