import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { gradeAudit } from '#contract/audit/grade-audit.api';
import type { InputOf } from '#contract/kit/endpoint';
import { GradeChanges } from '#projections/audit/grade-change.query';
import { GradeReplay } from '#server/audit/grade-replay';
import { Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

@Controller()
export class GradeAuditController {
  constructor(private readonly queries: QueryBus, private readonly replay: GradeReplay) {}

  @Endpoint(gradeAudit.changes, byRole)
  changes(@Input() input: InputOf<typeof gradeAudit.changes>) {
    return this.queries.execute(new GradeChanges(input));
  }

  @Endpoint(gradeAudit.moments, byRole)
  moments(@Input() input: InputOf<typeof gradeAudit.moments>) {
    return this.replay.moments(input);
  }

  @Endpoint(gradeAudit.book, byRole)
  book(@Input() input: InputOf<typeof gradeAudit.book>) {
    return this.replay.book(input);
  }

  @Endpoint(gradeAudit.compare, byRole)
  compare(@Input() input: InputOf<typeof gradeAudit.compare>) {
    return this.replay.compare(input);
  }
}
