import { Module } from '@nestjs/common';
import { scheduleModel } from '#contract/timetable/schedule-model.resource';
import { activeModel, switchedOnModel, timetable } from '#projections/timetable/timetable.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';
import { TimetableController } from '#server/timetable/timetable.controller';
import { timetableDecider } from '#server/timetable/timetable.decider';

@Module(withResources([scheduleModel], { controllers: [TimetableController], providers: [...decidedBy(timetableDecider), timetable, activeModel, switchedOnModel] }))
export class TimetableModule {}
