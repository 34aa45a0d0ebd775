import { PrinterOutlined } from '@ant-design/icons';
import { classProgress } from '#contract/curriculum/class-progress.api';
import { overview } from '#contract/homeroom/overview.api';
import type { BulanSemester } from '#contract/homeroom/periodic';
import { periodic } from '#contract/homeroom/periodic.api';
import { useAddress } from '#client/kit/address';
import { ListState } from '#client/kit/list/list-state';
import { formatAngka } from '#client/kit/number';
import { Screen } from '#client/kit/screen';
import { useMayAsk } from '#client/kit/session';
import { formatBulan } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { FoldedMonth, MonthSheet } from '#client/homeroom/month-sheet';
import '#client/homeroom/homeroom.css';
import '#client/homeroom/homeroom.words';

const ID = /^[0-9a-f-]{36}$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const sound = (form: RegExp, it: string | null) => (it && form.test(it) ? it : undefined);

/** What the address asks for; what is none is left out. */
function useAsked() {
  const [params, setParams] = useAddress();
  const choose = (more: Record<string, string>) => setParams((before) => new URLSearchParams(Object.entries({ ...Object.fromEntries(before), ...more }).filter(([, it]) => it)), { replace: true });
  return { kelas: sound(ID, params.get('kelas')), murid: sound(ID, params.get('murid')), bulan: sound(MONTH, params.get('bulan')), choose };
}

const Print = () => {
  const t = useWords('homeroom');
  return <button type="button" className="btn" onClick={() => window.print()}><PrinterOutlined aria-hidden /> {t('print')}</button>;
};

/** The monthly reports of a class, to be printed: of whoever leads it, or of any class for those who lead the school. */
export function PeriodicReportsScreen() {
  const t = useWords('homeroom');
  const seesAll = useMayAsk(classProgress.classes);
  return <Screen title={t('month')} actions={<Print />}><p className="soft month-about">{t('monthAbout')}</p>{seesAll ? <AnyClass /> : <OfClass />}</Screen>;
}

function AnyClass() {
  const t = useWords('homeroom');
  const { data } = useView(classProgress.classes, {});
  const { kelas, choose } = useAsked();
  const id_kelas = kelas ?? data[0]?.id_kelas_tahun_ajaran;
  if (!id_kelas) return <ListState kind="empty" title={t('monthNone')} />;
  return (
    <>
      <div className="month-controls">
        <label>{t('kelas')}<select value={id_kelas} onChange={({ target }) => choose({ kelas: target.value, murid: '' })}>{data.map((it) => <option key={it.id} value={it.id_kelas_tahun_ajaran}>{it.kelas}</option>)}</select></label>
      </div>
      <OfClass id_kelas={id_kelas} />
    </>
  );
}

function OfClass({ id_kelas: chosen }: { id_kelas?: string }) {
  const t = useWords('homeroom');
  const { kelas, murid, bulan, choose } = useAsked();
  const id_kelas = chosen ?? kelas;
  const ofClass = id_kelas ? { id_kelas } : {};
  const { data: students } = useView(overview.students, ofClass);
  const one = students.some((it) => it.id_murid === murid) ? murid : undefined;
  const { data, daftar_bulan } = useView(periodic.ofClass, { ...ofClass, ...(bulan && { bulan }), ...(one && { daftar_murid: [one] }) });
  if (!students.length) return <ListState kind="empty" title={t('monthNone')} />;
  return (
    <>
      <div className="month-controls">
        <Month bulan={data[0]?.bulan} months={daftar_bulan} onChoose={(it) => choose({ bulan: it })} />
        <label>{t('chooseStudent')}
          <select value={one ?? ''} onChange={({ target }) => choose({ murid: target.value })}>
            <option value="">{t('allStudents', { count: students.length, n: formatAngka(students.length) })}</option>
            {students.map((it) => <option key={it.id_murid} value={it.id_murid}>{it.nama ?? t('unnamed')}</option>)}
          </select>
        </label>
      </div>
      {data.map((it) => (one ? <MonthSheet key={it.id_murid} laporan={it} /> : <FoldedMonth key={it.id_murid} laporan={it} />))}
    </>
  );
}

function Month({ bulan, months, onChoose }: { bulan: string | undefined; months: readonly BulanSemester[]; onChoose: (bulan: string) => void }) {
  const t = useWords('homeroom');
  return <label>{t('chooseMonth')}<select value={bulan} onChange={({ target }) => onChoose(target.value)}>{months.map((it) => <option key={it.bulan} value={it.bulan}>{formatBulan(it.bulan)}</option>)}</select></label>;
}

/** A student's own months. */
export function OwnMonthScreen() {
  const t = useWords('homeroom');
  return <Screen title={t('month')} actions={<Print />}><OwnMonth /></Screen>;
}

function OwnMonth() {
  const { bulan, choose } = useAsked();
  const { data, daftar_bulan } = useView(periodic.one, bulan ? { bulan } : {});
  return (
    <>
      <div className="month-controls"><Month bulan={data.bulan} months={daftar_bulan} onChoose={(it) => choose({ bulan: it })} /></div>
      <MonthSheet laporan={data} />
    </>
  );
}
