import { Button, Modal, Spin } from 'antd';
import { useFocusBack } from '#client/kit/focus';
import { fileAt, usePicture } from '#client/kit/picture';
import { useWords } from '#client/kit/words';
import '#client/people/consent.words';
import '#client/people/people.css';

/** The paper that a parent signed. */
export function ScanDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useWords('consent');
  const { url } = usePicture(fileAt(id));
  useFocusBack();
  return (
    <Modal open title={title} onCancel={onClose} width={720} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      {url ? <img className="consent-paper" src={url} alt={title} /> : <Spin />}
    </Modal>
  );
}
