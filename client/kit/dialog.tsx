import { Drawer, type DrawerProps, Modal, type ModalProps } from 'antd';
import { useFocusBack } from '#client/kit/focus';
import { useMedia } from '#client/kit/media';

/** What opens over a screen to ask something; whoever closes it is where they were. */
export function Dialog(props: ModalProps) {
  useFocusBack();
  return <Modal open {...props} />;
}

type PanelProps = DrawerProps & {
  /** The height at which it comes from below on a phone; without it, it covers the phone from the side. */
  below?: string;
  /** The id of what has the focus afterwards, where a menu was in between. */
  back?: string;
};

/** What opens beside what one was looking at; whoever closes it is where they were. */
export function Panel({ below, back, placement = 'right', size, ...props }: PanelProps) {
  useFocusBack(back);
  const isBelow = useMedia('(max-width: 760px)') && below !== undefined;
  return <Drawer open placement={isBelow ? 'bottom' : placement} size={isBelow ? below : size} {...props} />;
}
