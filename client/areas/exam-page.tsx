import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startAppearance } from '#client/kit/appearance';
import { loginPath, openSession, session } from '#client/kit/session';
import { startWords } from '#client/kit/words';
import { Crest } from '#client/shell/crest';
import { loadSchool, recallSchool } from '#client/shell/school';
import '#client/kit/type-still.css';
import '#client/kit/base.css';
import { ExamPage } from '#client/exam/sitting/exam-page';

/** The page of an exam: a door of its own, through which nothing of the app comes along. */
function start() {
  if (!openSession()) return;
  if (!session.get()) return location.replace(loginPath(location));
  sessionStorage.removeItem('lagi');
  startWords();
  startAppearance();
  recallSchool();
  void loadSchool().catch(() => undefined);
  const [, id = ''] = /^\/student\/cbt\/([^/]+)\/exam/.exec(location.pathname) ?? [];
  createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode><ExamPage id={id} crest={<Crest />} /></StrictMode>);
}

start();
