import { DeleteOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input, InputNumber, Select } from 'antd';
import { exam } from '#contract/exam/exam.api';
import { teachers } from '#contract/people/teacher.api';
import { MinutesFile } from '#client/exam/minutes-file';
import { classesOf, type Detail } from '#client/exam/exam-said';
import { useLeaveGuard } from '#client/kit/leave-guard';
import { Overtaken, useDraft } from '#client/kit/overtaken';
import { useProblemText } from '#client/kit/problem';
import { useTelling } from '#client/kit/telling';
import { useAction, useLiveState, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/exam/exam.css';
import '#client/exam/exam.words';

type Room = { id_pengawas_cbt?: string; ruang: string; sesi: number; daftar_guru: string[]; daftar_kelas: string[] };

/** The rooms of an exam, who supervises them and whose students sit there. */
export function ExamRooms({ detail, mayEdit, isSat }: { detail: Detail; mayEdit: boolean; isSat: boolean }) {
  const t = useWords('exam');
  if (mayEdit) return <RoomsForm detail={detail} />;
  if (!detail.listPengawas.length) return <><p className="soft">{t('noRooms')}</p>{isSat && <MinutesFile id_pengawas_cbt={detail.cbt.id_cbt} />}</>;
  return (
    <section className="panel" aria-label={t('rooms')}>
      <ul className="record-lines">
        {detail.listPengawas.map((it) => <li key={it.id_pengawas_cbt}><b>{it.ruang}</b> · {t('shiftOf', { sesi: it.sesi })} · {classesOf(it) || '–'} · {t('people', { count: it.jumlah_peserta })}<small>{it.daftar_guru.map(({ nama }) => nama ?? t('erased')).join(', ') || t('nobody')}</small>{isSat && <MinutesFile id_pengawas_cbt={it.id_pengawas_cbt} of={it.ruang} />}</li>)}
      </ul>
    </section>
  );
}

function RoomsForm({ detail: { cbt, listPengawas } }: { detail: Detail }) {
  const [t, telling, textOf] = [useWords('exam'), useTelling(), useProblemText()];
  const { run, pending, error } = useAction(exam.change, { isQuiet: true });
  const { data: staff } = useView(teachers.directory, {});
  const isOffline = useLiveState() === 'offline';
  const draft = useDraft({ pengawas: listPengawas.map(({ id_pengawas_cbt, ruang, sesi, daftar_guru, daftar_kelas }): Room => ({ id_pengawas_cbt, ruang, sesi, daftar_guru: daftar_guru.map((it) => it.id_guru), daftar_kelas: daftar_kelas.map((it) => it.id_kelas_tahun_ajaran) })) });
  const { question } = useLeaveGuard(draft.isBegun);
  const isi = listPengawas.map((it) => [it.ruang, t('shiftOf', { sesi: it.sesi }), it.daftar_guru.map(({ nama }) => nama ?? t('erased')).join(', ') || t('nobody'), classesOf(it) || '–'].join(' · ')).join('; ') || t('noRooms');
  const classes = cbt.daftar_kelas.map((it) => ({ value: it.id_kelas_tahun_ajaran, label: it.kelas }));
  const people = staff.map((it) => ({ value: it.id, label: it.nama ?? t('erased') }));
  const save = ({ pengawas }: { pengawas: Room[] }) => run({ id_cbt: cbt.id_cbt, pengawas, sebelum: { pengawas: draft.seen.pengawas } }).then(() => { draft.saved(); telling.success({ title: t('saved') }); }, () => undefined);
  return (
    <Form key={JSON.stringify(draft.seen)} name="exam-rooms" layout="vertical" className="panel exam-form" disabled={pending} initialValues={draft.now} onValuesChange={(_, all: { pengawas: Room[] }) => draft.write(all)} onFinish={(it: { pengawas: Room[] }) => void save(it)}>
      <p className="soft">{t('roomsAbout')}</p>
      {error && <Alert type="error" showIcon title={t('notSaved')} description={textOf(error)} />}
      <Form.List name="pengawas">
        {(rooms, { add, remove }) => (
          <>
            {rooms.map(({ key, name }, i) => (
              <fieldset key={key} className="exam-room">
                <legend>{t('room', { nomor: i + 1 })} <Button size="small" icon={<DeleteOutlined aria-hidden />} aria-label={t('removeRoom', { nomor: i + 1 })} onClick={() => remove(name)} /></legend>
                <Form.Item name={[name, 'id_pengawas_cbt']} hidden><Input /></Form.Item>
                <div className="exam-fields">
                  <Form.Item name={[name, 'ruang']} label={t('roomName')} rules={[{ required: true, whitespace: true, message: t('required') }]}><Input maxLength={50} /></Form.Item>
                  <Form.Item name={[name, 'sesi']} label={t('shift')} rules={[{ required: true, message: t('required') }]}><InputNumber min={1} max={20} precision={0} /></Form.Item>
                </div>
                <Form.Item name={[name, 'daftar_guru']} label={t('supervisors')}><Select mode="multiple" maxCount={10} options={people} showSearch={{ optionFilterProp: 'label' }} /></Form.Item>
                <Form.Item name={[name, 'daftar_kelas']} label={t('kelas')}><Select mode="multiple" options={classes} /></Form.Item>
              </fieldset>
            ))}
            {!pending && <Overtaken isi={isi} draft={draft} />}
            <div className="exam-acts">
              <Button onClick={() => add({ ruang: t('room', { nomor: rooms.length + 1 }), sesi: 1, daftar_guru: [], daftar_kelas: rooms.length ? [] : classes.map(({ value }) => value) })}>{t('addRoom')}</Button>
              <Button type="primary" htmlType="submit" loading={pending} disabled={!draft.isBegun || draft.isOvertaken || isOffline}>{t('save')}</Button>
              {isOffline && <span className="soft">{t('offline')}</span>}
            </div>
          </>
        )}
      </Form.List>
      {question}
    </Form>
  );
}
