import { Button, Input } from 'antd';
import type { Attendance } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { optional, text } from '#contract/kit/fields';
import { Panel } from '#client/kit/dialog';
import { formOver } from '#client/kit/resource/form-over';
import { speaksOf } from '#client/kit/resource/resource-words';
import { type Shape, useSaving } from '#client/kit/resource/saving';
import { SavingFields, SavingForm } from '#client/kit/resource/saving-form';
import { useWords } from '#client/kit/words';
import { menuOf } from '#client/attendance/register-line';
import '#client/attendance/attendance.words';

const MOST = 300;
speaksOf('attendance', [{ name: 'attendance-note' }]);
const NOTE = formOver('attendance-note', 'notes', { notes: optional(text({ max: MOST })) }, { list: attendance.register, change: attendance.note });
/** No note is an empty one. */
const SHAPE: Shape = { there: ({ notes }) => ({ notes: notes ?? '' }) };

/** A teacher's note on one student in this lesson. */
export function NoteDrawer({ row, onClose }: { row: Attendance; onClose: () => void }) {
  const t = useWords('attendance');
  const saving = useSaving({ resource: NOTE, row, shape: SHAPE, onSaved: onClose });
  const title = t('noteFor', { nama: row.nama ?? t('unnamed') });
  const control = <Input.TextArea aria-label={title} rows={4} maxLength={MOST} showCount />;
  return (
    <Panel back={menuOf(row)} autoFocus={false} placement="bottom" size={360} title={title} onClose={() => saving.leave(onClose)}
      // The menu that led here gives the focus back when it has faded: only then is it ours to take.
      afterOpenChange={(isOpen) => isOpen && saving.form.focusField('notes')}
      extra={<Button type="primary" htmlType="submit" form="note-form" loading={saving.pending}>{t('save')}</Button>}>
      <SavingForm id="note-form" saving={saving}><SavingFields saving={saving} controls={{ notes: control }} /></SavingForm>
    </Panel>
  );
}
