import { QrcodeOutlined } from '@ant-design/icons';
import { Button, Modal, QRCode } from 'antd';
import { useState } from 'react';
import { useWords } from '#client/kit/words';
import '#client/attendance/attendance.words';

/** Shows the class where its students check themselves in. */
export function CheckInCode({ id_sesi }: { id_sesi: string }) {
  const t = useWords('attendance');
  const [open, setOpen] = useState(false);
  const link = `${location.origin}/student/dashboard?id_sesi=${id_sesi}`;
  return (
    <>
      <Button className="check-in-show" icon={<QrcodeOutlined aria-hidden />} onClick={() => setOpen(true)}>{t('showCode')}</Button>
      <Modal open={open} title={t('codeTitle')} footer={null} onCancel={() => setOpen(false)}>
        <p>{t('codeHelp')}</p>
        <div className="check-in-code">
          <QRCode value={link} type="svg" size={260} color="#000000" bgColor="#ffffff" aria-label={t('codeTitle')} />
        </div>
        <p className="check-in-link"><a href={link}>{link}</a></p>
      </Modal>
    </>
  );
}
