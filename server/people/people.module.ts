import { Module } from '@nestjs/common';
import { leadershipPeriod } from '#contract/people/leadership-period.resource';
import { consentAnswers } from '#projections/people/consent.query';
import { importAnswers } from '#projections/people/import.query';
import { employeeAnswers } from '#projections/people/employee.query';
import { paymentAnswers } from '#projections/people/payment.query';
import { peopleAnswers } from '#projections/people/people.query';
import { studentDataAnswers } from '#projections/people/student-data.query';
import { studentAnswers } from '#projections/people/student.query';
import { teacherAnswers } from '#projections/people/teacher.query';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';
import { ConsentController } from '#server/people/consent.controller';
import { consentDecider } from '#server/people/consent.decider';
import { ErasureController } from '#server/people/erasure.controller';
import { erasureDecider } from '#server/people/erasure.decider';
import { importDecider } from '#server/people/import.decider';
import { Leading } from '#server/people/leading';
import { OfficeController } from '#server/people/office.controller';
import { PeopleController } from '#server/people/people.controller';
import { SpokenOfHandler } from '#server/people/spoken-of';
import { StudentController } from '#server/people/student.controller';
import { StudentDataController } from '#server/people/student-data.controller';
import { studentDecider } from '#server/people/student.decider';
import { TeacherController } from '#server/people/teacher.controller';
import { teacherDecider } from '#server/people/teacher.decider';

@Module({
  ...withResources([leadershipPeriod], {
    controllers: [PeopleController, TeacherController, StudentController, StudentDataController, ErasureController, ConsentController, OfficeController],
    providers: [
      Leading, SpokenOfHandler, ...peopleAnswers, ...teacherAnswers, ...studentAnswers, ...studentDataAnswers, ...importAnswers, ...consentAnswers, ...employeeAnswers, ...paymentAnswers,
      ...decidedBy(teacherDecider), ...decidedBy(studentDecider), ...decidedBy(erasureDecider), ...decidedBy(importDecider), ...decidedBy(consentDecider),
    ],
  }),
  exports: [Leading],
})
export class PeopleModule {}
