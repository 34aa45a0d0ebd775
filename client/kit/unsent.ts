import { store } from '#client/kit/store';

/** How much of what somebody did here has not reached the server, and whether the device keeps it beyond this page. */
export const unsent = store({ jumlah: 0, isSafe: true });
