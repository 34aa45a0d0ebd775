import { FilePdfOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { Kertas } from '#contract/document/document';
import { reportPaper as api } from '#contract/report-card/report-paper.api';
import type { ApiError } from '#client/kit/api';
import { useProblemText } from '#client/kit/problem';
import { saveFile } from '#client/kit/save-file';
import { useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import '#client/report-card/reports.words';

type Asked = { id: string; versi?: number; /** Whether there are pages before it. */ hasCover?: boolean; isHeld?: boolean; sizes?: readonly Kertas[] };

/** A report as PDF, on the paper that is chosen. */
export function ReportPaper({ id, versi, hasCover = false, isHeld = false, sizes = Kertas.options }: Asked) {
  const [t, telling, textOf] = [useWords('reports'), useTelling(), useProblemText()];
  const [busy, setBusy] = useState<Kertas>();
  const [isCovered, setCovered] = useState(false);
  const take = async (kertas: Kertas) => {
    setBusy(kertas);
    const asked = new URLSearchParams({ kertas, ...(versi !== undefined && { versi: String(versi) }), ...(isCovered && { sampul: '1' }) });
    await saveFile({ ...api.print, path: `${api.print.path.replace(':id', id)}?${asked}` }).catch((error: ApiError) => telling.error({ title: t('notTaken'), description: textOf(error) }));
    setBusy(undefined);
  };
  return (
    <span className="report-paper">
      {sizes.map((kertas) => <Button key={kertas} icon={<FilePdfOutlined aria-hidden />} disabled={isHeld} loading={busy === kertas} onClick={() => void take(kertas)}>{t('print', { kertas })}</Button>)}
      {hasCover && <Checkbox checked={isCovered} onChange={({ target }) => setCovered(target.checked)}>{t('withCover')}</Checkbox>}
      {isHeld && <span className="soft">{t('held')}</span>}
    </span>
  );
}
