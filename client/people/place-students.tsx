import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import { classroom } from '#contract/classroom/classroom.api';
import type { OutputOf } from '#contract/kit/endpoint';
import { students } from '#contract/people/student.api';
import { Dialog } from '#client/kit/dialog';
import { tellSnack } from '#client/kit/snack';
import { useTelling } from '#client/kit/telling';
import { questionOf, useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/people/people.css';
import '#client/people/persons.words';

type Row = Pick<OutputOf<typeof students.list>['data'][number], 'id' | 'nama' | 'id_kelas' | 'status_murid'>;
type Props = { students: readonly Row[]; onDone: () => void; onClose: () => void };

/** Puts students into a class, each out of the one that they are in, and offers the way back. */
export function PlaceStudents({ students: chosen, onDone, onClose }: Props) {
  const [t, telling, client] = [useWords('persons'), useTelling(), useQueryClient()];
  const [to, setTo] = useState<string>();
  const [add, move, remove] = [useAction(classroom.addStudents), useAction(classroom.moveStudents), useAction(classroom.removeStudents)];
  const { data: classes, isFetching } = useQuery(questionOf(classroom.all, {}));
  const options = (classes?.data ?? []).map(({ id_kelas_tahun_ajaran, kelas, jumlah_murid }) => ({ value: id_kelas_tahun_ajaran, label: t('classOption', { kelas, jumlah: jumlah_murid }) }));
  const classNow = ({ id_kelas }: Row) => classes?.data.find((it) => it.id_kelas === id_kelas)?.id_kelas_tahun_ajaran ?? null;
  const placed = chosen.filter((it) => it.status_murid === 'aktif');
  const away = chosen.length - placed.length;

  const between = async (from: string | null, into: string | null, rows: readonly Row[]): Promise<Row[]> => {
    const daftar_murid = rows.map((it) => it.id);
    if (!from) await add.run({ id: into as string, daftar_murid });
    else if (!into) await remove.run({ id: from, daftar_murid });
    else {
      const { data } = await move.run({ id: from, id_kelas_tujuan: into, daftar_murid });
      const gone = new Set(data.hasil.filter((it) => it.status === 'pindah').map((it) => it.id_murid));
      const stayed = data.hasil.filter((it) => it.status === 'ditolak');
      if (stayed.length) telling.error({ title: t('notPlaced', { nama: stayed.map((it) => it.nama ?? t('erasedName')).join(', ') }) });
      return rows.filter((it) => gone.has(it.id));
    }
    return [...rows];
  };
  /** Class by class, as each of them is a step of its own that may be refused. */
  const each = async (rows: readonly Row[], step: (kelas: string | null, rows: readonly Row[]) => Promise<Row[]>) => {
    const done: Row[] = [];
    for (const kelas of new Set(rows.map(classNow))) {
      const some = rows.filter((it) => classNow(it) === kelas);
      for (let i = 0; i < some.length; i += 100) done.push(...(await step(kelas, some.slice(i, i + 100)).catch(() => [])));
    }
    await client.invalidateQueries({ queryKey: [students.list.name] });
    return done;
  };
  const place = async (into: string) => {
    const done = await each(placed.filter((it) => classNow(it) !== into), (from, rows) => between(from, into, rows));
    if (!done.length) return onClose();
    tellSnack({ text: t('placedMany', { count: done.length }), undo: () => void each(done, (back, rows) => between(into, back, rows)) });
    onDone();
    onClose();
  };
  const isUnderway = add.pending || move.pending;
  return (
    <Dialog width={480} title={t('placeMany', { count: placed.length })} okText={t('place')} okButtonProps={{ disabled: !to || !placed.length, loading: isUnderway }} cancelText={t('cancel')} onOk={() => void (to && place(to))} onCancel={onClose}>
      <div className="person-placing">
        {away > 0 && <Alert type="info" showIcon title={t('notHere', { count: away })} />}
        <Select<string> aria-label={t('placeTitle')} placeholder={t('placeTitle')} value={to} onChange={setTo} options={options} loading={isFetching} disabled={isUnderway} showSearch={{ optionFilterProp: 'label' }} />
        <p className="person-about">{t('placeManyAbout')}</p>
      </div>
    </Dialog>
  );
}
