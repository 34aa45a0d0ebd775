import { Alert } from 'antd';
import { Link, useParams } from 'react-router-dom';
import { isFree } from '#contract/exam/exam';
import { exam } from '#contract/exam/exam.api';
import { ExamPlan } from '#client/exam/exam-plan';
import { ExamQuestions } from '#client/exam/exam-questions';
import { RulesForm, rulesOf } from '#client/exam/exam-rules';
import { ExamRooms } from '#client/exam/exam-rooms';
import { classesOf, type Detail, ExamTag, rulesSaid, windowOf } from '#client/exam/exam-said';
import { momentsOf } from '#client/exam/moments-of';
import { useMoments } from '#client/kit/moments';
import { Overtaken, useDraft } from '#client/kit/overtaken';
import { Record, RecordFrame } from '#client/kit/record';
import { useSession } from '#client/kit/session';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam-kinds.words';
import '#client/exam/exam.words';

/** Somebody may have sat it. */
const SAT: ReadonlySet<string> = new Set(['berlangsung', 'selesai', 'dinilai', 'dikunci']);

/** One exam: its plan with what it lacks and who decides, its questions, its rooms, its rules. */
export function ExamScreen() {
  const t = useWords('exam');
  const { id = '' } = useParams();
  const back = { to: '/teacher/cbt', label: t('title') };
  return <RecordFrame back={back}><OneExam id={id} back={back} /></RecordFrame>;
}

function OneExam({ id, back }: { id: string; back: { to: string; label: string } }) {
  const [t, k] = [useWords('exam'), useWords('examKinds')];
  const detail = useView(exam.one, { id });
  useMoments(exam.one, { id }, momentsOf(detail.cbt));
  const { cbt } = detail;
  const mayEdit = useMayEdit(detail);
  const reason = cbt.alasan && (cbt.status === 'revisi' ? t('returnedBecause', { alasan: cbt.alasan }) : cbt.status === 'dibatalkan' ? t('cancelledBecause', { alasan: cbt.alasan }) : '');
  return (
    <Record back={back} eyebrow={k(cbt.tipe)} name={cbt.judul} tag={<ExamTag status={cbt.status} />} notice={reason && <Alert type="warning" showIcon title={reason} />}
      actions={SAT.has(cbt.status) && <Link className="btn" to={`/teacher/cbt/result/${id}`}>{t('results')}</Link>}
      facts={[[t('mapel'), cbt.mapel ?? '–'], [t('kelas'), classesOf(cbt) || '–'], ['', windowOf(cbt, t)]]}
      tabs={[
        { key: 'rencana', label: t('plan'), content: () => <ExamPlan detail={detail} mayEdit={mayEdit} /> },
        { key: 'soal', label: t('questionsTab'), content: () => <ExamQuestions cbt={cbt} mayEdit={mayEdit} /> },
        { key: 'ruang', label: t('rooms'), content: () => <ExamRooms detail={detail} mayEdit={mayEdit} isSat={SAT.has(cbt.status)} /> },
        ...(mayEdit ? [{ key: 'aturan', label: t('rules'), content: () => <Change detail={detail} /> }] : []),
      ]} />
  );
}

/** Its teacher changes it until it is approved; what approved itself until it begins. */
function useMayEdit({ cbt }: Detail) {
  const me = useSession()?.user.id;
  return cbt.id_guru === me && (['draft', 'revisi', 'menunggu_persetujuan'].includes(cbt.status) || (cbt.status === 'disetujui' && isFree(cbt.tipe)));
}

/** Follows the exam until something is written; from then on who was overtaken is told, and chooses. */
function Change({ detail: { cbt } }: { detail: Detail }) {
  const [t, k, telling] = [useWords('exam'), useWords('examKinds'), useTelling()];
  const { run, pending, error } = useAction(exam.change, { isQuiet: true });
  const draft = useDraft(rulesOf(cbt));
  const isi = [cbt.judul, k(cbt.tipe), cbt.mapel, ...rulesSaid(cbt, t).map(([label, value]) => `${label}: ${value}`)].filter(Boolean).join(' · ');
  return (
    <RulesForm key={JSON.stringify(draft.seen)} initial={draft.now} of={cbt} verb={t('save')} pending={pending} error={error} isBegun={draft.isBegun} onWrite={draft.write} isHeld={draft.isOvertaken} overtaken={!pending && <Overtaken isi={isi} draft={draft} />}
      onSave={(rules) => run({ id_cbt: cbt.id_cbt, ...rules, sebelum: draft.seen }).then(() => { draft.saved(); telling.success({ title: t('saved') }); })} />
  );
}
