import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { classroom } from '#contract/classroom/classroom.api';
import { schoolYear } from '#contract/school-year/school-year.api';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/home/admin.words';

/** A semester by its first day: its name, its weeks and its end follow from that. */
export function SemesterForm() {
  const w = useWords('adminHome');
  const id = useId();
  const { run, pending, error } = useAction(schoolYear.open);
  const wrong = error?.errors?.tanggal_awal;
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tanggal_awal = String(new FormData(event.currentTarget).get('tanggal_awal'));
    if (tanggal_awal) void run({ tanggal_awal, active: true }).catch(() => undefined);
  };
  return (
    <form className="setup-form" onSubmit={open}>
      <label htmlFor={id}>{w('firstDay')}</label>
      <input id={id} type="date" name="tanggal_awal" required aria-invalid={wrong !== undefined} aria-describedby={wrong && `${id}-wrong`} />
      {wrong && <p id={`${id}-wrong`} className="setup-wrong">{wrong}</p>}
      <div className="setup-ways">
        <button type="submit" className="btn is-primary is-large" aria-disabled={pending}>{w('do.tahun-ajaran')}</button>
        <Link to="/admin/master/academic-year">{w('inFull')}</Link>
      </div>
    </form>
  );
}

const LEVELS = [7, 8, 9] as const;
const MOST = 12;
const symbolsOf = (count: number) => Array.from({ length: count }, (_, i) => String.fromCharCode(65 + i));

/** So many classes of each level, named by letters; they can be renamed afterwards. */
export function ClassesForm() {
  const w = useWords('adminHome');
  const [counts, setCounts] = useState<Record<number, number>>({ 7: 2, 8: 2, 9: 2 });
  const { run, pending } = useAction(classroom.form);
  const wished = LEVELS.flatMap((tingkat) => symbolsOf(counts[tingkat] ?? 0).map((simbol) => ({ tingkat, simbol })));
  const form = async () => {
    for (const it of wished) await run(it);
  };
  return (
    <div className="setup-form">
      <div className="setup-levels">
        {LEVELS.map((tingkat) => <Level key={tingkat} tingkat={tingkat} count={counts[tingkat] ?? 0} onCount={(count) => setCounts({ ...counts, [tingkat]: count })} />)}
      </div>
      <div className="setup-ways">
        <button type="button" className="btn is-primary is-large" aria-disabled={pending || !wished.length} onClick={() => !pending && void form().catch(() => undefined)}>{w('formClasses', { count: wished.length })}</button>
        <Link to="/admin/class">{w('inFull')}</Link>
      </div>
    </div>
  );
}

function Level({ tingkat, count, onCount }: { tingkat: number; count: number; onCount: (count: number) => void }) {
  const w = useWords('adminHome');
  const label = w('classLevel', { tingkat });
  return (
    <fieldset>
      <legend>{label}</legend>
      <span className="stepper">
        <button type="button" aria-label={w('fewer', { apa: label })} disabled={count === 0} onClick={() => onCount(count - 1)}><MinusOutlined aria-hidden /></button>
        <output className="n">{count}</output>
        <button type="button" aria-label={w('more', { apa: label })} disabled={count === MOST} onClick={() => onCount(count + 1)}><PlusOutlined aria-hidden /></button>
      </span>
      <small>{symbolsOf(count).map((it) => `${tingkat}${it}`).join(', ') || '–'}</small>
    </fieldset>
  );
}
