import { CheckCircleFilled, ClockCircleOutlined } from '@ant-design/icons';
import { Alert, Button, Progress } from 'antd';
import { Link } from 'react-router-dom';
import { marking } from '#contract/exam/marking.api';
import { useEverybody } from '#client/exam/marking/everybody';
import { useMayMark } from '#client/exam/marking/may-mark';
import { type Behind, type Head, peopleBehind, waitsFor } from '#client/exam/marking/standing';
import { useProblemText } from '#client/kit/problem';
import { RecordCard } from '#client/kit/record';
import { useTelling } from '#client/kit/telling';
import { formatJam, formatTanggal, useNow } from '#client/kit/time';
import { useAction, useLiveState } from '#client/kit/view';
import { useWords } from '#client/kit/words';

/** Finishing of marking, with what it waits for, and who has not sat the exam. */
export function Finishing({ head, onWhy }: { head: Head; onWhy: (behind: Behind) => void }) {
  const [t, telling, textOf] = [useWords('marking'), useTelling(), useProblemText()];
  const { run, pending, error } = useAction(marking.finish, { isQuiet: true });
  const [mayMark, isOffline] = [useMayMark(head), useLiveState() === 'offline'];
  const { kemajuan } = head;
  const waits = waitsFor(kemajuan, useNow(60_000).getTime() < Date.parse(head.tutup));
  const lacking = peopleBehind(useEverybody(head), 'belum').length;
  const isReady = !waits.length && kemajuan.selesai > 0;
  const finish = () => run({ id_cbt: head.id_cbt }).then(() => telling.success({ title: t('finished') }), () => undefined);
  return (
    <RecordCard id="selesaikan" title={t('finishing')}>
      {kemajuan.isFinal && kemajuan.final_pada ? <p className="marks-final"><CheckCircleFilled aria-hidden /> {t('finishedOn', { tanggal: formatTanggal(new Date(kemajuan.final_pada)), jam: formatJam(kemajuan.final_pada) })}</p> : (
        <>
          {waits.length > 0 && <><h3 className="marks-waits-title">{t('stillWaits')}</h3><ul className="marks-waits">{waits.map(({ what, count }) => <li key={what}><ClockCircleOutlined aria-hidden /> {t(`waits_${what}`, { count })}{what === 'essays' && <> · <Link to="?tab=esai">{t('toEssays')}</Link></>}{what === 'late' && <> · <Link to="/teacher/cbt/schedule">{t('toRooms')}</Link></>}</li>)}</ul></>}
          {!kemajuan.selesai && <p>{t('finishNobody')}</p>}
          <p className="soft">{t('finishAbout')}</p>
          {error && <Alert type="error" showIcon title={t('notFinished')} description={textOf(error)} />}
          {mayMark && <Button type="primary" disabled={!isReady || isOffline} loading={pending} onClick={() => void finish()}>{t('finish')}</Button>}
        </>
      )}
      <Regrading head={head} />
      {lacking > 0 && <p className="marks-lacking">{t('lacking')}: <button type="button" className="marks-why" onClick={() => onWhy('belum')}>{t('peopleCount', { count: lacking })}</button></p>}
    </RecordCard>
  );
}

/** How far the newest correction of a key has come. */
export function Regrading({ head: { kemajuan: { koreksi } } }: { head: Head }) {
  const t = useWords('marking');
  if (!koreksi || koreksi.dinilai >= koreksi.dari) return null;
  return <div role="status"><Progress percent={Math.round((100 * koreksi.dinilai) / koreksi.dari)} size="small" showInfo={false} aria-label={t('regrading', { n: koreksi.dinilai, total: koreksi.dari })} /><p className="soft">{t('regrading', { n: koreksi.dinilai, total: koreksi.dari })}</p></div>;
}
