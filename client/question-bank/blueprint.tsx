import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, InputNumber, Select } from 'antd';
import { Kognitif, TipeSoal } from '#contract/question-bank/question';
import { questionBank } from '#contract/question-bank/question-bank.api';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { questionOf, useFollowed } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { useKeys } from '#client/question-bank/keys';
import type { Chosen } from '#client/question-bank/package-questions';
import { Problem } from '#client/question-bank/question-parts';

export type Kisi = { id_kd: string | null; kognitif: (typeof Kognitif.options)[number] | null; tipe: (typeof TipeSoal.options)[number] | null; jumlah: number };
type Props = { lines: readonly Kisi[]; questions: readonly Chosen[]; id_mata_pelajaran: string | null; id_level: string | null; problems: Record<string, string>; onChange: (lines: Kisi[]) => void };
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** So many questions of a competence at a level: how many of each the bank has, and how many the package has already. */
export function Blueprint({ lines, questions, id_mata_pelajaran, id_level, problems, onChange }: Props) {
  const t = useWords('questionBank');
  const { keys, drop } = useKeys(lines.length);
  const asked = { id_mata_pelajaran: id_mata_pelajaran ?? NOBODY, ...(id_level && { id_level }) };
  const { data } = useQuery({ ...questionOf(questionBank.spread, asked), enabled: id_mata_pelajaran !== null });
  useFollowed(questionBank.spread, asked);
  const there = (line: Kisi) => (data?.data ?? []).filter((it) => (!line.id_kd || it.id_kd === line.id_kd) && (!line.kognitif || it.kognitif === line.kognitif) && (!line.tipe || it.tipe === line.tipe)).reduce((sum, { jumlah }) => sum + jumlah, 0);
  const codes = new Map((data?.data ?? []).map(({ id_kd, kd }) => [id_kd, kd]));
  const taken = (line: Kisi) => questions.filter((it) => (!line.id_kd || it.kd === codes.get(line.id_kd)) && (!line.kognitif || it.kognitif === line.kognitif) && (!line.tipe || it.tipe === line.tipe)).length;
  const put = (at: number, changed: Partial<Kisi>) => onChange(lines.map((it, i) => (i === at ? { ...it, ...changed } : it)));
  return (
    <>
      <p className="question-help">{t(id_mata_pelajaran ? 'blueprintAbout' : 'blueprintSubject')}</p>
      {lines.map((line, i) => (
        <div key={keys[i]} className="blueprint-line">
          <ReferenceSelect of="basic-competence" aria-label={t('kdOf', { nomor: i + 1 })} allowClear placeholder={t('anyKd')} label={codes.get(line.id_kd) ?? undefined} value={line.id_kd} onChange={(it) => put(i, { id_kd: it ?? null })} />
          <Select aria-label={t('levelOf', { nomor: i + 1 })} allowClear placeholder={t('anyLevel')} value={line.kognitif} options={Kognitif.options.map((value) => ({ value, label: value }))} onChange={(it) => put(i, { kognitif: it ?? null })} />
          <Select aria-label={t('kindOf', { nomor: i + 1 })} allowClear placeholder={t('anyKind')} value={line.tipe} options={TipeSoal.options.map((value) => ({ value, label: t(value) }))} onChange={(it) => put(i, { tipe: it ?? null })} />
          <InputNumber aria-label={t('countOf', { nomor: i + 1 })} min={1} max={100} precision={0} value={line.jumlah} onChange={(it) => put(i, { jumlah: it ?? 1 })} />
          <span className={`blueprint-told${id_mata_pelajaran && there(line) < line.jumlah ? ' is-short' : ''}`}>{id_mata_pelajaran ? t('blueprintTold', { ada: there(line), dipilih: taken(line), jumlah: line.jumlah }) : '–'}</span>
          <Button type="text" aria-label={t('dropLine', { nomor: i + 1 })} icon={<DeleteOutlined />} onClick={() => { drop(i); onChange(lines.filter((_, at) => at !== i)); }} />
          <Problem of={problems[`kisi_kisi.${i}.jumlah`] ?? problems[`kisi_kisi.${i}.id_kd`]} />
        </div>
      ))}
      <Button icon={<PlusOutlined />} onClick={() => onChange([...lines, { id_kd: null, kognitif: null, tipe: null, jumlah: 5 }])}>{t('addLine')}</Button>
    </>
  );
}
