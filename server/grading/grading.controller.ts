import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { grading } from '#contract/grading/grading.api';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { wholeOf } from '#contract/kit/resource';
import { readOf } from '#projections/kit/resource';
import { Endpoint } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

const { List } = readOf(reportSetting);

@Controller()
export class GradingController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(grading.allSettings, byRole)
  async allSettings() {
    const { data } = await this.queries.execute(new List(wholeOf(reportSetting)));
    return { data };
  }
}
