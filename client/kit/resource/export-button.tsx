import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Resource } from '#contract/kit/resource';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { clock } from '#client/kit/time';
import { useWords } from '#client/kit/words';
import { exportedAs } from '#client/kit/resource/cell';
import { csvOf } from '#client/kit/resource/csv';
import { allRows, download } from '#client/kit/resource/export';
import { formOf } from '#client/kit/resource/form-model';
import { useResourceWords } from '#client/kit/resource/resource-words';

/** Exports the whole list as it is narrowed and sorted, telling how far it is; a second press calls it off. */
export function ExportButton({ resource, question }: { resource: Resource; question: object }) {
  const t = useWords('resource');
  const words = { t, say: useResourceWords(resource) };
  const [telling, textOf] = [useTelling(), useProblemText()];
  const [progress, setProgress] = useState<{ n: number; total: number }>();
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  async function run(aborter: AbortController) {
    const fields = formOf(resource);
    const rows = await allRows(resource.api.list, question, (n, total) => setProgress({ n, total }), aborter.signal);
    const table = [fields.map(({ name }) => words.say.field(name)), ...rows.map((row) => fields.map((field) => exportedAs(field, row, words)))];
    download(`${resource.name}-${clock.today()}.csv`, csvOf(table));
    telling.success({ title: t('exported', { count: rows.length }) });
  }
  const press = () => {
    if (progress) return underway.current?.abort();
    underway.current = new AbortController();
    const { signal } = underway.current;
    setProgress({ n: 0, total: 0 });
    run(underway.current)
      .catch((error: unknown) => signal.aborted || telling.error({ title: t('exportFailed'), description: textOf(error) }))
      .finally(() => setProgress(undefined));
  };
  return (
    <Button icon={<DownloadOutlined />} onClick={press} aria-live="polite">
      {progress ? `${t('exporting', progress)} · ${t('cancel')}` : t('export')}
    </Button>
  );
}
