import { Module } from '@nestjs/common';
import { leaveAnswers } from '#projections/leave/leave.query';
import { registersOfLeaveAnswers } from '#projections/leave/registers-of-leave.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { LeaveController } from '#server/leave/leave.controller';
import { leaveDecider } from '#server/leave/leave.decider';

@Module({ controllers: [LeaveController], providers: [...decidedBy(leaveDecider), ...leaveAnswers, ...registersOfLeaveAnswers] })
export class LeaveModule {}
