import { Module } from '@nestjs/common';
import { boardAnswers } from '#projections/attendance/board.query';
import { childrenAnswers } from '#projections/attendance/children.query';
import { classAttendanceAnswers } from '#projections/attendance/class-attendance.query';
import { ofStudentAnswer } from '#projections/attendance/of-student.query';
import { originAnswer } from '#projections/attendance/origin.query';
import { registerAnswers } from '#projections/attendance/register.query';
import { reminderAnswers } from '#projections/attendance/reminder.query';
import { reminderDecider } from '#server/attendance/reminder.decider';
import { AttendanceController } from '#server/attendance/attendance.controller';
import { attendanceDecider } from '#server/attendance/attendance.decider';
import { RegisterDesk } from '#server/attendance/register-desk';
import { CheckInCode, CheckInLimit } from '#server/attendance/check-in-code';
import { decidedBy } from '#server/kit/deciding/decided-by';

@Module({
  controllers: [AttendanceController],
  providers: [CheckInCode, CheckInLimit, RegisterDesk, ...decidedBy(attendanceDecider), ...decidedBy(reminderDecider), ...registerAnswers, ...boardAnswers, ...childrenAnswers, ...classAttendanceAnswers, ...reminderAnswers, ofStudentAnswer, originAnswer],
})
export class AttendanceModule {}
