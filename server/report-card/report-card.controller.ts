import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { wholeOf } from '#contract/kit/resource';
import { reportCard } from '#contract/report-card/report-card.api';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { readOf } from '#projections/kit/resource';
import { Endpoint } from '#server/kit/edge/endpoint';
import { byRole } from '#server/kit/edge/policy';

const { List } = readOf(reportTemplate);

@Controller()
export class ReportCardController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(reportCard.activityTemplates, byRole)
  async activityTemplates() {
    const { data } = await this.queries.execute(new List(wholeOf(reportTemplate, { type: 'kegiatan' })));
    return { data };
  }
}
