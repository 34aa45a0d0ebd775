import { Alert, Input } from 'antd';
import { useId, useState } from 'react';
import { supervision } from '#contract/exam/supervision.api';
import { useStandpoint } from '#client/exam/supervision/room';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { tellSnack } from '#client/kit/snack';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';

/** What the supervisor adds to the minutes. */
export function NoteDialog({ note, onClose }: { note: string; onClose: () => void }) {
  const [t, textOf, id] = [useWords('supervision'), useProblemText(), useId()];
  const { id_pengawas_cbt } = useStandpoint();
  const { run, pending, error } = useAction(supervision.note, { isQuiet: true });
  const [first] = useState(note);
  const [text, setText] = useState(note);
  const save = () => void run({ id_pengawas_cbt, notes_berita_acara: text.trim(), sebelum: { notes_berita_acara: first } }).then(() => {
    tellSnack({ text: t('noteSaved') });
    onClose();
  }, () => undefined);
  return (
    <Dialog title={t('note')} width={520} onCancel={onClose} cancelText={t('cancel')} okText={t('save')} onOk={save} okButtonProps={{ loading: pending }}>
      {error && <Alert type="error" showIcon title={textOf(error)} />}
      <label className="visually-hidden" htmlFor={id}>{t('note')}</label>
      <Input.TextArea id={id} autoFocus rows={8} maxLength={5_000} value={text} onChange={({ target }) => setText(target.value)} />
    </Dialog>
  );
}
