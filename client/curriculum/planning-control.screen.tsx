import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { KendaliRencana } from '#contract/curriculum/rpp';
import { rpp as api } from '#contract/curriculum/rpp.api';
import { formatAngka, formatPersen } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/curriculum/rpp.css';
import '#client/curriculum/rpp.words';

/** Domain 4.2: below half red, below all yellow, all green. */
const toneOf = (persen: number | null) => (persen === null ? 'none' : persen < 50 ? 'bad' : persen < 100 ? 'warn' : 'good');
/** How much of what is to be taught stands in approved plans: teachers by subject and level, worst first. */
export function PlanningControlScreen() {
  const t = useWords('rpp');
  return <Screen title={t('control')} back={{ to: '/teacher/rpp', label: t('title') }}><p className="screen-about">{t('controlAbout')}</p><Matrix /></Screen>;
}

function Matrix() {
  const t = useWords('rpp');
  const { data } = useView(api.planningControl, {});
  const [open, setOpen] = useState<KendaliRencana>();
  if (!data.length) return <p className="list-state soft">{t('controlNone')}</p>;
  const [wanted, covered] = [data.reduce((sum, it) => sum + it.jumlah_kd, 0), data.reduce((sum, it) => sum + it.jumlah_disetujui, 0)];
  const levels = [...new Set(data.map((it) => it.tingkat))].sort();
  const rows = [...new Map(data.map((it) => [keyOf(it), it])).values()];
  return (
    <>
      <p className="rpp-headline">{t('controlSaid', { n: formatAngka(covered), jumlah: formatAngka(wanted) })}</p>
      <div className="scroll-x" role="region" aria-label={t('control')} tabIndex={0}>
        <table className="plain-table rpp-control">
          <thead><tr><th scope="col">{t('guru')}</th><th scope="col" className="rpp-subject">{t('mapel')}</th>{levels.map((it) => <th key={it} scope="col">{t('tingkat')} {it}</th>)}</tr></thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} data-row-key={keyOf(row)}>
                <th scope="row">{row.guru ?? t('erased')}<small>{row.mapel}</small></th>
                <td className="rpp-subject">{row.mapel}</td>
                {levels.map((level) => {
                  const it = data.find((one) => keyOf(one) === keyOf(row) && one.tingkat === level);
                  return <td key={level}>{it && <button type="button" className={`rpp-cell is-${toneOf(it.persen)}`} aria-label={t('cellOf', { guru: it.guru ?? t('erased'), mapel: it.mapel, tingkat: it.tingkat, n: it.jumlah_disetujui, jumlah: it.jumlah_kd })} aria-expanded={open === it} onClick={() => setOpen(open === it ? undefined : it)}>{it.jumlah_kd ? `${it.jumlah_disetujui}/${it.jumlah_kd}` : '–'}</button>}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open && <Why of={open} />}
    </>
  );
}

/** A teacher's subject, on whatever level. */
const keyOf = (it: { id_guru: string; id_mata_pelajaran: string }) => `${it.id_guru} ${it.id_mata_pelajaran}`;

function Why({ of }: { of: KendaliRencana }) {
  const t = useWords('rpp');
  const plans = Object.entries(of.per_status).filter(([, n]) => n > 0);
  return (
    <section className="panel" aria-live="polite">
      <h2 className="rpp-chapter">{of.guru ?? t('erased')}: {of.mapel} {of.tingkat}</h2>
      <p>{t('covered')}: {of.jumlah_disetujui} / {of.jumlah_kd} ({formatPersen(of.persen)})</p>
      <p>{t('missing')}: {of.jumlah_kd === 0 ? t('noneWanted') : of.belum.join(', ') || t('allCovered')}</p>
      <p>{t('plans')}: {plans.map(([status, n]) => `${t(status as 'draf')} ${n}`).join(', ') || '–'} <Link to={`/teacher/rpp?search=${encodeURIComponent(of.guru ?? '')}`}>{t('title')}</Link></p>
    </section>
  );
}
