// What every document does before anything else of it has come.
(() => {
  // The chosen theme, or the device's, before the first paint.
  const chosen = localStorage.getItem('tema');
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  document.documentElement.style.background = dark ? '#12141b' : '#f6f5f1';
  if (dark) document.querySelector('meta[name=theme-color]').content = '#12141b';
  // A file that did not come was of the version before or of the next, or the line broke off: another try may bring it. Nobody looks at an empty page for long.
  addEventListener('error', ({ target }) => {
    if (target.tagName !== 'SCRIPT') return;
    const tries = Number(sessionStorage.getItem('lagi') ?? 0) + 1;
    sessionStorage.setItem('lagi', tries);
    setTimeout(() => location.reload(), Math.min(500 * tries, 5_000));
    if (tries < 3) return;
    const said = document.createElement('p');
    said.setAttribute('role', 'status');
    said.textContent = localStorage.getItem('bahasa') === 'en' ? 'This page does not come. It is tried again …' : 'Halaman ini belum dapat dimuat. Sedang dicoba lagi …';
    said.style.cssText = 'margin: 24px; font: 16px/24px sans-serif';
    document.getElementById('root').replaceChildren(said);
  }, true);
})();
