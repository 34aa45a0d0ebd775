import { Alert, Select, type SelectProps } from 'antd';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { classroom } from '#contract/classroom/classroom.api';
import { optional, ref } from '#contract/kit/fields';
import '#contract/people/people.api';
import { formOver } from '#client/kit/resource/form-over';
import { RecordForm } from '#client/kit/resource/record-form';
import { Screen } from '#client/kit/screen';
import { questionOf, useFollowed, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ClassMembers } from '#client/classroom/class-members';
import '#client/classroom/class.css';
import '#client/classroom/class.words';

export type ClassDetail = OutputOf<typeof classroom.detail>['data'];
const MOST_TEACHERS = 100;

/** A class in one semester: its homeroom teacher, its students, and what else the area shows of it. */
export function ClassDetailFrame({ children }: { children: (kelas: ClassDetail) => ReactNode }) {
  const t = useWords('class');
  const { id = '' } = useParams();
  return (
    <Screen title={t('detail')} back={{ to: '/admin/class', label: t('classes') }}>
      <Detail id={id}>{children}</Detail>
    </Screen>
  );
}

function Detail({ id, children }: { id: string; children: (kelas: ClassDetail) => ReactNode }) {
  const t = useWords('class');
  const { data } = useView(classroom.detail, { id });
  return (
    <>
      <h2 className="class-title">{data.kelas} <span>{data.tahun_ajaran}</span></h2>
      <p><Link to={`/admin/class/consent/${data.id_kelas_tahun_ajaran}`}>{t('consents')}</Link></p>
      {data.peringatan.length > 0 && <Alert type="warning" showIcon title={t('capacity')} />}
      <Homeroom kelas={data} />
      <ClassMembers kelas={data} />
      {children(data)}
    </>
  );
}

const HOMEROOM = formOver('class-homeroom', 'id_guru', { id_guru: optional(ref('teacher')) }, { list: classroom.detail, change: classroom.assignHomeroom });

/** Chosen among those who have no other class, and whoever has this one. */
function Homeroom({ kelas }: { kelas: ClassDetail }) {
  const t = useWords('class');
  const { id_kelas_tahun_ajaran: id, id_tahun_ajaran, id_guru, guru } = kelas;
  return (
    <RecordForm resource={HOMEROOM} title={t('guru')} row={{ id, id_guru, guru }} beside={{ id_tahun_ajaran }}
      controls={{ id_guru: <TeacherSelect kelas={kelas} /> }}>
      <p>{t('homeroomAbout')}</p>
    </RecordForm>
  );
}

/** Its value comes from the form's item around it. */
function TeacherSelect({ kelas, ...select }: { kelas: ClassDetail } & SelectProps<string | null>) {
  const t = useWords('class');
  const [search, setSearch] = useState('');
  const asked = { id_tahun_ajaran: kelas.id_tahun_ajaran, search: search.trim(), limit: MOST_TEACHERS };
  const { data, isFetching } = useQuery({ ...questionOf(classroom.freeTeachers, asked), placeholderData: keepPreviousData });
  useFollowed(classroom.freeTeachers, asked);
  const own = kelas.id_guru && !search ? [{ value: kelas.id_guru, label: kelas.guru ?? t('unnamed') }] : [];
  const options = [...own, ...(data?.data ?? []).map((it) => ({ value: it.id, label: it.nama ?? t('unnamed') }))];
  return (
    <Select<string | null> {...select} aria-label={t('chooseHomeroom')} placeholder={t('noHomeroom')} allowClear options={options} loading={isFetching}
      showSearch={{ filterOption: false, onSearch: setSearch }} onOpenChange={(isOpen) => isOpen || setSearch('')} />
  );
}
