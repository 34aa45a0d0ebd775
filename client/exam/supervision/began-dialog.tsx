import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { supervision } from '#contract/exam/supervision.api';
import { instantOf, jamOf, tanggalOf } from '#contract/school-year/school-days';
import type { Head } from '#client/exam/supervision/room';
import { useStandpoint } from '#client/exam/supervision/room';
import { Dialog } from '#client/kit/dialog';
import { useProblemText } from '#client/kit/problem';
import { tellSnack } from '#client/kit/snack';
import { clock } from '#client/kit/time';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';

/** When the room really began: now, or at a minute of that day. */
export function BeganDialog({ head, onClose }: { head: Head; onClose: () => void }) {
  const [t, textOf, id] = [useWords('supervision'), useProblemText(), useId()];
  const { id_pengawas_cbt } = useStandpoint();
  const { run, pending, error } = useAction(supervision.attend, { isQuiet: true });
  const [jam, setJam] = useState(jamOf(head.mulai_nyata ?? head.mulai, clock.zone()).replace('.', ':'));
  const tell = (changeStartTime: string | true, said: string) => void run({ id_pengawas_cbt, changeStartTime }).then(() => {
    tellSnack({ text: t('beganSaved', { jam: said }) });
    onClose();
  }, () => undefined);
  const [hours = 0, minutes = 0] = jam.split(':').map(Number);
  const at = () => instantOf(tanggalOf(new Date(head.mulai), clock.zone()), hours * 60 + minutes, clock.zone()).toISOString();
  return (
    <Dialog title={t('beganTitle')} width={420} onCancel={onClose} cancelText={t('cancel')} okText={t('save')} onOk={() => jam && tell(at(), jam)} okButtonProps={{ loading: pending, disabled: !jam }}>
      <p className="soft">{t('beganAbout')}</p>
      {error && <Alert type="error" showIcon title={textOf(error)} />}
      <p className="began"><label htmlFor={id}>{t('beganAt')}</label><Input id={id} type="time" value={jam} onChange={({ target }) => setJam(target.value)} /><Button loading={pending} onClick={() => tell(true, jamOf(clock.now().toISOString(), clock.zone()).replace('.', ':'))}>{t('beganNow')}</Button></p>
    </Dialog>
  );
}
