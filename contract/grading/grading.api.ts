import { z } from 'zod';
import { reportSetting } from '#contract/grading/report-setting.resource';
import { endpoint, one } from '#contract/kit/endpoint';

export const grading = {
  allSettings: endpoint('grading.allSettings', 'GET /api/report_setting/all', { output: one(z.array(reportSetting.row)), allow: 'user' }),
};
