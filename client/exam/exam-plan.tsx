import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { Alert, Button, Form, Input, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isFree, LEAST_REASON } from '#contract/exam/exam';
import { exam } from '#contract/exam/exam.api';
import { lacksOf } from '#contract/exam/exam-lacks';
import { BrowserFile } from '#client/exam/browser-file';
import { classesOf, type Detail, rulesSaid } from '#client/exam/exam-said';
import type { ApiError } from '#client/kit/api';
import { useProblemText } from '#client/kit/problem';
import { RecordCard, RecordSummary } from '#client/kit/record';
import { testPath, useMayAsk, useSession } from '#client/kit/session';
import { useTelling } from '#client/kit/telling';
import { clock, formatJam } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam.css';
import '#client/exam/exam.words';

type Props = { detail: Detail; mayEdit: boolean };

/** What is planned; beside it what is lacking, or who decides. */
export function ExamPlan({ detail, mayEdit }: Props) {
  const t = useWords('exam');
  const { cbt, listPengawas } = detail;
  const mayApprove = useMayAsk(exam.approve);
  const said = rulesSaid(cbt, t);
  const known = [...said.slice(0, 3), [t('whose'), cbt.guru ?? t('erased')], [t('soal'), t('questions', { count: cbt.jumlah_soal })], [t('seats'), cbt.jumlah_peserta ? t('people', { count: cbt.jumlah_peserta }) : t('noSeats')], ...said.slice(3)];
  const isOpen = cbt.status === 'draft' || cbt.status === 'revisi';
  return (
    <RecordSummary beside={(
      <>
        {cbt.token && <RecordCard id="token" title={t('token')}><p className="exam-token">{cbt.token.kode}</p><p className="soft">{t('tokenUntil', { jam: formatJam(cbt.token.sampai) })}</p></RecordCard>}
        {(cbt.status === 'disetujui' || cbt.status === 'berlangsung') && <RecordCard id="tautan" title={t('link')}><Typography.Paragraph code copyable>{location.origin + testPath(cbt.id_cbt)}</Typography.Paragraph><p className="soft">{t('linkAbout')}</p></RecordCard>}
        {cbt.peramban !== 'tanpa' && !isFree(cbt.tipe) && <RecordCard id="peramban-ujian" title={t('peramban')}><BrowserFile id_cbt={cbt.id_cbt} /></RecordCard>}
        {mayEdit && isOpen && <Submitting detail={detail} />}
        {mayEdit && cbt.status === 'menunggu_persetujuan' && <p className="soft">{t('waitsFor')}</p>}
        {mayApprove && (cbt.status === 'menunggu_persetujuan' || cbt.status === 'disetujui') && <Deciding detail={detail} />}
        <CallingOff detail={detail} />
      </>
    )}>
      <RecordCard id="rencana" title={t('plan')}><dl className="exam-known">{known.map(([label, value]) => <div key={label} style={{ display: 'contents' }}><dt>{label}</dt><dd>{value}</dd></div>)}</dl></RecordCard>
      <RecordCard id="ruang" title={t('rooms')}>
        {listPengawas.length ? (
          <ul className="record-lines">
            {listPengawas.map((it) => <li key={it.id_pengawas_cbt}><b>{it.ruang}</b> · {t('shiftOf', { sesi: it.sesi })} · {classesOf(it) || '–'}<small>{it.daftar_guru.map(({ nama }) => nama ?? t('erased')).join(', ') || t('nobody')}</small></li>)}
          </ul>
        ) : <p className="soft">{t('noRooms')}</p>}
      </RecordCard>
    </RecordSummary>
  );
}

const OF_LACK: [string, 'okClass' | 'okTime' | 'okQuestions' | 'okWeights' | 'okRooms'][] = [['NO_CLASS', 'okClass'], ['EXAM_OVER', 'okTime'], ['NO_QUESTIONS', 'okQuestions'], ['WEIGHTS_OFF', 'okWeights'], ['NO_SUPERVISOR', 'okRooms']];

