import { Button } from 'antd';
import { useState } from 'react';
import { classroom } from '#contract/classroom/classroom.api';
import { students } from '#contract/people/student.api';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { RecordForm } from '#client/kit/resource/record-form';
import { StatusTag } from '#client/kit/status-tag';
import { useTelling } from '#client/kit/telling';
import { clock } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { KIN, PAYMENT, STANDING, STUDENT_ROW } from '#client/people/forms';
import { PAID, type Student } from '#client/people/student';
import '#client/people/people.css';

const OF_THE_CHANGE = ['tanggal', 'alasan'];

/** The class of the year, and whether the student is still here. */
export function StandingPanel({ student }: { student: Student }) {
  const [t, say] = [useWords('persons'), useResourceWords(STUDENT_ROW)];
  const { id, status_murid } = student;
  return (
    <>
      {!student.kelas && status_murid === 'aktif' && <Placing id={id} />}
      <RecordForm resource={STANDING} title={t('tabClass')} row={{ id, status_murid, tanggal: clock.today(), alasan: null }} always={OF_THE_CHANGE}>
        <dl className="person-facts">
          <dt>{say.field('kelas')}</dt><dd>{student.kelas ?? t('noClass')}</dd>
          <dt>{say.field('tahun_masuk')}</dt><dd>{student.tahun_masuk}</dd>
          <dt>{say.field('status_murid')}</dt><dd><StatusTag tone={status_murid === 'aktif' ? 'info' : 'calm'}>{say.choice('status_murid', status_murid)}</StatusTag></dd>
        </dl>
      </RecordForm>
    </>
  );
}

/** Who is here and in no class is put into one. */
function Placing({ id }: { id: string }) {
  const [t, say, telling] = [useWords('persons'), useResourceWords(STUDENT_ROW), useTelling()];
  const [kelas, setKelas] = useState<string | null>(null);
  const { run, pending } = useAction(classroom.addStudents);
  const place = (to: string) => run({ id: to, daftar_murid: [id] }).then(() => telling.success({ title: t('placed') }), () => undefined);
  return (
    <section className="panel" aria-labelledby="placing">
      <h2 id="placing">{t('placeTitle')}</h2>
      <p className="person-about">{t('placeAbout')}</p>
      <div className="person-place">
        <ReferenceSelect of="class" aria-label={say.field('kelas')} value={kelas} onChange={setKelas} />
        <Button type="primary" disabled={!kelas} loading={pending} onClick={() => kelas && void place(kelas)}>{t('place')}</Button>
      </div>
    </section>
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

/** Which teachers are relatives of the student. */
export function KinPanel({ id }: { id: string }) {
  const t = useWords('persons');
  const { data } = useView(students.kin, { id });
  return <RecordForm resource={KIN} title={t('kinTitle')} row={data}><p className="person-about">{t('kinAbout')}</p></RecordForm>;
}
