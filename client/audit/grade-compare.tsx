import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { gradeAudit } from '#contract/audit/grade-audit.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { useAddress } from '#client/kit/address';
import { Loading } from '#client/kit/boundary';
import { Failure } from '#client/kit/list/list-nothing';
import { DayInput } from '#client/kit/day-input';
import { instantIn, localOf } from '#client/kit/local-time';
import { formatDetik, formatTanggal } from '#client/kit/time';
import { questionOf } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { changeSaid, scoreSaid, whenSaid } from '#client/audit/grade-change-said';
import type { OfBook } from '#client/audit/use-grade-replay';
import { whoIs } from '#client/audit/who';

type Props = { of: OfBook; first: string; now: string; onClose: () => void };
const MINUTE_MS = 60_000;

/** Two moments of a gradebook held against each other; which ones stands in the address. */
export function GradeCompare({ of, first, now, onClose }: Props) {
  const t = useWords('gradeAudit');
  const [fromId, toId] = [useId(), useId()];
  const [params, setParams] = useAddress();
  const [asked, ask] = [{ dari: momentIn(params, 'dari'), sampai: momentIn(params, 'sampai') }, setParams];
  const [from, setFrom] = useState(localOf(asked.dari ?? first));
  const [to, setTo] = useState(localOf(asked.sampai ?? now));
  const hold = (event: FormEvent) => {
    event.preventDefault();
    if (!from || !to) return;
    // The last minute is meant whole.
    ask((before) => ({ ...Object.fromEntries(before), dari: instantIn(from), sampai: new Date(Date.parse(instantIn(to)) + MINUTE_MS - 1).toISOString() }), { replace: true });
  };
  return (
    <section className="panel grade-compare" aria-label={t('compare')}>
      <div className="grade-panel-head"><h2>{t('compare')}</h2><Button size="small" onClick={onClose}>{t('close')}</Button></div>
      <form className="player-row" onSubmit={hold}>
        <label htmlFor={fromId}>{t('from')}</label><Moment id={fromId} value={from} onChange={setFrom} />
        <label htmlFor={toId}>{t('to')}</label><Moment id={toId} value={to} onChange={setTo} />
        <Button htmlType="submit" type="primary">{t('hold')}</Button>
      </form>
      {asked.dari && asked.sampai && <Differences of={of} dari={asked.dari} sampai={asked.sampai} />}
    </section>
  );
}

const Moment = ({ id, value, onChange }: { id: string; value: string; onChange: (it: string) => void }) => (
  <div><DayInput id={id} hasHour required min="1900-01-01T00:00" max="2999-12-31T23:59" value={value} onChange={({ target }) => onChange(target.value)} /></div>
);

/** A moment of the address; what is none is left out. */
function momentIn(params: URLSearchParams, name: 'dari' | 'sampai') {
  const { data } = gradeAudit.compare.input.shape[name].safeParse(params.get(name));
  return data;
}

function Differences({ of, ...between }: { of: OfBook; dari: string; sampai: string }) {
  const t = useWords('gradeAudit');
  const { data, error, refetch } = useQuery(questionOf(gradeAudit.compare, { ...of, ...between }));
  if (error) return <Failure error={error} retry={() => void refetch()} hasRows={false} />;
  if (!data) return <Loading />;
  if (!data.data.length && !data.kolom.length) return <p role="status">{t('same')}</p>;
  // What stood there and was changed is what an auditor looks for, and easily lost among cells that were filled for the first time.
  const [changed, entered] = [data.data.filter((it) => it.dari !== null), data.data.filter((it) => it.dari === null)];
  return (
    <>
      {data.kolom.length > 0 && <h3>{t('columnsDiffer')}</h3>}
      <ol>{data.kolom.map((it) => <li key={it.id}><b>{changeSaid({ ...it, type: it.type as never }, t)}</b><small>{t('by', { jam: whenSaid(it.at), siapa: whoIs(it.oleh) })}{it.alasan && ` · ${t('why', { alasan: it.alasan })}`}</small></li>)}</ol>
      <p role="status"><b>{t('differ', { count: data.data.length })}{changed.length > 0 && entered.length > 0 && `: ${t('ofThem', { diubah: changed.length, baru: entered.length })}`}</b></p>
      <ol>{changed.map((it) => <Cell key={it.id_kolom + it.id_murid} it={it} />)}</ol>
      {entered.length > 0 && <details open={changed.length === 0}><summary>{t('entered', { count: entered.length })}</summary><ol>{entered.map((it) => <Cell key={it.id_kolom + it.id_murid} it={it} />)}</ol></details>}
    </>
  );
}

/** A cell that is another one, and the events that made it so. */
function Cell({ it }: { it: OutputOf<typeof gradeAudit.compare>['data'][number] }) {
  const t = useWords('gradeAudit');
  return (
    <li>
      <b>{t('cell', { nama: it.nama ?? t('unnamed'), kolom: it.kolom || t('goneColumn') })}</b> <s><span className="visually-hidden">{t('was')} </span>{scoreSaid(it.dari, t)}</s> → <b>{scoreSaid(it.menjadi, t)}</b>
      {it.peristiwa.map((one) => <small key={one.id}>{t('eventHere', { jam: `${formatTanggal(new Date(one.at))} ${formatDetik(one.at)}`, siapa: whoIs(one.oleh), dari: scoreSaid(one.sebelum, t), ke: scoreSaid(one.nilai, t) })}{one.alasan && ` · ${t('why', { alasan: one.alasan })}`}</small>)}
      {it.menjadi === null && it.peristiwa.at(-1)?.nilai !== null && <small>{t('withColumn')}</small>}
    </li>
  );
}
