/** When (ms of this page's count) the exam was come to: as the page was asked for, or as another one led to it. */
const cameAt = () => (performance.getEntriesByType?.('navigation').some(({ name }) => new URL(name, location.href).pathname === location.pathname) ? 0 : performance.now());

/** How long whoever left the page of an exam was away from it. A page that loads is not away, nor is whoever reads what stands before the questions; a page that is hidden is. */
export function absence() {
  const came = cameAt();
  let hidden = 0;
  let since = document.visibilityState === 'hidden' ? came : null;
  const turned = () => {
    if (since !== null) hidden += performance.now() - since;
    since = document.visibilityState === 'hidden' ? performance.now() : null;
  };
  document.addEventListener('visibilitychange', turned);
  return {
    /** In ms, of who left at this moment of the page's count. */
    since: (leftAt: number) => Math.max(0, came - leftAt) + hidden + (since === null ? 0 : performance.now() - since),
    stop: () => document.removeEventListener('visibilitychange', turned),
  };
}
export type Absence = ReturnType<typeof absence>;
