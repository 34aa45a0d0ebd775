import { Alert, Form, Input, InputNumber, Radio } from 'antd';
import { isReason } from '#contract/exam/exam';
import { JenisKejadian } from '#contract/exam/supervision';
import { isGrave } from '#client/exam/supervision/acts';
import { nameOr } from '#client/exam/supervision/room';
import type { useActs } from '#client/exam/supervision/use-acts';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { useWords } from '#client/kit/words';

type Values = { reason: string; minutes?: number | null; jenis?: (typeof JenisKejadian.options)[number] };
const MOST_MINUTES = 180;
const USUAL = [3, 5, 10];

/** Asks for what an action needs to be said: why, how many minutes, what happened. */
export function ActDialog({ acts: { wish, say, close, pending, error } }: { acts: ReturnType<typeof useActs> }) {
  return wish ? <Asking key={wish.aksi} wish={wish} say={say} close={close} pending={pending} error={error} /> : null;
}

type Asking = { wish: NonNullable<ReturnType<typeof useActs>['wish']> } & Pick<ReturnType<typeof useActs>, 'say' | 'close' | 'pending' | 'error'>;

function Asking({ wish: { aksi, rows, isRoom }, say, close, pending, error }: Asking) {
  const [t, textOf] = [useWords('supervision'), useProblemText()];
  const [form] = Form.useForm<Values>();
  const [has, isMessage, isNote] = [aksi === 'tambah_waktu' || aksi === 'buka_lagi', aksi === 'pesan', aksi === 'catat'];
  const about = `about_${aksi}`;
  const said = t(about as never);
  const suggestions = t(`sug_${aksi}` as never);
  const finish = ({ reason, minutes, jenis }: Values) => void say({ reason: reason.trim(), ...(minutes !== null && minutes !== undefined && { minutes }), ...(isNote && jenis && { jenis }) });
  const whom = isRoom ? (isNote ? t('forTheRoom') : t('forRoom', { count: rows.length })) : rows.length === 1 ? t('forWhom', { nama: nameOr(rows[0], t('erased')) }) : t('forMany', { count: rows.length });
  return (
    <Dialog title={t(`ask_${aksi}`)} width={480} onCancel={close} cancelText={t('cancel')} okText={t(aksi)} onOk={form.submit} okButtonProps={{ loading: pending, danger: isGrave(aksi), type: isGrave(aksi) ? 'default' : 'primary' }} destroyOnHidden>
      <p className="act-whom"><b>{whom}</b>{said !== about && <><br />{said}</>}</p>
      {error && <Alert type="error" showIcon title={textOf(error)} />}
      <Form<Values> form={form} layout="vertical" requiredMark={false} initialValues={{ reason: '', minutes: aksi === 'tambah_waktu' ? 5 : null, jenis: rows.length && !isRoom ? 'peserta' : 'teknis' }} onFinish={finish}>
        {has && (
          <>
            <Form.Item name="minutes" label={t(aksi === 'tambah_waktu' ? 'minutesField' : 'minutesOptional')} rules={[{ required: aksi === 'tambah_waktu', message: t('minutesNeeded') }, { validator: async (_, it?: number | null) => { if (it === 0) throw new Error(t('minutesNeeded')); } }]}>
              <InputNumber min={aksi === 'tambah_waktu' ? -MOST_MINUTES : 1} max={MOST_MINUTES} precision={0} />
            </Form.Item>
            <div className="act-quick" role="group" aria-label={t('suggestions')}>{USUAL.map((it) => <button key={it} type="button" className="seat-chip" onClick={() => form.setFieldValue('minutes', it)}>{t('minutesMore', { n: it })}</button>)}</div>
          </>
        )}
        {isNote && <Form.Item name="jenis" label={t('kind')}><Radio.Group options={JenisKejadian.options.map((it) => ({ value: it, label: t(it) }))} /></Form.Item>}
        <Form.Item name="reason" label={t(isMessage ? 'message' : isNote ? 'incident' : 'reason')} rules={[{ validator: async (_, it: string) => { if (!isReason(it)) throw new Error(t(isMessage ? 'messageNeeded' : 'reasonNeeded')); } }]}>
          <Input.TextArea autoFocus rows={3} maxLength={500} />
        </Form.Item>
        {suggestions !== `sug_${aksi}` && <div className="act-quick" role="group" aria-label={t('suggestions')}>{suggestions.split('|').map((it) => <button key={it} type="button" className="seat-chip" onClick={() => form.setFieldValue('reason', it)}>{it}</button>)}</div>}
      </Form>
    </Dialog>
  );
}
