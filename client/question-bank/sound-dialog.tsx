import { Alert, Button, Input, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { MOST_BYTES, SOUND_ENDINGS } from '#contract/file/file';
import { file as api } from '#contract/file/file.api';
import type { ApiError } from '#client/kit/api';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { soundNode } from '#client/kit/rich/rich-nodes';
import { sendFile } from '#client/kit/upload';
import { useWords } from '#client/kit/words';
import '#client/kit/upload.css';
import '#client/question-bank/question-bank.words';

const ACCEPT = Object.values(SOUND_ENDINGS).flat().map((it) => `.${it}`).join();

/** A sound, listened to before it is sent; what it is the server says by its bytes. */
export function SoundDialog({ onPut }: { onPut: (node: Node | undefined) => void }) {
  const [t, textOf] = [useWords('questionBank'), useProblemText()];
  const chooser = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  const choose = (file: File | undefined) => {
    if (chooser.current) chooser.current.value = '';
    const isTooLarge = (file?.size ?? 0) > MOST_BYTES;
    setFailure(isTooLarge ? t('tooLarge', { nama: file?.name ?? '' }) : undefined);
    setChosen(file && !isTooLarge ? { file, url: URL.createObjectURL(file) } : undefined);
  };
  const send = async ({ file }: { file: File }) => {
    setFailure(undefined);
    setShare(0);
    await sendFile(api.keepQuestionSound, {}, file, { onProgress: setShare }).then(({ data }) => onPut(soundNode(`/api/file/${data.id}`, name.trim())), (error: ApiError) => {
      setFailure(error.errors?.audio ?? textOf(error));
      setShare(undefined);
    });
  };
  return (
    <Dialog title={t('sound')} footer={null} onCancel={() => onPut(undefined)}>
      <div className="question-fields">
        <label htmlFor="sound-name">{t('soundName')}</label>
        <Input id="sound-name" value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
        <input ref={chooser} type="file" className="visually-hidden" accept={ACCEPT} tabIndex={-1} aria-label={t('soundChoose')} onChange={({ target }) => choose(target.files?.[0])} />
        <Button disabled={share !== undefined} onClick={() => chooser.current?.click()}>{t('soundChoose')}</Button>
        <p className="upload-rule">{t('soundRule')}</p>
        {failure && <Alert type="error" showIcon title={t('soundFailed')} description={failure} />}
        {/* biome-ignore lint/a11y/useMediaCaption: whoever puts it in listens to it */}
        {chosen && <audio controls src={chosen.url} aria-label={chosen.file.name} />}
        {share !== undefined && <Progress percent={Math.round(share * 100)} aria-label={t('sending')} />}
        {chosen && <Button type="primary" loading={share !== undefined} onClick={() => void send(chosen)}>{t('soundSend')}</Button>}
      </div>
    </Dialog>
  );
}
