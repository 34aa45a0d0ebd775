import { Module } from '@nestjs/common';
import { examAnswers } from '#projections/exam/exam.query';
import { seatsAnswers } from '#projections/exam/seats.query';
import { supervisionAnswers } from '#projections/exam/supervision.query';
import { ExamController } from '#server/exam/exam.controller';
import { examDecider } from '#server/exam/exam.decider';
import { ExamDesk } from '#server/exam/exam-desk';
import { ExamFromLog } from '#server/exam/exam-from-log';
import { ExamToken } from '#server/exam/exam-token';
import { decidedBy } from '#server/kit/deciding/decided-by';

@Module({ controllers: [ExamController], providers: [...decidedBy(examDecider), ...examAnswers, ...seatsAnswers, ...supervisionAnswers, ExamDesk, ExamToken, ExamFromLog] })
export class ExamModule {}
