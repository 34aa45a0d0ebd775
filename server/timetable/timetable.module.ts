import { Module } from '@nestjs/common';
import { timetable } from '#projections/timetable/timetable.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { timetableDecider } from '#server/timetable/timetable.decider';

@Module({ providers: [...decidedBy(timetableDecider), timetable] })
export class TimetableModule {}
