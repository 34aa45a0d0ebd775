import { Module } from '@nestjs/common';
import { AssignmentModule } from '#server/assignment/assignment.module';
import { Housekeeping } from '#server/processes/housekeeping';
import { Sealing } from '#server/processes/sealing';
import { ClearTracesHandler, DestroyKeysHandler } from '#server/processes/erase-person';
import { Setup } from '#server/processes/first-setup';
import { FirstSetupController } from '#server/processes/first-setup.controller';
import { ForgetRowsHandler } from '#server/processes/import/forget-rows';
import { HandInController } from '#server/processes/hand-in.controller';
import { ImportController } from '#server/processes/import/import.controller';
import { MakeKeysHandler } from '#server/processes/make-keys';
import { Importing } from '#server/processes/import/importing';
import { NewPeople } from '#server/processes/new-people';
import { NewPeopleController } from '#server/processes/new-people.controller';
import { ExchangeLimit } from '#server/processes/question-exchange/exchange-limit';
import { ImportingQuestions } from '#server/processes/question-exchange/importing-questions';
import { ExportingQuestions } from '#server/processes/question-exchange/exporting-questions';
import { QuestionExchangeController } from '#server/processes/question-exchange/question-exchange.controller';
import { ExchangingTimetable } from '#server/processes/timetable-exchange/exchanging-timetable';
import { TimetableExchangeController } from '#server/processes/timetable-exchange/timetable-exchange.controller';
import { TimetableModule } from '#server/timetable/timetable.module';
import { GradingModule } from '#server/grading/grading.module';
import { GradeSheetController } from '#server/processes/grade-sheet.controller';
import { FileModule } from '#server/file/file.module';
import { LeavePictureController } from '#server/processes/leave-picture.controller';
import { MarkSheetController } from '#server/processes/mark-sheet.controller';
import { PeopleModule } from '#server/people/people.module';
import { ReportMail } from '#server/processes/report-mail';
import { ReportPaperController } from '#server/processes/report-paper.controller';
import { TopicController } from '#server/processes/topic.controller';

@Module({
  imports: [AssignmentModule, FileModule, GradingModule, PeopleModule, TimetableModule],
  controllers: [TopicController, FirstSetupController, GradeSheetController, NewPeopleController, HandInController, ImportController, LeavePictureController, MarkSheetController, QuestionExchangeController, ReportPaperController, TimetableExchangeController],
  providers: [Setup, NewPeople, Importing, ImportingQuestions, ExportingQuestions, ExchangingTimetable, ExchangeLimit, ForgetRowsHandler, Housekeeping, MakeKeysHandler, ReportMail, Sealing, DestroyKeysHandler, ClearTracesHandler],
})
export class ProcessesModule {}
