/** What is done with a whole timetable; those that change it are for whoever may. */
export const TOOLS = ['print', 'copyDay', 'copyClass', 'bring', 'history', 'take'] as const;
export type Tool = (typeof TOOLS)[number];
export const WRITERS: readonly Tool[] = ['copyDay', 'copyClass', 'bring', 'history'];
