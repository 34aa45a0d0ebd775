import { cancelLessons } from '#server/processes/cancel-lessons.process';
import { chooseModel } from '#server/processes/choose-model.process';
import { dropReplaced } from '#server/processes/drop-replaced.process';
import { erasePerson } from '#server/processes/erase-person.process';
import { firstPasswords } from '#server/processes/first-passwords.process';
import { openRegisters } from '#server/processes/open-registers.process';
import { scheduleLessons } from '#server/processes/schedule-lessons.process';

export const eventProcesses = [cancelLessons, chooseModel, dropReplaced, erasePerson, firstPasswords];
export const dueProcesses = [scheduleLessons, openRegisters];
