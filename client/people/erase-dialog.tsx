import { Alert, Checkbox, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { alike } from '#contract/kit/fields';
import { AlasanHapus, erasureScope, KategoriData } from '#contract/people/erasure';
import { erasure } from '#contract/people/erasure.api';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/people/people.css';
import '#client/people/persons.words';

type Props = { id: string; nama: string; onClose: () => void };

/** Erases somebody's personal data for ever: which of it, why, and their name typed so that it is nobody else. */
export function EraseDialog({ id, nama, onClose }: Props) {
  const [t, textOf] = [useWords('persons'), useProblemText()];
  const { run, pending, error } = useAction(erasure.forget, { isQuiet: true });
  const [alasan, setAlasan] = useState<AlasanHapus>('permintaan_subjek');
  const [kategori, setKategori] = useState<KategoriData[]>([...KategoriData.options]);
  const [konfirmasi, setKonfirmasi] = useState('');
  const [done, setDone] = useState<{ dihapus: KategoriData[]; ditahan: KategoriData[]; dasar: string | null }>();
  const named = (them: readonly KategoriData[]) => them.map((it) => t(`kategori.${it}`)).join(', ');
  const scope = erasureScope(alasan, kategori);
  const isReady = scope.kategori.length > 0 && alike(konfirmasi) === alike(nama);
  const erase = () => run({ id, konfirmasi, alasan, kategori }).then(({ data }) => setDone(data), () => undefined);
  if (done) {
    return (
      <Dialog title={t('erased')} onCancel={onClose} onOk={onClose} cancelButtonProps={{ style: { display: 'none' } }} okText={t('understood')} width={560}>
        <p>{t('erasedNow', { daftar: named(done.dihapus) })}</p>
        {done.ditahan.length > 0 && <p>{t('keptByLaw', { daftar: named(done.ditahan), dasar: done.dasar ?? '' })}</p>}
      </Dialog>
    );
  }
  return (
    <Dialog className="person-ask" title={t('eraseTitle', { nama })} okText={t('erase')} okButtonProps={{ type: 'default', danger: true, disabled: !isReady, loading: pending }} cancelText={t('cancel')} onOk={() => void erase()} onCancel={onClose} width={560}>
      <Alert type="warning" showIcon title={t('eraseAbout')} />
      {error && <Alert type="error" showIcon title={t('notErased')} description={textOf(error)} />}
      <Form layout="vertical" disabled={pending}>
        <Form.Item label={t('reason')} htmlFor="erase-reason">
          <Select id="erase-reason" value={alasan} onChange={setAlasan} options={AlasanHapus.options.map((value) => ({ value, label: t(`alasan.${value}`) }))} />
        </Form.Item>
        <Form.Item label={t('categories')} extra={scope.ditahan.length > 0 && t('willBeKept', { daftar: named(scope.ditahan) })}>
          <Checkbox.Group value={kategori} onChange={setKategori} options={KategoriData.options.map((value) => ({ value, label: t(`kategori.${value}`) }))} />
        </Form.Item>
        <Form.Item label={t('typeName', { nama })} htmlFor="erase-name"><Input id="erase-name" autoComplete="off" value={konfirmasi} onChange={({ target }) => setKonfirmasi(target.value)} /></Form.Item>
      </Form>
    </Dialog>
  );
}
