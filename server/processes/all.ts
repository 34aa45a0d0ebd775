import { cancelLessons } from '#server/processes/cancel-lessons.process';
import { chooseModel } from '#server/processes/choose-model.process';
import { endAccount } from '#server/processes/end-account';
import { erasePerson } from '#server/processes/erase-person.process';
import { openRegisters } from '#server/processes/open-registers.process';
import { placeStudent } from '#server/processes/place-student.process';
import { scheduleLessons } from '#server/processes/schedule-lessons.process';

export const eventProcesses = [cancelLessons, chooseModel, endAccount, erasePerson, placeStudent];
export const dueProcesses = [scheduleLessons, openRegisters];
