import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useRef, useState } from 'react';
import { ASESMEN, BAGIAN, type IsiRpp, type Kegiatan, MOST_FILES, type NamaBagian, type Pertemuan, RANAH, TAHAP } from '#contract/curriculum/rpp-parts';
import { JUDUL_TEKNIK } from '#contract/curriculum/rpp-titles';
import type { Berkas } from '#contract/file/file';
import { Attachments } from '#client/file/attachments';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { RichField } from '#client/kit/rich/rich-field';
import { htmlOf, nodesOf } from '#client/kit/rich/rich-nodes';
import { useWords } from '#client/kit/words';
import { CompetenceSelect } from '#client/curriculum/competence-select';
import { choiceName, filesNamed, partName } from '#client/curriculum/rpp-said';
import '#contract/subject/core-competence.resource';
import '#client/curriculum/rpp.css';

type Of = { id_mata_pelajaran: string; id_level: string; berkas: readonly Berkas[] };
type Props<V = unknown> = { name: NamaBagian; value: V; onChange: (value: never) => void; isDeep: boolean; of: Of };
const put = <T,>(list: readonly T[], i: number, it: T) => list.map((one, at) => (at === i ? it : one));
const drop = <T,>(list: readonly T[], i: number) => list.filter((_, at) => at !== i);
const idOf = (name: NamaBagian) => `rpp-${name}`;

/** The field in which a part is written, by its kind. */
export function PartField(props: Props) {
  const { name, value, onChange } = props;
  const t = useWords('rpp');
  const [id, label, set] = [idOf(name), partName(name, t), onChange as (it: unknown) => void];
  const { bentuk, pilihan = [] } = BAGIAN[name];
  const options = pilihan.map((it) => ({ value: it, label: choiceName(it, t) }));
  if (bentuk === 'line') return <Input id={id} aria-label={label} maxLength={200} value={value as string} onChange={({ target }) => set(target.value)} />;
  if (bentuk === 'text') return <Input.TextArea id={id} aria-label={label} className="rpp-grow" rows={2} maxLength={3_000} value={value as string} onChange={({ target }) => set(target.value)} />;
  if (bentuk === 'rich') return <RichPart id={id} label={label} value={value as string} onChange={set} />;
  if (bentuk === 'number') return <InputNumber id={id} aria-label={label} min={1} max={40} precision={0} value={value as number | null} onChange={set} />;
  if (bentuk === 'choice') return <Select id={id} aria-label={label} allowClear placeholder={t('choose')} options={options} value={value as string | null} onChange={(it) => set(it ?? null)} />;
  if (bentuk === 'choices') return <Checkbox.Group className="rpp-choices" aria-label={label} options={options} value={value as string[]} onChange={set} />;
  if (bentuk === 'core') return <ReferenceSelect<string[]> id={id} aria-label={label} of="core-competence" mode="multiple" value={value as string[]} onChange={set} />;
  if (bentuk === 'competences') return <CompetenceSelect id={id} label={label} kind={name === 'tp' ? 'TP' : 'KD'} of={props.of} value={value as string[]} onChange={set} />;
  if (bentuk === 'lines') return <Lines {...(props as Props<string[]>)} />;
  if (bentuk === 'files') return <Files {...(props as Props<string[]>)} />;
  if (bentuk === 'indicators') return <Indicators {...(props as Props<IsiRpp['ipk']>)} />;
  if (bentuk === 'meetings') return <Meetings {...(props as Props<Pertemuan[]>)} />;
  return bentuk === 'assessment' ? <Assessment {...(props as Props<IsiRpp['penilaian']>)} /> : <Stages {...(props as Props<IsiRpp['asesmen']>)} />;
}

/** A box with form is filled once and is then its writer's: what comes from elsewhere begins a new one. */
function RichPart({ value, onChange, ...box }: { id: string; label: string; value: string; onChange: (html: string) => void }) {
  const told = useRef(value);
  const turn = useRef(0);
  if (formOf(value) !== formOf(told.current)) turn.current += 1;
  told.current = value;
  return (
    <RichField key={turn.current} {...box} isLong value={value} onChange={(html) => {
      told.current = html;
      onChange(html);
    }} />
  );
}
/** The same however its marks are written. */
const formOf = (html: string) => htmlOf(nodesOf(html) as ChildNode[]).trim();

const Drop = ({ label, onDrop }: { label: string; onDrop: () => void }) => <Button type="text" aria-label={label} title={label} icon={<DeleteOutlined />} onClick={onDrop} />;
const Add = ({ children, onAdd }: { children: string; onAdd: () => void }) => <Button size="small" icon={<PlusOutlined />} onClick={onAdd}>{children}</Button>;

/** A line at a time. */
function Lines({ name, value, onChange }: Props<string[]>) {
  const t = useWords('rpp');
  const [label, set] = [partName(name, t), onChange as (it: string[]) => void];
  return (
    <div className="rpp-lines">
      {value.map((it, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={i} className="rpp-line">
          <Input aria-label={t('line', { nama: label, n: i + 1 })} maxLength={500} value={it} onChange={({ target }) => set(put(value, i, target.value))} />
          <Drop label={t('dropLine', { n: i + 1 })} onDrop={() => set(drop(value, i))} />
        </div>
      ))}
      <Add onAdd={() => set([...value, ''])}>{t('addLine')}</Add>
    </div>
  );
}

