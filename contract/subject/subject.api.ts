import { z } from 'zod';
import { endpoint, one } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { basicCompetence } from '#contract/subject/basic-competence.resource';
import { subject as resource } from '#contract/subject/subject.resource';

const competences = one(z.array(basicCompetence.row));

export const subject = {
  /** The subjects for whoever keeps them. */
  master: endpoint('subject.master', 'GET /api/mata_pelajaran/admin/read', { input: resource.api.list.input.shape, output: resource.api.list.output, allow: ['admin'], live: 'notice' }),
  /** The basic competences of a subject, of all levels. */
  competences: endpoint('subject.competences', 'GET /api/kd/mata-pelajaran/:id', { input: { id: Id }, output: competences, allow: 'user' }),
  competencesBy: endpoint('subject.competencesBy', 'GET /api/kd/by', {
    input: { id_mata_pelajaran: Id.optional(), id_level: Id.optional(), jenis: z.enum(['KD', 'TP']).optional() }, output: competences, allow: 'user',
  }),
};
