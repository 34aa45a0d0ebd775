import { CopyOutlined, EditOutlined } from '@ant-design/icons';
import { Alert, Button, Descriptions } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type SchoolYearDetail, schoolYear } from '#contract/school-year/school-year.api';
import { Screen } from '#client/kit/screen';
import { useTelling } from '#client/kit/telling';
import { formatAngka } from '#client/kit/number';
import { formatHariTanggal } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Activation } from '#client/school-year/activation';
import { ActiveTag } from '#client/school-year/active-tag';
import { Holidays } from '#client/school-year/holidays';
import { semesterName } from '#client/school-year/semester';
import { SemesterForm } from '#client/school-year/semester-form';
import { Months, Weeks } from '#client/school-year/weeks';
import '#client/kit/resource/resource.css';
import '#client/school-year/school-year.css';
import '#client/school-year/school-year.words';

const COUNTED = ['jumlah_kelas', 'jumlah_murid', 'jumlah_slot', 'jumlah_pengampu', 'jumlah_sesi'] as const;
const DATES = ['tanggal_awal', 'tanggal_akhir', 'tanggal_rapor_tengah', 'tanggal_rapor_akhir'] as const;
const LIST = '/admin/master/academic-year';

/** A semester: its days, what it has, its weeks, months and holidays. */
export function SchoolYearScreen() {
  const t = useWords('schoolYear');
  const { id = '' } = useParams();
  return (
    <Screen title={t('detail')} back={{ to: LIST, label: t('schoolYears') }}>
      <Semester id={id} />
    </Screen>
  );
}

function Semester({ id }: { id: string }) {
  const t = useWords('schoolYear');
  const { data: year } = useView(schoolYear.detail, { id });
  return (
    <>
      {year.peringatan.map((it) => <Alert key={it} type="warning" showIcon title={t(it)} />)}
      <Dates year={year} />
      <Content year={year} />
      <Holidays id={id} />
      <Weeks id={id} />
      <Months id={id} />
    </>
  );
}

function Dates({ year }: { year: SchoolYearDetail }) {
  const t = useWords('schoolYear');
  const [isEditing, setEditing] = useState(false);
  const items = DATES.map((it) => ({ key: it, label: t(it), children: year[it] ? formatHariTanggal(year[it]) : '–' }));
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{semesterName(year, t)} <ActiveTag isActive={year.isActive} /></h2>
        <div className="screen-actions">
          <Activation year={year} />
          <Button icon={<EditOutlined />} onClick={() => setEditing(true)}>{t('edit')}</Button>
        </div>
      </div>
      <Descriptions column={{ xs: 1, md: 2 }} items={items} />
      {isEditing && <SemesterForm year={year} onClose={() => setEditing(false)} />}
    </section>
  );
}

function Content({ year }: { year: SchoolYearDetail }) {
  const t = useWords('schoolYear');
  const telling = useTelling();
  const { run, pending } = useAction(schoolYear.duplicate);
  const copy = () => void run({ id: year.id }).then(() => telling.success({ title: t('copying') }), () => undefined);
  return (
    <section className="panel">
      <h2>{t('content')}</h2>
      <dl className="figures">{COUNTED.map((it) => <div key={it}><dt>{t(it)}</dt><dd>{formatAngka(year[it])}</dd></div>)}</dl>
      {year.semester === 'Genap' && (
        <>
          <p>{t('copyAbout')}</p>
          <Button icon={<CopyOutlined />} loading={pending} onClick={copy}>{t('copy')}</Button>
        </>
      )}
    </section>
  );
}
