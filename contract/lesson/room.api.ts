import { z } from 'zod';
import { doneWith, endpoint } from '#contract/kit/endpoint';
import { Id, text } from '#contract/kit/fields';
import { labelled } from '#contract/kit/labels';

export const room = {
  /** Lets into a lesson's Zoom meeting, 1 as who holds it: with a signature where the school has keys of its own (`sdkKey` says which), which the address of its own page bears, too; otherwise by an address. */
  create: endpoint('room.create', 'POST /api/create-room', {
    input: { id_sesi: Id.optional(), meetingNumber: text({ min: 9, max: 11, form: /^\d+$/ }), role: z.union([z.literal(0), z.literal(1)]) },
    output: doneWith(z.object({ sdkKey: z.string().nullable(), tautan: z.string() })).extend({ signature: z.string().nullable() }), allow: 'user', isSecret: true,
  }),
};
labelled({ meetingNumber: 'Meeting number' });
