import { Button, Input, InputNumber, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { isiPrestasi, type IsiPrestasi, PREDIKAT_KEGIATAN, type PredikatKegiatan } from '#contract/conduct/conduct';
import { activity } from '#contract/conduct/activity.resource';
import { conduct } from '#contract/conduct/conduct.api';
import { ListState } from '#client/kit/list/list-state';
import { ReferenceSelect } from '#client/kit/resource/reference-select';
import { clock } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { Field } from '#client/report-card/field';
import { ReadySentences } from '#client/report-card/ready-sentences';
import type { Detail } from '#client/report-card/report-detail';

type Of = { report: Detail };
/** `isOwn`: it was written on this report, and not on that of a class that the student left. */
type Line = { id: string; nama: string; about: string; beside?: ReactNode; isOwn: boolean };
type RowsProps = { rows: readonly Line[]; none: string; onRemove: ((id: string) => void) | undefined; onChange?: ((id: string) => void) | undefined };

/** In a closed semester these stay as they are. */
const isWritten = ({ menulis, alasan }: Detail['boleh']) => menulis && !alasan;

/** Rows of a report, each of which may be taken away while it is written. */
function Rows({ rows, none, onRemove, onChange }: RowsProps) {
  const t = useWords('reports');
  if (!rows.length) return <ListState kind="empty" title={none} />;
  return (
    <ul className="report-rows">
      {rows.map(({ id, nama, about, beside, isOwn }) => (
        <li key={id}><span><b>{nama}</b>{about && <small>{about}</small>}</span><span className="report-acts">{beside}{!isOwn && <small>{t('classBefore')}</small>}{onChange && isOwn && <Button size="small" aria-label={t('changeOf', { nama })} onClick={() => onChange(id)}>{t('change')}</Button>}{onRemove && isOwn && <Button size="small" danger aria-label={t('remove', { nama })} onClick={() => onRemove(id)}>×</Button>}</span></li>
      ))}
    </ul>
  );
}

/** Rewards and offences with their points; the suggested step is only said. */
export function ConductRows({ report: { id_general_report: id, boleh } }: Of) {
  const isWriting = isWritten(boleh);
  const t = useWords('reports');
  const { data } = useView(conduct.summary, { id });
  const [save, remove] = [useAction(conduct.changeAll), useAction(conduct.remove)];
  const [wish, setWish] = useState<{ rule: string | null; frequency: number; note: string }>({ rule: null, frequency: 1, note: '' });
  const lines = [...data.penghargaan, ...data.pelanggaran].map((it) => ({ id: it.id, isOwn: it.id_general_report === id, nama: it.nama, about: [t(it.tipe), it.note].filter(Boolean).join(' · '), beside: <span>{it.frequency}× · {t('points', { n: it.poin })}</span> }));
  const add = () => wish.rule && void save.run({ id_general_report: id, id_reward_punishment: wish.rule, frequency: wish.frequency, note: wish.note }).then(() => setWish({ rule: null, frequency: 1, note: '' })).catch(() => undefined);
  return (
    <>
      <p>{t('totals', { baik: data.total_penghargaan, buruk: data.total_pelanggaran })} {t('year', { poin: data.total_tahun })} {data.saran_tindakan && <b>{t('suggestion', { langkah: t(data.saran_tindakan) })}</b>}</p>
      <Rows rows={lines} none={t('noConduct')} onRemove={isWriting ? (row) => void remove.run({ id: row }).catch(() => undefined) : undefined} />
      {isWriting && (
        <form className="report-add" onSubmit={(it) => { it.preventDefault(); add(); }}>
          <Field label={t('rule')}>{(field) => <ReferenceSelect id={field} of="conduct-rule" value={wish.rule} onChange={(rule) => setWish({ ...wish, rule })} />}</Field>
          <Field label={t('frequency')}>{(field) => <InputNumber id={field} min={1} max={99} precision={0} value={wish.frequency} onChange={(it) => setWish({ ...wish, frequency: it ?? 1 })} />}</Field>
          <Field label={t('remark')}>{(field) => <Input id={field} maxLength={300} value={wish.note} onChange={(it) => setWish({ ...wish, note: it.target.value })} />}</Field>
          <Button type="primary" htmlType="submit" disabled={!wish.rule} loading={save.pending}>{t('add')}</Button>
        </form>
      )}
    </>
  );
}

export function ActivityRows({ report }: Of) {
  const { id_general_report: id, boleh } = report;
  const isWriting = isWritten(boleh);
  const t = useWords('reports');
  const { data } = useView(conduct.activities, { id });
  const [save, remove] = [useAction(conduct.changeActivities), useAction(conduct.removeActivity)];
  const [wish, setWish] = useState<{ activity: string | null; predikat: PredikatKegiatan; note: string }>({ activity: null, predikat: 'Cakap', note: '' });
  const activities: readonly { id: string; nama: string }[] = useView(activity.api.list, {}).data;
  const chosen = activities.find((it) => it.id === wish.activity);
  const add = () => wish.activity && void save.run({ id_general_report: id, id_activities: wish.activity, predikat: wish.predikat, note: wish.note }).then(() => setWish({ ...wish, activity: null, note: '' })).catch(() => undefined);
  return (
    <>
      <Rows rows={data.map((it) => ({ id: it.id, isOwn: it.id_general_report === id, nama: it.nama, about: it.note, beside: <b>{it.predikat}</b> }))} none={t('noActivities')} onRemove={isWriting ? (row) => void remove.run({ id: row }).catch(() => undefined) : undefined} />
      {isWriting && (
        <form className="report-add" onSubmit={(it) => { it.preventDefault(); add(); }}>
          <Field label={t('activity')}>{(field) => <ReferenceSelect id={field} of="activity" value={wish.activity} onChange={(activity) => setWish({ ...wish, activity })} />}</Field>
          <Field label={t('predicate')}>{(field) => <Select<PredikatKegiatan> id={field} value={wish.predikat} onChange={(predikat) => setWish({ ...wish, predikat })} options={PREDIKAT_KEGIATAN.map((value) => ({ value, label: value }))} />}</Field>
          <Field label={t('remark')}>{(field) => <Input id={field} maxLength={300} value={wish.note} onChange={(it) => setWish({ ...wish, note: it.target.value })} />}</Field>
          {chosen && <ReadySentences type="kegiatan" alias={chosen.nama} report={report} written={wish.note} predikat={wish.predikat.toLowerCase()} max={300} onWrite={(note) => setWish({ ...wish, note })} />}
          <Button type="primary" htmlType="submit" disabled={!wish.activity} loading={save.pending}>{t('add')}</Button>
        </form>
      )}
    </>
  );
}

const CHOICES = { jenis: 'kind', bidang: 'field', tingkat: 'level', peringkat: 'place', kategori: 'group' } as const;
const EMPTY: IsiPrestasi = { jenis: 'akademik', bidang: 'sains', tingkat: 'sekolah', peringkat: 'juara_1', kategori: 'individu', nama_lomba: '', penyelenggara: '', tanggal: null, tahun: 2026, keterangan: '' };

/** What may be written of an achievement, without what belongs to its line. */
const contentOf = ({ jenis, bidang, tingkat, peringkat, kategori, nama_lomba, penyelenggara, tanggal, tahun, keterangan }: IsiPrestasi): IsiPrestasi => ({ jenis, bidang, tingkat, peringkat, kategori, nama_lomba, penyelenggara, tanggal, tahun, keterangan });

export function AchievementRows({ report: { id_general_report: id, boleh } }: Of) {
  const isWriting = isWritten(boleh);
  const t = useWords('reports');
  const { data } = useView(conduct.achievements, { id });
  const [save, correct, remove] = [useAction(conduct.achieve), useAction(conduct.correctAchievement), useAction(conduct.removeAchievement)];
  const [wish, setWish] = useState<IsiPrestasi>({ ...EMPTY, tahun: clock.now().getFullYear() });
  const [changed, setChanged] = useState<string>();
  const begin = (row: string) => {
    const it = data.find((one) => one.id === row);
    if (!it) return;
    setWish(contentOf(it));
    setChanged(row);
  };
  const leave = () => { setWish({ ...wish, nama_lomba: '', penyelenggara: '' }); setChanged(undefined); };
  const put = () => void (changed ? correct.run({ id: changed, achievement: wish }) : save.run({ id, achievement: wish })).then(leave).catch(() => undefined);
  return (
    <>
      <Rows rows={data.map((it) => ({ id: it.id, isOwn: it.id_general_report === id, nama: it.nama_lomba, about: [t(it.peringkat), t(it.tingkat), t(it.jenis), it.tahun, it.penyelenggara].filter(Boolean).join(' · ') }))} none={t('noAchievements')} onChange={isWriting ? begin : undefined} onRemove={isWriting ? (row) => void remove.run({ id: row }).catch(() => undefined) : undefined} />
      {isWriting && (
        <form className="report-add is-wide" onSubmit={(it) => { it.preventDefault(); put(); }}>
          <Field label={t('competition')}>{(field) => <Input id={field} required minLength={3} maxLength={150} value={wish.nama_lomba} onChange={(it) => setWish({ ...wish, nama_lomba: it.target.value })} />}</Field>
          {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((name) => (
            <Field key={name} label={t(CHOICES[name])}>{(field) => <Select id={field} value={wish[name] as string} onChange={(it) => setWish({ ...wish, [name]: it })} options={(isiPrestasi[name].options as readonly string[]).map((value) => ({ value, label: t(value as 'akademik') }))} />}</Field>
          ))}
          <Field label={t('yearOf')}>{(field) => <InputNumber id={field} min={2000} max={2100} precision={0} value={wish.tahun} onChange={(it) => setWish({ ...wish, tahun: it ?? wish.tahun })} />}</Field>
          <Field label={t('organiser')}>{(field) => <Input id={field} maxLength={150} value={wish.penyelenggara} onChange={(it) => setWish({ ...wish, penyelenggara: it.target.value })} />}</Field>
          <Button type="primary" htmlType="submit" disabled={wish.nama_lomba.trim().length < 3} loading={save.pending || correct.pending}>{t(changed ? 'keep' : 'add')}</Button>
          {changed && <Button onClick={leave}>{t('cancel')}</Button>}
        </form>
      )}
    </>
  );
}
