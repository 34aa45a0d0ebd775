import { Button, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { assignment } from '#contract/assignment/assignment.api';
import { rubricMark } from '#contract/assignment/assignment';
import { scoreOf } from '#contract/exam/marking';
import { typedMark, whenOf } from '#client/assignment/assignment-said';
import { WorkTag } from '#client/assignment/work-tag';
import { MarkField } from '#client/assignment/mark-field';
import { MarkState } from '#client/assignment/mark-state';
import { type Cell, given, type Head, type Queue, type Row, type Seen, standing } from '#client/assignment/use-marks';
import { WorkShown } from '#client/assignment/work-shown';
import { useBegun } from '#client/kit/begun';
import { DayInput } from '#client/kit/day-input';
import { instantIn } from '#client/kit/local-time';
import { formatAngka } from '#client/kit/number';
import { useMayAsk } from '#client/kit/session';
import { useTelling } from '#client/kit/telling';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';

type Props = { head: Head; row: Row; cell: Cell | undefined; queue: Queue };

/** One student's work, and what is said of it. */
export function GradingWork({ head, row, cell, queue }: Props) {
  const t = useWords('assignment');
  const mayRead = useMayAsk(assignment.work);
  return (
    <>
      <div className="work-head"><h2>{row.nama ?? t('erased')}</h2><WorkTag status={row.status} /></div>
      {mayRead && <Work head={head} row={row} />}
      <Marking key={row.id_murid} head={head} row={row} cell={cell} queue={queue} />
    </>
  );
}

function Work({ head, row }: Pick<Props, 'head' | 'row'>) {
  const t = useWords('assignment');
  const { data: work } = useView(assignment.work, { id_sesi: head.id_sesi, id_murid: row.id_murid });
  const [versi, setVersi] = useState<number>();
  const newest = work.riwayat.find((it) => !it.isDitarik)?.versi;
  return (
    <div className="work-read">
      {work.riwayat.length > 0 && (
        <Select aria-label={t('versions')} size="small" value={versi ?? newest} onChange={setVersi} options={work.riwayat.map((it) => ({ value: it.versi, label: `${t('versionAt', { n: it.versi, waktu: whenOf(it.pada) })}${it.isTerlambat ? ` · ${t('lateTag')}` : ''}${it.isDitarik ? ` · ${t('withdrawnTag')}` : ''}` }))} />
      )}
      <WorkShown work={work} versi={versi} />
    </div>
  );
}

function Marking({ head, row, cell, queue }: Props) {
  const t = useWords('assignment');
  const id = useId();
  const now = standing(row, cell);
  const [rubric, setRubric] = useState<readonly string[]>();
  const [said, setSaid] = useState<string>();
  const who = row.nama ?? t('erased');
  const parts = rubric ?? head.rubrik.map((_, i) => typedMark(now.kriteria[i]));
  const feedback = said ?? now.feedback;
  const begun = useBegun({ ...now, versi: row.versi }, rubric !== undefined || said !== undefined);
  const give = (it: Partial<Seen>) => queue.give(given(row, begun, now, it));
  const say = (text: string) => {
    setSaid(undefined);
    if (text.trim() !== now.feedback.trim()) give({ feedback: text.trim() });
  };
  /** Every part filled makes the mark. */
  const fill = () => {
    const points = parts.map((it) => scoreOf(it));
    const isWhole = points.every((it, i): it is number => it !== undefined && it <= (head.rubrik[i]?.skor ?? 0));
    if (!rubric || !isWhole) return;
    setRubric(undefined);
    const whole = rubricMark(head.rubrik, points as number[]);
    give({ kriteria: points as number[], tugas_nilai: row.isTerlambat ? Math.min(whole, head.nilai_terlambat) : whole });
  };
  return (
    <div className="work-marking">
      {head.rubrik.length > 0 && (
        <ul className="work-rubric" onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && fill()}>
          {head.rubrik.map(({ kriteria, skor }, i) => (
            <li key={kriteria}><span>{kriteria}</span><input inputMode="decimal" autoComplete="off" aria-label={t('criterionOf', { kriteria, nama: who })} disabled={!head.boleh_menilai} value={parts[i] ?? ''} onChange={({ target }) => setRubric(parts.map((it, at) => (at === i ? target.value : it)))} /><small>{t('outOf', { n: formatAngka(skor) })}</small></li>
          ))}
        </ul>
      )}
      <p className="work-give"><b>{t('mark')}</b> <MarkField row={row} cell={cell} queue={queue} isDisabled={!head.boleh_menilai} /> <span>{t('outOf', { n: row.isTerlambat ? head.nilai_terlambat : 100 })}</span></p>
      <div className="work-state" role="status"><MarkState row={row} cell={cell} queue={queue} /></div>
      <label htmlFor={`${id}-said`}><b>{t('feedback')}</b></label>
      <textarea id={`${id}-said`} className="work-area" rows={2} dir="auto" maxLength={5_000} disabled={!head.boleh_menilai} value={feedback} onChange={({ target }) => setSaid(target.value)} onBlur={() => say(feedback)} />
      {head.boleh_menilai && <Phrases feedback={feedback} onChoose={(it) => say([feedback.trim(), it].filter(Boolean).join(' '))} />}
      {head.boleh_menilai && row.submit_time && <GiveBack head={head} row={row} feedback={feedback} />}
    </div>
  );
}

function Phrases({ feedback, onChoose }: { feedback: string; onChoose: (phrase: string) => void }) {
  const [t, telling] = [useWords('assignment'), useTelling()];
  const { data } = useView(assignment.phrases, {});
  const { run, pending } = useAction(assignment.keepPhrases);
  const phrase = feedback.trim();
  const isNew = phrase !== '' && phrase.length <= 300 && !data.includes(phrase);
  const keep = () => void run({ daftar_frasa: [...data, phrase].slice(-100), sebelum: { daftar_frasa: data } }).then(() => telling.success({ title: t('phraseKept') }), () => undefined);
  return (
    <ul className="work-phrases" aria-label={t('phrases')}>
      {data.filter((it) => !feedback.includes(it)).map((it) => <li key={it}><button type="button" onClick={() => onChoose(it)}>{it}</button></li>)}
      {isNew && <li><button type="button" disabled={pending} onClick={keep}>+ {t('keepPhrase')}</button></li>}
    </ul>
  );
}

function GiveBack({ head, row, feedback }: { head: Head; row: Row; feedback: string }) {
  const [t, telling, id] = [useWords('assignment'), useTelling(), useId()];
  const { run, pending } = useAction(assignment.giveBack);
  const [isAsking, setAsking] = useState(false);
  const [until, setUntil] = useState('');
  const isShort = feedback.trim().length < 3;
  const giveBack = () => void run({ id: head.id_sesi, id_murid: row.id_murid, feedback: feedback.trim(), kembali_sampai: until ? instantIn(until) : null }).then(() => { setAsking(false); telling.success({ title: t('returnedNow') }); }, () => undefined);
  return (
    <div className="work-acts">
      <Button disabled={isShort} onClick={() => setAsking(true)}>{t('giveBack')}</Button>
      {isShort && <span className="soft">{t('feedbackFirst')}</span>}
      <Modal open={isAsking} title={t('giveBackAsk')} okText={t('giveBack')} cancelText={t('cancel')} confirmLoading={pending} onOk={giveBack} onCancel={() => setAsking(false)}>
        <label htmlFor={`${id}-until`}>{t('giveBackUntil')}</label>
        <DayInput id={`${id}-until`} hasHour value={until} onChange={({ target }) => setUntil(target.value)} />
      </Modal>
    </div>
  );
}
