import { Module } from '@nestjs/common';
import { AttendanceReplay } from '#server/audit/attendance-replay';
import { AuditController } from '#server/audit/audit.controller';

@Module({ controllers: [AuditController], providers: [AttendanceReplay] })
export class AuditModule {}
