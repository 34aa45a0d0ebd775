/** What Safe Exam Browser gives to a page. Its key is that of the address with which the page was loaded; some versions work it out only when they are asked. */
type SafeExamBrowser = { security?: { configKey?: string; updateKeys?: (told: () => void) => void } };

const PATIENCE_MS = 3_000;
const security = () => (globalThis as { SafeExamBrowser?: SafeExamBrowser }).SafeExamBrowser?.security;
let told: string | null = null;

/** The key with which this page asks; null where there is none. */
export const browserKey = () => told;

/** Has the browser answer what the exam asks of it: the page is loaded again with the question in its address, and from then on asks with the answer. */
export async function answerChallenge(tantangan: string | null): Promise<void> {
  if (tantangan === null || !security()) return;
  if (new URLSearchParams(location.search).get('n') === tantangan) told = await keyOfPage();
  else await leaveFor(`${location.pathname}?n=${tantangan}`);
}

function keyOfPage() {
  return new Promise<string | null>((done) => {
    const tell = () => done(security()?.configKey || null);
    if (security()?.configKey || !security()?.updateKeys) return tell();
    security()?.updateKeys?.(tell);
    setTimeout(tell, PATIENCE_MS);
  });
}

/** Never ends: what comes after it is another page. */
function leaveFor(address: string) {
  location.replace(address);
  return new Promise<never>(() => {});
}
