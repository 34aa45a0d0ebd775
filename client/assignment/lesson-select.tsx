import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty, Select, type SelectProps } from 'antd';
import { useDeferredValue, useState } from 'react';
import { lesson, type Sesi } from '#contract/lesson/lesson.api';
import { addDays } from '#contract/school-year/school-days';
import { clock, formatHariTanggal } from '#client/kit/time';
import { questionOf, useFollowed } from '#client/kit/view';
import { type Translate, useWords } from '#client/kit/words';
import '#client/assignment/assignment.words';

const WEEK = 7;
const MOST_OPTIONS = 100;

/** Chooses one of the lessons that one teaches from last week on, searched for on the server: a semester has more of them than a list offers. */
export function LessonSelect(select: SelectProps<string>) {
  const t = useWords('assignment');
  const [typed, setTyped] = useState('');
  const asked = { dates: `${addDays(clock.today(), -WEEK)},${addDays(clock.today(), 26 * WEEK)}`, search: useDeferredValue(typed.trim()), limit: MOST_OPTIONS };
  const { data, isFetching } = useQuery({ ...questionOf(lesson.between, asked), placeholderData: keepPreviousData });
  useFollowed(lesson.between, asked);
  const chosen = useLesson(select.value);
  const found = (data?.data ?? []).filter(({ libur }) => !libur);
  const isListed = Boolean(typed) || !select.value || found.some(({ id }) => id === select.value);
  const options = [...(isListed ? [] : [{ value: select.value ?? '', label: chosen ? saidOf(chosen, t) : '…' }]), ...found.map((it) => ({ value: it.id, label: saidOf(it, t) }))];
  return (
    <Select<string> {...select} loading={isFetching} placeholder={t('lessonChoose')} options={options}
      showSearch={{ filterOption: false, onSearch: setTyped }} onOpenChange={(isOpen) => isOpen || setTyped('')} notFoundContent={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('lessonNone')} />} />
  );
}

/** One lesson, once it is known which. */
export function useLesson(id: string | null | undefined): Sesi | undefined {
  const { data } = useQuery({ ...questionOf(lesson.one, { id: id ?? '' }), enabled: Boolean(id) });
  return data?.data;
}

const saidOf = ({ tanggal_sesi, kelas, mapel, posisi }: Sesi, t: Translate<'assignment'>) => t('lessonOf', { tanggal: formatHariTanggal(tanggal_sesi), kelas, mapel, posisi });
