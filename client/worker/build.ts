import { CACHES } from '#client/worker/report';

const MARK = /<meta name="build" content="([^"]+)"/;

/** The version of this page: a digest of all files that were built with it. */
export const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** The version that the server has, where it is another than this page's. */
export async function otherBuild(): Promise<string | undefined> {
  const answer = await fetch('/', { headers: { accept: 'text/html' } });
  const told = answer.ok ? MARK.exec(await answer.text())?.[1] : undefined;
  return told === ownBuild() ? undefined : told;
}

/** While versions change, a server may still have the one from before; this browser keeps them in the order in which it met them. */
export async function isNewer(other: string): Promise<boolean> {
  const met = 'caches' in window ? await caches.keys() : [];
  const [theirs, ours] = [met.indexOf(CACHES + other), met.indexOf(CACHES + ownBuild())];
  return theirs === -1 || theirs > ours;
}

/** A file of this page's version is gone: if there is another version, the page is loaded anew, once for each. */
export async function renewIfGone() {
  const other = await otherBuild().catch(() => undefined);
  if (!other || sessionStorage.getItem('dimuat') === other) return;
  sessionStorage.setItem('dimuat', other);
  location.reload();
}
