import type { TableRef } from 'antd/es/table';
import { useEffect, useRef } from 'react';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** The ref of a table whose rows may be wider than the screen: lets the keyboard reach, and scroll, what the library puts around them. */
export function useReachableRows() {
  const t = useWords('kit');
  const table = useRef<TableRef>(null);
  useEffect(() => {
    const scroller = table.current?.nativeElement.querySelector('.ant-table-body, .ant-table-content');
    for (const [name, value] of [['tabindex', '0'], ['role', 'region'], ['aria-label', t('rows')]] as const) scroller?.setAttribute(name, value);
  });
  return table;
}
