import type { NotificationArgsProps } from 'antd';
import { store } from '#client/kit/store';

export type Told = { how: 'error' | 'success' | 'info'; what: NotificationArgsProps } | { how: 'destroy'; key: string };

/** What is still to be told in the corner of the screen. */
export const untold = store<readonly Told[]>([]);
