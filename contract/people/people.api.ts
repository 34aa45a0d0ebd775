import { z } from 'zod';
import { endpoint, listOf, paging, WHOLE } from '#contract/kit/endpoint';
import { Id } from '#contract/kit/fields';
import { listedAs } from '#contract/kit/resource';

export const people = {
  /** Teachers by name, to choose from. */
  teacherNames: endpoint('people.teacherNames', 'GET /api/guru/id-nama', {
    input: paging(['nama'], WHOLE), output: listOf(z.object({ id: Id, nama: z.string().nullable() })), allow: 'user', live: 'notice',
  }),
};
listedAs('teacher', { list: people.teacherNames, nameOf: ({ nama }) => nama ?? '–' });
