import { useEffect } from 'react';
import { institution } from '#contract/institution/institution.api';
import { loadDisplay } from '#client/display/display';
import { loadSchool } from '#client/shell/school';
import { follow } from '#client/kit/live';
import { session, useSession } from '#client/kit/session';

const settings = () => follow(institution.settings, {});
const display = () => follow(institution.display, { id_akun: session.get()?.user.id });

/** Asks for what every screen waits for; settles whatever became of it. */
export const arrive = () => Promise.allSettled([settings().ask(loadSchool), display().ask(loadDisplay)]);

/** Keeps the school's name, colour and switches as they are now, and the person's display as they set it on another device. */
export function useNews() {
  const id_akun = useSession()?.user.id;
  useEffect(() => {
    if (!id_akun) return;
    const quietly = (load: () => Promise<void>) => () => void load().catch(() => undefined);
    const ends = [settings().watch(quietly(() => settings().ask(loadSchool))), display().watch(quietly(() => display().ask(loadDisplay)))];
    return () => ends.forEach((end) => void end());
  }, [id_akun]);
}
