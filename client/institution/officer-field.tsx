import { Input } from 'antd';
import type { Petugas } from '#contract/institution/institution';
import { useWords } from '#client/kit/words';
import '#client/institution/institution.words';

type Props = { id?: string; value?: Petugas; onChange?: (value: Petugas) => void };

/** A name and an address that are kept together. */
export function OfficerField({ id, value = { nama: '', email: '' }, onChange }: Props) {
  const t = useWords('institution');
  const change = (wish: Partial<Petugas>) => onChange?.({ ...value, ...wish });
  return (
    <div className="settings-officer">
      <Input id={id} aria-label={t('officerName')} placeholder={t('officerName')} value={value.nama} maxLength={100} autoComplete="off" onChange={({ target }) => change({ nama: target.value })} />
      <Input aria-label={t('officerEmail')} placeholder={t('officerEmail')} type="email" value={value.email} maxLength={100} autoComplete="off" onChange={({ target }) => change({ email: target.value })} />
    </div>
  );
}
