import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { exam } from '#contract/exam/exam.api';
import type { ApiError } from '#client/kit/api';
import { useProblemText } from '#client/kit/problem';
import { saveFile } from '#client/kit/save-file';
import { useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import '#client/exam/exam.words';

/** What the school's computers are set up with before an exam that asks for a browser of its own. */
export function BrowserFile({ id_cbt }: { id_cbt: string }) {
  const [t, telling, textOf] = [useWords('exam'), useTelling(), useProblemText()];
  const take = () => saveFile({ ...exam.browserFile, path: exam.browserFile.path.replace(':id', id_cbt) }).catch((error: ApiError) => telling.error({ title: t('browserFailed'), description: textOf(error) }));
  return <><p className="soft">{t('browserAbout')}</p><Button icon={<DownloadOutlined aria-hidden />} onClick={() => void take()}>{t('browserTake')}</Button></>;
}