/** Documents that come with it; those that have just arrived are known here before the plan tells of them. */
function Files({ value, onChange, of: { berkas } }: Props<string[]>) {
  const [arrived, setArrived] = useState<readonly Berkas[]>([]);
  const set = onChange as (it: string[]) => void;
  return (
    <Attachments value={filesNamed(value, [...berkas, ...arrived])} untuk="rpp" most={MOST_FILES} onChange={(daftar) => {
      setArrived((them) => [...them, ...daftar]);
      set(daftar.map((it) => it.id));
    }} />
  );
}

function Indicators({ value, onChange }: Props<IsiRpp['ipk']>) {
  const t = useWords('rpp');
  const set = onChange as (it: IsiRpp['ipk']) => void;
  return (
    <div className="rpp-lines">
      {value.map((it, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={i} className="rpp-line">
          <Input className="rpp-code" aria-label={t('line', { nama: t('code'), n: i + 1 })} maxLength={20} placeholder="3.1.1" value={it.kode} onChange={({ target }) => set(put(value, i, { ...it, kode: target.value }))} />
          <Input aria-label={t('line', { nama: t('indicator'), n: i + 1 })} maxLength={500} value={it.teks} onChange={({ target }) => set(put(value, i, { ...it, teks: target.value }))} />
          <Drop label={t('dropLine', { n: i + 1 })} onDrop={() => set(drop(value, i))} />
        </div>
      ))}
      <Add onAdd={() => set([...value, { kode: '', teks: '' }])}>{t('addLine')}</Add>
    </div>
  );
}

const nothing: Kegiatan = { teks: '', menit: null };
function Meetings({ name, value, onChange, isDeep }: Props<Pertemuan[]>) {
  const t = useWords('rpp');
  const set = (them: Pertemuan[]) => (onChange as (it: Pertemuan[]) => void)(them.map((it, i) => ({ ...it, pertemuan: i + 1 })));
  return (
    <div className="rpp-meetings">
      {value.map((it, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a meeting is its place
        <fieldset key={i} className="rpp-meeting">
          <legend>{t('meeting', { n: i + 1 })} <Drop label={t('dropMeeting', { n: i + 1 })} onDrop={() => set(drop(value, i))} /></legend>
          {TAHAP.map((tahap) => {
            const title = t(`${isDeep ? 'mendalam' : 'tahap'}.${tahap}`);
            const change = (part: Partial<Kegiatan>) => set(put(value, i, { ...it, [tahap]: { ...it[tahap], ...part } }));
            return (
              <div key={tahap} className="rpp-step">
                <span className="rpp-step-head"><label htmlFor={`${idOf(name)}-${i}-${tahap}`}>{title}</label><InputNumber aria-label={t('minutesOf', { nama: title })} placeholder={t('minutes')} min={0} max={400} precision={0} value={it[tahap].menit} onChange={(menit) => change({ menit })} /></span>
                <Input.TextArea id={`${idOf(name)}-${i}-${tahap}`} className="rpp-grow" rows={2} maxLength={3_000} value={it[tahap].teks} onChange={({ target }) => change({ teks: target.value })} />
              </div>
            );
          })}
        </fieldset>
      ))}
      <Add onAdd={() => set([...value, { pertemuan: value.length + 1, pendahuluan: nothing, inti: nothing, penutup: nothing }])}>{t('addMeeting')}</Add>
    </div>
  );
}

const TEKNIK = Object.keys(JUDUL_TEKNIK) as (keyof typeof JUDUL_TEKNIK)[];
function Assessment({ value, onChange }: Props<IsiRpp['penilaian']>) {
  const t = useWords('rpp');
  const set = onChange as (it: IsiRpp['penilaian']) => void;
  return (
    <div className="rpp-meetings">
      {RANAH.map((ranah) => (
        <fieldset key={ranah} className="rpp-meeting">
          <legend>{t(`ranah.${ranah}`)}</legend>
          {TEKNIK.map((teknik) => (
            <div key={teknik} className="rpp-step">
              <label htmlFor={`rpp-${ranah}-${teknik}`}>{t(`teknik.${teknik}`)}</label>
              <Input.TextArea id={`rpp-${ranah}-${teknik}`} className="rpp-grow" rows={1} maxLength={3_000} value={value[ranah][teknik]} onChange={({ target }) => set({ ...value, [ranah]: { ...value[ranah], [teknik]: target.value } })} />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function Stages({ value, onChange }: Props<IsiRpp['asesmen']>) {
  const t = useWords('rpp');
  const set = onChange as (it: IsiRpp['asesmen']) => void;
  return (
    <div className="rpp-meetings">
      {ASESMEN.map((stage) => (
        <div key={stage} className="rpp-step">
          <label htmlFor={`rpp-${stage}`}>{t(`asesmen.${stage}`)}</label>
          <Input.TextArea id={`rpp-${stage}`} className="rpp-grow" rows={2} maxLength={3_000} value={value[stage]} onChange={({ target }) => set({ ...value, [stage]: target.value })} />
        </div>
      ))}
    </div>
  );
}
