import type { Locator } from 'playwright-core';
import { until } from '#test/kit/until';

/** What a conflict dialog says: a line a field, with what it is called, what is there by now and what was filled in here. */
export async function toldIn(dialog: Locator): Promise<string[][]> {
  await dialog.locator('tbody').waitFor();
  await until('the names have come', async () => !(await dialog.locator('tbody').innerText()).includes('…'));
  const rows = await dialog.locator('tbody tr').all();
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map((it) => it.trim())));
}
