import { questionBankRefusals as no } from '#contract/question-bank/question-bank.refusals';
import { type Params, Refused } from '#server/kit/deciding/refused';

type Why = { id: string; en: string };
const BROKEN: Why = { id: 'Berkas ini rusak, terlalu besar setelah dibuka, atau bukan berkas jenis ini.', en: 'This file is damaged, too large once it is opened, or of another kind.' };

/** Why a file was not taken. */
export const unreadable = ({ id, en }: Why = BROKEN, params: Params = {}) => new Refused(no.NOT_QUESTIONS, params, { file: { ...no.NOT_QUESTIONS, id, en } });
