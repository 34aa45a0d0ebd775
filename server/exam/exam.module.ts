import { Module } from '@nestjs/common';
import { sittingAnswers } from '#projections/exam/sitting.query';
import { AttemptDesk } from '#server/exam/attempt-desk';
import { attemptDecider } from '#server/exam/attempt.decider';
import { BrowserCheck } from '#server/exam/browser-check';
import { examDecider } from '#server/exam/exam.decider';
import { ExamPage } from '#server/exam/exam-page';
import { ExamToken, ExamTokenLimit } from '#server/exam/exam-token';
import { ExamForAttemptAnswer, ExamsInLog, SitsExamAnswer } from '#server/exam/exams-in-log';
import { PaperVault } from '#server/exam/paper-vault';
import { SaveTicket, TicketLimit } from '#server/exam/save-ticket';
import { SittingController } from '#server/exam/sitting.controller';
import { TellingLimit } from '#server/exam/telling-limit';
import { decidedBy } from '#server/kit/deciding/decided-by';

const sitting = [...decidedBy(attemptDecider), ...sittingAnswers, AttemptDesk, BrowserCheck, ExamForAttemptAnswer, ExamPage, ExamToken, ExamTokenLimit, ExamsInLog, PaperVault, SaveTicket, SitsExamAnswer, TellingLimit, TicketLimit];

@Module({ controllers: [SittingController], providers: [...decidedBy(examDecider), ...sitting] })
export class ExamModule {}
