import { Module } from '@nestjs/common';
import { allocation } from '#contract/timetable/allocation.resource';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { calendarFeedAnswers } from '#projections/timetable/calendar-feed.query';
import { checkAnswers } from '#projections/timetable/check.query';
import { gridAnswers } from '#projections/timetable/grid.query';
import { loads } from '#projections/timetable/loads.query';
import { namesOfTimetable } from '#projections/timetable/names.query';
import { timetableAnswers } from '#projections/timetable/timetable.query';
import { modelAnswers } from '#projections/timetable/model.query';
import { weekScheduleAnswers } from '#projections/timetable/week-schedule.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';
import { CalendarFeedController } from '#server/timetable/calendar-feed.controller';
import { calendarFeedDecider } from '#server/timetable/calendar-feed.decider';
import { TimetableController } from '#server/timetable/timetable.controller';
import { TimetablePrintController } from '#server/timetable/timetable-print.controller';
import { TimetableDesk } from '#server/timetable/timetable-desk';
import { timetableDecider } from '#server/timetable/timetable.decider';

@Module(withResources([scheduleModel, allocation], {
  controllers: [CalendarFeedController, TimetableController, TimetablePrintController],
  providers: [TimetableDesk, ...decidedBy(timetableDecider), ...decidedBy(calendarFeedDecider), ...calendarFeedAnswers, ...timetableAnswers, ...gridAnswers, ...checkAnswers, ...weekScheduleAnswers, ...modelAnswers, loads, namesOfTimetable],
  exports: [TimetableDesk],
}))
export class TimetableModule {}
