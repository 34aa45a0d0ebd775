import { Module } from '@nestjs/common';
import { AuditController } from '#server/audit/audit.controller';

@Module({ controllers: [AuditController] })
export class AuditModule {}
