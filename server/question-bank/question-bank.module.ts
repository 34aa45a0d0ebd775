import { Module } from '@nestjs/common';
import { placesAnswer } from '#projections/question-bank/places.query';
import { questionPackageAnswers } from '#projections/question-bank/question-package.query';
import { questionAnswers } from '#projections/question-bank/question.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { PackageDesk } from '#server/question-bank/package-desk';
import { QuestionBankController } from '#server/question-bank/question-bank.controller';
import { questionDecider } from '#server/question-bank/question.decider';
import { QuestionPackageController } from '#server/question-bank/question-package.controller';
import { questionPackageDecider } from '#server/question-bank/question-package.decider';

@Module({ controllers: [QuestionBankController, QuestionPackageController], providers: [...decidedBy(questionDecider), ...decidedBy(questionPackageDecider), ...questionAnswers, ...questionPackageAnswers, placesAnswer, PackageDesk] })
export class QuestionBankModule {}
