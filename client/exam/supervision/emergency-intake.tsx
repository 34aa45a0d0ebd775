import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { sitting } from '#contract/exam/sitting.api';
import type { AskOf } from '#contract/kit/endpoint';
import { nameOr } from '#client/exam/supervision/room';
import type { Row } from '#client/exam/supervision/row';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';

type File = AskOf<typeof sitting.deposit>;

/** Takes the answers of a broken device out of the file that its student brings: the ticket in it says whose they are, and the server what becomes of them. */
export function EmergencyIntake({ id_cbt, rows }: { id_cbt: string; rows: readonly Row[] }) {
  const [t, telling] = [useWords('supervision'), useTelling()];
  const chooser = useRef<HTMLInputElement>(null);
  const { run, pending } = useAction(sitting.deposit);
  const take = async (chosen: globalThis.File | undefined) => {
    if (chooser.current) chooser.current.value = '';
    const file = chosen && read(await chosen.text());
    if (!chosen || file?.id !== id_cbt) return chosen && telling.error({ title: t('intakeNone') });
    const answer = await run(file).catch(() => undefined);
    if (!answer) return;
    const [late, refused] = ['late', 'rejected'].map((status) => answer.acks.filter((it) => it[3] === status).length) as [number, number];
    const nama = nameOr(rows.find(({ id_murid }) => file.tiket.startsWith(`${id_murid}.`)), t('erased'));
    telling[refused ? 'info' : 'success']({ title: t('intakeDone', { count: answer.acks.length - refused, nama }), description: [late && t('intakeLate', { n: late }), refused && t('intakeRefused', { n: refused })].filter(Boolean).join(' ') });
  };
  return (
    <>
      <input ref={chooser} type="file" className="visually-hidden" tabIndex={-1} aria-label={t('intake')} accept=".json" onChange={({ target }) => void take(target.files?.[0])} />
      <Button size="small" icon={<ImportOutlined aria-hidden />} loading={pending} onClick={() => chooser.current?.click()}>{t('intake')}</Button>
    </>
  );
}

/** Nothing where it is no such file. */
function read(text: string): File | undefined {
  try {
    const it = JSON.parse(text);
    return typeof it?.id === 'string' && typeof it.tiket === 'string' && Array.isArray(it.saves) ? { id: it.id, tiket: it.tiket, saves: it.saves, ...(typeof it.perangkat === 'string' && { perangkat: it.perangkat }) } : undefined;
  } catch {
    return undefined;
  }
}
