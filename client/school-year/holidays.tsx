import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Empty } from 'antd';
import { useState } from 'react';
import { schoolYear } from '#contract/school-year/school-year.api';
import { formOver } from '#client/kit/resource/form-over';
import { RemovalDialog } from '#client/kit/resource/removal-dialog';
import { ResourceForm } from '#client/kit/resource/resource-form';
import { formatHariTanggal } from '#client/kit/time';
import { useView } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import '#client/kit/resource/resource.css';
import '#client/school-year/school-year.css';

type Holiday = { id: string; tanggal: string; nama: string };
const HOLIDAY = formOver('holiday', 'nama', schoolYear.declareHoliday.input.shape, { list: schoolYear.holidays, create: schoolYear.declareHoliday });

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
      {isAdding && <ResourceForm resource={HOLIDAY} title={t('addHoliday')} onClose={() => setAdding(false)} />}
      {removed && (
        <RemovalDialog endpoint={schoolYear.withdrawHoliday} id={removed.id} list={schoolYear.holidays} title={t('removeHoliday', { nama: removed.nama })}
          question={t('removeHolidayConfirm', { nama: removed.nama, tanggal: formatHariTanggal(removed.tanggal) })} onClose={() => setRemoved(undefined)} />
      )}
    </section>
  );
}
