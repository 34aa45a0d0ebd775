import { Module } from '@nestjs/common';
import { changeAnswers } from '#projections/audit/change.query';
import { AttendanceReplay } from '#server/audit/attendance-replay';
import { AuditController } from '#server/audit/audit.controller';

@Module({ controllers: [AuditController], providers: [AttendanceReplay, ...changeAnswers] })
export class AuditModule {}
