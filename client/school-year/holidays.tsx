import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Empty, Form, Input } from 'antd';
import { useState } from 'react';
import { schoolYear } from '#contract/school-year/school-year.api';
import { FormDrawer } from '#client/kit/form-drawer';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { formatHariTanggal } from '#client/kit/time';
import { useAction, useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/kit/resource/resource.css';
import '#client/school-year/school-year.css';

type Holiday = { id: string; tanggal: string; nama: string };
const LISTS = [schoolYear.holidays, schoolYear.weeks];
const LEAST_NAME = 3;

/** The holidays of a semester, with those that are added and withdrawn here. */
export function Holidays({ id }: { id: string }) {
  const t = useWords('schoolYear');
  const { data } = useView(schoolYear.holidays, { id_tahun_ajaran: id });
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Holiday>();
  return (
    <section className="panel" aria-labelledby="hari-libur">
      <div className="panel-head">
        <h2 id="hari-libur">{t('holidays')}</h2>
        <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>{t('addHoliday')}</Button>
      </div>
      <p>{t('holidaysAbout')}</p>
      {!data.length && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noHolidays')} />}
      <ul className="plain-list">
        {data.map((it) => (
          <li key={it.id}>
            <span><strong>{it.nama}</strong> <span className="soft">{formatHariTanggal(it.tanggal)}</span></span>
            <Button type="text" danger icon={<DeleteOutlined />} aria-label={t('removeHoliday', { nama: it.nama })} title={t('removeHoliday', { nama: it.nama })} onClick={() => setRemoved(it)} />
          </li>
        ))}
      </ul>
      {isAdding && <HolidayForm onClose={() => setAdding(false)} />}
      {removed && (
        <RemovalDialog endpoint={schoolYear.withdrawHoliday} id={removed.id} list={schoolYear.holidays} title={t('removeHoliday', { nama: removed.nama })}
          question={t('removeHolidayConfirm', { nama: removed.nama, tanggal: formatHariTanggal(removed.tanggal) })} onClose={() => setRemoved(undefined)} />
      )}
    </section>
  );
}

function HolidayForm({ onClose }: { onClose: () => void }) {
  const t = useWords('schoolYear');
  const [form] = Form.useForm<Omit<Holiday, 'id'>>();
  const { run, pending } = useAction(schoolYear.declareHoliday, { isQuiet: true });
  const save = () => {
    const { tanggal, nama } = form.getFieldsValue();
    const errors = [...(tanggal ? [] : [{ name: 'tanggal' as const, errors: [t('wantsDay')] }]), ...(nama.trim().length >= LEAST_NAME ? [] : [{ name: 'nama' as const, errors: [t('wantsName')] }])];
    if (!errors.length) return run({ tanggal, nama: nama.trim() });
    form.setFields(errors);
    form.focusField(errors[0]?.name as 'nama');
    return undefined;
  };
  return (
    <FormDrawer id="holiday" title={t('addHoliday')} form={form} initial={{ tanggal: '', nama: '' }} pending={pending} lists={LISTS} onSave={save} onClose={onClose}>
      <Form.Item name="tanggal" label={t('tanggal')} required><Input type="date" className="resource-date" min="1900-01-01" max="9999-12-31" /></Form.Item>
      <Form.Item name="nama" label={t('holidayName')} required><Input autoComplete="off" maxLength={100} /></Form.Item>
    </FormDrawer>
  );
}
