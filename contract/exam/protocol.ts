/** What an exam's page and the server agree on beside the forms of what they send; a page on a slow line loads this and not those. */

/** What may have been saved after the end: in the minute of grace it counts, later it is kept and waits for somebody's word. */
export const TENGGANG_MS = 60_000;
/** Saves of one request at most. */
export const MOST_SAVES = 300;
/** Shorter absences from the window are nobody's business; after so many the exam may lock. */
export const FOKUS_DETIK = 3;
export const FOKUS_KALI = 3;

/** So long before an exam begins its token is shown. */
export const TOKEN_SEBELUM_MS = 30 * 60_000;

/** Whether a save is newer than what is there. */
export const isNewer = ([epoch, seq]: readonly [number, number], [hadEpoch, hadSeq]: readonly [number, number]) => epoch > hadEpoch || (epoch === hadEpoch && seq > hadSeq);
/** Something was answered. */
export const isAnswered = (it: string | readonly string[] | Readonly<Record<string, string>> | null) => it !== null && (typeof it === 'string' ? it.trim() !== '' : (Array.isArray(it) ? it : Object.keys(it)).length > 0);
