import { DownloadOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { JenisImpor } from '#contract/people/import';
import { imports } from '#contract/people/import.api';
import { useAddress } from '#client/kit/address';
import { Screen } from '#client/kit/screen';
import { useTelling } from '#client/kit/telling';
import { useWords } from '#client/kit/words';
import { ImportHistory } from '#client/people/import-history';
import { ImportSheet } from '#client/people/import-sheet';
import { saveFile } from '#client/kit/save-file';
import '#client/people/import.css';
import '#client/people/import.words';

/** Many people or subjects at once, from a sheet: the template, the check of every cell, the import, and what was imported before. */
export function ImportScreen() {
  const [t, telling] = [useWords('import'), useTelling()];
  const [params, setParams] = useAddress();
  const jenis = JenisImpor.safeParse(params.get('jenis')).data ?? 'murid';
  const template = () => void saveFile(imports.template[jenis]).catch(() => telling.error({ title: t('templateFailed') }));
  return (
    <Screen title={t('title')}>
      <p className="screen-about">{t('about')}</p>
      <div className="import-bar">
        <Segmented aria-label={t('kind')} value={jenis} onChange={(it) => setParams({ jenis: it })} options={JenisImpor.options.map((value) => ({ value, label: t(value) }))} />
        <Button icon={<DownloadOutlined />} onClick={template}>{t('template')}</Button>
      </div>
      <ImportSheet key={jenis} jenis={jenis} />
      <ImportHistory />
    </Screen>
  );
}
