import { Button, Checkbox, Form, Input, Select } from 'antd';
import { PICTURE_ENDINGS } from '#contract/file/file';
import { file } from '#contract/file/file.api';
import type { AskOf } from '#contract/kit/endpoint';
import { HubunganPenandatangan, type Keputusan, SaluranPersetujuan, Tujuan, VERSI_TEKS, WITHDRAWABLE } from '#contract/people/consent';
import { consent } from '#contract/people/consent.api';
import { FormDrawer } from '#client/kit/form-drawer';
import { useSession } from '#client/kit/session';
import { clock } from '#client/kit/time';
import { UploadPhoto } from '#client/kit/upload-photo';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import type { words } from '#client/people/consent.words';
import '#client/people/consent.words';
import '#client/people/people.css';

const ENDINGS = Object.values(PICTURE_ENDINGS).flat();
const LISTS = [consent.ofStudent, consent.ofClass];
type Props = { id: string; nama?: string | null; status: Keputusan; onClose: () => void };

/** Records what a parent signed: that they agree, or that they do so no more. */
export function ConsentForm({ id, nama, status, onClose }: Props) {
  const t = useWords('consent');
  const [form] = Form.useForm();
  const { run, pending } = useAction(consent.record, { isQuiet: true });
  const isAdmin = useSession()?.roles.includes('admin');
  const isGiven = status === 'diberikan';
  // Of whoever has left the school the admin may withdraw everything.
  const purposes = isGiven || isAdmin ? Tujuan.options : WITHDRAWABLE;
  const initial = { penandatangan: '', hubungan: 'ibu', tujuan: [isGiven ? 'pendidikan' : 'foto_publikasi'], saluran: 'formulir_kertas', tanggal: clock.today(), versi_teks: VERSI_TEKS, id_file: null };
  const chosen = <const O extends readonly (keyof typeof words.id)[]>(options: O) => options.map((value) => ({ value, label: t(value) }));
  const required = [{ required: true, message: t('required') }];
  const named = nama ?? t('erased');
  return (
    <FormDrawer id="consent-form" title={t(isGiven ? 'recordOf' : 'withdrawOf', { nama: named })} form={form} initial={initial} pending={pending} onClose={onClose} lists={LISTS}
      onSave={() => run({ id, status, ...form.getFieldsValue(true) } as AskOf<typeof consent.record>)}>
      <Form.Item name="penandatangan" label={t('penandatangan')} rules={required}><Input maxLength={100} autoComplete="off" /></Form.Item>
      <Form.Item name="hubungan" label={t('hubungan')}><Select options={chosen(HubunganPenandatangan.options)} /></Form.Item>
      <Form.Item name="tujuan" label={t('tujuan')} rules={[{ validator: async (_, it: string[]) => { if (!it?.length) throw new Error(t('tujuanMissing')); } }]}><Checkbox.Group className="consent-purposes" options={chosen(purposes)} /></Form.Item>
      <Form.Item name="saluran" label={t('saluran')}><Select options={chosen(SaluranPersetujuan.options)} /></Form.Item>
      <Form.Item name="tanggal" label={t('tanggal')} rules={required}><Input type="date" className="resource-date" min="1900-01-01" max="9999-12-31" /></Form.Item>
      <Form.Item name="versi_teks" label={t('versi_teks')} rules={required}><Input maxLength={20} /></Form.Item>
      <Form.Item name="id_file" label={t('scan')} extra={t('scanHint')}><ScanField id_murid={id} /></Form.Item>
    </FormDrawer>
  );
}

type FieldProps = { id_murid: string; value?: string | null; onChange?: (value: string | null) => void };

/** The scan as the form has it: kept already, or still to be chosen. */
function ScanField({ id_murid, value, onChange }: FieldProps) {
  const t = useWords('consent');
  if (value) return <p className="consent-scan" role="status">{t('scanKept')} <Button onClick={() => onChange?.(null)}>{t('scanRemove')}</Button></p>;
  return <UploadPhoto endpoint={file.keepConsentScan} input={{ id_murid }} resize="original" endings={ENDINGS} onDone={(id) => onChange?.(id)} />;
}
