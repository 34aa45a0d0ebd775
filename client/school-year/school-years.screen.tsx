import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type SchoolYear, schoolYear } from '#contract/school-year/school-year.api';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { RowCards } from '#client/kit/row-cards';
import type { Back } from '#client/kit/crumbs';
import { Screen } from '#client/kit/screen';
import { useReachableRows } from '#client/kit/scroll';
import { useMedia } from '#client/kit/media';
import { formatTanggal } from '#client/kit/time';
import { inSight } from '#client/kit/table-columns';
import { useView } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import { Activation } from '#client/school-year/activation';
import { ActiveTag } from '#client/school-year/active-tag';
import { semesterName } from '#client/school-year/semester';
import { NewSemesterForm } from '#client/school-year/semester-form';
import '#client/kit/resource/resource.css';
import '#client/kit/table.css';
import '#client/school-year/school-year.words';

/** The semesters of the school, the newest first. */
export function SchoolYearsScreen({ back }: { back?: Back }) {
  const t = useWords('schoolYear');
  const [isAdding, setAdding] = useState(false);
  return (
    <Screen title={t('schoolYears')} back={back} actions={<Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>{t('add')}</Button>}>
      <p className="resource-about">{t('schoolYearsAbout')}</p>
      <Semesters />
      {isAdding && <NewSemesterForm onClose={() => setAdding(false)} />}
    </Screen>
  );
}

function Semesters() {
  const t = useWords('schoolYear');
  const { data } = useView(schoolYear.list, {});
  const isNarrow = useMedia('(max-width: 767.98px)');
  const rows = useReachableRows();
  const columns: TableColumnsType<SchoolYear> = [
    { key: 'nama', title: t('nama'), render: (_, it) => <Link to={`/admin/academic-year/${it.id}`}>{semesterName(it, t)}</Link> },
    { key: 'tanggal_awal', title: t('tanggal_awal'), render: (_, it) => formatTanggal(it.tanggal_awal) },
    { key: 'tanggal_akhir', title: t('tanggal_akhir'), render: (_, it) => formatTanggal(it.tanggal_akhir) },
    { key: 'status', title: t('status'), render: (_, it) => <ActiveTag isActive={it.isActive} /> },
    { key: 'actions', title: t('action'), render: (_, it) => <Acts year={it} /> },
  ];
  if (!data.length) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('schoolYearsAbout')} />;
  if (isNarrow) return <RowCards columns={columns} rows={data} rowKey="id" sorting={{}} onSort={() => {}} isBusy={false} empty="" pagination={{ pageSize: data.length, total: data.length, hideOnSinglePage: true }} />;
  return <Table<SchoolYear> ref={rows} rowKey="id" columns={inSight(columns)} dataSource={data} pagination={false} scroll={{ x: 'max-content' }} />;
}

/** Only a semester that is not active can be activated or deleted. */
function Acts({ year }: { year: SchoolYear }) {
  const t = useWords('schoolYear');
  const [isRemoving, setRemoving] = useState(false);
  const semester = semesterName(year, t);
  if (year.isActive) return null;
  return (
    <span className="resource-row-acts">
      <Activation year={year} />
      <Button danger type="text" icon={<DeleteOutlined />} aria-label={t('remove', { semester })} title={t('remove', { semester })} onClick={() => setRemoving(true)} />
      {isRemoving && (
        <RemovalDialog endpoint={schoolYear.remove} id={year.id} list={schoolYear.list} title={t('remove', { semester })} question={t('removeConfirm', { semester })} onClose={() => setRemoving(false)}
          refusal={({ code, body }) => code === 'IN_USE' && t('inUse', { semester, tempat: placeNamed(body.tempat, t) })} />
      )}
    </span>
  );
}

const PLACES = ['class', 'slot', 'lesson', 'teaching', 'chosen_model', 'report-setting'] as const;
const placeNamed = (table: unknown, t: Translate<'schoolYear'>) => t(PLACES.find((it) => it === table) ?? 'others');
