import { accounts } from '#server/processes/accounts.process';
import { cancelLessons } from '#server/processes/cancel-lessons.process';
import { chooseModel } from '#server/processes/choose-model.process';
import { closeAttempts } from '#server/processes/close-attempts.process';
import { copySemester } from '#server/processes/copy-semester.process';
import { dropReplaced } from '#server/processes/drop-replaced.process';
import { erasePerson } from '#server/processes/erase-person.process';
import { fillLeave } from '#server/processes/fill-leave.process';
import { openRegisters } from '#server/processes/open-registers.process';
import { placeStudent } from '#server/processes/place-student.process';
import { restrictProcessing } from '#server/processes/restrict-processing.process';
import { runImport } from '#server/processes/import/run-import.process';
import { tellFormerContact } from '#server/processes/tell-former-contact.process';
import { seatParticipants } from '#server/processes/seat-participants.process';
import { scheduleLessons } from '#server/processes/schedule-lessons.process';

export const eventProcesses = [accounts, cancelLessons, chooseModel, copySemester, dropReplaced, erasePerson, fillLeave, placeStudent, restrictProcessing, runImport, seatParticipants, tellFormerContact];
export const dueProcesses = [closeAttempts, openRegisters, scheduleLessons];
