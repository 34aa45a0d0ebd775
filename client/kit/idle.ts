/** Loads something once the browser has nothing better to do: what may be needed while the server cannot be reached. */
export function whenIdle(load: () => Promise<unknown>) {
  const quietly = () => void load().catch(() => undefined);
  const later = () => void ('requestIdleCallback' in window ? requestIdleCallback(quietly, { timeout: 5_000 }) : setTimeout(quietly, 2_000));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
