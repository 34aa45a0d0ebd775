import { CloudServerOutlined, InboxOutlined, SearchOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

const LOOKS = { empty: ['calm', InboxOutlined], nothing: ['calm', SearchOutlined], failed: ['bad', CloudServerOutlined] } as const;
type Props = { kind: keyof typeof LOOKS; title: string; children?: ReactNode; action?: ReactNode };

/** What stands where rows would: why there are none, and the way on. */
export function ListState({ kind, title, children, action }: Props) {
  const [tone, Icon] = LOOKS[kind];
  return (
    <div className="list-state" role={kind === 'failed' ? 'alert' : 'status'}>
      <span className={`list-state-icon tone-${tone}`} aria-hidden="true"><Icon /></span>
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
