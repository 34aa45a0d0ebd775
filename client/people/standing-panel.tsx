import { Button, Form, Input, Select } from 'antd';
import { StatusMurid, StatusPembayaran } from '#contract/people/people';
import { students } from '#contract/people/student.api';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { clock } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { STUDENT_ROW } from '#client/people/forms';
import { PAID, type Student } from '#client/people/student';
import '#client/people/people.css';

/** The class of the year, and whether the student is still here. */
export function StandingPanel({ student }: { student: Student }) {
  const [t, r, say, telling] = [useWords('persons'), useWords('resource'), useResourceWords(STUDENT_ROW), useTelling()];
  const { run, pending } = useAction(students.changeStanding);
  const [form] = Form.useForm<{ status_murid: StatusMurid; tanggal: string; alasan: string }>();
  const isGone = (Form.useWatch('status_murid', form) ?? student.status_murid) !== 'aktif';
  const save = () => {
    const { status_murid, tanggal, alasan } = form.getFieldsValue(true);
    return run({ id: student.id, status_murid, tanggal, alasan: alasan?.trim() || null }).then(() => telling.success({ title: r('saved') }), () => undefined);
  };
  return (
    <section className="panel" aria-labelledby="class-title">
      <h2 id="class-title">{t('tabClass')}</h2>
      <dl className="person-facts">
        <dt>{say.field('kelas')}</dt><dd>{student.kelas ?? t('noClass')}</dd>
        <dt>{say.field('tahun_masuk')}</dt><dd>{student.tahun_masuk}</dd>
        <dt>{say.field('status_murid')}</dt><dd><StatusTag tone={student.status_murid === 'aktif' ? 'info' : 'calm'}>{say.choice('status_murid', student.status_murid)}</StatusTag></dd>
      </dl>
      <Form form={form} name="standing" layout="vertical" className="person-narrow" disabled={pending} onFinish={() => void save()}
        initialValues={{ status_murid: student.status_murid, tanggal: clock.today(), alasan: '' }}>
        <Form.Item name="status_murid" label={t('newStanding')}><Select options={StatusMurid.options.map((value) => ({ value, label: say.choice('status_murid', value) }))} /></Form.Item>
        <Form.Item name="tanggal" label={t('since')} rules={[{ required: true, message: t('sinceMissing') }]}><Input type="date" className="resource-date" min="1900-01-01" max="9999-12-31" /></Form.Item>
        {isGone && <Form.Item name="alasan" label={t('reason')}><Input.TextArea rows={2} maxLength={300} /></Form.Item>}
        <Button type="primary" htmlType="submit" loading={pending}>{r('save')}</Button>
      </Form>
    </section>
  );
}

/** Whether the fees are paid (domain 1.8). */
export function PaymentPanel({ student }: { student: Student }) {
  const [t, r, say, telling] = [useWords('persons'), useWords('resource'), useResourceWords(STUDENT_ROW), useTelling()];
  const { run, pending } = useAction(students.changePayment);
  const choose = (status: StatusPembayaran) => run({ id: student.id, status }).then(() => telling.success({ title: r('saved') }), () => undefined);
  return (
    <section className="panel" aria-labelledby="payment-title">
      <h2 id="payment-title">{t('tabPayment')}</h2>
      <dl className="person-facts">
        <dt>{say.field('status')}</dt><dd>{student.status ? <StatusTag tone={PAID[student.status]}>{say.choice('status', student.status)}</StatusTag> : r('none')}</dd>
      </dl>
      <p className="person-about">{t('paymentAbout')}</p>
      <Form.Item label={t('changeTo')} htmlFor="payment" layout="vertical" className="person-narrow">
        <Select id="payment" value={student.status} loading={pending} disabled={pending} placeholder={r('choose')} onChange={(it) => void choose(it)}
          options={StatusPembayaran.options.map((value) => ({ value, label: say.choice('status', value) }))} />
      </Form.Item>
    </section>
  );
}
