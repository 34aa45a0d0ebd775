import { Alert, Button, Progress, Radio } from 'antd';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyEndpoint, ApiError } from '#client/kit/api';
import { formatUkuran } from '#client/kit/number';
import { pictureFault, type Taken } from '#client/kit/picture-fault';
import { useProblemText } from '#client/kit/problem';
import { shrunk } from '#client/kit/shrink';
import { useTelling } from '#client/kit/telling';
import { sendFile } from '#client/kit/upload';
import { useWords } from '#client/kit/words';
import '#client/kit/upload.css';
import '#client/kit/upload.words';

type Resize = '50' | '75' | 'original';
type Props = { endpoint: AnyEndpoint; input?: object; resize?: Resize; endings: Taken['endings']; onDone: (id: string) => void };

/** Chooses a picture, judges it before anything is sent, shows it, and sends it with its progress; at the latest before the form that it is in. */
export function UploadPhoto({ endpoint, input = {}, resize: usual = '75', endings, onDone }: Props) {
  const [t, telling, textOf] = [useWords('upload'), useTelling(), useProblemText()];
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const [file, setFile] = useState<File>();
  const [resize, setResize] = useState(usual);
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [isShrinking, setShrinking] = useState(false);
  const [shrunkFrom, setShrunkFrom] = useState<number>();
  const preview = usePreview(file);

  const choose = async (chosen: File | undefined) => {
    // The same file may be chosen again.
    if (chooser.current) chooser.current.value = '';
    const most = endpoint.upload?.most ?? 0;
    const fault = chosen && pictureFault(chosen, { endings, most });
    setShrinking(fault === 'tooLarge');
    const smaller = fault === 'tooLarge' ? await shrunk(chosen as File, most) : undefined;
    setShrinking(false);
    setFailure(fault && !smaller ? t(fault, { nama: chosen.name, ukuran: formatUkuran(chosen.size) }) : undefined);
    setShrunkFrom(smaller && chosen ? chosen.size : undefined);
    setFile(fault ? smaller : chosen);
  };
  const send = async (chosen: File) => {
    setFailure(undefined);
    setShare(0);
    const isSent = await sendFile(endpoint, { ...input, resize }, chosen, { onProgress: setShare }).then(({ data }) => {
      telling.success({ title: t('done') });
      // Whoever goes on from here goes on with it.
      flushSync(() => {
        setFile(undefined);
        onDone(data.id);
      });
      return true;
    }, (error: ApiError) => {
      setFailure(error.errors?.[endpoint.upload?.part ?? ''] ?? textOf(error));
      return false;
    });
    setShare(undefined);
    return isSent;
  };
  useBeforeForm(chooser, file && (async () => share === undefined && send(file)));

  const persen = Math.round((share ?? 0) * 100);
  return (
    <div className="upload">
      <input ref={chooser} id={id} type="file" className="visually-hidden" accept={endings.map((it) => `.${it}`).join()} tabIndex={-1} aria-label={t('choose')} onChange={({ target }) => void choose(target.files?.[0])} />
      <Button onClick={() => chooser.current?.click()} disabled={share !== undefined} loading={isShrinking}>{t('choose')}</Button>
      <p className="upload-rule">{t('rule')}</p>
      {failure && <Alert type="error" showIcon title={t('failed')} description={failure} />}
      {file && (
        <>
          {shrunkFrom !== undefined && <p className="upload-rule" role="status">{t('shrunk', { dari: formatUkuran(shrunkFrom), menjadi: formatUkuran(file.size) })}</p>}
          <img className="upload-preview" src={preview} alt={t('preview', { nama: file.name })} />
          <Radio.Group aria-label={t('resize')} value={resize} disabled={share !== undefined} onChange={({ target }) => setResize(target.value)}
            options={(['50', '75', 'original'] as const).map((value) => ({ value, label: t(value) }))} />
          {share !== undefined && <Progress percent={persen} aria-label={t('sending', { persen })} />}
          <div className="upload-actions">
            <Button type="primary" loading={share !== undefined} onClick={() => void send(file)}>{t('send')}</Button>
            <Button disabled={share !== undefined} onClick={() => setFile(undefined)}>{t('cancel')}</Button>
          </div>
        </>
      )}
    </div>
  );
}

/** What is to be done before the form around an element goes, which goes by itself once it is done. */
function useBeforeForm(inside: RefObject<HTMLInputElement | null>, first: (() => Promise<boolean>) | undefined) {
  useLayoutEffect(() => {
    const form = inside.current?.form;
    if (!form || !first) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      void first().then((isDone) => isDone && form.requestSubmit());
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  });
}

/** An address of the file's own for as long as it is shown. */
function usePreview(file: File | undefined) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
