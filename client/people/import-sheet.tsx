import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress, Table, type TableColumnsType } from 'antd';
import { useRef, useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { type JenisImpor, MOST_SHEET_BYTES, type SelSalah } from '#contract/people/import';
import { imports } from '#contract/people/import.api';
import type { ApiError } from '#client/kit/api';
import { useMedia } from '#client/kit/media';
import { formatAngka } from '#client/kit/number';
import { useProblemText } from '#client/kit/problem';
import { RowCards } from '#client/kit/row-cards';
import { useTelling } from '#client/kit/telling';
import { sendFile } from '#client/kit/upload';
import { uuid } from '#client/kit/uuid';
import { useWords } from '#client/kit/words';
import '#client/kit/upload.css';

type Found = OutputOf<(typeof imports.bring)['murid']>['data'];
/** A sheet that was looked at; `key` names the wish to bring it in, however often that is tried. */
type Looked = { file: File; found: Found; key: string };

/** Chooses a sheet, shows what the server found in it, and brings it in once nothing is wrong. */
export function ImportSheet({ jenis }: { jenis: JenisImpor }) {
  const [t, telling, textOf] = [useWords('import'), useTelling(), useProblemText()];
  const chooser = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [looked, setLooked] = useState<Looked>();

  const send = async (file: File, input: object, key: string) => {
    setFailure(undefined);
    setShare(0);
    try {
      return (await sendFile(imports.bring[jenis], input, file, { onProgress: setShare, key })).data;
    } catch (error) {
      setFailure(textOf(error as ApiError));
      return undefined;
    } finally {
      setShare(undefined);
    }
  };
  const look = async (file: File | undefined) => {
    if (chooser.current) chooser.current.value = '';
    setLooked(undefined);
    const fault = file && (!/\.xlsx$/i.test(file.name) ? 'notSheet' : file.size > MOST_SHEET_BYTES ? 'tooLarge' : undefined);
    if (fault) return setFailure(t(fault, { nama: file.name, ukuran: formatAngka(file.size) }));
    const found = file && (await send(file, { dry_run: 'true' }, uuid()));
    if (file && found) setLooked({ file, found, key: uuid() });
  };
  const bring = async ({ file, key }: Looked) => {
    if (!(await send(file, {}, key))) return;
    setLooked(undefined);
    telling.success({ title: t('begun') });
  };

  const isBusy = share !== undefined;
  return (
    <section className="panel upload" aria-busy={isBusy}>
      <input ref={chooser} type="file" className="visually-hidden" accept=".xlsx" tabIndex={-1} aria-label={t('choose')} onChange={({ target }) => void look(target.files?.[0])} />
      <Button icon={<UploadOutlined />} type={looked ? 'default' : 'primary'} loading={isBusy} onClick={() => chooser.current?.click()}>{t('choose')}</Button>
      <p className="upload-rule">{t('rule')}</p>
      {isBusy && <Progress percent={Math.round(share * 100)} aria-label={t('reading', { persen: Math.round(share * 100) })} />}
      {failure && <Alert type="error" showIcon title={t('failed')} description={failure} />}
      {looked && !looked.found.salah.length && (
        <>
          <Alert type={looked.found.baru ? 'success' : 'info'} showIcon title={t('found', { jumlah: looked.found.jumlah, baru: looked.found.baru, sama: looked.found.sama })} description={t(looked.found.baru ? 'allRight' : 'nothingNew')} />
          <div className="upload-actions">
            {looked.found.baru > 0 && <Button type="primary" loading={isBusy} onClick={() => void bring(looked)}>{t('bring', { jumlah: looked.found.baru })}</Button>}
            <Button disabled={isBusy} onClick={() => setLooked(undefined)}>{t('cancel')}</Button>
          </div>
        </>
      )}
      {looked && looked.found.salah.length > 0 && <Faults faults={looked.found.salah} />}
    </section>
  );
}

function Faults({ faults }: { faults: readonly SelSalah[] }) {
  const t = useWords('import');
  const isNarrow = useMedia('(max-width: 767.98px)');
  const rows = faults.map((it, i) => ({ ...it, key: String(i) }));
  const columns: TableColumnsType<(typeof rows)[number]> = [
    { key: 'baris', title: t('row'), align: 'right', render: (_, { baris }) => (isNarrow ? `${t('row')} ${baris}` : baris) },
    { key: 'kolom', title: t('column'), dataIndex: 'kolom' },
    { key: 'isi', title: t('cell'), render: (_, { isi }) => isi || '–' },
    { key: 'pesan', title: t('why'), dataIndex: 'pesan' },
    { key: 'perbaikan', title: t('remedy'), dataIndex: 'perbaikan' },
  ];
  return (
    <>
      <Alert type="warning" showIcon title={t('faults', { jumlah: faults.length })} description={t('faultsAbout')} />
      {isNarrow
        ? <RowCards columns={columns} rows={rows.slice(0, 100)} rowKey="key" sorting={{}} onSort={() => undefined} isBusy={false} empty="" pagination={{ total: rows.length, pageSize: rows.length, hideOnSinglePage: true }} />
        : <Table rowKey="key" columns={columns} dataSource={rows} size="small" pagination={{ pageSize: 25, hideOnSinglePage: true, showSizeChanger: false }} scroll={{ x: 'max-content' }} />}
    </>
  );
}
