import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SchoolYear, schoolYear } from '#contract/school-year/school-year.api';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import type { Column } from '#client/kit/list/column';
import { RemoveRow, RowActs } from '#client/kit/list/row-acts';
import { WholeList } from '#client/kit/list/whole-list';
import type { Back } from '#client/kit/crumbs';
import { Screen } from '#client/kit/screen';
import { formatTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import { Activation } from '#client/school-year/activation';
import { ActiveTag } from '#client/school-year/active-tag';
import { semesterName } from '#client/school-year/semester';
import { NewSemesterForm } from '#client/school-year/semester-form';
import '#client/kit/resource/resource.css';
import '#client/school-year/school-year.words';

/** The semesters of the school, the newest first. */
export function SchoolYearsScreen({ back }: { back?: Back }) {
  const t = useWords('schoolYear');
  const [isAdding, setAdding] = useState(false);
  return (
    <Screen title={t('schoolYears')} back={back} actions={<Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>{t('add')}</Button>}>
      <p className="screen-about">{t('schoolYearsAbout')}</p>
      <Semesters />
      {isAdding && <NewSemesterForm onClose={() => setAdding(false)} />}
    </Screen>
  );
}

function Semesters() {
  const t = useWords('schoolYear');
  const { data } = useView(schoolYear.list, {});
  const columns: Column<SchoolYear>[] = [
    { key: 'nama', title: t('nama'), text: (it) => semesterName(it, t), render: (it) => <Link to={`/admin/academic-year/${it.id}`}>{semesterName(it, t)}</Link> },
    { key: 'tanggal_awal', title: t('tanggal_awal'), text: (it) => formatTanggal(it.tanggal_awal) },
    { key: 'tanggal_akhir', title: t('tanggal_akhir'), text: (it) => formatTanggal(it.tanggal_akhir) },
    { key: 'status', title: t('status'), text: (it) => t(it.isActive ? 'active' : 'inactive'), render: (it) => <ActiveTag isActive={it.isActive} /> },
    { key: 'actions', title: t('action'), width: 180, render: (it) => <Acts year={it} /> },
  ];
  return <WholeList name={schoolYear.list.name} columns={columns} rows={data} rowKey="id" empty={t('schoolYearsAbout')} />;
}

/** Only a semester that is not active can be activated or deleted. */
function Acts({ year }: { year: SchoolYear }) {
  const t = useWords('schoolYear');
  const [isRemoving, setRemoving] = useState(false);
  const semester = semesterName(year, t);
  if (year.isActive) return null;
  return (
    <RowActs>
      <Activation year={year} />
      <RemoveRow label={t('remove', { semester })} onPress={() => setRemoving(true)} />
      {isRemoving && (
        <RemovalDialog endpoint={schoolYear.remove} id={year.id} list={schoolYear.list} title={t('remove', { semester })} question={t('removeConfirm', { semester })} onClose={() => setRemoving(false)}
          refusal={({ code, body }) => code === 'IN_USE' && t('inUse', { semester, tempat: placeNamed(body.tempat, t) })} />
      )}
    </RowActs>
  );
}

const PLACES = ['class', 'slot', 'lesson', 'teaching', 'chosen_model', 'report-setting'] as const;
const placeNamed = (table: unknown, t: Translate<'schoolYear'>) => t(PLACES.find((it) => it === table) ?? 'others');
