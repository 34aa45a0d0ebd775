import { later } from '#client/kit/later';

/** Formulas and pictures are put into texts of questions; what asks for them is loaded then. */
export const PieceDialog = later(async () => (await import('#client/question-bank/piece-dialog')).PieceDialog);
