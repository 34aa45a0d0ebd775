import type { Locator } from 'playwright-core';

/**
 * Types into a list that is open for searching and takes an option, once the list has come to what was typed: an option that
 * moves between the press and the release of a finger is not chosen.
 */
export async function choose(box: Locator, option: string | RegExp, typed = '') {
  await box.click();
  if (typed) await box.fill(typed);
  const offered = box.page().locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').filter({ visible: true });
  const wanted = offered.filter({ hasText: option }).first();
  await wanted.waitFor();
  if (typed) await offered.filter({ hasNotText: option }).first().waitFor({ state: 'hidden' });
  await wanted.click();
}

/** Nothing but these words. */
export const exactly = (words: string) => new RegExp(`^${words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$`);
