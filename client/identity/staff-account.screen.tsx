import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { access, staffAccount } from '#contract/identity/access.api';
import { Dialog } from '#client/kit/dialog';
import { later } from '#client/kit/later';
import type { Column } from '#client/kit/list/column';
import { EditRow, RemoveRow, RowActs } from '#client/kit/list/row-acts';
import { ListScreen } from '#client/kit/list-screen';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useLanguage, useWords } from '#client/kit/words';
import { roleName } from '#client/identity/role-names';
import type { Row } from '#client/identity/staff-account-form';
import '#client/identity/access.words';

const StaffAccountForm = later(async () => (await import('#client/identity/staff-account-form')).StaffAccountForm);

type Asked = { what: 'block' | 'remove'; row: Row };

/** Accounts of staff who do not teach. */
export function StaffAccountScreen() {
  const t = useWords('access');
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns(setEdited, setAsked);
  return (
    <ListScreen title={t('accounts')} about={t('accountsAbout')} endpoint={staffAccount.list} columns={columns} rowKey="id" search
      actions={<Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited('new')}>{t('add')}</Button>}>
      {edited && <StaffAccountForm row={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
      {asked && <Sure {...asked} onClose={() => setAsked(null)} />}
    </ListScreen>
  );
}

function useColumns(edit: (row: Row) => void, ask: (it: Asked) => void): Column<Row>[] {
  const [t, language, telling] = [useWords('access'), useLanguage(), useTelling()];
  const { run } = useAction(access.endSessions);
  const named = ({ nama, username }: Row) => nama ?? username ?? '–';
  const end = (row: Row) => void run({ id: row.id }).then(() => telling.success({ title: t('endedSessions', { nama: named(row) }) }), () => undefined);
  return [
    { key: 'nama', title: t('nama'), sorter: true, text: named },
    { key: 'username', title: t('username'), sorter: true, text: ({ username }) => username },
    { key: 'roles', title: t('roles'), width: 200, text: (it) => it.roles.map((role) => roleName(role, language)).join(', ') },
    {
      key: 'actions', title: t('actions'), width: 270,
      render: (it) => it.roles.includes('admin') ? null : (
        <RowActs>
          <Button size="small" aria-label={t('endSessionsOf', { nama: named(it) })} onClick={() => end(it)}>{t('endSessions')}</Button>
          <Button size="small" aria-label={t('blockOf', { nama: named(it) })} onClick={() => ask({ what: 'block', row: it })}>{t('block')}</Button>
          <EditRow label={t('editOf', { nama: named(it) })} onPress={() => edit(it)} />
          <RemoveRow label={t('removeOf', { nama: named(it) })} onPress={() => ask({ what: 'remove', row: it })} />
        </RowActs>
      ),
    },
  ];
}

/** What cannot be taken back is asked once more. */
function Sure({ what, row, onClose }: Asked & { onClose: () => void }) {
  const [t, telling] = [useWords('access'), useTelling()];
  const [block, remove] = [useAction(access.block), useAction(staffAccount.remove)];
  const nama = row.nama ?? row.username ?? '–';
  const isBlock = what === 'block';
  const go = () => (isBlock ? block.run({ id_akun: row.id }) : remove.run({ id: row.id })).then(() => {
    telling.success({ title: t(isBlock ? 'blockDone' : 'removed') });
    onClose();
  }, () => undefined);
  return (
    <Dialog title={t(isBlock ? 'blockOf' : 'removeOf', { nama })} okText={t(isBlock ? 'block' : 'remove')} okButtonProps={{ type: 'default', danger: true }} cancelText={t('cancel')}
      confirmLoading={block.pending || remove.pending} onOk={() => void go()} onCancel={onClose}>
      {t(isBlock ? 'blockAbout' : 'removeAbout', { nama })}
    </Dialog>
  );
}
