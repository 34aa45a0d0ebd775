import { Link } from 'react-router-dom';
import { home } from '#contract/home/home.api';
import { isSettingUp, useSetupSaid } from '#client/home/setup-home';
import { waitFound } from '#client/home/waiting';
import { Notice } from '#client/kit/notice';
import { useNow } from '#client/kit/time';
import { useAhead, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/admin.words';

/** What the admin's home begins with, and the way there: for the screen where the admin arrives (specification 4). Nothing where nothing waits. */
export function HomeLine() {
  useAhead(home.waiting, {});
  const { data: school } = useView(home.school, {});
  return isSettingUp(school) ? <SetupLine steps={school.persiapan} /> : <WaitingLine />;
}

function SetupLine({ steps }: { steps: Parameters<typeof useSetupSaid>[0] }) {
  const w = useWords('adminHome');
  return <Notice tone="info" title={useSetupSaid(steps)} action={<Link to="/admin/dashboard">{w('toSteps')}</Link>} />;
}

function WaitingLine() {
  const [w, t, now] = [useWords('adminHome'), useWords('waits'), useNow(60_000)];
  const { data: waiting } = useView(home.waiting, {});
  if (!waiting.length) return null;
  return (
    <Notice tone="info" title={w('waits', { count: waiting.length })} action={<Link to="/admin/dashboard">{w('toWaiting')}</Link>}>
      {waiting.map((it) => waitFound(it, t, now).title).join(' · ')}
    </Notice>
  );
}
