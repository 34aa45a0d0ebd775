import { useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import type { AnyEndpoint, ApiError } from '#client/kit/api';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { heldBy, type Wait } from '#client/kit/resource/weighed';
import '#client/kit/resource/resource.words';

type Props = {
  endpoint: AnyEndpoint;
  id: string;
  /** What it is told beside the id. */
  beside?: object | undefined;
  /** Why it is not deleted yet. */
  wait?: Wait | undefined;
  /** The list that shows what is deleted. */
  list: AnyEndpoint;
  title: string;
  question: string;
  /** Why it was refused, where the server's sentence says it less well. */
  refusal?: (error: ApiError) => ReactNode;
  onClose: () => void;
  /** Where to go when what the screen is about is gone; otherwise the dialog is only closed. */
  onRemoved?: () => void;
  /** Stands under the question. */
  children?: ReactNode;
};

/** Asks before something is deleted, and says why where it is refused. */
export function RemovalDialog({ endpoint, id, beside, wait, list, title, question, refusal, onClose, onRemoved = onClose, children }: Props) {
  const t = useWords('resource');
  const { run, pending, error } = useAction(endpoint, { isQuiet: true });
  const [telling, client, textOf] = [useTelling(), useQueryClient(), useProblemText()];
  const remove = async () => {
    await run({ id, ...beside });
    await client.invalidateQueries({ queryKey: [list.name] });
    telling.success({ title: t('removed') });
    onRemoved();
    document.querySelector('h1')?.focus();
  };
  return (
    <Dialog title={title} okText={t('remove')} okButtonProps={{ type: 'default', danger: true, loading: pending, disabled: error?.code === 'IN_USE', ...heldBy(wait) }}
      cancelText={t('cancel')} onOk={() => void remove().catch(() => undefined)} onCancel={onClose} width={480}>
      {error ? <Alert type="error" showIcon title={t('removeRefused')} description={refusal?.(error) || textOf(error)} /> : <p>{question}</p>}
      {children}
    </Dialog>
  );
}
