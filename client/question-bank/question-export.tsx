import { Alert, Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { FormatEkspor } from '#contract/question-bank/question-exchange';
import { useAddress } from '#client/kit/address';
import type { ApiError } from '#client/kit/api';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { saveFile } from '#client/kit/save-file';
import { useWords } from '#client/kit/words';
import '#client/question-bank/question-bank.words';

const NARROWING = ['tipe', 'id_mata_pelajaran', 'id_level', 'id_kd', 'kognitif'];

/** Takes questions out: those that are chosen, else those that the list is narrowed down to. What a format has no room for is named first. */
export function QuestionExport({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [t, textOf] = [useWords('questionBank'), useProblemText()];
  const [params] = useAddress();
  const [format, setFormat] = useState<FormatEkspor>('xml');
  const [isPartly, setPartly] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const take = async () => {
    setBusy(true);
    setFailure(undefined);
    const query = new URLSearchParams({ format, ...(isPartly && { hanya_muat: 'true' }) });
    if (ids.length) query.set('id_list', ids.join());
    else for (const name of NARROWING) if (params.get(name)) query.set(name, params.get(name) as string);
    await saveFile({ ...questionBank.take, path: `${questionBank.take.path}?${query}` }).then(onClose, setFailure);
    setBusy(false);
  };
  const left = Object.entries(failure?.errors ?? {});
  return (
    <Dialog title={ids.length ? t('takeChosen', { count: ids.length }) : t('takeAll')} okText={t('take')} cancelText={t('cancel')} confirmLoading={isBusy} onOk={() => void take()} onCancel={onClose}>
      <div className="question-fields">
        <Radio.Group aria-label={t('format')} className="question-formats" value={format} options={FormatEkspor.options.map((value) => ({ value, label: t(`format.${value}`) }))} onChange={({ target }) => { setFormat(target.value); setFailure(undefined); }} />
        {failure && <Alert type={left.length ? 'warning' : 'error'} showIcon title={textOf(failure)} description={left.length > 0 && <ul className="question-faults">{left.map(([at, why]) => <li key={at}>{t('questionAt', { nomor: at.split('.')[0] ?? '' })}: {why}</li>)}</ul>} />}
        {(left.length > 0 || isPartly) && <Checkbox checked={isPartly} onChange={({ target }) => setPartly(target.checked)}>{t('onlyHeld')}</Checkbox>}
      </div>
    </Dialog>
  );
}
