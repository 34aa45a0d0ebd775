import { Button, Spin } from 'antd';
import { Dialog } from '#client/kit/dialog';
import { fileAt, usePicture } from '#client/kit/picture';
import { useWords } from '#client/kit/words';
import '#client/people/consent.words';
import '#client/people/people.css';

/** The paper that a parent signed. */
export function ScanDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const t = useWords('consent');
  const { url } = usePicture(fileAt(id));
  return (
    <Dialog title={title} onCancel={onClose} width={720} footer={<Button onClick={onClose}>{t('close')}</Button>}>
      {url ? <img className="consent-paper" src={url} alt={title} /> : <Spin />}
    </Dialog>
  );
}
