import { Select, type SelectProps } from 'antd';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Kelas } from '#contract/classroom/classroom';
import { classroom } from '#contract/classroom/classroom.api';
import { optional, ref } from '#contract/kit/fields';
import '#contract/people/people.api';
import { formOver } from '#client/kit/resource/form-over';
import { RecordForm } from '#client/kit/resource/record-form';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/classroom/class.words';

const MOST_TEACHERS = 100;

const HOMEROOM = formOver('class-homeroom', 'id_guru', { id_guru: optional(ref('teacher')) }, { list: classroom.detail, change: classroom.assignHomeroom });

/** Chosen among those who have no other class, and whoever has this one. */
export function HomeroomForm({ kelas }: { kelas: Kelas }) {
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
function TeacherSelect({ kelas, ...select }: { kelas: Kelas } & SelectProps<string | null>) {
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
