import { Alert, Button, Select } from 'antd';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { OutputOf } from '#contract/kit/endpoint';
import { classroom } from '#contract/classroom/classroom.api';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { Screen } from '#client/kit/screen';
import { useTelling } from '#client/kit/telling';
import { questionOf, useAction, useFollowed, useView } from '#client/kit/view';
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
      <Homeroom key={data.id_guru} kelas={data} />
      <ClassMembers kelas={data} />
      {children(data)}
    </>
  );
}

/** Chosen among those who have no other class, and whoever has this one. */
function Homeroom({ kelas }: { kelas: ClassDetail }) {
  const t = useWords('class');
  const [chosen, setChosen] = useState(kelas.id_guru);
  const [search, setSearch] = useState('');
  const asked = { id_tahun_ajaran: kelas.id_tahun_ajaran, search: search.trim(), limit: MOST_TEACHERS };
  const { data, isFetching } = useQuery({ ...questionOf(classroom.freeTeachers, asked), placeholderData: keepPreviousData });
  useFollowed(classroom.freeTeachers, asked);
  const { run, pending } = useAction(classroom.assignHomeroom);
  const telling = useTelling();
  const isDirty = chosen !== kelas.id_guru;
  const { question } = useLeaveGuard(isDirty);
  const own = kelas.id_guru && !search ? [{ value: kelas.id_guru, label: kelas.guru ?? t('unnamed') }] : [];
  const options = [...own, ...(data?.data ?? []).map((it) => ({ value: it.id, label: it.nama ?? t('unnamed') }))];
  const save = () => void run({ id: kelas.id_kelas_tahun_ajaran, id_guru: chosen, id_tahun_ajaran: kelas.id_tahun_ajaran })
    .then(() => telling.success({ title: t('homeroomSaved') }), () => setChosen(kelas.id_guru));
  return (
    <section className="panel" aria-labelledby="wali-kelas">
      <h2 id="wali-kelas">{t('guru')}</h2>
      <p>{t('homeroomAbout')}</p>
      <div className="class-choice">
        <Select<string | null> aria-label={t('chooseHomeroom')} placeholder={t('noHomeroom')} allowClear value={chosen} onChange={(it) => setChosen(it ?? null)} options={options} loading={isFetching}
          showSearch={{ filterOption: false, onSearch: setSearch }} onOpenChange={(isOpen) => isOpen || setSearch('')} />
        <Button type="primary" disabled={!isDirty} loading={pending} onClick={save}>{t('saveHomeroom')}</Button>
      </div>
      {question}
    </section>
  );
}