/** What is there and what is not; once all is, it is submitted. */
function Submitting({ detail: { cbt, listPengawas } }: { detail: Detail }) {
  const [t, telling, textOf] = [useWords('exam'), useTelling(), useProblemText()];
  const { run, pending, error } = useAction(exam.submit, { isQuiet: true });
  const aturan = { tipe: cbt.tipe, tutup: cbt.tutup, daftar_kelas: cbt.daftar_kelas.map((it) => it.id_kelas_tahun_ajaran) };
  const lacks = lacksOf({ aturan, ruang: listPengawas.map((it) => ({ daftar_guru: it.daftar_guru.map(({ id_guru }) => id_guru) })), soal: cbt.cbt_soals }, clock.now().toISOString()).map(({ refusal }) => refusal.code);
  const isMissing = (code: string) => lacks.includes(code) || (code === 'WEIGHTS_OFF' && lacks.includes('NO_QUESTIONS'));
  const free = isFree(cbt.tipe);
  return (
    <RecordCard id="lengkap" title={t('checklist')}>
      <ul className="exam-check-list">
        {OF_LACK.map(([code, word]) => (
          <li key={code}>{isMissing(code) ? <CloseCircleFilled className="is-missing" aria-hidden /> : <CheckCircleFilled className="is-there" aria-hidden />}<span>{t(word)} <span className="visually-hidden">({t(isMissing(code) ? 'missing' : 'fulfilled')})</span></span></li>
        ))}
      </ul>
      {error && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      <div className="exam-acts"><Button type="primary" disabled={lacks.length > 0} loading={pending} onClick={() => void run({ id_cbt: cbt.id_cbt }).then(() => telling.success({ title: t(free ? 'published' : 'submitted') }), () => undefined)}>{t(free ? 'submitFree' : 'submit')}</Button></div>
    </RecordCard>
  );
}

/** A leader approves what waits, or gives it back; what was approved they give back until it begins. */
function Deciding({ detail: { cbt } }: { detail: Detail }) {
  const [t, telling, textOf] = [useWords('exam'), useTelling(), useProblemText()];
  const { run, pending, error } = useAction(exam.approve, { isQuiet: true });
  const [isReturning, setReturning] = useState(false);
  const of = { id_cbt: cbt.id_cbt, versi: cbt.versi };
  return (
    <RecordCard id="keputusan" title={t('decision')}>
      {cbt.status === 'menunggu_persetujuan' && <p className="soft">{t('decisionAbout')}</p>}
      {error && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      {isReturning
        ? <Reason verb={t('giveBack')} pending={pending} onBack={() => setReturning(false)} onSend={(alasan) => run({ ...of, setuju: false, alasan }).then(() => { setReturning(false); telling.success({ title: t('returned') }); })} />
        : (
          <div className="exam-acts">
            {cbt.status === 'menunggu_persetujuan' && <Button type="primary" loading={pending} onClick={() => void run(of).then(() => telling.success({ title: t('approved') }), () => undefined)}>{t('approve')}</Button>}
            <Button disabled={pending} onClick={() => setReturning(true)}>{t(cbt.status === 'disetujui' ? 'takeBack' : 'giveBack')}</Button>
          </div>
        )}
    </RecordCard>
  );
}

type ReasonProps = { verb: string; pending: boolean; onBack: () => void; onSend: (alasan: string) => Promise<unknown> };
function Reason({ verb, pending, onBack, onSend }: ReasonProps) {
  const t = useWords('exam');
  return (
    <Form name="exam-reason" layout="vertical" disabled={pending} onFinish={({ alasan }: { alasan: string }) => void onSend(alasan).catch((_: ApiError) => undefined)}>
      <Form.Item name="alasan" label={t('reason')} rules={[{ required: true, whitespace: true, min: LEAST_REASON, message: t('reasonShort') }]}><Input.TextArea rows={3} maxLength={500} autoFocus /></Form.Item>
      <div className="exam-acts"><Button danger htmlType="submit" loading={pending}>{verb}</Button><Button onClick={onBack}>{t('back')}</Button></div>
    </Form>
  );
}

/** A plan that nobody looks at is deleted; what students wait for is called off, and stays. */
function CallingOff({ detail: { cbt } }: { detail: Detail }) {
  const [t, telling, navigate] = [useWords('exam'), useTelling(), useNavigate()];
  const [cancel, remove] = [useAction(exam.cancel), useAction(exam.remove)];
  const [isAsking, setAsking] = useState(false);
  const [mayApprove, me] = [useMayAsk(exam.approve), useSession()?.user.id];
  const isOwn = cbt.id_guru === me;
  if (isOwn && (cbt.status === 'draft' || cbt.status === 'revisi')) return (
    <>
      <Button danger onClick={() => setAsking(true)}>{t('remove')}</Button>
      <Modal open={isAsking} title={t('removeAsk', { judul: cbt.judul })} okText={t('remove')} cancelText={t('back')} okButtonProps={{ danger: true, loading: remove.pending }} onCancel={() => setAsking(false)}
        onOk={() => void remove.run({ id: cbt.id_cbt }).then(() => { telling.success({ title: t('removed') }); void navigate('/teacher/cbt', { replace: true }); }, () => setAsking(false))} />
    </>
  );
  const mayCancel = (mayApprove || (isOwn && isFree(cbt.tipe))) && ['menunggu_persetujuan', 'disetujui', 'berlangsung'].includes(cbt.status);
  if (!mayCancel) return null;
  return isAsking
    ? <RecordCard id="batal" title={t('callOff')}><Reason verb={t('callOff')} pending={cancel.pending} onBack={() => setAsking(false)} onSend={(alasan) => cancel.run({ id_cbt: cbt.id_cbt, alasan }).then(() => { setAsking(false); telling.success({ title: t('calledOff') }); })} /></RecordCard>
    : <Button danger onClick={() => setAsking(true)}>{t('callOff')}</Button>;
}
