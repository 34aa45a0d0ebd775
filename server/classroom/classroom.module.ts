import { Module } from '@nestjs/common';
import { level } from '#contract/classroom/level.resource';
import { program } from '#contract/classroom/program.resource';
import { classPlace } from '#projections/classroom/class-place.query';
import { classStudentAnswers } from '#projections/classroom/class-student.query';
import { classroomAnswers } from '#projections/classroom/classroom.query';
import { ClassStudentController } from '#server/classroom/class-student.controller';
import { ClassroomController } from '#server/classroom/classroom.controller';
import { classDecider } from '#server/classroom/classroom.decider';
import { placementDecider } from '#server/classroom/placement.decider';
import { Placing } from '#server/classroom/placing';
import { decidedBy } from '#server/kit/deciding/decided-by';
import { withResources } from '#server/kit/resource/resources';

@Module(withResources([level, program], {
  controllers: [ClassroomController, ClassStudentController], providers: [...decidedBy(classDecider), ...decidedBy(placementDecider), Placing, ...classroomAnswers, ...classStudentAnswers, classPlace],
}))
export class ClassroomModule {}
