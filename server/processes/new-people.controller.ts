import { Controller } from '@nestjs/common';
import type { InputOf } from '#contract/kit/endpoint';
import { students } from '#contract/people/student.api';
import { teachers } from '#contract/people/teacher.api';
import { StudentCard } from '#projections/people/student.query';
import { TeacherCard } from '#projections/people/teacher.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, IN_TURN, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { NewPeople } from '#server/processes/new-people';

@Controller()
export class NewPeopleController {
  constructor(private readonly people: NewPeople) {}

  @Endpoint(teachers.create, byRole)
  teacher(@Input() input: InputOf<typeof teachers.create>, @By() by: Actor) {
    return this.people.teacher(input, by);
  }

  @Endpoint(students.create, byRole, IN_TURN)
  student(@Input() input: InputOf<typeof students.create>, @By() by: Actor) {
    return this.people.student(input, by);
  }

  @Endpoint(teachers.resetPassword, byRole)
  resetTeacher(@Input() { id, password }: InputOf<typeof teachers.resetPassword>) {
    return this.people.resetPassword(id, password, TeacherCard);
  }

  @Endpoint(students.resetPassword, byRole)
  resetStudent(@Input() { id, password }: InputOf<typeof students.resetPassword>) {
    return this.people.resetPassword(id, password, StudentCard);
  }
}
