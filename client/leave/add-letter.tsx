import { Alert, Button } from 'antd';
import { useState } from 'react';
import { PICTURE_ENDINGS } from '#contract/file/file';
import { file } from '#contract/file/file.api';
import { type Letter, OPEN } from '#contract/leave/leave';
import { leave } from '#contract/leave/leave.api';
import { useProblemText } from '#client/kit/problem';
import { useMayAsk } from '#client/kit/session';
import { UploadPhoto } from '#client/kit/upload-photo';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/leave/leave.words';

export const ENDINGS = Object.values(PICTURE_ENDINGS).flat();

/** For a letter that comes after its leave. */
export function AddLetter({ letter: { id, id_murid, ada_lampiran, status } }: { letter: Letter }) {
  const [t, textOf] = [useWords('leave'), useProblemText()];
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<string>();
  const { run, pending, error } = useAction(leave.addPicture, { isQuiet: true });
  const mayAdd = useMayAsk(leave.addPicture);
  const add = (id_lampiran: string) => {
    setKept(id_lampiran);
    void run({ id, id_lampiran }).catch(() => undefined);
  };
  if (!mayAdd || ada_lampiran || !OPEN.includes(status)) return null;
  if (!isOpen) return <div className="leave-acts"><Button onClick={() => setOpen(true)}>{t('addLetter')}</Button></div>;
  if (kept && error) return <Alert type="error" showIcon title={t('notSent')} description={textOf(error)} action={<Button loading={pending} onClick={() => add(kept)}>{t('send')}</Button>} />;
  return (
    <section className="leave-later" aria-label={t('addLetter')}>
      <UploadPhoto endpoint={file.keepLeaveLetter} input={{ id_murid }} endings={ENDINGS} onDone={add} />
      <Button disabled={pending} onClick={() => setOpen(false)}>{t('back')}</Button>
    </section>
  );
}
