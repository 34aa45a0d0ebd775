import { Modal, Switch } from 'antd';
import { useState } from 'react';
import type { OutputOf } from '#contract/kit/endpoint';
import type { PeranGuru } from '#contract/people/people';
import { teachers } from '#contract/people/teacher.api';
import type { ApiError } from '#client/kit/api';
import { useProblem } from '#client/kit/problem';
import { useResourceWords } from '#client/kit/resource/resource-words';
import { rolesIn } from '#client/kit/roles';
import { useTelling } from '#client/kit/telling';
import { useAction } from '#client/kit/view';
import { useWords } from '#client/kit/words';
import { ROLES, TEACHER } from '#client/people/forms';
import '#client/people/people.css';

type Teacher = OutputOf<typeof teachers.one>['data'];

/** What a teacher may do, a switch each role; the school has one principal, so a second one asks. */
export function RolesPanel({ teacher }: { teacher: Teacher }) {
  const [t, say, telling, complain] = [useWords('persons'), useResourceWords(TEACHER), useTelling(), useProblem()];
  const [grant, revoke] = [useAction(teachers.grant, { isQuiet: true }), useAction(teachers.revoke, { isQuiet: true })];
  const [present, setPresent] = useState<string>();
  const [busy, setBusy] = useState<PeranGuru>();
  const [nama, held] = [teacher.nama ?? t('erasedName'), rolesIn(teacher)];

  async function give(role: PeranGuru, isGiven: boolean, gantikan = false) {
    setBusy(role);
    const done = isGiven ? grant.run({ id: teacher.id, roles: [role], gantikan }) : revoke.run({ id: teacher.id, roles: [role] });
    await done.then(() => telling.success({ title: t('rolesSaved') }), (error: ApiError) => {
      if (error.code === 'PRINCIPAL_EXISTS' && isGiven) setPresent(String(error.body.nama ?? ''));
      else complain(error, () => void give(role, isGiven, gantikan));
    });
    setBusy(undefined);
  }

  return (
    <section className="panel" aria-labelledby="roles-title">
      <h2 id="roles-title">{t('tabRoles')}</h2>
      <p className="person-about">{t('rolesAbout')}</p>
      <ul className="person-roles">
        {ROLES.map((role) => (
          <li key={role}>
            <Switch aria-label={say.choice('role', role)} checked={held.includes(role)} loading={busy === role} disabled={busy !== undefined} onChange={(isGiven) => void give(role, isGiven)} />
            <span>{say.choice('role', role)}</span>
          </li>
        ))}
      </ul>
      <Modal open={present !== undefined} title={t('replaceTitle')} okText={t('replace')} onCancel={() => setPresent(undefined)} width={480}
        onOk={() => { setPresent(undefined); void give('kepalaSekolah', true, true); }}>
        {t('replaceAbout', { sekarang: present ?? '', nama })}
      </Modal>
    </section>
  );
}
