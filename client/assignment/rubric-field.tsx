import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber } from 'antd';
import { useWords } from '#client/kit/words';

type Part = { kriteria: string; skor: number };

/** The parts of a mark, and what each may give. */
export function RubricField({ rubrik, onChange }: { rubrik: readonly Part[]; onChange: (rubrik: Part[]) => void }) {
  const t = useWords('assignment');
  const put = (at: number, changed: Partial<Part>) => onChange(rubrik.map((it, i) => (i === at ? { ...it, ...changed } : it)));
  return (
    <fieldset className="work-part-field">
      <legend>{t('rubric')}</legend>
      <p className="soft">{t('rubricHelp')}</p>
      {rubrik.map(({ kriteria, skor }, i) => (
        <div key={String(i)} className="work-criterion">
          <Input aria-label={t('criterion', { n: i + 1 })} placeholder={t('criterion', { n: i + 1 })} maxLength={300} value={kriteria} onChange={({ target }) => put(i, { kriteria: target.value })} />
          <InputNumber aria-label={t('points', { n: i + 1 })} min={1} max={100} precision={0} value={skor} onChange={(it) => put(i, { skor: it ?? 1 })} />
          <Button type="text" aria-label={t('removeCriterion', { n: i + 1 })} icon={<DeleteOutlined />} onClick={() => onChange(rubrik.filter((_, at) => at !== i))} />
        </div>
      ))}
      {rubrik.length < 20 && <Button icon={<PlusOutlined />} onClick={() => onChange([...rubrik, { kriteria: '', skor: 10 }])}>{t('addCriterion')}</Button>}
    </fieldset>
  );
}
