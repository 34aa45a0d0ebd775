import type { z } from 'zod';
import { home as api } from '#contract/home/home.api';
import { absentWait, consentWait } from '#projections/home/homeroom.wait';
import { leaveWait } from '#projections/home/leave.wait';
import { registersWait } from '#projections/home/registers.wait';
import { requestsWait } from '#projections/home/requests.wait';
import { waitingIn } from '#projections/home/waits';
import { answer, Question } from '#projections/kit/question';

/** The most pressing first. */
const WAITS = [registersWait, absentWait, leaveWait, requestsWait, consentWait];

/** What waits for somebody with these roles. */
export class Waiting extends Question<{ account: string | null; roles: readonly string[] }, z.infer<typeof api.waiting.output>> {
  static readonly endpoint = api.waiting;
}

export const homeAnswers = [
  answer(Waiting, [...new Set(WAITS.flatMap((it) => it.tables))], async (db, { account, roles }, time) => {
    if (!account) return { data: [] };
    const theirs = WAITS.filter((it) => it.roles.some((role) => roles.includes(role)));
    const found = await Promise.all(theirs.map((it) => waitingIn(it, db, account, time)));
    return { data: found.filter((it) => it.jumlah > 0) };
  }),
];
