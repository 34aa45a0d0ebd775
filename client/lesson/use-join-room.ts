import type { Sesi } from '#contract/lesson/lesson.api';
import { room } from '#contract/lesson/room.api';
import { useSession } from '#client/kit/session';
import { useAction } from '#client/kit/view';

const ADDRESS = /^https:\/\//;

/** Opens the online room of a lesson: its address, or that of its Zoom meeting. */
export function useJoinRoom() {
  const session = useSession();
  const { run } = useAction(room.create);
  return ({ zoom_setting, id_guru }: Pick<Sesi, 'zoom_setting' | 'id_guru'>) => {
    if (!zoom_setting) return;
    if (ADDRESS.test(zoom_setting)) return void open(zoom_setting, '_blank', 'noopener');
    void run({ meetingNumber: zoom_setting, role: id_guru === session?.user.id ? 1 : 0 }).then(({ data: { tautan } }) => open(tautan, '_blank', 'noopener'), () => undefined);
  };
}
