import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { reportTemplate } from '#contract/report-card/report-template.resource';

export const reportCard = {
  activityTemplates: endpoint('reportCard.activityTemplates', 'GET /api/template_report/activities', { output: one(z.array(reportTemplate.row)), allow: 'user' }),
};
