import { cancelLessons } from '#server/processes/cancel-lessons.process';
import { openRegisters } from '#server/processes/open-registers.process';
import { scheduleLessons } from '#server/processes/schedule-lessons.process';

export const eventProcesses = [cancelLessons];
export const dueProcesses = [scheduleLessons, openRegisters];
