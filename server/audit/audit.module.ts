import { Module } from '@nestjs/common';
import { changeAnswers } from '#projections/audit/change.query';
import { gradeChangeAnswers } from '#projections/audit/grade-change.query';
import { pastGradeAnswers } from '#projections/grading/past-grades.query';
import { AttendanceReplay } from '#server/audit/attendance-replay';
import { AuditController } from '#server/audit/audit.controller';
import { GradeAuditController } from '#server/audit/grade-audit.controller';
import { auditReadDecider } from '#server/audit/audit-read.decider';
import { GradeReplay } from '#server/audit/grade-replay';
import { Looking } from '#server/audit/looking';
import { ReportOriginController } from '#server/audit/report-origin.controller';
import { decidedBy } from '#server/kit/deciding/decided-by';

/** `/api/audit/nilai` is no stream's name: its routes come first. */
@Module({ controllers: [GradeAuditController, AuditController, ReportOriginController], providers: [AttendanceReplay, GradeReplay, Looking, ...decidedBy(auditReadDecider), ...changeAnswers, ...gradeChangeAnswers, ...pastGradeAnswers] })
export class AuditModule {}
