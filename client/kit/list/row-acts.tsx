import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import '#client/kit/list/list.css';

type Act = { /** What is done to whom. */ label: string; onPress: () => void };

/** What can be done with a row, in its line: words first, then these two, which look the same in every list. */
export const RowActs = ({ children }: { children: ReactNode }) => <span className="row-acts">{children}</span>;
export const EditRow = ({ label, onPress }: Act) => <Button type="text" icon={<EditOutlined />} title={label} aria-label={label} onClick={onPress} />;
export const RemoveRow = ({ label, onPress }: Act) => <Button type="text" danger icon={<DeleteOutlined />} title={label} aria-label={label} onClick={onPress} />;
