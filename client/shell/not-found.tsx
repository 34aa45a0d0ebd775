import { useEffect } from 'react';
import { logout } from '#client/shell/logout';
import { useHome } from '#client/areas/menu';
import { Halt } from '#client/kit/halt';
import { useSession } from '#client/kit/session';
import { useWords } from '#client/kit/words';
import '#client/shell/shell.words';
import '#client/kit/kit.words';

/** The specification's 404: unknown pages and pages that a person may not see look alike. */
export function NotFound() {
  const t = useWords('kit');
  const isSignedIn = useSession() !== null;
  const isStranded = useHome() === undefined && isSignedIn;
  const title = t('notFoundTitle');
  useEffect(() => {
    document.title = `${title} · Pelita`;
  }, [title]);
  return (
    <main>
      <Halt title={title} action={isStranded ? <Leave /> : <a className="btn is-primary" href="/">{t('home')}</a>}>{t('notFound')}</Halt>
    </main>
  );
}

/** Whoever has no screen of their own yet can only sign in as somebody else. */
function Leave() {
  const t = useWords('shell');
  return <button type="button" className="btn is-primary" onClick={logout}>{t('logout')}</button>;
}
