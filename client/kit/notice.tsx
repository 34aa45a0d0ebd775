import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';

type Tone = 'good' | 'info' | 'warn' | 'bad';
type Props = { tone: Tone; title: ReactNode; children?: ReactNode; action?: ReactNode; className?: string };

const SIGNS = { good: <CheckCircleFilled aria-hidden />, info: <InfoCircleFilled aria-hidden />, warn: <ExclamationCircleFilled aria-hidden />, bad: <CloseCircleFilled aria-hidden /> };

/** Says what has to be known of the screen it stands on: in a sentence, and what follows from it. */
export function Notice({ tone, title, children, action, className = '' }: Props) {
  return (
    <div className={`notice tone-${tone} ${className}`} role="alert">
      {SIGNS[tone]}
      <div className="notice-words">{children ? <b>{title}</b> : title}{children && <div>{children}</div>}</div>
      {action}
    </div>
  );
}
