import { useResourceWords } from '#client/kit/resource/resource-words';
import { RecordForm } from '#client/kit/resource/record-form';
import { StatusTag } from '#client/kit/status-tag';
import { clock } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { PAYMENT, STANDING, STUDENT_ROW } from '#client/people/forms';
import { PAID, type Student } from '#client/people/student';
import '#client/people/people.css';

const OF_THE_CHANGE = ['tanggal', 'alasan'];

/** The class of the year, and whether the student is still here. */
export function StandingPanel({ student }: { student: Student }) {
  const [t, say] = [useWords('persons'), useResourceWords(STUDENT_ROW)];
  const { id, status_murid } = student;
  return (
    <RecordForm resource={STANDING} title={t('tabClass')} row={{ id, status_murid, tanggal: clock.today(), alasan: null }} always={OF_THE_CHANGE}>
      <dl className="person-facts">
        <dt>{say.field('kelas')}</dt><dd>{student.kelas ?? t('noClass')}</dd>
        <dt>{say.field('tahun_masuk')}</dt><dd>{student.tahun_masuk}</dd>
        <dt>{say.field('status_murid')}</dt><dd><StatusTag tone={status_murid === 'aktif' ? 'info' : 'calm'}>{say.choice('status_murid', status_murid)}</StatusTag></dd>
      </dl>
    </RecordForm>
  );
}

/** Whether the fees are paid (domain 1.8). */
export function PaymentPanel({ student: { id, status } }: { student: Student }) {
  const [t, r, say] = [useWords('persons'), useWords('resource'), useResourceWords(STUDENT_ROW)];
  return (
    <RecordForm resource={PAYMENT} title={t('tabPayment')} row={{ id, status }}>
      <dl className="person-facts">
        <dt>{say.field('status')}</dt><dd>{status ? <StatusTag tone={PAID[status]}>{say.choice('status', status)}</StatusTag> : r('none')}</dd>
      </dl>
      <p className="person-about">{t('paymentAbout')}</p>
    </RecordForm>
  );
}
