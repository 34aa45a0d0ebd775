import { useEffect } from 'react';
import { institution } from '#contract/institution/institution.api';
import { loadDisplay } from '#client/display/display';
import { loadSchool } from '#client/shell/school';
import { follow } from '#client/kit/live';
import { useSession } from '#client/kit/session';

/** Keeps the school's name, colour and switches as they are now, and the person's display as they set it on another device. */
export function useNews() {
  const id_akun = useSession()?.user.id;
  useEffect(() => {
    if (!id_akun) return;
    const quietly = (load: () => Promise<void>) => () => void load().catch(() => undefined);
    const ends = [follow(institution.settings, {}).watch(quietly(loadSchool)), follow(institution.display, { id_akun }).watch(quietly(loadDisplay))];
    return () => ends.forEach((end) => void end());
  }, [id_akun]);
}
