import { Button, Drawer, type GetRef, Input } from 'antd';
import { useRef, useState } from 'react';
import type { Attendance } from '#contract/attendance/attendance';
import { attendance } from '#contract/attendance/attendance.api';
import { useFocusBack } from '#client/kit/focus';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { menuOf } from '#client/attendance/register-line';
import '#client/attendance/attendance.words';

/** What the contract allows. */
const MAX_LENGTH = 300;

/** A teacher's note on one student in this lesson; what was typed stays until it is saved. */
export function NoteDrawer({ row, onClose }: { row: Attendance; onClose: () => void }) {
  const t = useWords('attendance');
  useFocusBack(menuOf(row));
  const { run, pending } = useAction(attendance.note);
  const [notes, setNotes] = useState(row.notes ?? '');
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  const title = t('noteFor', { nama: row.nama ?? t('unnamed') });
  const save = () => run({ id: row.id, notes }).then(onClose, () => undefined);
  return (
    <Drawer open autoFocus={false} placement="bottom" size={300} title={title} onClose={onClose}
      // The menu that led here gives the focus back when it has faded: only then is it ours to take.
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      extra={<Button type="primary" loading={pending} onClick={save}>{t('save')}</Button>}>
      <Input.TextArea ref={field} autoFocus aria-label={title} rows={4} maxLength={MAX_LENGTH} showCount value={notes}
        onChange={({ target }) => setNotes(target.value)} />
    </Drawer>
  );
}
