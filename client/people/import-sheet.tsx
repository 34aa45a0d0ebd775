import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Progress, Table, type TableColumnsType } from 'antd';
import { useRef, useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { type JenisImpor, MOST_SHEET_BYTES, type SelSalah } from '#contract/people/import';
import { imports } from '#contract/people/import.api';
import type { ApiError } from '#client/kit/api';
import { useMedia } from '#client/kit/media';
import { formatUkuran } from '#client/kit/number';
import { useProblemText } from '#client/kit/problem';
import { RowCards } from '#client/kit/row-cards';
import { useTelling } from '#client/kit/telling';
import { sendFile } from '#client/kit/upload';
import { uuid } from '#client/kit/uuid';
import { useWords } from '#client/kit/words';
import { saveFile } from '#client/kit/save-file';
import { inOrder } from '#client/people/sheet-order';
import { SheetView } from '#client/people/sheet-view';
import '#client/kit/upload.css';

type Found = OutputOf<(typeof imports.bring)['murid']>['data'];
/** A sheet that was looked at; `key` names the wish to bring it in, however often that is tried. */
type Looked = { file: File; found: Found; key: string };
/** A sheet of which the good rows are on their way, and so many are left. */
type Left = { file: File; baru: number; baris_salah: number };

const FAULTY = 'SHEET_FAULTY';

/** Chooses a sheet, shows what the server found in it, and brings it in once nothing is wrong. */
export function ImportSheet({ jenis }: { jenis: JenisImpor }) {
  const [t, telling, textOf] = [useWords('import'), useTelling(), useProblemText()];
  const chooser = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [looked, setLooked] = useState<Looked>();
  const [left, setLeft] = useState<Left>();

  const send = async (file: File, input: object, key: string) => {
    setFailure(undefined);
    setShare(0);
    try {
      return (await sendFile(imports.bring[jenis], input, file, { onProgress: setShare, key })).data;
    } catch (error) {
      setFailure(textOf(error as ApiError));
      return (error as ApiError).code === FAULTY ? FAULTY : undefined;
    } finally {
      setShare(undefined);
    }
  };
  const look = async (file: File | undefined) => {
    if (chooser.current) chooser.current.value = '';
    setLooked(undefined);
    setLeft(undefined);
    const fault = file && (!/\.xlsx$/i.test(file.name) ? 'notSheet' : file.size > MOST_SHEET_BYTES ? 'tooLarge' : undefined);
    if (fault) return setFailure(t(fault, { nama: file.name, ukuran: formatUkuran(file.size) }));
    if (file) await lookInto(file);
  };
  const lookInto = async (file: File) => {
    const found = await send(file, { dry_run: 'true' }, '');
    setLooked(found && found !== FAULTY ? { file, found, key: uuid() } : undefined);
  };
  const bring = async ({ file, key, found: { baris_salah } }: Looked) => {
    const brought = await send(file, baris_salah ? { hanya_benar: 'true' } : {}, key);
    // Somebody else has brought in some of it since it was looked at: what is not right by now is shown.
    if (brought === FAULTY) return lookInto(file);
    if (!brought) return;
    setLooked(undefined);
    if (baris_salah) setLeft({ file, baru: brought.baru, baris_salah: brought.baris_salah });
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
      {looked && looked.found.dilewati.length > 0 && <p className="upload-rule">{t('passedOver', { judul: looked.found.dilewati.join(', ') })}</p>}
      {looked && looked.found.salah.length > 0 && (
        <>
          <Faults found={looked.found} />
          <div className="upload-actions">
            {looked.found.baru > 0 && <Button type="primary" loading={isBusy} onClick={() => void bring(looked)}>{t('bringGood', { jumlah: looked.found.baru, sisa: looked.found.baris_salah })}</Button>}
            <MarkedButton jenis={jenis} file={looked.file} />
            <Button disabled={isBusy} onClick={() => setLooked(undefined)}>{t('cancel')}</Button>
          </div>
        </>
      )}
      {left && <Alert type="warning" showIcon title={t('partly', { jumlah: left.baru, sisa: left.baris_salah })} description={t('partlyAbout')} action={<MarkedButton jenis={jenis} file={left.file} onlyFaulty />} />}
    </section>
  );
}

/** The sheet back again, with a comment in each cell that is not right. */
function MarkedButton({ jenis, file, onlyFaulty = false }: { jenis: JenisImpor; file: File; onlyFaulty?: boolean }) {
  const [t, telling, textOf] = [useWords('import'), useTelling(), useProblemText()];
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const name = `${file.name.replace(/\.xlsx$/i, '')}-${onlyFaulty ? t('fileLeft') : t('fileMarked')}.xlsx`;
    await saveFile(imports.mark[jenis], { file, name, fields: { hanya_salah: String(onlyFaulty) } }).catch((error: ApiError) => telling.error({ title: t('markedFailed'), description: textOf(error) }));
    setBusy(false);
  };
  return <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void save()}>{t(onlyFaulty ? 'saveLeft' : 'saveMarked')}</Button>;
}

/** The sheet itself where there is room for it; else, and of what is wrong with its titles, a list. */
function Faults({ found: { salah, baris_salah, lembar } }: { found: Found }) {
  const t = useWords('import');
  const isNarrow = useMedia('(max-width: 767.98px)');
  const inRows = lembar && salah.every((it) => lembar.daftar_baris.some(({ baris }) => baris === it.baris));
  return (
    <>
      <Alert type="warning" showIcon title={t('faults', { jumlah: salah.length, baris: baris_salah })} description={t('faultsAbout')} />
      {inRows && !isNarrow ? <SheetView lembar={lembar} faults={salah} /> : <FaultList faults={salah} />}
    </>
  );
}

function FaultList({ faults }: { faults: readonly SelSalah[] }) {
  const t = useWords('import');
  const isNarrow = useMedia('(max-width: 767.98px)');
  const rows = inOrder(faults).map((it, i) => ({ ...it, key: String(i) }));
  const columns: TableColumnsType<(typeof rows)[number]> = [
    { key: 'baris', title: t('row'), align: 'right', render: (_, { baris }) => (isNarrow ? `${t('row')} ${baris}` : baris) },
    { key: 'kolom', title: t('column'), dataIndex: 'kolom' },
    { key: 'isi', title: t('cell'), render: (_, { isi }) => isi || '–' },
    { key: 'pesan', title: t('why'), dataIndex: 'pesan' },
    { key: 'perbaikan', title: t('remedy'), dataIndex: 'perbaikan' },
  ];
  return (
    isNarrow
      ? <RowCards columns={columns} rows={rows.slice(0, 100)} rowKey="key" sorting={{}} onSort={() => undefined} isBusy={false} empty="" pagination={{ total: rows.length, pageSize: rows.length, hideOnSinglePage: true }} />
      : <Table rowKey="key" columns={columns} dataSource={rows} size="small" pagination={{ pageSize: 25, hideOnSinglePage: true, showSizeChanger: false }} scroll={{ x: 'max-content' }} />
  );
}
