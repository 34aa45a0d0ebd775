import { Select } from 'antd';
import { level } from '#contract/classroom/level.resource';
import { filledTemplate, holdingIn, type Isian } from '#contract/report-card/filled-template';
import { reportTemplate } from '#contract/report-card/report-template.resource';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Field } from '#client/report-card/field';
import type { Detail } from '#client/report-card/report-detail';

type Template = { type: string; template: string; id_mata_pelajaran: string | null; id_level: string | null };
type Kind = 'catatan_wali' | 'sikap_spiritual' | 'sikap_sosial' | 'kegiatan';
type Props = { type: Kind; report: Detail; written: string; predikat?: string | undefined; alias?: string | undefined; max: number; onWrite: (text: string) => void };

/** What is known of whoever a report is about. */
export const knownIn = ({ murid, kelas, semester, tahun_ajaran }: Detail['isi']): Isian => ({ nama_siswa: murid.nama ?? '–', kelas, semester, tahun_ajaran });

/** Sentences that the school keeps ready, with what is known of this student in them; one that is chosen is put behind what was written. What nobody knows is left open for whoever writes. */
export function ReadySentences({ type, report: { isi }, written, predikat, alias, max, onWrite }: Props) {
  const t = useWords('reports');
  const levels: readonly { id: string; tingkat: number }[] = useView(level.api.list, {}).data;
  const id_level = levels.find((it) => it.tingkat === isi.tingkat)?.id ?? null;
  const templates: readonly Template[] = useView(reportTemplate.api.list, {}).data;
  const known = { ...knownIn(isi), tipe_template: t(`ready_${type}`), ...(predikat && { predikat }), ...(alias && { alias }) };
  const sentences = [...new Set(holdingIn(templates.filter((it) => it.type === type), { id_mata_pelajaran: null, id_level }).map((it) => filledTemplate(it.template, known).replace(/\{\{.*?\}\}/g, '…')))];
  if (!sentences.length) return null;
  const choose = (it: string) => onWrite([written.trim(), it].filter(Boolean).join(' ').slice(0, max));
  return <Field label={t('ready', { bagian: t(`ready_${type}`) })}>{(id) => <Select<string> id={id} value={null as never} placeholder={t('readyChoose')} onChange={choose} options={sentences.map((value) => ({ value, label: <span style={{ whiteSpace: 'normal' }}>{value}</span> }))} />}</Field>;
}
