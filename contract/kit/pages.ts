/** The pages that are there without a session; they are small, and a document of their own. */
export const DOORS = ['/login', '/setup', '/forgot-password', '/parent/success-verify', '/mailbox'] as const;
export const isDoor = (path: string) => (DOORS as readonly string[]).includes(path.replace(/(.)\/+$/, '$1'));

/** What is below these is no page. */
export const isBesidePages = (path: string) => /^\/(api|assets|socket\.io)(\/|$)/.test(path);

/** Where an exam is sat: nothing stands between it and the server. */
export const isExam = (path: string) => /^\/student\/cbt\/[^/]+\/exam(\/|$)/.test(path);

/** The document that a page's address is answered with. */
export const documentOf = (path: string) => (isDoor(path) ? '/login' : '/');
