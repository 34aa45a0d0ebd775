import { Button, Checkbox } from 'antd';
import { useMemo } from 'react';
import { PICTURE_ENDINGS } from '#contract/file/file';
import { file } from '#contract/file/file.api';
import { type Keputusan, Tujuan, WITHDRAWABLE } from '#contract/people/consent';
import { ResourceForm } from '#client/kit/resource/resource-form';
import { useSession } from '#client/kit/session';
import { UploadPhoto } from '#client/kit/upload-photo';
import { useWords } from '#client/kit/words';
import { consentOver } from '#client/people/forms';
import '#client/people/consent.words';
import '#client/people/people.css';

const ENDINGS = Object.values(PICTURE_ENDINGS).flat();
type Props = { id: string; nama?: string | null; status: Keputusan; onClose: () => void };

/** Records what a parent signed: that they agree, or that they do so no more. */
export function ConsentForm({ id, nama, status, onClose }: Props) {
  const t = useWords('consent');
  const isAdmin = useSession()?.roles.includes('admin');
  const isGiven = status === 'diberikan';
  // Of whoever has left the school the admin may withdraw everything.
  const purposes = isGiven || isAdmin ? Tujuan.options : WITHDRAWABLE;
  const resource = useMemo(() => consentOver(purposes, isGiven ? 'pendidikan' : 'foto_publikasi'), [purposes, isGiven]);
  const controls = { tujuan: <Purposes of={purposes} />, id_file: <ScanField id_murid={id} /> };
  return <ResourceForm resource={resource} title={t(isGiven ? 'recordOf' : 'withdrawOf', { nama: nama ?? t('erased') })} beside={{ id, status }} controls={controls} onClose={onClose} />;
}

type PurposesProps = { of: readonly Tujuan[]; value?: Tujuan[]; onChange?: (value: Tujuan[]) => void };

/** A group cannot be required, only what is in it: of what a form's field is given it takes no more than the value. */
function Purposes({ of, value, onChange }: PurposesProps) {
  const t = useWords('consent');
  return (
    <div role="group" aria-label={t('tujuan')}>
      <Checkbox.Group className="consent-purposes" options={of.map((it) => ({ value: it, label: t(it) }))} value={value} onChange={(it) => onChange?.(it)} />
    </div>
  );
}

type FieldProps = { id_murid: string; value?: string | null; onChange?: (value: string | null) => void };

/** The scan as the form has it: kept already, or still to be chosen. */
function ScanField({ id_murid, value, onChange }: FieldProps) {
  const t = useWords('consent');
  if (value) return <p className="consent-scan" role="status">{t('scanKept')} <Button onClick={() => onChange?.(null)}>{t('scanRemove')}</Button></p>;
  return <UploadPhoto endpoint={file.keepConsentScan} input={{ id_murid }} resize="original" endings={ENDINGS} onDone={(id) => onChange?.(id)} />;
}
