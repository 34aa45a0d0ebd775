import { Module } from '@nestjs/common';
import { examAnswers } from '#projections/exam/exam.query';
import { seatsAnswers } from '#projections/exam/seats.query';
import { markingAnswers } from '#projections/exam/marking.query';
import { sittingAnswers } from '#projections/exam/sitting.query';
import { boardAnswers } from '#projections/exam/board.query';
import { minutesAnswers } from '#projections/exam/minutes.query';
import { runningAnswers } from '#projections/exam/running.query';
import { supervisionAnswers } from '#projections/exam/supervision.query';
import { ExamController } from '#server/exam/exam.controller';
import { answerKeyDecider } from '#server/exam/answer-key.decider';
import { AttemptDesk } from '#server/exam/attempt-desk';
import { attemptDecider } from '#server/exam/attempt.decider';
import { BrowserCheck } from '#server/exam/browser-check';
import { examDecider } from '#server/exam/exam.decider';
import { ExamDesk } from '#server/exam/exam-desk';
import { ExamFromLog, RoomFromLog, SeatFromLog, SittersFromLog } from '#server/exam/exam-from-log';
import { ExamPage } from '#server/exam/exam-page';
import { ExamToken } from '#server/exam/exam-token';
import { ExamTokenLimit } from '#server/exam/exam-token-limit';
import { markDecider } from '#server/exam/mark.decider';
import { MarkingController } from '#server/exam/marking.controller';
import { MarkingDesk } from '#server/exam/marking-desk';
import { AttemptForMarkingFromLog, ExamForMarkingFromLog, FinishedBeforeInLog, MarkingPaper } from '#server/exam/marking-from-log';
import { MarkingPage } from '#server/exam/marking-page';
import { PaperVault } from '#server/exam/paper-vault';
import { ExamWatch } from '#server/exam/exam-watch';
import { LostTime } from '#server/exam/lost-time';
import { Presence } from '#server/exam/presence';
import { RoomMinutes } from '#server/exam/room-minutes';
import { RoomReplay } from '#server/exam/room-replay';
import { roomDecider } from '#server/exam/room.decider';
import { SaveTicket, TicketLimit } from '#server/exam/save-ticket';
import { SittingController } from '#server/exam/sitting.controller';
import { SupervisionController } from '#server/exam/supervision.controller';
import { SupervisionDesk } from '#server/exam/supervision-desk';
import { TellingLimit } from '#server/exam/telling-limit';
import { decidedBy } from '#server/kit/deciding/decided-by';

const planning = [...decidedBy(examDecider), ...examAnswers, ...seatsAnswers, ...supervisionAnswers, ExamDesk, ExamToken, ExamFromLog];
const sitting = [...decidedBy(attemptDecider), ...sittingAnswers, AttemptDesk, BrowserCheck, ExamPage, ExamTokenLimit, PaperVault, SaveTicket, SeatFromLog, SittersFromLog, TellingLimit, TicketLimit];
const supervision = [...decidedBy(roomDecider), ...boardAnswers, ...minutesAnswers, ...runningAnswers, ExamWatch, LostTime, Presence, RoomFromLog, RoomMinutes, RoomReplay, SupervisionDesk];
const marking = [...decidedBy(answerKeyDecider), ...decidedBy(markDecider), ...markingAnswers, AttemptForMarkingFromLog, ExamForMarkingFromLog, FinishedBeforeInLog, MarkingDesk, MarkingPage, MarkingPaper];

@Module({ controllers: [ExamController, MarkingController, SittingController, SupervisionController], providers: [...planning, ...sitting, ...supervision, ...marking] })
export class ExamModule {}
