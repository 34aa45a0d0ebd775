import { Module } from '@nestjs/common';
import { predicate } from '#contract/curriculum/predicate.resource';
import { classProgressAnswers } from '#projections/curriculum/class-progress.query';
import { kbmAnswers } from '#projections/curriculum/kbm.query';
import { passingIntervalAnswers } from '#projections/curriculum/passing-interval.query';
import { planningControlAnswers } from '#projections/curriculum/planning-control.query';
import { rppHistoryAnswers } from '#projections/curriculum/rpp-history.query';
import { rppAnswers } from '#projections/curriculum/rpp.query';
import { rppPaperAnswers } from '#projections/curriculum/rpp-on-paper.query';
import { ClassProgressController } from '#server/curriculum/class-progress.controller';
import { KbmController } from '#server/curriculum/kbm.controller';
import { kbmDecider } from '#server/curriculum/kbm.decider';
import { PassingIntervalController } from '#server/curriculum/passing-interval.controller';
import { passingIntervalDecider } from '#server/curriculum/passing-interval.decider';
import { RppController } from '#server/curriculum/rpp.controller';
import { rppDecider } from '#server/curriculum/rpp.decider';
import { RppDesk } from '#server/curriculum/rpp-desk';
import { RppHistory } from '#server/curriculum/rpp-history';
import { RppPrint } from '#server/curriculum/rpp-print';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';

const deciders = [passingIntervalDecider, kbmDecider, rppDecider];
const answers = [passingIntervalAnswers, kbmAnswers, rppAnswers, rppHistoryAnswers, rppPaperAnswers, planningControlAnswers, classProgressAnswers];

@Module(withResources([predicate], { controllers: [ClassProgressController, PassingIntervalController, KbmController, RppController], providers: [...deciders.flatMap((it) => decidedBy(it as never)), ...answers.flat(), RppDesk, RppPrint, RppHistory] }))
export class CurriculumModule {}
