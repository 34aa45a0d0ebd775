import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type Letter, OPEN } from '#contract/leave/leave';
import { leave } from '#contract/leave/leave.api';
import { later } from '#client/kit/later';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { Screen } from '#client/kit/screen';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { daysOf, LeaveTag, timeOf } from '#client/leave/leave-said';
import '#client/leave/leave.css';
import '#client/leave/leave.words';

const AddLetter = later(async () => (await import('#client/leave/add-letter')).AddLetter);
const LeaveForm = later(async () => (await import('#client/leave/leave-form')).LeaveForm);

/** What a student has asked for, with its answers, and where they ask. */
export function OwnLeavesScreen() {
  const t = useWords('leave');
  const [isAsking, setAsking] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const { leave: away, question } = useLeaveGuard(isAsking && isDirty);
  const asked = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLElement>(null);
  const wasAsking = useRef(false);
  // The button goes as the form comes, and the other way round: whoever is at one of them is at the other then.
  useEffect(() => {
    if (isAsking) form.current?.focus();
    else if (wasAsking.current) asked.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const close = () => {
    setAsking(false);
    setDirty(false);
  };
  return (
    <Screen title={t('own')} actions={!isAsking && <Button ref={asked} type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAsking(true)}>{t('ask')}</Button>}>
      <p className="leave-about">{t('aboutOwn')}</p>
      {isAsking && <section ref={form} tabIndex={-1} className="leave-card" aria-label={t('ask')}><LeaveForm onDirty={setDirty} onSent={close} onCancel={() => away(close)} /></section>}
      <Own />
      {question}
    </Screen>
  );
}

function Own() {
  const t = useWords('leave');
  const { data } = useView(leave.mine, {});
  if (!data.length) return <p className="leave-none">{t('noneOwn')}</p>;
  return <ul className="leave-own" aria-label={t('mine')}>{data.map((it) => <One key={it.id} letter={it} />)}</ul>;
}

function One({ letter }: { letter: Letter }) {
  const [t, telling] = [useWords('leave'), useTelling()];
  const { run, pending } = useAction(leave.withdraw);
  const { id, jenis, status, hari_sekolah, alasan, tanggapan, diajukan, ditinjau, ditinjau_oleh } = letter;
  const days = daysOf(letter, t);
  const oleh = ditinjau_oleh ?? t('somebody');
  return (
    <li className="leave-one">
      <div className="leave-head"><b>{t(jenis)} · {days}</b><LeaveTag status={status} /></div>
      <p className="leave-small">{t('schoolDays', { count: hari_sekolah })} · {t('sentAt')} {timeOf(diajukan)}{letter.ada_lampiran && ` · ${t('withLetter')}`}</p>
      <p className="leave-text">{alasan ?? '–'}</p>
      {tanggapan ? <p className="leave-answer">{t('answered', { oleh, tanggapan })}</p> : ditinjau && <p className="leave-small">{t(status)} {t('answeredBy', { oleh, waktu: timeOf(ditinjau) })}</p>}
      {!letter.ada_lampiran && OPEN.includes(status) && <AddLetter letter={letter} />}
      {status === 'diajukan' && (
        <div className="leave-foot">
          <span className="leave-small">{t('waitsFor')}</span>
          <Button loading={pending} aria-label={t('withdrawOf', { hari: days })} onClick={() => void run({ id }).then(() => telling.success({ title: t('withdrawn') }), () => undefined)}>{t('withdraw')}</Button>
        </div>
      )}
    </li>
  );
}
