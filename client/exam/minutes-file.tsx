import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { supervision } from '#contract/exam/supervision.api';
import type { ApiError } from '#client/kit/api';
import { useProblemText } from '#client/kit/problem';
import { saveFile } from '#client/kit/save-file';
import { useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import '#client/exam/minutes-file.words';

/** The minutes of a room as a file; `of` is what the room is called where several stand beside each other. */
export function MinutesFile({ id_pengawas_cbt, of }: { id_pengawas_cbt: string; of?: string }) {
  const [t, telling, textOf] = [useWords('minutesFile'), useTelling(), useProblemText()];
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const asked = { ...supervision.minutes, path: `${supervision.minutes.path}?${new URLSearchParams({ id_pengawas_cbt })}` };
    await saveFile(asked).catch((error: ApiError) => telling.error({ title: t('failed'), description: textOf(error) }));
    setBusy(false);
  };
  return <Button size="small" icon={<FilePdfOutlined aria-hidden />} loading={isBusy} {...(of && { 'aria-label': t('takeOf', { ruang: of }) })} onClick={() => void take()}>{t('take')}</Button>;
}
