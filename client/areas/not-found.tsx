import { Button } from 'antd';
import { useEffect } from 'react';
import { Halt } from '#client/kit/halt';
import { useWords } from '#client/kit/words';
import '#client/kit/kit.words';

/** The specification's 404: unknown pages and pages that a person may not see look alike. */
export function NotFound() {
  const t = useWords('kit');
  const title = t('notFoundTitle');
  useEffect(() => {
    document.title = `${title} · Pelita`;
  }, [title]);
  return (
    <main>
      <Halt title={title} action={<Button type="primary" href="/">{t('home')}</Button>}>{t('notFound')}</Halt>
    </main>
  );
}
