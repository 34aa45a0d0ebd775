import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Empty, InputNumber, Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import { questionBank, type questionPackage } from '#contract/question-bank/question-bank.api';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';

export type Chosen = Pick<OutputOf<typeof questionPackage.one>['data']['daftar_soal'][number], 'id_soal' | 'bobot' | 'tipe' | 'ringkasan' | 'kd' | 'kognitif'>;
type Props = { chosen: readonly Chosen[]; id_mata_pelajaran: string | null; onChange: (chosen: Chosen[]) => void };
const MOST_OPTIONS = 50;

/** The questions of a package in their order; others are found in the bank and put at the end. */
export function PackageQuestions({ chosen, id_mata_pelajaran, onChange }: Props) {
  const t = useWords('questionBank');
  const [typed, setTyped] = useState('');
  const asked = { page: 1, limit: MOST_OPTIONS, search: useDeferredValue(typed.trim()), ...(id_mata_pelajaran && { id_mata_pelajaran }) };
  const { data, isFetching } = useQuery({ ...questionOf(questionBank.list, asked), placeholderData: keepPreviousData });
  useFollowed(questionBank.list, asked);
  const found = (data?.data ?? []).filter(({ id }) => !chosen.some((it) => it.id_soal === id));
  const put = (id: string) => {
    const it = found.find((one) => one.id === id);
    if (it) onChange([...chosen, { id_soal: it.id, bobot: 1, tipe: it.tipe, ringkasan: it.ringkasan, kd: it.kd, kognitif: it.kognitif }]);
    setTyped('');
  };
  const move = (at: number, by: -1 | 1) => {
    const next = [...chosen];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <>
      <label htmlFor="paket-cari">{t('addQuestion')}</label>
      <Select id="paket-cari" className="package-find" value={null} loading={isFetching} placeholder={t('findQuestion')} showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }} onSelect={(id) => put(String(id))}
        options={found.map((it) => ({ value: it.id, label: [it.ringkasan, it.kd, it.kognitif].filter(Boolean).join(' · ') }))} notFoundContent={<Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noneFound')} />} />
      {chosen.length > 0 && (
        <ol className="package-lines is-edited">
          {chosen.map((it, i) => (
            <li key={it.id_soal}>
              <span className="package-what"><span dir="auto">{it.ringkasan}</span><small>{[t(it.tipe), it.kd, it.kognitif].filter(Boolean).join(' · ')}</small></span>
              <InputNumber aria-label={t('weight', { nomor: i + 1 })} min={0} max={100} value={it.bobot} onChange={(bobot) => onChange(chosen.map((one, at) => (at === i ? { ...one, bobot: bobot ?? 1 } : one)))} />
              <span className="package-acts">
                <Button type="text" aria-label={t('up', { nomor: i + 1 })} icon={<ArrowUpOutlined />} disabled={i === 0} onClick={() => move(i, -1)} />
                <Button type="text" aria-label={t('down', { nomor: i + 1 })} icon={<ArrowDownOutlined />} disabled={i === chosen.length - 1} onClick={() => move(i, 1)} />
                <Button type="text" aria-label={t('dropQuestion', { nomor: i + 1 })} icon={<DeleteOutlined />} onClick={() => onChange(chosen.filter((_, at) => at !== i))} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
