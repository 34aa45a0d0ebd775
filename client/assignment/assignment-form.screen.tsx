import { Alert, Button, Form, Input, InputNumber, Modal, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { assignment } from '#contract/assignment/assignment.api';
import type { AskOf, OutputOf } from '#contract/kit/endpoint';
import { TipeAssignment } from '#contract/lesson/lesson.api';
import { kindOf } from '#client/assignment/assignment-said';
import { LessonSelect, useLesson } from '#client/assignment/lesson-select';
import { type Question, QuestionsField } from '#client/assignment/questions-field';
import { RubricField } from '#client/assignment/rubric-field';
import { Attachments } from '#client/file/attachments';
import { useAddress } from '#client/kit/address';
import type { ApiError } from '#client/kit/api';
import { useBegun } from '#client/kit/begun';
import { DayInput } from '#client/kit/day-input';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { instantIn, localOf } from '#client/kit/local-time';
import { useProblemText } from '#client/kit/problem';
import { Screen } from '#client/kit/screen';
import { useTelling } from '#client/kit/telling';
import { formatHariTanggal } from '#client/kit/time';
import { useAction, useLiveState, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { PieceDialog } from '#client/question-bank/pieces';
import { RichField } from '#client/kit/rich/rich-field';
import '#client/assignment/assignment.css';
import '#client/assignment/assignment.words';

type Known = OutputOf<typeof assignment.one>['data'];
type Rules = { id_sesi?: string; tipe_assignment: Known['tipe_assignment']; judul: string; dibuka: string; tenggat: string; terlambat: Known['terlambat']; batas_terlambat: string; nilai_terlambat: number };
type Written = Omit<AskOf<typeof assignment.set>, 'id_sesi'>;

/** An assignment for one of the lessons that one teaches. */
export function NewAssignmentScreen() {
  const [t, telling, navigate] = [useWords('assignment'), useTelling(), useNavigate()];
  return <Screen title={t('add')} back={{ to: '/teacher/assignments', label: t('title') }}><New onMade={(id) => { telling.success({ title: t('saved') }); void navigate(`/teacher/assignments/${id}/grading`, { replace: true }); }} /></Screen>;
}

function New({ onMade }: { onMade: (id: string) => void }) {
  const [params] = useAddress();
  const { run, pending, error } = useAction(assignment.set, { isQuiet: true });
  const start = { terlambat: 'terima', nilai_terlambat: 100, tipe_assignment: 'Essay', id_sesi: params.get('sesi') ?? undefined } as const;
  return (
    <AssignmentForm initial={start} pending={pending} error={error} isBegun={false} soal={[]} rubrik={[]} berkas={[]} petunjuk=""
      onSave={async (wish, id_sesi = '') => { await run({ id_sesi, ...wish }); return () => onMade(id_sesi); }} />
  );
}

export function AssignmentScreen() {
  const [t, { id = '' }] = [useWords('assignment'), useParams()];
  return <Screen title={t('edit')} back={{ to: `/teacher/assignments/${id}/grading`, label: t('grading') }}><Edit key={id} id={id} /></Screen>;
}

function Edit({ id }: { id: string }) {
  const [t, telling, navigate] = [useWords('assignment'), useTelling(), useNavigate()];
  const { data: newest } = useView(assignment.one, { id });
  const [isDirty, setDirty] = useState(false);
  const known = useBegun(newest, isDirty);
  const { run, pending, error } = useAction(assignment.change, { isQuiet: true });
  const { run: remove, pending: goes } = useAction(assignment.remove);
  const [isAsking, setAsking] = useState(false);
  const { tipe_assignment, judul, terlambat, nilai_terlambat } = known;
  const initial = { tipe_assignment, judul, terlambat, nilai_terlambat, dibuka: localOf(known.dibuka), tenggat: localOf(known.tenggat), batas_terlambat: known.batas_terlambat ? localOf(known.batas_terlambat) : '' };
  return (
    <>
      <p className="soft">{known.kelas} · {known.mapel} · {formatHariTanggal(known.tanggal_sesi)}</p>
      {newest.versi !== known.versi && !pending && <Alert type="warning" showIcon title={t('overtaken')} action={<Button onClick={() => setDirty(false)}>{t('loadNewest')}</Button>} />}
      <AssignmentForm key={known.versi} onDirty={setDirty} initial={initial} before={known} pending={pending} error={error} isBegun={known.isBegun} soal={known.soal} rubrik={known.rubrik} berkas={known.berkas} petunjuk={known.petunjuk} id_mata_pelajaran={known.id_mata_pelajaran}
        onSave={async (wish) => { await run({ id, versi: known.versi, ...wish }); return () => telling.success({ title: t('saved') }); }}>
        {!known.isBegun && <Button danger loading={goes} onClick={() => setAsking(true)}>{t('remove')}</Button>}
      </AssignmentForm>
      <Modal open={isAsking} title={t('removeAsk', { judul })} okText={t('remove')} okButtonProps={{ danger: true }} cancelText={t('cancel')} confirmLoading={goes} onCancel={() => setAsking(false)}
        onOk={() => void remove({ id }).then(() => { telling.success({ title: t('removed') }); void navigate('/teacher/assignments', { replace: true }); }, () => setAsking(false))} />
    </>
  );
}

type Props = {
  initial: Partial<Rules>; /** Its times as they were. */ before?: Pick<Known, 'dibuka' | 'tenggat' | 'batas_terlambat'>; /** Of an assignment that stands its lesson is fixed. */ id_mata_pelajaran?: string; soal: readonly Question[]; rubrik: Known['rubrik']; berkas: Known['berkas']; petunjuk: string; isBegun: boolean; pending: boolean; error: ApiError | null;
  /** Answers what is done once nothing is unsaved any more. */
  onSave: (wish: Written, id_sesi: string | undefined) => Promise<() => void>; onDirty?: (isDirty: boolean) => void; children?: ReactNode;
};

/** What is asked for, until when, and how it is marked. */
function AssignmentForm({ initial, before, id_mata_pelajaran, isBegun, pending, error, onSave, onDirty, children, ...known }: Props) {
  const [t, textOf] = [useWords('assignment'), useProblemText()];
  const [form] = Form.useForm<Rules>();
  const [soal, setSoal] = useState(known.soal);
  const [rubrik, setRubrik] = useState(known.rubrik);
  const [berkas, setBerkas] = useState([...known.berkas]);
  const [petunjuk, setPetunjuk] = useState(known.petunjuk);
  const [isDirty, setIsDirty] = useState(false);
  const setDirty = (it: boolean) => { setIsDirty(it); onDirty?.(it); };
  const { question } = useLeaveGuard(isDirty);
  const isOffline = useLiveState() === 'offline';
  const [tipe, terlambat, id_sesi] = [Form.useWatch('tipe_assignment', form) ?? initial.tipe_assignment, Form.useWatch('terlambat', form) ?? initial.terlambat, Form.useWatch('id_sesi', form) ?? initial.id_sesi];
  const chosen = useLesson(id_sesi);
  const required = [{ required: true, message: t('required') }];
  const touched = <T,>(set: (it: T) => void) => (it: T) => { setDirty(true); set(it); };
  const blame = ({ errors }: ApiError) => form.setFields(Object.entries(errors ?? {}).map(([name, text]) => ({ name: name as keyof Rules, errors: [text] })));
  const save = ({ id_sesi: sesi, dibuka, tenggat, batas_terlambat, ...it }: Rules) => {
    const isChoice = it.tipe_assignment === 'Multiple Choice';
    const wish: Written = {
      ...it, ...(dibuka && { dibuka: instantIn(dibuka, before?.dibuka) }), tenggat: instantIn(tenggat, before?.tenggat), batas_terlambat: it.terlambat === 'terima' && batas_terlambat ? instantIn(batas_terlambat, before?.batas_terlambat) : null, nilai_terlambat: it.nilai_terlambat ?? 100, petunjuk, berkas: berkas.map(({ id }) => id), rubrik: isChoice ? [] : rubrik,
      ...(isBegun ? {} : { soal: isChoice ? soal.map(({ id_soal, versi, pertanyaan, opsi, kunci, pembahasan }) => (id_soal ? { id_soal, versi } : { pertanyaan, opsi, kunci, pembahasan })) : [] }),
    };
    return onSave(wish, sesi).then((done) => { setDirty(false); setTimeout(done); }, blame);
  };
  return (
    <Form form={form} name="assignment" layout="vertical" className="panel work-form" disabled={pending} initialValues={initial} onValuesChange={() => setDirty(true)} onFinish={(it) => void save({ ...(initial as Rules), ...it })}>
      {isOffline && <Alert type="warning" showIcon title={t('offline')} />}
      {error && <Alert type="error" showIcon title={t('notSaved')} description={[textOf(error), ...Object.values(error.errors ?? {})].filter((it, i, all) => all.indexOf(it) === i).join(' ')} />}
      {isBegun && <Alert type="info" showIcon title={t('begun')} />}
      {!id_mata_pelajaran && <Form.Item name="id_sesi" label={t('lesson')} rules={required}><LessonSelect /></Form.Item>}
      <div className="work-fields">
        <Form.Item name="judul" label={t('judul')} rules={[...required, { min: 3, whitespace: true, message: t('titleShort') }]}><Input maxLength={150} /></Form.Item>
        <Form.Item name="tipe_assignment" label={t('tipe')} rules={required}><Select disabled={isBegun} options={TipeAssignment.options.map((value) => ({ value, label: kindOf(value, t) }))} /></Form.Item>
      </div>
      <p className="work-label">{t('instructions')}</p>
      <RichField pieces={PieceDialog} id="petunjuk" label={t('instructions')} value={petunjuk} isLong onChange={touched(setPetunjuk)} />
      <p className="work-label">{t('attached')}</p>
      <Attachments value={berkas} untuk="tugas" onChange={touched(setBerkas)} />
      <div className="work-fields">
        <Form.Item name="dibuka" label={t('opens')} extra={t('opensHelp')}><DayInput hasHour /></Form.Item>
        <Form.Item name="tenggat" label={t('tenggat')} rules={required}><DayInput hasHour /></Form.Item>
      </div>
      <div className="work-fields">
        <Form.Item name="terlambat" label={t('late_')}><Select options={(['terima', 'tolak'] as const).map((value) => ({ value, label: t(value) }))} /></Form.Item>
        {terlambat === 'terima' && <Form.Item name="batas_terlambat" label={t('lateUntil')} extra={t('lateUntilHelp')}><DayInput hasHour /></Form.Item>}
        {terlambat === 'terima' && <Form.Item name="nilai_terlambat" label={t('lateMost')}><InputNumber min={0} max={100} precision={0} /></Form.Item>}
      </div>
      {tipe === 'Multiple Choice' ? <QuestionsField soal={soal} isFixed={isBegun} id_mata_pelajaran={id_mata_pelajaran ?? chosen?.id_mata_pelajaran} onChange={touched(setSoal)} /> : <RubricField rubrik={rubrik} onChange={touched(setRubrik)} />}
      <div className="work-acts"><Button type="primary" htmlType="submit" loading={pending} disabled={isOffline}>{t('save')}</Button><Link className="btn" to="/teacher/assignments">{t('cancel')}</Link>{children}</div>
      {question}
    </Form>
  );
}
