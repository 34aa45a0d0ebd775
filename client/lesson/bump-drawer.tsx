import { Alert, Button } from 'antd';
import { plan } from '#contract/lesson/plan.api';
import { Boundary } from '#client/kit/boundary';
import { Panel } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Preview } from '#client/lesson/preview';
import { useUndoPlan } from '#client/lesson/use-undo-plan';
import '#client/lesson/plan.words';

/** A lesson is lost: what pushing on would do, and doing exactly that. */
export function BumpDrawer({ id_sesi, onClose }: { id_sesi: string; onClose: () => void }) {
  const t = useWords('plan');
  return <Panel size={560} title={t('bumpTitle')} onClose={onClose}><Boundary><Bump id_sesi={id_sesi} onClose={onClose} /></Boundary></Panel>;
}

function Bump({ id_sesi, onClose }: { id_sesi: string; onClose: () => void }) {
  const [t, textOf, told] = [useWords('plan'), useProblemText(), useUndoPlan()];
  const { data } = useView(plan.bumpPreview, { id_sesi });
  const { run, pending, error } = useAction(plan.bump, { isQuiet: true });
  const count = data.perubahan.length;
  const send = async () => {
    const { data: done } = await run({ id_sesi, sidik: data.sidik });
    told(t('bumped', { count }), [done.id]);
    onClose();
  };
  return (
    <>
      <p className="soft">{t('bumpHelp')}</p>
      {error && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      <Preview of={data} nothing={t('nothing')} />
      {count > 0 && <p className="plan-acts"><Button type="primary" loading={pending} onClick={() => void send().catch(() => undefined)}>{t('doBump', { count })}</Button><Button onClick={onClose}>{t('cancel')}</Button></p>}
    </>
  );
}
