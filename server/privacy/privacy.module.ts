import { Module } from '@nestjs/common';
import { privacyAnswers } from '#projections/privacy/privacy.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { CopyLimit } from '#server/privacy/copy-limit';
import { dataRequestDecider } from '#server/privacy/data-request.decider';
import { disclosureDecider } from '#server/privacy/disclosure.decider';
import { PersonData } from '#server/privacy/person-data';
import { PrivacyController } from '#server/privacy/privacy.controller';

@Module({ controllers: [PrivacyController], providers: [PersonData, CopyLimit, ...privacyAnswers, ...decidedBy(dataRequestDecider), ...decidedBy(disclosureDecider)] })
export class PrivacyModule {}
