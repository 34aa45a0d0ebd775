import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { InputOf } from '#contract/kit/endpoint';
import { employees } from '#contract/people/employee.api';
import { payments } from '#contract/people/payment.api';
import { EmployeeList, EmployeeSummary } from '#projections/people/employee.query';
import { PaymentList, PaymentSummary } from '#projections/people/payment.query';
import type { Actor } from '#server/kit/deciding/command';
import { By, Endpoint, Input } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';
import { knows, seesPayments } from '#server/people/people.policy';

/** What the personnel and the finance office begin their day with (domain A.5). */
@Controller()
export class OfficeController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(employees.summary, byRole)
  employeeSummary(@Input() input: InputOf<typeof employees.summary>) {
    return this.queries.execute(new EmployeeSummary(input));
  }

  @Endpoint(employees.list, byRole)
  employeeList(@Input() input: InputOf<typeof employees.list>) {
    return this.queries.execute(new EmployeeList(input));
  }

  @Endpoint(payments.summary, byRole)
  paymentSummary(@Input() input: InputOf<typeof payments.summary>) {
    return this.queries.execute(new PaymentSummary(input));
  }

  @Endpoint(payments.list, seesPayments)
  paymentList(@Input() input: InputOf<typeof payments.list>, @By() actor: Actor) {
    return this.queries.execute(new PaymentList({ ...input, knows: knows(actor) }));
  }
}
