import { type DynamicModule, Module } from '@nestjs/common';
import { AssignmentModule } from '#server/assignment/assignment.module';
import { AttendanceModule } from '#server/attendance/attendance.module';
import { AuditModule } from '#server/audit/audit.module';
import { ClassroomModule } from '#server/classroom/classroom.module';
import { ConductModule } from '#server/conduct/conduct.module';
import { CounsellingModule } from '#server/counselling/counselling.module';
import { CurriculumModule } from '#server/curriculum/curriculum.module';
import { DocumentModule } from '#server/document/document.module';
import { ExamModule } from '#server/exam/exam.module';
import { FileModule } from '#server/file/file.module';
import { GradingModule } from '#server/grading/grading.module';
import { HomeModule } from '#server/home/home.module';
import { HomeroomModule } from '#server/homeroom/homeroom.module';
import { IdentityModule } from '#server/identity/identity.module';
import { InstitutionModule } from '#server/institution/institution.module';
import { KitModule } from '#server/kit/kit.module';
import type { Runtime } from '#server/kit/runtime';
import { LeaveModule } from '#server/leave/leave.module';
import { LessonModule } from '#server/lesson/lesson.module';
import { PeopleModule } from '#server/people/people.module';
import { PrivacyModule } from '#server/privacy/privacy.module';
import { ProcessesModule } from '#server/processes/processes.module';
import { QuestionBankModule } from '#server/question-bank/question-bank.module';
import { ReportCardModule } from '#server/report-card/report-card.module';
import { SchoolYearModule } from '#server/school-year/school-year.module';
import { SubjectModule } from '#server/subject/subject.module';
import { TimetableModule } from '#server/timetable/timetable.module';

@Module({})
export class AppModule {
  static of(runtime: Runtime): DynamicModule {
    return {
      module: AppModule,
      imports: [
        KitModule.of(runtime), AssignmentModule, AttendanceModule, AuditModule, ClassroomModule, ConductModule, CounsellingModule, CurriculumModule, DocumentModule,
        ExamModule, FileModule, GradingModule, HomeModule, HomeroomModule, IdentityModule, InstitutionModule, LeaveModule, LessonModule, PeopleModule, PrivacyModule, ProcessesModule, QuestionBankModule, ReportCardModule, SchoolYearModule, SubjectModule, TimetableModule,
      ],
    };
  }
}
