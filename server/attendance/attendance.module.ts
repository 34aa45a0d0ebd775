import { Module } from '@nestjs/common';
import { boardAnswers } from '#projections/attendance/board.query';
import { classAttendanceAnswers } from '#projections/attendance/class-attendance.query';
import { registerAnswers } from '#projections/attendance/register.query';
import { AttendanceController } from '#server/attendance/attendance.controller';
import { attendanceDecider } from '#server/attendance/attendance.decider';
import { RegisterDesk } from '#server/attendance/register-desk';
import { decidedBy } from '#server/kit/deciding/decided-by';

@Module({
  controllers: [AttendanceController],
  providers: [RegisterDesk, ...decidedBy(attendanceDecider), ...registerAnswers, ...boardAnswers, ...classAttendanceAnswers],
})
export class AttendanceModule {}
