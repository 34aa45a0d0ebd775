import { launchBrowser } from '#test/kit/browser';

test('a page has text of a height that can be seen, in several contexts at once', async () => {
  const browser = await launchBrowser();
  try {
    const heights = await Promise.all([1, 2, 3].map(async (size) => {
      const page = await (await browser.newContext()).newPage();
      await page.setContent(`<h${size}>Selamat pagi</h${size}>`);
      return (await page.getByText('Selamat pagi').boundingBox())?.height ?? 0;
    }));
    expect(Math.min(...heights)).toBeGreaterThan(10);
  } finally {
    await browser.close();
  }
});
