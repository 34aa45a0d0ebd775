import type { z } from 'zod';
import { home as api } from '#contract/home/home.api';
import { changedMarksWait, unlockWait } from '#projections/home/gradebook.wait';
import { approvalWait, markingWait, supervisionWait } from '#projections/home/exam.wait';
import { workWait } from '#projections/home/assignment.wait';
import { absentWait, consentWait } from '#projections/home/homeroom.wait';
import { coverWait } from '#projections/home/cover.wait';
import { leaveWait } from '#projections/home/leave.wait';
import { classlessWait, homeroomlessWait, untaughtWait } from '#projections/home/office.wait';
import { planWait, remindedWait } from '#projections/home/plan.wait';
import { registersWait } from '#projections/home/registers.wait';
import { reportApproveWait, reportReturnedWait, reportVerifyWait } from '#projections/home/report.wait';
import { requestsWait } from '#projections/home/requests.wait';
import { rppRevisionWait, rppWait } from '#projections/home/rpp.wait';
import { waitingIn } from '#projections/home/waits';
import { answer, answeredFrom, Question, stateIn } from '#projections/kit/question';

/** The most pressing first. */
const WAITS = [supervisionWait, registersWait, absentWait, approvalWait, rppWait, leaveWait, coverWait, unlockWait, reportVerifyWait, reportApproveWait, reportReturnedWait, markingWait, changedMarksWait, workWait, remindedWait, planWait, rppRevisionWait, requestsWait, homeroomlessWait, untaughtWait, classlessWait, consentWait];
const tables = [...new Set(WAITS.flatMap((it) => it.tables))];

/** What waits for somebody with these roles in what the history says. */
export class Waiting extends Question<{ account: string | null; roles: readonly string[] }, z.infer<typeof api.waiting.output>> {}

/** Beside the history there is what the vault holds: who is kept out, what could not be sent. */
answeredFrom(api.waiting, [...tables, stateIn('vault.block'), stateIn('vault.mail')]);

export const homeAnswers = [
  answer(Waiting, tables, async (db, { account, roles }, time) => {
    if (!account) return { data: [] };
    const theirs = WAITS.filter((it) => it.roles.some((role) => roles.includes(role)));
    const found = await Promise.all(theirs.map((it) => waitingIn(it, db, account, time)));
    return { data: found.filter((it) => it.jumlah > 0) };
  }),
];
